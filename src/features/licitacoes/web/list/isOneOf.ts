/** Whether a code has a text here. */
export function isOneOf<T extends string>(known: readonly T[], code: string): code is T {
  return known.includes(code as T);
}
