// What the search of everything finds of offers.
import { type RawBuilder, sql } from 'kysely';
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import { toSearchWords } from '#brasil/server/portuguese.ts';
import { hasWords } from '#brasil/server/searchText.ts';
import { wantedWords } from '#brasil/wantedWords.ts';
import type { Language } from '#kit/errors.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { Queries } from '#kit/server/database/database.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import { Yielder } from '#kit/server/records/yielder.ts';
import { whileTyping } from '#kit/whileTyping.ts';
import { etapaNames } from '../etapaNames.ts';
import { visibleTo } from './access.ts';

/** What an offer is called: «proposta papel a4» looks for the rest. */
const ownNames = new Set('proposta propostas oferta ofertas offer offers offre offres angebot angebote'.split(' '));
/** Items of offers have no words of their own: those of the latest offers are looked at. */
const MOST_OFFERS = 500;
/** An offer may have a thousand, with long descriptions that begin with what the item is. */
const [MOST_ITEMS, LOOKED_AT] = [5000, 300];

/** The latest ones that the account sees whose notice, or one of whose items, has the words. */
export async function findPropostas(db: Queries, userId: number, { q, limit }: SearchQuery, language: Language): Promise<FoundEntry[]> {
  const words = q.split(/\s+/).filter((word) => !ownNames.has(wantedWords(word)[0] ?? ''));
  const typed = whileTyping(words.join(' ').trim());
  if (typed === '') return [];
  const latest = visibleTo(db, userId)
    .select(['propostas.id', 'modalidade', 'num_licitacao', 'objeto', 'orgao', 'etapa'])
    .orderBy('propostas.updated_at', 'desc')
    .orderBy('propostas.id', 'desc');
  const byNotice = hasWords(sql<string>`propostas.busca`, typed);
  if (byNotice === null) return [];
  const found = await latest
    .where(byNotice as RawBuilder<boolean>)
    .limit(limit)
    .execute();
  if (found.length < limit) {
    const others = (await latest.limit(MOST_OFFERS).execute()).filter(({ id }) => found.every((one) => one.id !== id));
    const byItem = await withItems(db, others, wantedWords(words.join(' ')));
    found.push(...byItem.slice(0, limit - found.length));
  }
  return found.map(({ id, modalidade, num_licitacao, objeto, orgao, etapa }) => ({
    title: objeto || num_licitacao,
    words: nomeDaLicitacao({ modalidade, num_licitacao }),
    by: orgao,
    state: etapaNames[etapa][language],
    link: `/propostas/${id}`,
  }));
}

/** Those of which one item has all words. */
async function withItems<Row extends { id: number }>(db: Queries, rows: readonly Row[], wanted: readonly string[]): Promise<Row[]> {
  if (rows.length === 0 || wanted.length === 0) return [];
  const items = await db
    .selectFrom('propostas_itens')
    .select(['proposta_id', 'descricao'])
    .where(
      'proposta_id',
      'in',
      rows.map(({ id }) => id),
    )
    .where('removed_at', 'is', null)
    .orderBy('proposta_id', 'desc')
    .orderBy('numero')
    .limit(MOST_ITEMS)
    .execute();
  const stems = wanted.map((word) => toSearchWords(word).trim()).filter(Boolean);
  const having = new Set<number>();
  const breather = new Yielder();
  for (const { proposta_id, descricao } of items) {
    await breather.yieldIfDue();
    const has = ` ${toSearchWords(descricao.slice(0, LOOKED_AT))} `;
    if (stems.every((stem) => has.includes(` ${stem}`))) having.add(proposta_id);
  }
  return rows.filter(({ id }) => having.has(id));
}
