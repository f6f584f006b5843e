/** A line without control characters, which could act on a terminal. */
export function plain(line: string): string {
  return line.replace(/\p{Cc}/gu, ' ');
}

/** Rows as lines with aligned columns; the first row is the header. */
export function textTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) => row.map(plain));
  const widths = (cells[0] ?? []).map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: readonly string[]) => row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join('  ');
  return cells.map((row) => lineOf(row).trimEnd()).join('\n');
}
