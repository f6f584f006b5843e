// Demo offers for demo notices: what the company won, lost and works on, over a year.
import type {} from '#features/auth/server/tables.ts';
import { cnpjOfEmpresa } from '#features/empresa/server/tables.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import { startOfDayInBrasilia } from '#kit/clock.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { createRandom, type Random } from '#kit/server/random.ts';
import { toCents } from '../calculo.ts';
import { type Etapa, etapas, isEnded } from '../entities.ts';
import { seedArquivos } from './demoArquivos.ts';
import { type DemoProposta, demoPropostas, endedPropostas } from './demoPropostas.ts';
import type { PropostasOptions } from './ports.ts';
import { seedChecklist, seedContract, seedItems, seedPeople } from './seedParts.ts';
import type {} from './tables.ts';
import { searchWordsOf } from './words.ts';

const DAY_MS = 86_400_000;
/** Offers that ended before are not part of the year. */
const YEAR_DAYS = 360;
/** What is in dispute had its session so many days ago. */
const SESSION_DAYS = 5;
/** Modalities with offers: concorrência, pregão, dispensa; those of the past are of pregão and dispensa, where goods are bought. */
const modalidades = [4, 5, 6, 7, 8];
const ofGoods = [6, 7, 8];

type Notice = Awaited<ReturnType<typeof listNotices>>['open'][number];

type Ports = Pick<PropostasOptions, 'notifyAll' | 'retractNotifications'>;

/** Seeds a year of offers of the accounts with these addresses, shared with the office unless private. */
export async function seedPropostas(db: Queries, emails: readonly string[], today: Date, ports: Ports): Promise<void> {
  const users = await db.selectFrom('users').select(['id', 'email']).where('email', 'in', emails).execute();
  const accounts = emails.flatMap((email) => users.find((user) => user.email === email)?.id ?? []);
  if (accounts.length === 0) return;
  const notices = await listNotices(db, today);
  const random = createRandom(4140);
  // As the results of the notices say who won.
  const own = new Set(notices.won.map(({ id }) => id));
  const ended = endedPropostas(notices.awarded.map(({ id }) => own.has(id)));
  for (const [number, demo] of [...ended, ...demoPropostas].entries()) {
    const notice = notices[demo.of].at(demo.place);
    if (notice) await seedOne(db, demo, notice, { accounts, today, random, ports, number });
  }
}

type Context = { accounts: readonly number[]; today: Date; random: Random; ports: Ports; number: number };

