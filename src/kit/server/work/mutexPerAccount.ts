/**
 * Runs one task per account at a time; the others wait. For large responses: serialising many at once would block the event loop.
 */
export function mutexPerAccount(): <Result>(account: number, work: () => Promise<Result>) => Promise<Result> {
  const last = new Map<number, Promise<unknown>>();
  return (account, work) => {
    const result = (last.get(account) ?? Promise.resolve()).then(work);
    const ended = result.then(
      () => {},
      () => {},
    );
    last.set(account, ended);
    void ended.then(() => {
      if (last.get(account) === ended) last.delete(account);
    });
    return result;
  };
}
