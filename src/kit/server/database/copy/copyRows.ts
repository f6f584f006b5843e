// Copies all rows of one database into another, checks them, and goes on after a kill.
import { CopyFault, type Reader, type Writer } from './store.ts';
import { RowsHash, type RowsSum, type Table } from './values.ts';

export type CopyRules = {
  /** Tables whose rows mean nothing in another database: they stay empty. */
  left: readonly string[];
  /** Tables that are copied before others, because kept triggers read them. */
  first: readonly string[];
  /** Triggers that fill the tables of `counted` while rows are copied, by a part of their names; other triggers do not run. */
  keep: string;
  /** Tables that the kept triggers fill. */
  counted: readonly string[];
};

/** The rows copied so far, of all. */
type Progress = (table: string, rows: number) => void;

/** What each table adds up to. */
export type Sums = Record<string, RowsSum>;

type Copied = RowsSum & { next: string | null };

const keyOf = ({ name }: Table) => `rows ${name}`;

/**
 * Copies the rows of `from`, in which nobody writes meanwhile, and checks each table by its sum. If it was interrupted, it goes on where it was.
 * The copy is marked as unfinished until `end` of its writer.
 * @returns what was copied
 * @throws {CopyFault} if the schemas differ, a row cannot be stored, the copy differs, or `from` has changed since the interruption
 */
export async function copyRows(from: Reader, to: Writer, rules: CopyRules, onProgress: Progress = () => {}): Promise<Sums> {
  const before = await to.state();
  if (!before.has('prepared')) await to.prepare(rules.keep);
  const tables = await matchTables(from, to, rules);
  for (const table of tables) await copyTable(from, to, table, before.get(keyOf(table)), onProgress);
  const sums: Sums = {};
  const copied = await to.state();
  for (const table of tables) {
    const { rows, hash } = JSON.parse(copied.get(keyOf(table)) as string) as Copied;
    const found = await sumOf(to, table);
    if (found.rows !== rows || found.hash !== hash)
      throw new CopyFault(`The copy of ${table.name} differs: ${found.rows} rows instead of ${rows}, or other values.`);
    sums[table.name] = found;
  }
  await to.setCounters(await from.counters());
  await to.finish();
  return sums;
}

/** The sum of all rows of a table. @param until where to stop; null: at the end */
export async function sumOf(reader: Reader, table: Table, until: string | null = null): Promise<RowsSum> {
  const hash = new RowsHash(table);
  let at: string | null = null;
  do {
    const chunk = await reader.read(table, at);
    hash.add(chunk.rows);
    at = chunk.next;
  } while (at !== null && at !== until);
  return hash.sum;
}

async function copyTable(from: Reader, to: Writer, table: Table, before: string | undefined, onProgress: Progress): Promise<void> {
  const copied = before === undefined ? undefined : (JSON.parse(before) as Copied);
  if (copied) {
    const { rows, hash } = await sumOf(from, table, copied.next);
    if (rows !== copied.rows || hash !== copied.hash)
      throw new CopyFault(`${table.name} has changed since the copy was interrupted. Empty the target, and begin again.`);
    if (copied.next === null) return;
  }
  const hash = new RowsHash(table, copied);
  let at = copied?.next ?? null;
  do {
    const chunk = await from.read(table, at);
    hash.add(chunk.rows);
    at = chunk.next;
    await to.write(table, chunk.rows, [keyOf(table), JSON.stringify({ ...hash.sum, next: at } satisfies Copied)]);
    onProgress(table.name, hash.rows);
  } while (at !== null);
}

/** The tables of both, with the kinds that PostgreSQL knows. */
async function matchTables(from: Reader, to: Writer, { left, counted, first }: CopyRules): Promise<Table[]> {
  const leftOut = [...left, ...counted];
  const [source, target] = [await from.tables(), await to.tables()].map((tables) =>
    tables.filter(({ name }) => !leftOut.includes(name)),
  ) as [Table[], Table[]];
  const shape = (tables: Table[]) => tables.map(({ name, columns }) => `${name} (${columns.map((column) => column.name).join(', ')})`);
  const [has, needs] = [shape(source), shape(target)];
  const odd = has.find((table) => !needs.includes(table)) ?? needs.find((table) => !has.includes(table));
  if (odd) throw new CopyFault(`Source and target have different tables: ${odd}.`);
  const tables = to.engine === 'postgres' ? target : source;
  return tables.toSorted((a, b) => Number(first.includes(b.name)) - Number(first.includes(a.name)));
}
