// Follows of the demo accounts in all stages, and their notifications.

import { toSearchWords } from '#brasil/server/portuguese.ts';
import type {} from '#features/auth/server/tables.ts';
import { cnpjOfEmpresa } from '#features/empresa/server/tables.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { fold } from '#kit/server/text/fold.ts';
import type { FollowKind, Priority, Stage } from '../contract.ts';
import type { ChangedNotification, DateNotification } from '../notifications.ts';
import { type Change, pickImportant } from './changes.ts';
import { findNames, type NoticeFacts } from './followedItems.ts';
import { nextDateOf, thisMoment } from './noticeDates.ts';
import type { Notify } from './notifyChanges.ts';
import { notifyOnce } from './notifyDates.ts';
import { addTags } from './tags.ts';

/** Which item: of the notices that were changed, will open, are open, in progress, won or lost, or of the bills, at this position. */
type Pick = {
  of: 'changed' | 'ahead' | 'open' | 'running' | 'won' | 'lost' | 'bill' | 'changedBill';
  place: number;
  stage: Stage;
  priority?: Priority;
  note?: string;
  tags?: readonly (keyof typeof seedTags)[];
};

/** Tags of the demo accounts. */
const seedTags = { Limpeza: 'blue', 'Sem amostra': 'green', Urgente: 'red' } as const;

const picks: readonly Pick[] = [
  {
    of: 'changed',
    place: 0,
    stage: 'analysing',
    priority: 'high',
    note: 'O edital mudou: reler antes de fechar o preço.',
    tags: ['Urgente'],
  },
  { of: 'open', place: 2, stage: 'proposal', priority: 'high', note: 'Proposta com a Marina. Falta a certidão do FGTS.' },
  { of: 'open', place: 6, stage: 'proposal', note: 'O fornecedor prometeu a cotação para amanhã.', tags: ['Limpeza', 'Urgente'] },
  { of: 'ahead', place: 1, stage: 'analysing', note: 'Pede atestado de capacidade técnica. Ver se o do ano passado serve.' },
  { of: 'ahead', place: 4, stage: 'analysing', priority: 'high', note: 'Perguntar ao pregoeiro sobre o prazo de entrega.' },
  { of: 'open', place: 13, stage: 'analysing', priority: 'low', tags: ['Sem amostra'] },
  { of: 'ahead', place: 7, stage: 'interested', note: 'Parecida com a que vencemos no ano passado.' },
  { of: 'open', place: 21, stage: 'interested', priority: 'high', note: 'Bom valor, um só local.' },
  { of: 'ahead', place: 11, stage: 'interested' },
  { of: 'open', place: 34, stage: 'interested', priority: 'low', note: 'Só se a equipe tiver tempo.' },
  { of: 'running', place: 1, stage: 'submitted', priority: 'high', note: 'Segundo lugar na fase de lances. Acompanhar a habilitação.' },
  { of: 'running', place: 5, stage: 'submitted' },
  { of: 'won', place: 1, stage: 'won', note: 'Contrato assinado. Agendar a reunião de início.' },
  { of: 'lost', place: 5, stage: 'lost', note: 'Perdemos por 2% no preço. Rever o frete.' },
  { of: 'lost', place: 11, stage: 'lost', priority: 'low' },
  { of: 'changedBill', place: 0, stage: 'analysing', priority: 'high', note: 'Avisar o jurídico quando for a plenário.' },
  { of: 'bill', place: 3, stage: 'interested', note: 'Interessa à filial de Brasília.' },
  { of: 'bill', place: 7, stage: 'interested' },
  { of: 'bill', place: 12, stage: 'analysing', priority: 'low' },
  { of: 'bill', place: 20, stage: 'submitted', note: 'Contribuição enviada à consulta pública.' },
];

/** Modalidades with stages: concorrência and pregão. */
const competitions = [4, 5, 6, 7];
/** From this many days ahead, the deadline for questions is still in the future. */
const AHEAD_DAYS = 7;
/** Offset between accounts, so that they follow different items. */
const BETWEEN_ACCOUNTS = 1;
const DAY_MS = 86_400_000;

type Ports = { notify: Notify; notices: NoticeFacts };

/** Makes the accounts with these addresses follow some demo items, with notifications. */
export async function seedFollows(db: Queries, emails: readonly string[], today: Date, { notify, notices }: Ports): Promise<void> {
  const users = await db.selectFrom('users').select(['id', 'email']).where('email', 'in', emails).execute();
  const lists = await listItems(db, notices, today);
  for (const { id: userId, email } of users) {
    const shift = emails.indexOf(email) * BETWEEN_ACCOUNTS;
    // Their notifications belong to former follows.
    await db.deleteFrom('follow_dates_told').where('user_id', '=', userId).execute();
    const followed = picks.flatMap((pick) => {
      const item = lists[pick.of].at(pick.place + shift);
      const kind: FollowKind = pick.of === 'bill' || pick.of === 'changedBill' ? 'projeto' : 'licitacao';
      return item === undefined ? [] : [{ pick, kind, item }];
    });
    const tags = await seedTagsOf(db, userId, today, new Set(followed.flatMap(({ pick }) => pick.tags ?? [])));
    for (const [number, { pick, kind, item }] of followed.entries()) {
      const since = new Date(today.getTime() - (number + 2) * DAY_MS).toISOString();
      const { stage, priority = 'normal', note = '' } = pick;
      const { id } = await db
        .insertInto('follows')
        .values({
          ...{ user_id: userId, kind, item_id: item, stage, priority, note, busca: toSearchWords(note) },
          ...{ place: number * 1024, created_at: since, updated_at: since },
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await addTags(
        db,
        (pick.tags ?? []).flatMap((name) => tags.get(name) ?? []).map((tag) => ({ follow: id, tag })),
      );
    }
    for (const { pick, kind, item } of followed) {
      if (pick.of === 'changed' || pick.of === 'changedBill') await notifyChanged(db, notify, userId, kind, item);
      if (pick.stage === 'proposal') await notifyDate(db, notify, userId, item, today);
    }
  }
}

/** Creates those of `used` that the account does not have. @returns their ids */
async function seedTagsOf(db: Queries, userId: number, today: Date, used: ReadonlySet<string>): Promise<Map<string, number>> {
  const tags = Object.entries(seedTags).filter(([name]) => used.has(name));
  if (tags.length === 0) return new Map();
  const rows = tags.map(([name, color]) => ({
    ...{ user_id: userId, name, name_key: fold(name), color, created_at: today.toISOString() },
  }));
  await db
    .insertInto('follow_tags')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'name_key']).doNothing())
    .execute();
  const there = await db.selectFrom('follow_tags').select(['id', 'name']).where('user_id', '=', userId).execute();
  return new Map(there.map(({ id, name }) => [name, id]));
}

