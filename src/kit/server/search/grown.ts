type Numbers = Uint8Array | Uint16Array | Uint32Array | Int32Array | Float64Array;

/** The array, or a larger copy if it has no room for `length` elements; some are spared for later. */
export function grown<T extends Numbers>(array: T, length: number): T {
  if (length <= array.length) return array;
  const larger = new (array.constructor as new (length: number) => T)(Math.ceil(Math.max(length, array.length * 1.25 + 16)));
  larger.set(array);
  return larger;
}
