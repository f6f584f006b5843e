// What the suppliers and public bodies that an account follows won and published, for its bulletin.
import type { Queries } from '#kit/server/database/database.ts';
import type { SeguidoKind } from '../../seguidos.ts';
import type {} from '../tables.ts';
import { findSeguidoNames } from './follow.ts';

/** `count` of items that a supplier won, or of notices that a body published; `total` of notices, of which the first ones are named. */
type SeguidoNews = {
  kind: SeguidoKind;
  documento: string;
  nome: string;
  count: number;
  total: number;
  notices: { id: number; itens: number }[];
};

/** Those with the most news. */
const MOST_SEGUIDOS = 50;
const MOST_NOTICES = 10;

type Span = { after: string; until: string };

/** News found after `after` and up to `until`, but for those that the account mutes. `more`: how many others have news. */
export async function listSeguidoNews(db: Queries, userId: number, span: Span): Promise<{ news: SeguidoNews[]; more: number }> {
  const counted = await newsOf(db, userId, span)
    .select(({ fn }) => ['seguidos.kind', 'seguidos.documento', fn.sum<number>('itens').as('count')])
    .select(({ fn }) => fn.count<number>('licitacao_id').distinct().as('total'))
    .groupBy(['seguidos.kind', 'seguidos.documento'])
    .execute();
  const sorted = counted
    // Sums are texts on PostgreSQL.
    .map(({ count, total, ...one }) => ({ ...one, count: Number(count), total: Number(total) }))
    .sort((a, b) => b.count - a.count || (a.documento < b.documento ? -1 : 1));
  const listed = sorted.slice(0, MOST_SEGUIDOS);
  const nameOf = await findSeguidoNames(db, listed);
  const news: SeguidoNews[] = [];
  for (const one of listed) {
    const notices = await newsOf(db, userId, span)
      .select(({ fn }) => ['licitacao_id as id', fn.sum<number>('itens').as('itens')])
      .where('seguidos.kind', '=', one.kind)
      .where('seguidos.documento', '=', one.documento)
      .groupBy('licitacao_id')
      .orderBy('licitacao_id', 'desc')
      .limit(MOST_NOTICES)
      .execute();
    news.push({ ...one, nome: nameOf(one) || one.documento, notices: notices.map(({ id, itens }) => ({ id, itens: Number(itens) })) });
  }
  return { news, more: sorted.length - listed.length };
}

function newsOf(db: Queries, userId: number, { after, until }: Span) {
  return db
    .selectFrom('seguidos')
    .innerJoin('seguidos_novidades as news', (join) =>
      join.onRef('news.kind', '=', 'seguidos.kind').onRef('news.documento', '=', 'seguidos.documento'),
    )
    .where('user_id', '=', userId)
    .where('silenciado', '=', false)
    .where('found_at', '>', after)
    .where('found_at', '<=', until)
    .whereRef('found_at', '>', 'seguidos.created_at');
}
