// The dates of demo offers, which move with the days.
import { dayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type {} from './tables.ts';

/** Moves the dates of demo offers by the days since they were last moved. */
export async function movePropostas(db: Queries, seededOn: string | undefined, today: Date): Promise<void> {
  if (seededOn === undefined) return;
  const moved = Date.parse(dayInBrasilia(today)) - Date.parse(seededOn);
  const later = (instant: string) => new Date(Date.parse(instant) + moved).toISOString();
  const laterIfAny = (instant: string | null) => instant && later(instant);
  const laterDay = (day: string | null) => day && new Date(Date.parse(day) + moved).toISOString().slice(0, 10);
  const rows = await db
    .selectFrom('propostas')
    .select(['id', 'etapa_desde', 'decidida_em', 'encerrada_em', 'created_at', 'updated_at'])
    .select(['contrato_assinatura', 'contrato_inicio', 'contrato_fim'])
    .where('is_demo', '=', true)
    .execute();
  for (const { id, etapa_desde, decidida_em, encerrada_em, created_at, updated_at, ...contract } of rows) {
    await db
      .updateTable('propostas')
      .set({
        ...{ etapa_desde: later(etapa_desde), decidida_em: laterIfAny(decidida_em), encerrada_em: laterIfAny(encerrada_em) },
        ...{ created_at: later(created_at), updated_at: later(updated_at) },
        ...{ contrato_assinatura: laterDay(contract.contrato_assinatura), contrato_inicio: laterDay(contract.contrato_inicio) },
        contrato_fim: laterDay(contract.contrato_fim),
      })
      .where('id', '=', id)
      .execute();
    const changes = await db.selectFrom('propostas_alteracoes').select(['id', 'alterada_em']).where('proposta_id', '=', id).execute();
    for (const change of changes)
      await db
        .updateTable('propostas_alteracoes')
        .set({ alterada_em: later(change.alterada_em) })
        .where('id', '=', change.id)
        .execute();
    const entries = await db.selectFrom('propostas_checklist').select(['id', 'prazo', 'feito_em']).where('proposta_id', '=', id).execute();
    for (const entry of entries) {
      await db
        .updateTable('propostas_checklist')
        .set({ prazo: laterDay(entry.prazo), feito_em: laterIfAny(entry.feito_em) })
        .where('id', '=', entry.id)
        .execute();
    }
    const files = await db.selectFrom('propostas_arquivos').select(['id', 'created_at']).where('proposta_id', '=', id).execute();
    for (const file of files)
      await db
        .updateTable('propostas_arquivos')
        .set({ created_at: later(file.created_at) })
        .where('id', '=', file.id)
        .execute();
    const comments = await db.selectFrom('propostas_comentarios').select(['id', 'created_at']).where('proposta_id', '=', id).execute();
    for (const comment of comments)
      await db
        .updateTable('propostas_comentarios')
        .set({ created_at: later(comment.created_at) })
        .where('id', '=', comment.id)
        .execute();
  }
}
