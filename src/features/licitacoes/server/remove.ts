// Removing a notice is real for every reader; a copy waits ten minutes in case it was a mistake, its control number for good.
import type { Insertable } from 'kysely';
import { Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { DocumentosTable, LicitacoesTable, LotesTable, RegistrosTable } from './tables.ts';

const UNDO_MINUTES = 10;

type Copy = {
  licitacao: Insertable<LicitacoesTable>;
  registro: RegistrosTable | undefined;
  lotes: Insertable<LotesTable>[];
  documentos: Insertable<DocumentosTable>[];
};

/** @returns whether there was such a notice */
export async function removeLicitacao(db: Queries, id: number, userId: number): Promise<boolean> {
  const licitacao = await db.selectFrom('licitacoes').selectAll().where('id', '=', id).executeTakeFirst();
  if (!licitacao) return false;
  const copia: Copy = {
    licitacao,
    registro: await db.selectFrom('licitacoes_registros').selectAll().where('licitacao_id', '=', id).executeTakeFirst(),
    lotes: await db.selectFrom('lotes').selectAll().where('licitacao_id', '=', id).execute(),
    documentos: await db.selectFrom('documentos').selectAll().where('licitacao_id', '=', id).execute(),
  };
  await db.updateTable('licitacoes_removidas').set({ copia: null }).where('removida_em', '<', undoLimit()).execute();
  await db
    .insertInto('licitacoes_removidas')
    .values({
      controle: licitacao.controle,
      licitacao_id: id,
      removida_em: new Date().toISOString(),
      removida_por: userId,
      copia: JSON.stringify(copia),
    })
    .execute();
  await db.deleteFrom('licitacoes').where('id', '=', id).execute();
  return true;
}

/** @throws {Problem} `not-found` when it was not removed, `undo-expired` after ten minutes */
export async function restoreLicitacao(db: Queries, id: number): Promise<void> {
  const removed = await db.selectFrom('licitacoes_removidas').selectAll().where('licitacao_id', '=', id).executeTakeFirst();
  if (!removed) throw new Problem('not-found');
  if (removed.removida_em < undoLimit() || !removed.copia) throw new Problem('undo-expired');
  const { licitacao, registro, lotes, documentos } = removed.copia as Copy;
  await db.insertInto('licitacoes').values(licitacao).execute();
  if (registro) await db.insertInto('licitacoes_registros').values(registro).execute();
  for (const lote of lotes) await db.insertInto('lotes').values(lote).execute();
  for (const documento of documentos) await db.insertInto('documentos').values(documento).execute();
  await db.deleteFrom('licitacoes_removidas').where('licitacao_id', '=', id).execute();
}

function undoLimit(): string {
  return new Date(Date.now() - UNDO_MINUTES * 60_000).toISOString();
}
