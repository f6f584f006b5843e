// The dates of demo offers, which move with the days.
import { dayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { Etapa } from '../entities.ts';
import { dueDay } from './checklist/dueDay.ts';
import type {} from './tables.ts';

/** Moves the dates of demo offers by the days since they were last moved. */
export async function movePropostas(db: Queries, seededOn: string | undefined, today: Date): Promise<void> {
  if (seededOn === undefined) return;
  const moved = Date.parse(dayInBrasilia(today)) - Date.parse(seededOn);
  const later = (instant: string) => new Date(Date.parse(instant) + moved).toISOString();
  const laterDay = (day: string | null) => day && new Date(Date.parse(day) + moved).toISOString().slice(0, 10);
  const rows = await db
    .selectFrom('propostas')
    .leftJoin('licitacoes', 'licitacoes.id', 'propostas.licitacao_id')
    .select(['contrato_assinatura', 'contrato_inicio', 'contrato_fim'])
    .select(['propostas.id', 'etapa', 'etapa_desde', 'decidida_em', 'encerrada_em', 'created_at', 'updated_at', 'publicacao', 'prazo'])
    .where('is_demo', '=', true)
    .execute();
  const modelos = await db.selectFrom('propostas_modelos').select(['text_key', 'dias']).where('text_key', 'is not', null).execute();
  const dias = new Map(modelos.map((modelo) => [modelo.text_key ?? '', modelo.dias]));
  for (const { id, etapa, etapa_desde, decidida_em, encerrada_em, created_at, updated_at, ...rest } of rows) {
    const { contrato_assinatura, contrato_inicio, contrato_fim, ...notice } = rest;
    // Sessions move by business days.
    const fitted = (stage: string | null, instant: string) => within(notice, stage, later(instant));
    await db
      .updateTable('propostas')
      .set({
        etapa_desde: fitted(etapa, etapa_desde),
        decidida_em: decidida_em && fitted('decidida', decidida_em),
        encerrada_em: encerrada_em && fitted(etapa, encerrada_em),
        ...{
          contrato_assinatura: laterDay(contrato_assinatura),
          contrato_inicio: laterDay(contrato_inicio),
          contrato_fim: laterDay(contrato_fim),
        },
        ...{ created_at: fitted('analisando', created_at), updated_at: fitted(etapa, updated_at) },
      })
      .where('id', '=', id)
      .execute();
    const changes = await db
      .selectFrom('propostas_alteracoes')
      .select(['id', 'campo', 'entrada_id', 'depois', 'alterada_em'])
      .where('proposta_id', '=', id)
      .execute();
    const sent = changes.find(({ campo, depois }) => campo === 'etapa' && depois === 'enviada')?.alterada_em;
    const stageAt = (instant: string) => (sent !== undefined && instant <= sent ? 'enviada' : null);
    for (const { id: change, campo, depois, alterada_em } of changes)
      await db
        .updateTable('propostas_alteracoes')
        .set({ alterada_em: fitted(campo === 'etapa' ? depois : stageAt(alterada_em), alterada_em) })
        .where('id', '=', change)
        .execute();
    const entries = await db
      .selectFrom('propostas_checklist')
      .select(['id', 'text_key', 'prazo', 'feito_em'])
      .where('proposta_id', '=', id)
      .execute();
    // Moved by days, what the template proposes would be due on weekends.
    const begun = dayInBrasilia(fitted('decidida', decidida_em ?? created_at));
    for (const entry of entries) {
      const isOwn = changes.some(({ entrada_id, campo }) => entrada_id === entry.id && campo === 'prazo');
      const proposed = isOwn ? undefined : dias.get(entry.text_key ?? '');
      await db
        .updateTable('propostas_checklist')
        .set({
          prazo: (proposed !== undefined && dueDay(rest.prazo, proposed, begun)) || laterDay(entry.prazo),
          feito_em: entry.feito_em && fitted(stageAt(entry.feito_em), entry.feito_em),
        })
        .where('id', '=', entry.id)
        .execute();
    }
    const files = await db.selectFrom('propostas_arquivos').select(['id', 'created_at']).where('proposta_id', '=', id).execute();
    for (const file of files)
      await db
        .updateTable('propostas_arquivos')
        .set({ created_at: fitted(stageAt(file.created_at), file.created_at) })
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

const beforeSession: ReadonlySet<string> = new Set<Etapa>(['analisando', 'decidida', 'preparando', 'enviada', 'desistida']);
const afterSession: ReadonlySet<string> = new Set<Etapa>(['disputa', 'ganha', 'perdida']);

/** What belongs to a stage before the session stays between publication and session, what belongs to a later one stays after it. */
function within({ publicacao, prazo }: { publicacao: string | null; prazo: string | null }, etapa: string | null, instant: string): string {
  if (etapa === null || publicacao === null || prazo === null) return instant;
  if (beforeSession.has(etapa)) return [[instant, publicacao].toSorted()[1] as string, prazo].toSorted()[0] as string;
  return afterSession.has(etapa) && instant < prazo ? prazo : instant;
}
