/** Rows per statement: SQLite binds at most 32,766 values. */
const BATCH = 200;

export function* inBatches<T>(rows: readonly T[]): Generator<T[]> {
  for (let i = 0; i < rows.length; i += BATCH) yield rows.slice(i, i + BATCH);
}
