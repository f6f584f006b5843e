/**
 * `compute` with its results kept, for functions that are given the same few strings again and again.
 * @param most how many results; beyond that all are dropped, since the common ones soon come again
 */
export function remembered<Result>(most: number, compute: (text: string) => Result): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (results.size >= most) results.clear();
    results.set(text, result);
    return result;
  };
}
