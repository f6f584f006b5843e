// Checks, before anything is written, whether a PostgreSQL database can store our data.
import type { ExclusiveConnection } from '../database.ts';
import { assertOwnDatabase, UnusableDatabase } from '../ownership.ts';

/** The oldest version that the queries are tested with. */
const OLDEST = 15;

/** Tables of extensions (`deptype = 'e'`) belong to the server, not to another program. */
const tablesWithColumns = `select tables.relname as name, columns.attname as column_name from pg_class as tables
  join pg_attribute as columns on columns.attrelid = tables.oid and columns.attnum > 0 and not columns.attisdropped
  where tables.relnamespace = current_schema()::regnamespace and tables.relkind in ('r', 'p')
    and not exists (select from pg_depend where objid = tables.oid and deptype = 'e')`;

const facts = `select current_setting('server_version_num')::int / 10000 as version, current_setting('server_version') as version_name,
  current_setting('server_encoding') as encoding, current_database() as name, current_user as account, current_schema() as schema,
  coalesce(has_schema_privilege(current_schema(), 'create'), false) as may_create`;

/** @throws {UnusableDatabase} for an old server, an encoding other than UTF-8, an account that may not create tables, another program's database */
export async function checkPostgres(rows: ExclusiveConnection['rows']): Promise<void> {
  const [found] = await rows(facts);
  const { version, version_name, encoding, name, account, schema, may_create } = found as Record<string, unknown>;
  if (Number(version) < OLDEST)
    throw new UnusableDatabase(`The database server is PostgreSQL ${version_name}. Certame needs ${OLDEST} or newer.`);
  if (encoding !== 'UTF8')
    throw new UnusableDatabase(
      `The database ${name} has the encoding ${encoding}. Make one for Certame by: createdb --encoding=UTF8 --template=template0 NAME`,
    );
  if (schema === null || !may_create)
    throw new UnusableDatabase(
      `The account ${account} may not create tables in the database ${name}. Let it by: grant create, usage on schema ${schema ?? 'public'} to "${account}"`,
    );
  await assertOwnDatabase(rows, tablesWithColumns, `The database ${name}`);
}
