// Tells followers what suppliers won and bodies and municípios published: one notification for each, which counts on until it is read.
// Bulletins read what it keeps.
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import type {} from '#features/notifications/server/tables.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { inBatches } from '#kit/server/work/inBatches.ts';
import type { NewsNotification } from '../../notifications.ts';
import type { SeguidoKind } from '../../seguidos.ts';
import type {} from '../tables.ts';
import { findSeguidoNames, newsKinds } from './follow.ts';

export type NewsPorts = {
  notifyAll(db: Queries, news: readonly { userIds: number[]; kind: string; data: object; about: string }[]): Promise<void>;
  updateNotifications(db: Queries, kinds: readonly string[], about: string, data: object): Promise<number[]>;
};

/** Older notices are news only while they are open, older results never: the first fill of a source brings months. */
const NOTICE_DAYS = 7;
const RESULT_DAYS = 90;
const DAY_MS = 86_400_000;
const NAMED = 3;
/** The column of a notice that names who published it. */
const publishers = { orgao: 'orgao_cnpj', municipio: 'ibge' } as const;

type Position = { licitacao_id: number; resultado_id: number };
type Item = { documento: string; licitacao_id: number };

/** Whether something was written since followers were last told. */
export async function hasNews({ read }: Database): Promise<boolean> {
  const [from, to] = await Promise.all([findPosition(read), newest(read)]);
  return !from || from.licitacao_id < to.licitacao_id || from.resultado_id < to.resultado_id;
}

/** Tells all that is new. To be run by one process at a time. @returns the accounts that were told */
export async function tellNews({ database, ...ports }: NewsPorts & { database: Database }): Promise<number[]> {
  return database.write(async (db) => {
    // Not before the lock is held: a bulletin that is sent meanwhile would leave out what is older than itself.
    const now = new Date();
    const [from, to] = [await findPosition(db), await newest(db)];
    const row = { id: 1, ...to };
    await db
      .insertInto('seguidos_lidos')
      .values(row)
      .onConflict((known) => known.column('id').doUpdateSet(to))
      .execute();
    // What was there before anybody could follow is not news.
    if (!from) return [];
    const found: [SeguidoKind, Item[]][] = [
      ['orgao', await findPublished(db, 'orgao', { from, to, now })],
      ['municipio', await findPublished(db, 'municipio', { from, to, now })],
      ['fornecedor', await findWon(db, from, to, now)],
    ];
    const told: number[] = [];
    for (const [kind, items] of found) {
      await keepNews(db, kind, items, now);
      told.push(...(await tell(db, ports, kind, items)));
    }
    return [...new Set(told)];
  }, 'seguidos');
}

function findPublished(
  db: Queries,
  kind: keyof typeof publishers,
  { from, to, now }: { from: Position; to: Position; now: Date },
): Promise<Item[]> {
  return db
    .selectFrom('licitacoes')
    .select([`${publishers[kind]} as documento`, 'licitacoes.id as licitacao_id'])
    .where('licitacoes.id', '>', from.licitacao_id)
    .where('licitacoes.id', '<=', to.licitacao_id)
    .where(publishers[kind], 'in', (any) => any.selectFrom('seguidos').select('documento').where('kind', '=', kind))
    .where((is) =>
      is.or([
        is('publicacao', '>=', new Date(now.getTime() - NOTICE_DAYS * DAY_MS).toISOString()),
        is.and([is('encerrada', '=', false), is('prazo', '>=', now.toISOString())]),
      ]),
    )
    .orderBy('licitacoes.id')
    .execute();
}

function findWon(db: Queries, from: Position, to: Position, now: Date): Promise<Item[]> {
  const oldest = new Date(now.getTime() - RESULT_DAYS * DAY_MS).toISOString().slice(0, 10);
  return db
    .selectFrom('resultados')
    .select(['fornecedor_documento as documento', 'licitacao_id'])
    .where('resultados.id', '>', from.resultado_id)
    .where('resultados.id', '<=', to.resultado_id)
    .where('cancelado', '=', false)
    .where('fornecedor_documento', 'in', (any) => any.selectFrom('seguidos').select('documento').where('kind', '=', 'fornecedor'))
    .where((is) => is.or([is('data', 'is', null), is('data', '>=', oldest)]))
    .orderBy('resultados.id')
    .execute();
}

