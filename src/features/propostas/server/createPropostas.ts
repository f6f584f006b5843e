// Begins offers. All changes hold one lock.
import type {} from '#features/licitacoes/server/tables.ts';
import { notFound } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { PropostaRow } from './access.ts';
import { recordMany } from './history.ts';
import { searchWordsOf } from './words.ts';

/** Who changes many offers, and when. */
export type By = { userId: number; now: string };

/** Begins an offer for a notice. @returns its id @throws {Problem} `not-found` if there is no such notice */
export async function createProposta(db: Queries, licitacao: number, userId: number): Promise<number> {
  const [row] = await createPropostas(db, [licitacao], { userId, responsavel: userId, now: new Date().toISOString() });
  return row?.id ?? notFound();
}

/** Begins offers for notices, for those that are there. */
export async function createPropostas(
  db: Queries,
  licitacoes: readonly number[],
  { userId, responsavel, now }: By & { responsavel: number },
): Promise<PropostaRow[]> {
  const created: PropostaRow[] = [];
  for (const some of inBatches(licitacoes)) {
    const notices = await db
      .selectFrom('licitacoes')
      .select(['id', 'modalidade_codigo', 'modalidade', 'num_licitacao', 'orgao', 'objeto', 'uf', 'valor_estimado as estimado_edital'])
      .where('id', 'in', some)
      .orderBy('id')
      .execute();
    if (notices.length === 0) continue;
    const rows = notices.map(({ id, ...notice }) => ({
      ...{ user_id: userId, licitacao_id: id, ...notice },
      busca: searchWordsOf(notice),
      ...{ etapa: 'analisando' as const, etapa_desde: now, responsavel_id: responsavel },
      ...{ decisao: null, decisao_motivo: '', decidida_em: null },
      ...{ resultado_motivo: null, resultado_nota: '', resultado_valor: null, encerrada_em: null },
      ...{ custo_total: 0, preco_total: 0, estimado_total: 0, escritorio: null, version: 1, is_demo: false },
      ...{ created_at: now, updated_at: now, removed_at: null, removed_by: null },
    }));
    created.push(...(await db.insertInto('propostas').values(rows).returningAll().execute()));
  }
  const first = { etapa: 'analisando', ...(responsavel !== userId && { responsavel_id: responsavel }) };
  const changes = created.flatMap(({ id }) =>
    Object.entries(first).map(([campo, depois]) => ({ proposta: id, version: 1, campo, antes: null, depois })),
  );
  await recordMany(db, changes, { by: userId, now });
  return created;
}
