// Saves imported records that have a control number: new ones, and updates of stored ones. The newer record wins as a whole.
import { hash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Queries, Tables } from '#kit/server/database/database.ts';
import { nothingSaved, type RecordKind, type Saved } from '#kit/server/records/kind.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';

/** What a record says, as the columns of its table. */
export type KeyedRead = { controle: string; atualizacao: string };

/** The columns that saving adds. */
export type SavedColumns = { busca: string; registro_digest: string; importada_em: string; importacao_id: number | null };

export type RecordTable<Read extends KeyedRead> = {
  /** Has a table `…_alteracoes` beside it. */
  table: keyof Tables & string;
  /** Increase when records are read differently: stored ones are then read again. */
  version: number;
  /** The columns whose changes the history records. */
  recorded: readonly (keyof Read & string)[];
  /** Columns derived from the others, `busca` among them. */
  derive: (read: Read) => { busca: string; [column: string]: string };
  /** Keeps more of what an import changed than the history does. `before`: the stored row. */
  keepUpdates?: (db: Queries, updates: readonly Update<Read>[], runId: number) => Promise<void>;
};

export type Update<Read> = { id: number; before: Read; read: Read };

type Stored = { id: number; controle: string; atualizacao: string; registro_digest: string; [column: string]: unknown };
type Change = { registro_id: number; campo: string; antes: string | null; depois: string | null };
/** Tables by name, whose columns are those of the read record. */
type AnyTables = Kysely<{ [table: string]: Stored & { importacao_id: number | null } }>;

/** How records of a table are recognised as known, and saved. */
export function recordStore<Read extends KeyedRead>(of: RecordTable<Read>): Required<Pick<RecordKind<Read>, 'findKnown' | 'save'>> {
  const digestOf = (text: string) => hash('sha256', `${of.version}${text}`, 'base64url');
  return {
    findKnown: async (db, records) => {
      if (records.length === 0) return () => false;
      const keys = records.map(({ key }) => key);
      const rows = await (db as unknown as AnyTables)
        .selectFrom(of.table)
        .select(['controle', 'registro_digest'])
        .where('controle', 'in', keys)
        .execute();
      const kept = new Map(rows.map(({ controle, registro_digest }) => [controle, registro_digest]));
      return (key, text) => kept.get(key) === digestOf(text);
    },
    save: (db, rows, runId) =>
      saveRecords(
        db,
        of,
        rows.map(({ read, text }) => ({ read, digest: digestOf(text) })),
        runId,
      ),
  };
}

/**
 * Runs in the caller's transaction under the lock of its kind.
 * @param runId the import whose changes are recorded; null records none
 */
export async function saveRecords<Read extends KeyedRead>(
  db: Queries,
  of: RecordTable<Read>,
  incoming: readonly { read: Read; digest: string }[],
  runId: number | null,
): Promise<Saved> {
  if (incoming.length === 0) return nothingSaved;
  const any = db as unknown as AnyTables;
  const newest = new Map<string, { read: Read; digest: string }>();
  for (const one of incoming) {
    const before = newest.get(one.read.controle);
    if (!before || before.read.atualizacao <= one.read.atualizacao) newest.set(one.read.controle, one);
  }
  const stored = await any
    .selectFrom(of.table)
    .selectAll()
    .where('controle', 'in', [...newest.keys()])
    .execute();
  const kept = new Map((stored as unknown as Stored[]).map((row) => [row.controle, row]));
  const added: object[] = [];
  const changes: Change[] = [];
  const updates: Update<Read>[] = [];
  let atualizados = 0;
  for (const { read, digest } of newest.values()) {
    const before = kept.get(read.controle);
    const row = { ...read, ...of.derive(read), registro_digest: digest };
    if (!before) {
      added.push({ ...row, importada_em: new Date().toISOString(), importacao_id: runId });
      continue;
    }
    // An older record than the stored one says nothing new.
    if (read.atualizacao < before.atualizacao) continue;
    const differs = Object.entries(read).some(([name, value]) => name !== 'atualizacao' && asText(value) !== asText(before[name]));
    const written = differs ? { ...row, importada_em: new Date().toISOString(), importacao_id: runId } : row;
    if (differs || digest !== before.registro_digest) await any.updateTable(of.table).set(written).where('id', '=', before.id).execute();
    if (!differs) continue;
    atualizados++;
    updates.push({ id: before.id, before: before as unknown as Read, read });
    for (const campo of of.recorded) {
      const [antes, depois] = [asText(before[campo]), asText(read[campo])];
      if (antes !== depois) changes.push({ registro_id: before.id, campo, antes, depois });
    }
  }
  for (const some of inBatches(added))
    await any
      .insertInto(of.table)
      .values(some as never)
      .execute();
  if (runId !== null) {
    await recordChanges(db, of.table, changes, runId);
    await of.keepUpdates?.(db, updates, runId);
  }
  return { ...nothingSaved, novos: added.length, atualizados, inalterados: incoming.length - added.length - atualizados };
}

async function recordChanges(db: Queries, table: string, changes: readonly Change[], runId: number): Promise<void> {
  const alterada_em = new Date().toISOString();
  for (const some of inBatches(changes)) {
    const rows = some.map(
      ({ registro_id, campo, antes, depois }) => sql`(${registro_id}, ${runId}, ${campo}, ${antes}, ${depois}, ${alterada_em})`,
    );
    await sql`insert into ${sql.table(`${table}_alteracoes`)} (registro_id, importacao_id, campo, antes, depois, alterada_em)
      values ${sql.join(rows)}`.execute(db);
  }
}

/** Null for empty values. */
function asText(value: unknown): string | null {
  return value === null || value === undefined || value === '' ? null : String(value);
}