async function listItems(db: Queries, { suspensa }: NoticeFacts, today: Date): Promise<Record<Pick['of'], number[]>> {
  const now = today.toISOString();
  const soon = new Date(today.getTime() + AHEAD_DAYS * DAY_MS).toISOString();
  const notices = db
    .selectFrom('licitacoes')
    .select('id')
    .where('fonte', '=', 'demo')
    .where('situacao_codigo', '<>', suspensa)
    .where('modalidade_codigo', 'in', competitions);
  const coming = notices.where('prazo', '>', now).where('encerrada', '=', false);
  const own = db
    .selectFrom('resultados')
    .select('licitacao_id')
    .where('fornecedor_documento', '=', await cnpjOfEmpresa(db));
  const awarded = notices.where('tem_resultado', '=', true).orderBy('referencia', 'desc').orderBy('id');
  const changed = db.selectFrom('licitacoes_alteracoes').select('licitacao_id');
  const unchanged = coming.where('id', 'not in', changed);
  const latest = db.selectFrom('projetos').select('id').where('demo', '=', true).orderBy('ultima_tramitacao', 'desc').orderBy('id');
  const changedBills = db.selectFrom('projetos_alteracoes').select('projeto_id');
  return {
    changed: idsOf(await coming.where('id', 'in', changed).orderBy('prazo').orderBy('id').execute()),
    ahead: idsOf(await unchanged.where('abertura', '>=', soon).orderBy('abertura').orderBy('id').execute()),
    open: idsOf(await unchanged.where('abertura', '<', soon).orderBy('prazo').orderBy('id').execute()),
    running: idsOf(await notices.where('prazo', '<', now).where('encerrada', '=', false).orderBy('prazo', 'desc').orderBy('id').execute()),
    won: idsOf(await awarded.where('id', 'in', own).execute()),
    lost: idsOf(await awarded.where('id', 'not in', own).execute()),
    bill: idsOf(await latest.where('id', 'not in', changedBills).execute()),
    changedBill: idsOf(await latest.where('id', 'in', changedBills).execute()),
  };
}

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

/** As if its last change had just been imported. */
async function notifyChanged(db: Queries, notify: Notify, userId: number, kind: FollowKind, item: number): Promise<void> {
  const changes = await listHistory(db, kind, item);
  const name = (await findNames(db, kind, [item])).get(item);
  if (changes.length === 0 || name === undefined) return;
  const data: ChangedNotification = { kind, item, name, ...pickImportant(kind, changes) };
  await notify(db, [{ userIds: [userId], kind: 'follow.changed', data, about: `${kind} ${item} demo` }]);
}

async function listHistory(db: Queries, kind: FollowKind, item: number): Promise<Change[]> {
  const some = 3;
  if (kind === 'projeto')
    return db
      .selectFrom('projetos_alteracoes')
      .select(['id', 'projeto_id as item', 'importacao_id', 'campo', 'antes', 'depois', 'alterada_em'])
      .where('projeto_id', '=', item)
      .orderBy('alterada_em', 'desc')
      .limit(some)
      .execute();
  const rows = await db
    .selectFrom('licitacoes_alteracoes')
    .select(['id', 'licitacao_id as item', 'importacao_id', 'campo', 'antes', 'depois', 'alterada_em', 'parte', 'numero'])
    .where('licitacao_id', '=', item)
    .orderBy('alterada_em', 'desc')
    .limit(some)
    .execute();
  return rows.map(({ parte, numero, ...change }) => (parte === 'licitacao' ? change : { ...change, parte, numero }));
}

async function notifyDate(db: Queries, notify: Notify, userId: number, item: number, today: Date): Promise<void> {
  const notice = await db
    .selectFrom('licitacoes')
    .select(['publicacao', 'abertura', 'encerramento', 'encerrada', 'modalidade_codigo'])
    .where('id', '=', item)
    .executeTakeFirst();
  const next = notice && nextDateOf({ ...notice, suspensa: false }, thisMoment(today));
  const name = (await findNames(db, 'licitacao', [item])).get(item);
  if (!next || name === undefined) return;
  const data: DateNotification = { kind: 'licitacao', item, name, date: next.kind, at: next.at, allDay: next.allDay };
  await notifyOnce(db, notify, userId, [data]);
}
