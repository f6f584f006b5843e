// Demo offers for demo notices, and their dates, which move with the days.
import { toSearchWords } from '#brasil/server/portuguese.ts';
import type {} from '#features/auth/server/tables.ts';
import type {} from '#features/certidoes/server/tables.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import { dayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { createRandom, type Random } from '#kit/server/random.ts';
import { lineTotal, priced, toCents } from '../calculo.ts';
import { type Etapa, etapas, isEnded } from '../entities.ts';
import { beginChecklist } from './checklist/entries.ts';
import { kindOf } from './checklist/kinds.ts';
import { type DemoProposta, demoPropostas } from './demoPropostas.ts';
import { saveTotals } from './items.ts';
import type {} from './tables.ts';

const DAY_MS = 86_400_000;
/** Offers that ended before are not part of the year. */
const YEAR_DAYS = 360;
/** Modalities with offers: concorrência, pregão, dispensa. */
const modalidades = [4, 5, 6, 7, 8];
const MOST_ITEMS = 5;

type Notice = Awaited<ReturnType<typeof listNotices>>['open'][number];

/** Seeds a year of offers of the accounts with these addresses, shared with the office unless private. */
export async function seedPropostas(db: Queries, emails: readonly string[], today: Date): Promise<void> {
  const users = await db.selectFrom('users').select(['id', 'email']).where('email', 'in', emails).execute();
  const accounts = emails.flatMap((email) => users.find((user) => user.email === email)?.id ?? []);
  if (accounts.length === 0) return;
  const notices = await listNotices(db, today);
  const random = createRandom(4140);
  for (const demo of demoPropostas) {
    const notice = notices[demo.of].at(demo.place);
    if (notice) await seedOne(db, demo, notice, { accounts, today, random });
  }
}

type Context = { accounts: readonly number[]; today: Date; random: Random };

