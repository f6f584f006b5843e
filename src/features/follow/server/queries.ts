import { type RawBuilder, sql } from 'kysely';
import { notFound } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { type Follow, type FollowKind, type FollowMark, priorities, type Stage, stages } from '../contract.ts';
import { type FollowFilter, followedItems, type NoticeFacts, nameColumns, nameOf } from './followedItems.ts';
import { type Dated, type Moment, nextDateOf, thisMoment } from './noticeDates.ts';
import { tagsOf } from './tags.ts';

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
  const moment = thisMoment();
  const things = followedItems(read, userId, filter);
  const ids = sort === 'date' ? await idsByDate(things, notices, order, moment) : await idsBy(orders[sort], things, order);
  const shown = ids.slice((page - 1) * perPage, page * perPage);
  return { follows: await readFollows(read, notices, userId, shown, moment), total: ids.length };
}

/** @throws {Problem} `not-found` when it is not the user's */
export async function findFollow({ read }: Database, notices: NoticeFacts, userId: number, id: number): Promise<Follow> {
  const [found] = await readFollows(read, notices, userId, [id], thisMoment());
  return found ?? notFound();
}

/** By stage in the user's order; the first `perStage` of each. */
export async function listBoard(
  { read }: Database,
  notices: NoticeFacts,
  userId: number,
  filter: FollowFilter,
  perStage: number,
): Promise<{ columns: { stage: Stage; total: number; follows: Follow[] }[] }> {
  const keys = await followedItems(read, userId, filter).select(['follows.id', 'stage']).orderBy('place').orderBy('follows.id').execute();
  const columns = stages.map((stage) => ({ stage, ids: keys.flatMap((key) => (key.stage === stage ? [key.id] : [])) }));
  const shown = columns.flatMap(({ ids }) => ids.slice(0, perStage));
  const follows = await readFollows(read, notices, userId, shown, thisMoment());
  return {
    columns: columns.map(({ stage, ids }) => ({ stage, total: ids.length, follows: follows.filter((one) => one.stage === stage) })),
  };
}

export async function listMarks({ read }: Database, userId: number, kind: FollowKind, items: readonly number[]): Promise<FollowMark[]> {
  if (items.length === 0) return [];
  const marks = await read
    .selectFrom('follows')
    .select(['id', 'item_id as item', 'stage', 'priority', 'note'])
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .where('item_id', 'in', items)
    .execute();
  const tags = await tagsOf(
    read,
    marks.map(({ id }) => id),
  );
  return marks.map(({ id, ...mark }) => ({ ...mark, tags: tags.get(id) ?? [] }));
}

type Things = ReturnType<typeof followedItems>;

/** 99/2026 comes before 100/2026. */
const numero = sql`coalesce(licitacoes.numero, cast(projetos.numero as text))`;
const orders = {
  priority: [rankOf('priority', priorities)],
  stage: [rankOf('stage', stages), sql`place`],
  name: [sql`coalesce(licitacoes.modalidade, projetos.tipo)`, sql`coalesce(licitacoes.ano, projetos.ano)`, sql`length(${numero})`, numero],
  created: [sql`follows.created_at`],
} satisfies Record<Exclude<FollowOrder['sort'], 'date'>, RawBuilder<unknown>[]>;

function rankOf(column: 'priority' | 'stage', values: readonly string[]): RawBuilder<unknown> {
  const ranks = values.map((value, rank) => sql`when ${sql.lit(value)} then ${sql.lit(rank)}`);
  return sql`case ${sql.ref(column)} ${sql.join(ranks, sql` `)} end`;
}

/** All ids: a user follows some thousands at most. */
async function idsBy(expressions: readonly RawBuilder<unknown>[], things: Things, order: FollowOrder['order']): Promise<number[]> {
  let query = things.select('follows.id');
  for (const expression of expressions) query = query.orderBy(expression, order);
  return (await query.orderBy('follows.id', order).execute()).map(({ id }) => id);
}

