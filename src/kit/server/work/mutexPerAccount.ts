/**
 * Lets an account have one of its works under way at a time; the others wait for it. For answers that are long: many at once would be written
 * in one go, and hold everybody up.
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
