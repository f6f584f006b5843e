/** The id at the end of a slug; undefined if there is none. */
export function idInSlug(slug: string): number | undefined {
  const digits = /(?:^|-)([1-9][0-9]{0,14})$/.exec(slug)?.[1];
  return digits === undefined ? undefined : Number(digits);
}