/** For the bulletins of followers. */
export async function keepNews(db: Queries, kind: SeguidoKind, items: readonly Item[], now: Date): Promise<void> {
  const found_at = now.toISOString();
  const rows = [...Map.groupBy(items, ({ documento, licitacao_id }) => `${documento} ${licitacao_id}`).values()].map((some) => ({
    ...{ kind, ...(some[0] as Item), itens: some.length, found_at },
  }));
  for (const some of inBatches(rows)) await db.insertInto('seguidos_novidades').values(some).execute();
}

/** @returns the accounts that were told */
export async function tell(db: Queries, ports: NewsPorts, kind: SeguidoKind, items: readonly Item[]): Promise<number[]> {
  if (items.length === 0) return [];
  const byNumber = Map.groupBy(items, ({ documento }) => documento);
  const followers = await db
    .selectFrom('seguidos')
    .select(['id', 'user_id', 'documento', 'bell_about'])
    .where('kind', '=', kind)
    .where('silenciado', '=', false)
    .where('documento', 'in', [...byNumber.keys()])
    .execute();
  const unread = await findUnread(db, kind, followers.map(({ bell_about }) => bell_about).filter(Boolean));
  const nameOf = await findSeguidoNames(
    db,
    followers.map(({ documento }) => ({ kind, documento })),
  );
  const noticeNames = await findNotices(db, [...byNumber.values()].flatMap(firstNotices));
  const news: Parameters<NewsPorts['notifyAll']>[1][number][] = [];
  for (const { id, user_id, documento, bell_about } of followers) {
    const found = byNumber.get(documento) ?? [];
    const count = unread.get(bell_about);
    if (count !== undefined) {
      await ports.updateNotifications(db, [newsKinds[kind]], bell_about, { count: count + found.length });
      continue;
    }
    const notices = firstNotices(found).flatMap((notice) => noticeNames.get(notice) ?? []);
    const data: NewsNotification = { documento, nome: nameOf({ kind, documento }), count: found.length, notices };
    const about = `${id} ${found[0]?.licitacao_id} ${new Date().toISOString()}`;
    news.push({ userIds: [user_id], kind: newsKinds[kind], data, about });
    await db.updateTable('seguidos').set({ bell_about: about }).where('id', '=', id).execute();
  }
  if (news.length > 0) await ports.notifyAll(db, news);
  return followers.map(({ user_id }) => user_id);
}

function firstNotices(items: readonly Item[]): number[] {
  return [...new Set(items.map(({ licitacao_id }) => licitacao_id))].slice(0, NAMED);
}

async function findNotices(db: Queries, ids: readonly number[]): Promise<Map<number, { id: number; name: string }>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('licitacoes').select(['id', 'modalidade', 'num_licitacao']).where('id', 'in', ids).execute();
  return new Map(rows.map((row) => [row.id, { id: row.id, name: nomeDaLicitacao(row) }]));
}

/** What notifications count that are not read yet. */
async function findUnread(db: Queries, kind: SeguidoKind, abouts: readonly string[]): Promise<Map<string, number>> {
  if (abouts.length === 0) return new Map();
  const rows = await db
    .selectFrom('notifications')
    .select(['about', 'data'])
    .where('kind', '=', newsKinds[kind])
    .where('about', 'in', abouts)
    .where('read_at', 'is', null)
    .where('removed_at', 'is', null)
    .execute();
  return new Map(rows.map(({ about, data }) => [about, (data as NewsNotification).count]));
}

async function findPosition(db: Queries): Promise<Position | undefined> {
  return db.selectFrom('seguidos_lidos').select(['licitacao_id', 'resultado_id']).executeTakeFirst();
}

/** The position after everything that is there. */
export async function newest(db: Queries): Promise<Position> {
  const [licitacao, resultado] = await Promise.all([
    db
      .selectFrom('licitacoes')
      .select(({ fn }) => fn.max<number | null>('id').as('id'))
      .executeTakeFirstOrThrow(),
    db
      .selectFrom('resultados')
      .select(({ fn }) => fn.max<number | null>('id').as('id'))
      .executeTakeFirstOrThrow(),
  ]);
  return { licitacao_id: licitacao.id ?? 0, resultado_id: resultado.id ?? 0 };
}