/** By next date, computed here because databases do not know business days. Items without one are last in both directions. */
async function idsByDate(things: Things, notices: NoticeFacts, order: FollowOrder['order'], moment: Moment): Promise<number[]> {
  const rows = await things.select(['follows.id', 'encerrada', 'situacao_codigo', ...dateColumns]).execute();
  const sign = order === 'asc' ? 1 : -1;
  const keys = rows.map((row) => ({ id: row.id, at: isNotice(row) ? nextDateOf(withSuspension(row, notices), moment)?.at : undefined }));
  keys.sort((a, b) => Number(a.at === undefined) - Number(b.at === undefined) || sign * (compare(a.at ?? '', b.at ?? '') || a.id - b.id));
  return keys.map(({ id }) => id);
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

/** In the order of `ids`. */
async function readFollows(db: Queries, notices: NoticeFacts, userId: number, ids: readonly number[], moment: Moment): Promise<Follow[]> {
  if (ids.length === 0) return [];
  const rows = await followedItems(db, userId)
    .where('follows.id', 'in', ids)
    .select(['follows.id', 'follows.kind', 'item_id as item', 'stage', 'priority', 'note', 'follows.created_at', 'updated_at'])
    .select([...nameColumns, 'ementa', 'casa', 'projetos.orgao as corpo', 'projetos.situacao as situacao_do_projeto'])
    .select([
      'objeto',
      'licitacoes.orgao',
      'municipio',
      'uf',
      'valor_estimado',
      'valor_implausivel',
      'situacao_codigo',
      'encerrada',
      'excluida',
      'desfecho',
    ])
    .select([...dateColumns, notices.status(new Date(moment.now)).as('status')])
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
  const tags = await tagsOf(db, ids);
  const byId = new Map(rows.map((row) => [row.id, toFollow(row)]));
  return ids.flatMap((id) => byId.get(id) ?? []);

  function toFollow(row: (typeof rows)[number]): Follow {
    const { id, kind, item, stage, priority, note, created_at, updated_at } = row;
    const own = {
      ...{ id, kind, item, stage, priority, note, tags: tags.get(id) ?? [], created_at, updated_at },
      ...{ name: nameOf(row), short: nameOf(row) },
    };
    if (!isNotice(row))
      return {
        ...own,
        orgao: [row.casa && chambers[row.casa], row.corpo].filter(Boolean).join(' · '),
        text: row.ementa ?? '',
        local: '',
        valor: null,
        valor_implausivel: false,
        status: row.situacao_do_projeto ?? '',
        suspensa: false,
        phase: '',
        changed_at: row.bill_changed_at,
      };
    const notice = withSuspension(row, notices);
    const next = nextDateOf(notice, moment);
    return {
      ...own,
      orgao: row.orgao ?? '',
      text: row.objeto ?? '',
      local: [row.municipio, row.uf].filter(Boolean).join('/'),
      valor: row.valor_estimado,
      valor_implausivel: row.valor_implausivel !== null,
      status: row.status,
      suspensa: notice.suspensa,
      phase: notices.phase({ ...notice, excluida: Boolean(row.excluida), desfecho: row.desfecho ?? '' }, moment.now),
      short: `${notices.sigla(notice.modalidade_codigo)} ${row.num_licitacao}`,
      ...(next && { next }),
      changed_at: row.notice_changed_at,
    };
  }
}

/** Names of the chambers, the same in every language. */
const chambers = { camara: 'Câmara dos Deputados', senado: 'Senado Federal' };

const dateColumns = ['publicacao', 'abertura', 'encerramento', 'modalidade_codigo'] as const;
type NoticeOf = Dated & { encerrada: boolean; situacao_codigo: number };
type MaybeNotice = { [Column in keyof NoticeOf]: NoticeOf[Column] | null };

function isNotice<Row extends MaybeNotice>(row: Row): row is Row & NoticeOf {
  return row.encerrada !== null && row.modalidade_codigo !== null;
}

function withSuspension<Row extends NoticeOf>(row: Row, { suspensa }: NoticeFacts): Row & { suspensa: boolean } {
  return { ...row, suspensa: row.situacao_codigo === suspensa };
}
