/** Merges edits into the saved values: unchanged fields take the saved value. @param base the values before the edits */
export function merge<Values extends object>(typed: Values, base: Values, kept: Values): Values {
  return Object.fromEntries(
    Object.entries(typed).map(([field, value]) => {
      const [before, now] = [base[field as keyof Values], kept[field as keyof Values]];
      if (isShape(value) && isShape(before) && isShape(now)) return [field, merge(value, before, now)];
      return [field, isSame(value, before) ? now : value];
    }),
  ) as Values;
}

/** The fields that differ from the initial values. */
export function changedOf<Values extends object>(typed: Values, base: Values): Partial<Values> {
  const fields = Object.entries(typed).filter(([field, value]) => !isSame(value, base[field as keyof Values]));
  return Object.fromEntries(fields) as Partial<Values>;
}

function isShape(value: unknown): value is object {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
