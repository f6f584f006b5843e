import { notFound } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { type Follow, type FollowKind, type FollowMark, priorities, type Stage, stages } from '../contract.ts';
import { nextDateOf } from './noticeDates.ts';
import { type FollowFilter, followedThings, type NoticeFacts, nameColumns, nameOf } from './things.ts';

export type FollowOrder = { sort: 'date' | 'priority' | 'stage' | 'name' | 'created'; order: 'asc' | 'desc' };
type Page = { page: number; perPage: number };

export async function listFollows(
  { read }: Database,
  notices: NoticeFacts,
  userId: number,
  filter: FollowFilter,
  { sort, order }: FollowOrder,
  { page, perPage }: Page,
): Promise<{ follows: Follow[]; total: number }> {
  const now = new Date();
  const keys = await readKeys(read, userId, filter, now);
  const sign = order === 'asc' ? 1 : -1;
  const compare = comparisons[sort];
  keys.sort((a, b) => absentLast(sort, a, b) || sign * (compare(a, b) || a.id - b.id));
  const ids = keys.slice((page - 1) * perPage, page * perPage).map(({ id }) => id);
  return { follows: await readFollows(read, notices, userId, ids, now), total: keys.length };
}

/** @throws {Problem} `not-found` when it is not the user's */
export async function findFollow({ read }: Database, notices: NoticeFacts, userId: number, id: number): Promise<Follow> {
  const [found] = await readFollows(read, notices, userId, [id], new Date());
  return found ?? notFound();
}

/** By stage, in the order that the user gave; of each the first `perStage`. */
export async function listBoard(
  { read }: Database,
  notices: NoticeFacts,
  userId: number,
  filter: FollowFilter,
  perStage: number,
): Promise<{ columns: { stage: Stage; total: number; follows: Follow[] }[] }> {
  const keys = await followedThings(read, userId, filter).select(['follows.id', 'stage']).orderBy('place').orderBy('follows.id').execute();
  const columns = stages.map((stage) => ({ stage, ids: keys.flatMap((key) => (key.stage === stage ? [key.id] : [])) }));
  const shown = columns.flatMap(({ ids }) => ids.slice(0, perStage));
  const follows = await readFollows(read, notices, userId, shown, new Date());
  return {
    columns: columns.map(({ stage, ids }) => ({ stage, total: ids.length, follows: follows.filter((one) => one.stage === stage) })),
  };
}

export function listMarks({ read }: Database, userId: number, kind: FollowKind, items: readonly number[]): Promise<FollowMark[]> {
  if (items.length === 0) return Promise.resolve([]);
  return read
    .selectFrom('follows')
    .select(['item_id as item', 'stage', 'priority', 'note'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('item_id', 'in', items)
    .execute();
}

type Key = Awaited<ReturnType<typeof readKeys>>[number];

/**
 * What everything of a user is put in order by. It is put in order here and not in the database, which knows neither business days
 * nor that 99/2026 comes before 100/2026; a user follows some thousands at most.
 */
async function readKeys(db: Queries, userId: number, filter: FollowFilter, now: Date) {
  const rows = await followedThings(db, userId, filter)
    .select(['follows.id', 'stage', 'priority', 'place', 'follows.created_at', ...nameColumns])
    .select(['abertura', 'encerramento', 'encerrada', 'modalidade_codigo'])
    .execute();
  return rows.map(({ id, stage, priority, place, created_at, ...thing }) => {
    const next = isNotice(thing) ? nextDateOf(thing, now) : undefined;
    return {
      id,
      stage: stages.indexOf(stage),
      priority: priorities.indexOf(priority),
      place,
      created_at,
      name: nameOf(thing),
      at: next?.at,
    };
  });
}

const names = new Intl.Collator('pt', { numeric: true });
const comparisons: Record<FollowOrder['sort'], (a: Key, b: Key) => number> = {
  date: (a, b) => textual(a.at ?? '', b.at ?? ''),
  priority: (a, b) => a.priority - b.priority,
  stage: (a, b) => a.stage - b.stage || a.place - b.place,
  name: (a, b) => names.compare(a.name, b.name),
  created: (a, b) => textual(a.created_at, b.created_at),
};

/** In both directions. */
function absentLast(sort: FollowOrder['sort'], a: Key, b: Key): number {
  return sort === 'date' ? Number(a.at === undefined) - Number(b.at === undefined) : 0;
}

function textual(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** In the order of `ids`. */
async function readFollows(db: Queries, notices: NoticeFacts, userId: number, ids: readonly number[], now: Date): Promise<Follow[]> {
  if (ids.length === 0) return [];
  const rows = await followedThings(db, userId)
    .where('follows.id', 'in', ids)
    .select(['follows.id', 'follows.kind', 'item_id as item', 'stage', 'priority', 'note', 'follows.created_at', 'updated_at'])
    .select([...nameColumns, 'ementa', 'casa', 'projetos.orgao as corpo', 'projetos.situacao as situacao_do_projeto'])
    .select(['objeto', 'licitacoes.orgao', 'municipio', 'uf', 'valor_estimado', 'situacao_codigo', 'encerrada'])
    .select(['abertura', 'encerramento', 'modalidade_codigo', notices.status(now).as('status')])
    .select((is) => [
      is
        .selectFrom('licitacoes_alteracoes')
        .select((of) => of.fn.max('alterada_em').as('at'))
        .whereRef('licitacao_id', '=', 'licitacoes.id')
        .as('notice_changed_at'),
      is
        .selectFrom('projetos_alteracoes')
        .select((of) => of.fn.max('alterada_em').as('at'))
        .whereRef('projeto_id', '=', 'projetos.id')
        .as('bill_changed_at'),
    ])
    .execute();
  const byId = new Map(rows.map((row) => [row.id, toFollow(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);

  function toFollow(row: (typeof rows)[number]): Follow {
    const { id, kind, item, stage, priority, note, created_at, updated_at } = row;
    const own = { id, kind, item, stage, priority, note, created_at, updated_at, name: nameOf(row) };
    if (!isNotice(row))
      return {
        ...own,
        orgao: [row.casa && houses[row.casa], row.corpo].filter(Boolean).join(' · '),
        text: row.ementa ?? '',
        local: '',
        valor: null,
        status: row.situacao_do_projeto ?? '',
        suspensa: false,
        changed_at: row.bill_changed_at,
      };
    const next = nextDateOf(row, now);
    return {
      ...own,
      orgao: row.orgao ?? '',
      text: row.objeto ?? '',
      local: [row.municipio, row.uf].filter(Boolean).join('/'),
      valor: row.valor_estimado,
      status: row.status,
      suspensa: row.situacao_codigo === notices.suspensa,
      ...(next && { next }),
      changed_at: row.notice_changed_at,
    };
  }
}

/** Their names, which are the same in every language. */
const houses = { camara: 'Câmara dos Deputados', senado: 'Senado Federal' };

type NoticeOf = { abertura: string | null; encerramento: string | null; encerrada: boolean; modalidade_codigo: number };

function isNotice<Row extends { encerrada: boolean | null; modalidade_codigo: number | null }>(row: Row): row is Row & NoticeOf {
  return row.encerrada !== null && row.modalidade_codigo !== null;
}
