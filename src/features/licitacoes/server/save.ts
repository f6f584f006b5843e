// Writes notices that came in: new ones, and those that are newer than what is kept.
import { hash } from 'node:crypto';
import type { Queries } from '#kit/server/database/database.ts';
import { type DocumentoRead, derive, type LoteFacts, type LoteRead, type NoticeRead } from './notice.ts';
import type { LicitacoesTable } from './tables.ts';

/** Who changes notices looks first which ones there are: one at a time. */
export const TURN = 'licitacoes';

/** Raised when records are read differently than before: then those already kept are read again. */
const READER = 1;

export type Incoming = {
  notice: NoticeRead;
  /** The source's own text; kept beside the notice. */
  registro: string;
  /** Where the source tells them along; they then replace what is kept. */
  lotes?: LoteRead[];
  documentos?: DocumentoRead[];
};

export type Saved = { novos: number; atualizados: number; inalterados: number; ignorados: number };
export const nothingSaved: Saved = { novos: 0, atualizados: 0, inalterados: 0, ignorados: 0 };

/** At most so many in one call: SQLite binds 32,766 values a statement. */
export const BATCH = 200;

/** Which of these records are kept word for word, by control number and text: nothing in them needs to be read again. */
export async function findKnown(
  db: Queries,
  records: { controle: string; text: string }[],
): Promise<(controle: string, text: string) => boolean> {
  if (records.length === 0) return () => false;
  const rows = await db
    .selectFrom('licitacoes')
    .select(['controle', 'registro_digest'])
    .where(
      'controle',
      'in',
      records.map(({ controle }) => controle),
    )
    .execute();
  const kept = new Map(rows.map(({ controle, registro_digest }) => [controle, registro_digest]));
  return (controle, text) => kept.get(controle) === digestOfText(text);
}

/** Runs in the caller's transaction, in its `TURN`. Of two records of one purchase the newer wins, whatever came first and wherever from. */
export async function saveNotices(db: Queries, incoming: Incoming[]): Promise<Saved> {
  const newest = new Map<string, Incoming>();
  for (const one of incoming) {
    const other = newest.get(one.notice.controle);
    if (!other || one.notice.atualizacao >= other.notice.atualizacao) newest.set(one.notice.controle, one);
  }
  const controles = [...newest.keys()];
  if (controles.length === 0) return nothingSaved;
  const kept = new Map(
    (
      await db
        .selectFrom('licitacoes')
        .select(['id', 'controle', 'digest', 'atualizacao', 'fonte'])
        .where('controle', 'in', controles)
        .execute()
    ).map((row) => [row.controle, row]),
  );
  const removed = new Set(
    (await db.selectFrom('licitacoes_removidas').select('controle').where('controle', 'in', controles).execute()).map(
      (row) => row.controle,
    ),
  );

  const added: Incoming[] = [];
  const changed: (Incoming & { id: number })[] = [];
  let ignorados = 0;
  for (const one of newest.values()) {
    const before = kept.get(one.notice.controle);
    if (removed.has(one.notice.controle)) ignorados++;
    else if (!before) added.push(one);
    else if (digestOf(one) !== before.digest && wins(one.notice, before)) changed.push({ ...one, id: before.id });
  }
  await insert(db, added);
  for (const one of changed) await update(db, one);
  return {
    novos: added.length,
    atualizados: changed.length,
    ignorados,
    inalterados: incoming.length - added.length - changed.length - ignorados,
  };
}

function toRow(one: Incoming, lotes: LoteFacts[]): Omit<LicitacoesTable, 'id'> {
  return {
    ...(one.notice as Omit<LicitacoesTable, 'id'>),
    ...derive(one.notice, lotes),
    digest: digestOf(one),
    registro_digest: digestOfText(one.registro),
    importada_em: new Date().toISOString(),
  };
}

function digestOf({ notice, lotes, documentos }: Incoming): string {
  return digestOfText(JSON.stringify([notice, lotes, documentos]));
}

function digestOfText(text: string): string {
  return hash('sha256', `${READER}${text}`, 'base64url');
}

/** The newer one; of two of the same moment, a source corrects itself but not another. */
function wins(now: NoticeRead, before: Pick<LicitacoesTable, 'atualizacao' | 'fonte'>): boolean {
  return now.atualizacao > before.atualizacao || (now.atualizacao === before.atualizacao && now.fonte === before.fonte);
}

async function insert(db: Queries, added: Incoming[]): Promise<void> {
  if (added.length === 0) return;
  const inserted = await db
    .insertInto('licitacoes')
    .values(added.map((one) => toRow(one, one.lotes ?? [])))
    .returning(['id', 'controle'])
    .execute();
  const ids = new Map(inserted.map(({ id, controle }) => [controle, id]));
  const withIds = added.map((one) => ({ ...one, id: ids.get(one.notice.controle) as number }));
  await db
    .insertInto('licitacoes_registros')
    .values(withIds.map(({ registro, id }) => ({ licitacao_id: id, registro })))
    .execute();
  await insertParts(db, withIds);
}

/** Lotes and documents that the source does not tell along stay, and go on telling what they told of the notice. */
async function update(db: Queries, one: Incoming & { id: number }): Promise<void> {
  const { id, registro, documentos } = one;
  const lotes =
    one.lotes ?? (await db.selectFrom('lotes').select(['material_servico', 'situacao_codigo']).where('licitacao_id', '=', id).execute());
  await db.updateTable('licitacoes').set(toRow(one, lotes)).where('id', '=', id).execute();
  await db.updateTable('licitacoes_registros').set({ registro }).where('licitacao_id', '=', id).execute();
  if (one.lotes) await db.deleteFrom('lotes').where('licitacao_id', '=', id).execute();
  if (documentos) await db.deleteFrom('documentos').where('licitacao_id', '=', id).execute();
  await insertParts(db, [one]);
}

async function insertParts(db: Queries, notices: (Incoming & { id: number })[]): Promise<void> {
  const lotes = notices.flatMap(({ id, lotes = [] }) => lotes.map((lote) => ({ ...lote, licitacao_id: id })));
  const documentos = notices.flatMap(({ id, documentos = [] }) => documentos.map((documento) => ({ ...documento, licitacao_id: id })));
  for (const some of inBatches(lotes)) await db.insertInto('lotes').values(some).execute();
  for (const some of inBatches(documentos)) await db.insertInto('documentos').values(some).execute();
}

function* inBatches<T>(rows: T[]): Generator<T[]> {
  for (let i = 0; i < rows.length; i += BATCH) yield rows.slice(i, i + BATCH);
}
