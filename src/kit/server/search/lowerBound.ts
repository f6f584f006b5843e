/** The first place of sorted documents for which `isBefore` does not hold. */
export function lowerBound(documents: Uint32Array, isBefore: (document: number) => boolean): number {
  let [low, high] = [0, documents.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (isBefore(documents[middle] as number)) low = middle + 1;
    else high = middle;
  }
  return low;
}
