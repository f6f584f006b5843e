/** Leaves out what has no value, in depth: OCDS says nothing instead of empty texts, lists and objects. */
export function withoutEmpty(value: object): object {
  return (cleaned(value) as object | undefined) ?? {};
}

function cleaned(value: unknown): unknown {
  if (value === null || value === '') return undefined;
  if (Array.isArray(value)) {
    const kept = value.map(cleaned).filter((one) => one !== undefined);
    return kept.length > 0 ? kept : undefined;
  }
  if (typeof value !== 'object') return value;
  const kept = Object.entries(value).flatMap(([name, one]) => {
    const inner = cleaned(one);
    return inner === undefined ? [] : [[name, inner] as const];
  });
  return kept.length > 0 ? Object.fromEntries(kept) : undefined;
}
