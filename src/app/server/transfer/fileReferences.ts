// Which stored files the rows name.
import { references } from './contents.ts';

type Rows = (query: string) => Promise<Record<string, unknown>[]>;

/** The paths of all files that rows name, as `folder/name`. */
export async function findReferenced(rows: Rows): Promise<Set<string>> {
  const paths = new Set<string>();
  for (const { folder, table, column, where } of references)
    for (const { file } of await rows(`select ${column} as file from ${table} where ${where}`)) paths.add(`${folder}/${file}`);
  return paths;
}

/** The paths of files that rows name and `there` lacks. */
export async function findMissing(rows: Rows, there: ReadonlySet<string>): Promise<string[]> {
  return [...(await findReferenced(rows))].filter((path) => !there.has(path)).sort();
}
