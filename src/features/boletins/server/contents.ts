// What a bulletin tells: new notices by search, then changes of followed items, then news of followed suppliers and public bodies.
import type { LicitacoesTable } from '#features/licitacoes/server/tables.ts';
import type { Language } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { visibleAlerts } from './alerts.ts';
import type { BoletinsOptions, ChangedItem, FollowedNews } from './ports.ts';

export type FoundNotice = {
  id: number;
  name: string;
  /** Without line breaks. */
  objeto: string;
  orgao: string;
  /** Curitiba - PR */
  local: string;
  valor: number | null;
  /** Until then proposals are taken; null: unknown. */
  prazo: string | null;
};
/** `count`: all of them, of which the first ones are listed; `q`: the words to mark. */
export type FoundGroup = { search: number; name: string; q: string; count: number; notices: FoundNotice[] };
/** `itens`: how many of its items a supplier won. */
type NewsNotice = FoundNotice & { itens: number };
/** Of a followed supplier or public body. */
export type NewsGroup = Omit<FollowedNews, 'notices'> & { notices: NewsNotice[] };
/** `moreChanged` and `moreNews`: how many followed items changed, and how many suppliers and bodies have news, beside the listed ones. */
export type Contents = { groups: FoundGroup[]; changed: ChangedItem[]; moreChanged: number; news: NewsGroup[]; moreNews: number };

/** Notices of a search that are listed; the mail links to the others. */
const MOST_LISTED = 25;

export type Asked = {
  userId: number;
  language: Language;
  /** Those of the account's searches of which it is told. */
  searches: readonly number[];
  /** From when on it is told what they found; null: what no bulletin told before. */
  after: string | null;
  /** The same for followed items, suppliers and bodies; null: it is not told of them. */
  changedAfter: string | null;
  until: string;
};
type ContentPorts = Pick<BoletinsOptions, 'nameOf' | 'listChangedItems' | 'listFollowedNews'>;

/** @returns undefined when there is nothing to tell */
export async function contentsOf(db: Queries, ports: ContentPorts, asked: Asked): Promise<Contents | undefined> {
  const { userId, language, changedAfter, until } = asked;
  const groups = await groupsOf(db, ports, asked);
  if (changedAfter === null) return groups.length > 0 ? { groups, changed: [], moreChanged: 0, news: [], moreNews: 0 } : undefined;
  const span = { after: changedAfter, until };
  const { items: changed, more: moreChanged } = await ports.listChangedItems(db, userId, span, language);
  const { news: found, more: moreNews } = await ports.listFollowedNews(db, userId, span);
  const news = await withNotices(db, ports, found);
  return groups.length + changed.length + news.length > 0 ? { groups, changed, moreChanged, news, moreNews } : undefined;
}

async function withNotices(db: Queries, ports: ContentPorts, found: readonly FollowedNews[]): Promise<NewsGroup[]> {
  const ids = [...new Set(found.flatMap(({ notices }) => notices.map(({ id }) => id)))];
  if (ids.length === 0) return [];
  const rows = await db.selectFrom('licitacoes').select(noticeColumns).where('licitacoes.id', 'in', ids).execute();
  const byId = new Map(rows.map((row) => [row.id, toFound(row, ports)]));
  return found.map(({ notices, ...group }) => ({
    ...group,
    notices: notices.flatMap(({ id, itens }) => {
      const notice = byId.get(id);
      return notice ? [{ ...notice, itens }] : [];
    }),
  }));
}

async function groupsOf(db: Queries, ports: ContentPorts, { userId, searches, after, until }: Asked): Promise<FoundGroup[]> {
  if (searches.length === 0) return [];
  const alerts = await visibleAlerts(db)
    .select(['saved_searches.name', 'saved_searches.query'])
    .where('search_alerts.user_id', '=', userId)
    .where('search_alerts.search_id', 'in', searches)
    .orderBy('saved_searches.name_key')
    .execute();
  const groups: FoundGroup[] = [];
  for (const { search_id: search, since_id, mailed_until, name, query } of alerts) {
    const matches = db
      .selectFrom('search_matches')
      .innerJoin('licitacoes', 'licitacoes.id', 'search_matches.licitacao_id')
      .where('search_id', '=', search)
      .where('found_at', '>', after ?? mailed_until)
      .where('found_at', '<=', until)
      .where('licitacao_id', '>', since_id);
    const { count } = await matches.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow();
    if (count === 0) continue;
    const rows = await matches
      .select(noticeColumns)
      .orderBy((is) => is('prazo', 'is', null))
      .orderBy('prazo')
      .orderBy('licitacoes.id')
      .limit(MOST_LISTED)
      .execute();
    groups.push({ search, name, q: (query as { q?: string }).q ?? '', count, notices: rows.map((row) => toFound(row, ports)) });
  }
  return groups;
}

export const noticeColumns = [
  ...(['licitacoes.id', 'modalidade', 'num_licitacao', 'objeto', 'orgao', 'municipio', 'uf', 'prazo', 'valor_estimado'] as const),
] as const;
type NoticeRow = Pick<
  LicitacoesTable,
  'modalidade' | 'num_licitacao' | 'objeto' | 'orgao' | 'municipio' | 'uf' | 'prazo' | 'valor_estimado'
>;

export function toFound({ id, ...row }: NoticeRow & { id: number }, { nameOf }: Pick<BoletinsOptions, 'nameOf'>): FoundNotice {
  const { objeto, orgao, municipio, uf, prazo, valor_estimado: valor } = row;
  return {
    id,
    name: nameOf(row),
    objeto: objeto.replace(/\s+/g, ' ').trim(),
    orgao,
    local: [municipio, uf].filter(Boolean).join(' - '),
    valor,
    prazo,
  };
}
