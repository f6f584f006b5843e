// Queries that are built once and run often: building one takes longer than SQLite needs to answer it.
import type { CompiledQuery } from 'kysely';
import type { Queries } from './database.ts';

/** Stands for a value that is given when the query runs. */
class Placeholder {
  readonly name: string;
  constructor(name: string) {
    this.name = name;
  }
}

/** The values, as `build` sees them: it may only compare columns with them, or write them as values into `sql`. */
type Values = Readonly<Record<string, string | number>>;
type Built<Row> = { compile(): CompiledQuery<Row> };

/**
 * @param build is called once for each connection to a database, with placeholders in place of the values
 * @returns runs the query with these values; within a transaction, it is built each time
 */
export function preparedQuery<Given extends Values, Row>(
  names: readonly (keyof Given & string)[],
  build: (db: Queries, given: Given) => Built<Row>,
): (db: Queries, given: Given) => Promise<Row[]> {
  const placeholders = Object.fromEntries(names.map((name) => [name, new Placeholder(name)])) as unknown as Given;
  const kept = new WeakMap<Queries, CompiledQuery<Row>>();
  return async (db, given) => {
    let compiled = kept.get(db);
    if (!compiled) {
      compiled = build(db, placeholders).compile();
      kept.set(db, compiled);
    }
    const parameters = compiled.parameters.map((value) => (value instanceof Placeholder ? given[value.name] : value));
    return (await db.executeQuery<Row>({ ...compiled, parameters })).rows;
  };
}