async function seedOne(db: Queries, demo: DemoProposta, notice: Notice, context: Context): Promise<void> {
  const { accounts, today, random, ports, number } = context;
  const by = accounts[demo.by] ?? (accounts[0] as number);
  const { id: licitacao_id, publicacao: _, prazo: __, resultado: ___, valor_estimado: estimado_edital, ...names } = notice;
  const steps = stepsOf(demo, notice, today);
  const last = steps.at(-1) as Step;
  const decided = steps.find(({ etapa }) => etapa === 'decidida' || etapa === 'desistida');
  const { id } = await db
    .insertInto('propostas')
    .values({
      ...{ user_id: by, licitacao_id, estimado_edital, ...names, etapa: demo.etapa, etapa_desde: last.at },
      responsavel_id: accounts[demo.responsavel ?? demo.by] ?? by,
      busca: searchWordsOf(names),
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
  if (demo.etapa === 'ganha') await seedContract(db, id, licitacao_id);
  await db.updateTable('propostas').set({ updated_at: last.at }).where('id', '=', id).execute();
  const sent = steps.find(({ etapa }) => etapa === 'enviada')?.at ?? last.at;
  if (decided && demo.etapa !== 'desistida')
    await seedChecklist(db, { id, licitacao_id }, demo, { by, begun: decided.at, done: sent, random });
  await seedPeople(db, id, demo, { accounts, by, today, ports });
  await seedArquivos(db, { id, version: steps.length }, demo, { number, by, sent, last: last.at });
}

type Step = { etapa: Etapa; at: string };

/** Days from the session to each stage, where the notice leaves time for them. */
const days: Record<Etapa, number> = {
  ...{ analisando: -14, decidida: -11, preparando: -8, enviada: -1, disputa: 0.1, ganha: 9, perdida: 4, desistida: -9 },
};
const MINUTE_MS = 60_000;
/** The day after its result, an offer has ended at this hour. */
const ENDED_MS = 10 * 3_600_000;

/** The stages on the way: from the publication of the notice until the session, then until its result. */
function stepsOf({ etapa }: DemoProposta, { publicacao, prazo, resultado }: Notice, today: Date): Step[] {
  const way = etapas.slice(0, 5).filter((one) => etapas.indexOf(one) <= etapas.indexOf(etapa));
  const path = etapa === 'desistida' ? (['analisando', 'desistida'] as const) : isEnded(etapa) ? [...way, etapa] : way;
  const now = today.getTime();
  const [published, session] = [new Date(publicacao ?? today).getTime(), new Date(prazo ?? today).getTime()];
  // What runs before its session has begun some days ago.
  const step = Math.min(2 * DAY_MS, (now - published) / path.length);
  const share = Math.min(1, (session - published) / DAY_MS / (1 - days.analisando));
  const atOf = (one: Etapa, place: number): number => {
    if (session > now) return now - (path.length - 0.5 - place) * step;
    if (days[one] < 0) return session + days[one] * share * DAY_MS;
    if (isEnded(one) && resultado) return Date.parse(startOfDayInBrasilia(resultado, 1)) + ENDED_MS;
    return session + days[one] * DAY_MS;
  };
  return path.map((one, place) => {
    const at = Math.min(atOf(one, place), now - MINUTE_MS * (path.length - place));
    return { etapa: one, at: new Date(at).toISOString() };
  });
}

async function listNotices(db: Queries, today: Date) {
  const now = today.toISOString();
  // Sessions move by business days: by some days more or less than the days that pass.
  const lately = new Date(today.getTime() - SESSION_DAYS * DAY_MS).toISOString();
  const yearAgo = new Date(today.getTime() - YEAR_DAYS * DAY_MS).toISOString();
  const all = db
    .selectFrom('licitacoes')
    .select(['id', 'modalidade_codigo', 'modalidade', 'num_licitacao', 'orgao', 'objeto', 'uf', 'valor_estimado', 'publicacao', 'prazo'])
    .select((is) =>
      is
        .selectFrom('resultados')
        .select(({ fn }) => fn.min('resultados.data').as('data'))
        .whereRef('resultados.licitacao_id', '=', 'licitacoes.id')
        .where('cancelado', '=', false)
        .as('resultado'),
    );
  const notices = all.where('fonte', '=', 'demo').where('modalidade_codigo', 'in', modalidades).where('prazo', 'is not', null);
  const won = db
    .selectFrom('resultados')
    .select('licitacao_id')
    .where('cancelado', '=', false)
    .where('fornecedor_documento', '=', await cnpjOfEmpresa(db));
  const ofYear = notices
    .where('modalidade_codigo', 'in', ofGoods)
    .where('tem_resultado', '=', true)
    .where('prazo', '>', yearAgo)
    .orderBy('prazo', 'desc')
    .orderBy('id');
  const ofMaterial = notices.where('encerrada', '=', false).where('tipo_item', '=', 'Material');
  const [awarded, own, running, open, byHand, joined] = await Promise.all([
    ofYear.execute(),
    ofYear.where('id', 'in', won).execute(),
    ofMaterial.where('prazo', '<', lately).orderBy('prazo', 'desc').orderBy('id').execute(),
    ofMaterial.where('prazo', '>', now).orderBy('prazo').orderBy('id').execute(),
    all.where('fonte', '=', 'manual').orderBy('id').execute(),
    all.where('id', 'in', db.selectFrom('licitacoes_unioes').select('licitacao_id')).orderBy('id').execute(),
  ]);
  return { awarded, won: own, running, open, byHand, joined };
}
