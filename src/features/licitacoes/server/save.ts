// Writes notices that came in: new ones, and those that are newer than what is kept.
import { hash } from 'node:crypto';
import type { Queries } from '#kit/server/database/database.ts';
import { type DocumentoRead, derive, type LoteRead, type NoticeRead, tipoItem } from './notice.ts';
import type { LicitacoesTable } from './tables.ts';

export type Incoming = {
  notice: NoticeRead;
  /** The source's own text; kept beside the notice. */
  registro: string;
  /** Where the source tells them along; they then replace what is kept. */
  lotes?: LoteRead[];
  documentos?: DocumentoRead[];
};

export type Saved = { novos: number; atualizados: number; inalterados: number; ignorados: number };

/** At most so many in one call: SQLite binds 32,766 values a statement. */
export const BATCH = 200;

/** Runs in the caller's transaction. Of two records of one purchase the newer wins, whatever came first and wherever from. */
export async function saveNotices(db: Queries, incoming: Incoming[]): Promise<Saved> {
  const newest = new Map<string, Incoming>();
  for (const one of incoming) {
    const other = newest.get(one.notice.controle);
    if (!other || one.notice.atualizacao >= other.notice.atualizacao) newest.set(one.notice.controle, one);
  }
  const controles = [...newest.keys()];
  if (controles.length === 0) return { novos: 0, atualizados: 0, inalterados: 0, ignorados: 0 };
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

  const added: Prepared[] = [];
  const changed: (Prepared & { id: number })[] = [];
  let ignorados = 0;
  for (const one of newest.values()) {
    const before = kept.get(one.notice.controle);
    if (removed.has(one.notice.controle)) ignorados++;
    else if (!before) added.push(prepare(one));
    else {
      const digest = digestOf(one);
      if (digest !== before.digest && wins(one.notice, before)) changed.push({ ...prepare(one), id: before.id });
    }
  }
  await insert(db, added);
  for (const { id, row, one } of changed) await update(db, id, row, one);
  return {
    novos: added.length,
    atualizados: changed.length,
    ignorados,
    inalterados: incoming.length - added.length - changed.length - ignorados,
  };
}

type Row = Omit<LicitacoesTable, 'id'>;
type Prepared = { one: Incoming; row: Row };

function prepare(one: Incoming): Prepared {
  const row: Row = {
    ...(one.notice as Row),
    ...derive(one.notice),
    tipo_item: tipoItem(one.lotes ?? []),
    digest: digestOf(one),
    importada_em: new Date().toISOString(),
  };
  return { one, row };
}

function digestOf({ notice, lotes, documentos }: Incoming): string {
  return hash('sha256', JSON.stringify([notice, lotes, documentos]), 'base64url');
}

/** The newer one; of two of the same moment, a source corrects itself but not another. */
function wins(now: NoticeRead, before: Pick<LicitacoesTable, 'atualizacao' | 'fonte'>): boolean {
  return now.atualizacao > before.atualizacao || (now.atualizacao === before.atualizacao && now.fonte === before.fonte);
}

async function insert(db: Queries, added: Prepared[]): Promise<void> {
  if (added.length === 0) return;
  const inserted = await db
    .insertInto('licitacoes')
    .values(added.map(({ row }) => row))
    .returning(['id', 'controle'])
    .execute();
  const ids = new Map(inserted.map(({ id, controle }) => [controle, id]));
  const withIds = added.map(({ one }) => ({ one, licitacao_id: ids.get(one.notice.controle) as number }));
  await db
    .insertInto('licitacoes_registros')
    .values(withIds.map(({ one: { registro }, licitacao_id }) => ({ licitacao_id, registro })))
    .execute();
  await insertParts(db, withIds);
}

async function update(db: Queries, id: number, row: Row, one: Incoming): Promise<void> {
  const { tipo_item, ...rest } = row;
  await db
    .updateTable('licitacoes')
    .set(one.lotes ? row : rest)
    .where('id', '=', id)
    .execute();
  await db.updateTable('licitacoes_registros').set({ registro: one.registro }).where('licitacao_id', '=', id).execute();
  if (one.lotes) await db.deleteFrom('lotes').where('licitacao_id', '=', id).execute();
  if (one.documentos) await db.deleteFrom('documentos').where('licitacao_id', '=', id).execute();
  await insertParts(db, [{ one, licitacao_id: id }]);
}

async function insertParts(db: Queries, notices: { one: Incoming; licitacao_id: number }[]): Promise<void> {
  const lotes = notices.flatMap(({ one, licitacao_id }) => (one.lotes ?? []).map((lote) => ({ ...lote, licitacao_id })));
  const documentos = notices.flatMap(({ one, licitacao_id }) =>
    (one.documentos ?? []).map((documento) => ({ ...documento, licitacao_id })),
  );
  for (let i = 0; i < lotes.length; i += BATCH)
    await db
      .insertInto('lotes')
      .values(lotes.slice(i, i + BATCH))
      .execute();
  for (let i = 0; i < documentos.length; i += BATCH)
    await db
      .insertInto('documentos')
      .values(documentos.slice(i, i + BATCH))
      .execute();
}