async function seedOne(db: Queries, demo: DemoProposta, notice: Notice, { accounts, today, random }: Context): Promise<void> {
  const by = accounts[demo.by] ?? (accounts[0] as number);
  const { id: licitacao_id, prazo, valor_estimado: estimado_edital, ...names } = notice;
  const steps = stepsOf(demo, new Date(prazo ?? today), today);
  const last = steps.at(-1) as Step;
  const decided = steps.find(({ etapa }) => etapa === 'decidida' || etapa === 'desistida');
  const { id } = await db
    .insertInto('propostas')
    .values({
      ...{ user_id: by, licitacao_id, estimado_edital, ...names, etapa: demo.etapa, etapa_desde: last.at, responsavel_id: by },
      busca: toSearchWords(names.modalidade, names.num_licitacao, names.orgao, names.objeto),
      decisao: demo.etapa === 'desistida' ? 'no-go' : decided ? 'go' : null,
      ...{ decisao_motivo: demo.decisao ?? '', decidida_em: decided?.at ?? null },
      ...{ resultado_motivo: demo.motivo ?? null, resultado_nota: demo.nota ?? '', resultado_valor: null },
      encerrada_em: isEnded(demo.etapa) ? last.at : null,
      ...{ custo_total: 0, preco_total: 0, estimado_total: 0, escritorio: demo.isPrivate ? null : ('editor' as const) },
      ...{
        version: steps.length,
        is_demo: true,
        created_at: (steps[0] as Step).at,
        updated_at: last.at,
        removed_at: null,
        removed_by: null,
      },
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('propostas_alteracoes')
    .values(
      steps.map(({ etapa, at }, place) => ({
        ...{ proposta_id: id, item_id: null, numero: null, campo: 'etapa', antes: steps[place - 1]?.etapa ?? null, depois: etapa },
        ...{ version: place + 1, user_id: by, alterada_em: at },
      })),
    )
    .execute();
  const total = demo.etapa === 'desistida' || demo.etapa === 'analisando' ? 0 : await seedItems(db, id, licitacao_id, demo, random);
  const resultado_valor = demo.etapa === 'ganha' ? total : demo.motivo === 'preco' ? toCents(total * 0.96) : null;
  if (resultado_valor) await db.updateTable('propostas').set({ resultado_valor }).where('id', '=', id).execute();
  await db.updateTable('propostas').set({ updated_at: last.at }).where('id', '=', id).execute();
  if (demo.etapa !== 'analisando' && !isEnded(demo.etapa)) await seedChecklist(db, { id, licitacao_id }, demo, { by, today, random });
  const comments = (demo.comentarios ?? []).map(({ by: author, texto }, place, all) => ({
    ...{ proposta_id: id, user_id: accounts[author] ?? by, texto, removed_at: null, removed_by: null },
    created_at: new Date(today.getTime() - (all.length - place) * 3_600_000).toISOString(),
  }));
  if (comments.length > 0) await db.insertInto('propostas_comentarios').values(comments).execute();
}

/** The template's entries: all are done once the offer is sent, some before. */
async function seedChecklist(
  db: Queries,
  proposta: { id: number; licitacao_id: number },
  { etapa }: DemoProposta,
  { by, today, random }: { by: number; today: Date; random: Random },
): Promise<void> {
  await beginChecklist(db, proposta, dayInBrasilia(today));
  // Those that were just decided are still to be linked.
  const isLinked = etapa !== 'decidida';
  const share = etapa === 'decidida' ? 0.2 : etapa === 'preparando' ? 0.6 : 1;
  const entries = await db
    .selectFrom('propostas_checklist')
    .select(['id', 'titulo'])
    .where('proposta_id', '=', proposta.id)
    .orderBy('id')
    .execute();
  const documents = isLinked
    ? await db.selectFrom('certidoes').select(['id', 'tipo']).where('removed_at', 'is', null).orderBy('id').execute()
    : [];
  for (const { id, titulo } of entries) {
    const certidao_id = documents.find(({ tipo }) => tipo === kindOf(titulo))?.id;
    if (certidao_id !== undefined) await db.updateTable('propostas_checklist').set({ certidao_id }).where('id', '=', id).execute();
  }
  const done = entries.filter(() => random.chance(share)).map(({ id }) => id);
  if (done.length === 0) return;
  const feito_em = new Date(today.getTime() - DAY_MS).toISOString();
  await db.updateTable('propostas_checklist').set({ feito_em, feito_por: by, version: 2 }).where('id', 'in', done).execute();
}

/** The first items of the notice, priced below the estimate. @returns the sum of the prices */
async function seedItems(db: Queries, proposta: number, licitacao: number, { etapa }: DemoProposta, random: Random): Promise<number> {
  const lotes = await db
    .selectFrom('lotes')
    .select(['numero', 'descricao', 'unidade', 'quantidade', 'valor_unitario as estimado'])
    .where('licitacao_id', '=', licitacao)
    .orderBy('numero')
    .limit(MOST_ITEMS)
    .execute();
  let total = 0;
  for (const [place, { quantidade: given, ...lote }] of lotes.entries()) {
    const quantidade = given ?? 1;
    const discount = random.between(3, 18) / 100;
    const margem = random.between(9, 26);
    // The last items of an offer in preparation have no price yet.
    const isPriced = lote.estimado !== null && !(etapa === 'decidida' && place > 0) && !(etapa === 'preparando' && place > 2);
    const cost = isPriced ? toCents((lote.estimado ?? 0) * (1 - discount) * (1 - margem / 100)) : null;
    const blank = { ...lote, quantidade, custo: null, margem: null, preco: null };
    const item = cost === null ? blank : priced(blank, { custo: cost, margem });
    const withPrice = cost === null ? item : priced(item, { margem });
    total += lineTotal(quantidade, withPrice.preco) ?? 0;
    await db
      .insertInto('propostas_itens')
      .values({ ...withPrice, proposta_id: proposta, version: 1, removed_at: null, removed_by: null })
      .execute();
  }
  await saveTotals(db, proposta);
  return toCents(total);
}

type Step = { etapa: Etapa; at: string };

/** The stages on the way, before the session until that of sending, after it until the end. */
function stepsOf({ etapa }: DemoProposta, sessao: Date, today: Date): Step[] {
  const way = etapas.slice(0, 5).filter((one) => etapas.indexOf(one) <= etapas.indexOf(etapa));
  const path = etapa === 'desistida' ? (['analisando', 'desistida'] as const) : isEnded(etapa) ? [...way, etapa] : way;
  const days: Record<Etapa, number> = {
    ...{ analisando: -14, decidida: -11, preparando: -8, enviada: -1, disputa: 0.1, ganha: 9, perdida: 4, desistida: -9 },
  };
  // What runs before its session has begun some days ago.
  const begin = sessao > today ? today.getTime() - (path.length - 0.5) * 2 * DAY_MS : null;
  return path.map((one, place) => {
    const at = begin === null ? sessao.getTime() + days[one] * DAY_MS : begin + place * 2 * DAY_MS;
    return { etapa: one, at: new Date(Math.min(at, today.getTime() - 60_000 * (path.length - place))).toISOString() };
  });
}

async function listNotices(db: Queries, today: Date) {
  const now = today.toISOString();
  const yearAgo = new Date(today.getTime() - YEAR_DAYS * DAY_MS).toISOString();
  const notices = db
    .selectFrom('licitacoes')
    .select(['id', 'modalidade_codigo', 'modalidade', 'num_licitacao', 'orgao', 'objeto', 'uf', 'valor_estimado', 'prazo'])
    .where('fonte', '=', 'demo')
    .where('modalidade_codigo', 'in', modalidades)
    .where('prazo', 'is not', null);
  const [awarded, running, open] = await Promise.all([
    notices.where('tem_resultado', '=', true).where('prazo', '>', yearAgo).orderBy('prazo', 'desc').orderBy('id').execute(),
    notices.where('prazo', '<', now).where('encerrada', '=', false).orderBy('prazo', 'desc').orderBy('id').execute(),
    notices.where('prazo', '>', now).where('encerrada', '=', false).orderBy('prazo').orderBy('id').execute(),
  ]);
  return { awarded, running, open };
}

/** Moves the dates of demo offers by the days since they were last moved. */
export async function movePropostas(db: Queries, seededOn: string | undefined, today: Date): Promise<void> {
  if (seededOn === undefined) return;
  const moved = Date.parse(dayInBrasilia(today)) - Date.parse(seededOn);
  const later = (instant: string) => new Date(Date.parse(instant) + moved).toISOString();
  const laterIfAny = (instant: string | null) => instant && later(instant);
  const rows = await db
    .selectFrom('propostas')
    .select(['id', 'etapa_desde', 'decidida_em', 'encerrada_em', 'created_at', 'updated_at'])
    .where('is_demo', '=', true)
    .execute();
  for (const { id, etapa_desde, decidida_em, encerrada_em, created_at, updated_at } of rows) {
    await db
      .updateTable('propostas')
      .set({
        ...{ etapa_desde: later(etapa_desde), decidida_em: laterIfAny(decidida_em), encerrada_em: laterIfAny(encerrada_em) },
        ...{ created_at: later(created_at), updated_at: later(updated_at) },
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
      const prazo = entry.prazo && new Date(Date.parse(entry.prazo) + moved).toISOString().slice(0, 10);
      await db
        .updateTable('propostas_checklist')
        .set({ prazo, feito_em: laterIfAny(entry.feito_em) })
        .where('id', '=', entry.id)
        .execute();
    }
    const comments = await db.selectFrom('propostas_comentarios').select(['id', 'created_at']).where('proposta_id', '=', id).execute();
    for (const comment of comments)
      await db
        .updateTable('propostas_comentarios')
        .set({ created_at: later(comment.created_at) })
        .where('id', '=', comment.id)
        .execute();
  }
}
