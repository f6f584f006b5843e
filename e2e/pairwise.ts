/** The values of each option, by name. */
export type Domain = Readonly<Record<string, readonly (string | boolean)[]>>;
export type Row<D extends Domain> = { [Name in keyof D]: D[Name][number] };

/**
 * Few rows that contain every pair of values of different options at least once, as far as `isAllowed` permits
 * (called with whole and partial rows: an open option is undefined). Deterministic.
 */
export function pairwise<const D extends Domain>(domain: D, isAllowed: (row: Partial<Row<D>>) => boolean): Row<D>[] {
  const names = Object.keys(domain);
  const open = new Set<string>();
  const key = (a: string, x: unknown, b: string, y: unknown) => (a < b ? `${a}=${x}&${b}=${y}` : `${b}=${y}&${a}=${x}`);
  const pairs = names.flatMap((a, i) =>
    names.slice(i + 1).flatMap((b) => values(domain, a).flatMap((x) => values(domain, b).map((y) => ({ [a]: x, [b]: y })))),
  );
  for (const pair of pairs) {
    const [[a, x], [b, y]] = Object.entries(pair) as [[string, unknown], [string, unknown]];
    if (isAllowed(pair as Partial<Row<D>>)) open.add(key(a, x, b, y));
  }
  const rows: Row<D>[] = [];
  for (const pair of pairs) {
    const [[a, x], [b, y]] = Object.entries(pair) as [[string, unknown], [string, unknown]];
    if (!open.has(key(a, x, b, y))) continue;
    const row: Record<string, string | boolean> = { ...pair };
    for (const name of names.filter((candidate) => !(candidate in row))) {
      const gain = (value: unknown) => Object.entries(row).filter(([other, chosen]) => open.has(key(name, value, other, chosen))).length;
      const allowed = values(domain, name).filter((value) => isAllowed({ ...row, [name]: value } as Partial<Row<D>>));
      row[name] = allowed.reduce((best, value) => (gain(value) > gain(best) ? value : best));
    }
    for (const [i, one] of names.entries()) for (const other of names.slice(i + 1)) open.delete(key(one, row[one], other, row[other]));
    rows.push(row as Row<D>);
  }
  return rows;
}

function values(domain: Domain, name: string): readonly (string | boolean)[] {
  return domain[name] ?? [];
}
