// Which stored files the rows name.
import { references } from './contents.ts';

type Rows = (query: string) => Promise<Record<string, unknown>[]>;

/** The paths of all files that rows name, as `folder/name`, and the sizes that rows say; null: none does. */
export async function findReferenced(rows: Rows): Promise<Map<string, number | null>> {
  const found = new Map<string, number | null>();
  for (const { folder, table, column, size, where } of references)
    for (const row of await rows(`select ${column} as file, ${size} as size from ${table} where ${where}`)) {
      const path = `${folder}/${row.file}`;
      found.set(path, row.size === null ? (found.get(path) ?? null) : Number(row.size));
    }
  return found;
}

/** The paths of files that rows name and `there` lacks. */
export async function findMissing(rows: Rows, there: ReadonlySet<string>): Promise<string[]> {
  return [...(await findReferenced(rows)).keys()].filter((path) => !there.has(path)).sort();
}
