// Saves imported notices: new ones, and those newer than the stored version.
import { hash } from 'node:crypto';
import type { Queries } from '#kit/server/database/database.ts';
import { nothingSaved, type Saved } from '#kit/server/records/kind.ts';
import { licitacaoFields } from '../../fields.ts';
import { changesBetween, recordChanges } from '../detail/changes.ts';
import type { LicitacoesTable } from '../tables.ts';
import { derive, type NoticeRead } from './notice.ts';
import { noParts, type PartFacts } from './outcome.ts';
import { findPartFacts } from './partFacts.ts';
import { refreshPrecos } from './precos.ts';
import { saveRegistros } from './registros.ts';
import { findRemoved } from './storedNotices.ts';

/**
 * When records are read differently, replace the number by this version plus one: stored notices are then read again. A new field does
 * the same by its `since`.
 */
const READER_VERSION = Math.max(3, ...Object.values<{ kind: string; since?: number }>(licitacaoFields).map(({ since = 0 }) => since));

export type Incoming = {
  notice: NoticeRead;
  /** The original text; stored beside the notice. */
  registro: string;
};
export type Changed = Incoming & { id: number };

/** Which records are stored word for word, by control number and text, so need not be read again. */
export async function findKnown(
  db: Queries,
  records: readonly { key: string; text: string }[],
): Promise<(key: string, text: string) => boolean> {
  if (records.length === 0) return () => false;
  const rows = await db
    .selectFrom('licitacoes')
    .select(['controle', 'registro_digest'])
    .where(
      'controle',
      'in',
      records.map(({ key }) => key),
    )
    .execute();
  const kept = new Map(rows.map(({ controle, registro_digest }) => [controle, registro_digest]));
  return (key, text) => kept.get(key) === digestOfText(text);
}

/**
 * Runs in the caller's transaction under its `WRITE_LOCK`. Of two records of one purchase the newer wins, whatever their order and source.
 * Parts that waited for the new notices are written by `writePendingParts`.
 * @param runId the import whose changes are recorded; null records none
 * @returns the counts, and the control numbers of the new notices
 */
export async function saveNotices(
  db: Queries,
  incoming: readonly Incoming[],
  runId: number | null,
): Promise<{ saved: Saved; added: string[] }> {
  const newest = new Map<string, Incoming>();
  for (const one of incoming) {
    const other = newest.get(one.notice.controle);
    if (!other || one.notice.atualizacao >= other.notice.atualizacao) newest.set(one.notice.controle, one);
  }
  const controles = [...newest.keys()];
  if (controles.length === 0) return { saved: nothingSaved, added: [] };
  const kept = new Map(
    (
      await db
        .selectFrom('licitacoes')
        .select(['id', 'controle', 'digest', 'atualizacao', 'fonte'])
        .where('controle', 'in', controles)
        .execute()
    ).map((row) => [row.controle, row]),
  );
  const removed = await findRemoved(db, controles);

  const added: Incoming[] = [];
  const changed: Changed[] = [];
  for (const one of newest.values()) {
    const before = kept.get(one.notice.controle);
    if (removed.has(one.notice.controle)) continue;
    if (!before) added.push(one);
    else if (digestOf(one) !== before.digest && wins(one.notice, before)) changed.push({ ...one, id: before.id });
  }
  const written = { importada_em: new Date().toISOString(), importacao_id: runId };
  await insert(db, added, written);
  await update(db, changed, written);
  const ignorados = incoming.filter(({ notice }) => removed.has(notice.controle)).length;
  return {
    saved: {
      novos: added.length,
      atualizados: changed.length,
      ignorados,
      aguardando: 0,
      inalterados: incoming.length - added.length - changed.length - ignorados,
    },
    added: added.map(({ notice }) => notice.controle),
  };
}

/** Who entered it, and how much, is written by the one who knows. */
type Row = Omit<LicitacoesTable, 'id' | 'criada_por' | 'manual_bytes' | keyof Written>;
/** When, and by which import. */
type Written = Pick<LicitacoesTable, 'importada_em' | 'importacao_id'>;

function toRow(one: Incoming, parts: PartFacts): Row {
  return { ...(one.notice as Row), ...derive(one.notice, parts), ...digestsOf(one) };
}

/** By which unchanged records are told, of the version that reads them. */
export function digestsOf(one: Incoming): Pick<LicitacoesTable, 'digest' | 'registro_digest'> {
  return { digest: digestOf(one), registro_digest: digestOfText(one.registro) };
}

function digestOf({ notice }: Incoming): string {
  return digestOfText(JSON.stringify(notice));
}

function digestOfText(text: string): string {
  return hash('sha256', `${READER_VERSION}${text}`, 'base64url');
}

/** Whether the new record wins: the newer one; of the same time, a source corrects itself but not another. */
function wins(now: NoticeRead, before: Pick<LicitacoesTable, 'atualizacao' | 'fonte'>): boolean {
  return now.atualizacao > before.atualizacao || (now.atualizacao === before.atualizacao && now.fonte === before.fonte);
}

async function insert(db: Queries, added: Incoming[], written: Written): Promise<void> {
  if (added.length === 0) return;
  const inserted = await db
    .insertInto('licitacoes')
    .values(added.map((one) => ({ ...toRow(one, noParts), ...written })))
    .returning(['id', 'controle'])
    .execute();
  const ids = new Map(inserted.map(({ id, controle }) => [controle, id]));
  await saveRegistros(
    db,
    added.map(({ notice, registro }) => ({ licitacao_id: ids.get(notice.controle) as number, registro })),
  );
}

/**
 * Parts stay, and still contribute to derived columns.
 * @param written undefined for notices that are only read again
 */
export async function update(db: Queries, changed: Changed[], written: Written | undefined): Promise<void> {
  if (changed.length === 0) return;
  const ids = changed.map(({ id }) => id);
  const runId = written?.importacao_id ?? null;
  if (runId !== null) await recordUpdates(db, changed, ids, runId);
  const factsOf = await findPartFacts(db, ids);
  const before = await db.selectFrom('licitacoes').select(['id', 'orgao']).where('id', 'in', ids).execute();
  const names = new Map(before.map(({ id, orgao }) => [id, orgao]));
  for (const one of changed)
    await db
      .updateTable('licitacoes')
      // What a sheet brings does not count towards the quota of the form.
      .set({ ...toRow(one, factsOf(one.id)), ...written, ...(runId !== null && { manual_bytes: null }) })
      .where('id', '=', one.id)
      .execute();
  const renamed = new Set(changed.filter(({ id, notice }) => notice.orgao !== names.get(id)).map(({ id }) => id));
  await refreshPrecos(db, ids, undefined, ({ licitacao_id }) => renamed.has(licitacao_id));
  await saveRegistros(
    db,
    changed.map(({ id, registro }) => ({ licitacao_id: id, registro })),
  );
}

async function recordUpdates(db: Queries, changed: Changed[], ids: number[], runId: number): Promise<void> {
  const rows = await db.selectFrom('licitacoes').selectAll().where('id', 'in', ids).execute();
  const before = new Map(rows.map((row) => [row.id, row]));
  const changes = changed.flatMap(({ id, notice }) =>
    changesBetween(before.get(id) ?? {}, notice, { licitacao_id: id, fonte: notice.fonte, parte: 'licitacao', numero: '' }),
  );
  await recordChanges(db, runId, changes);
}
