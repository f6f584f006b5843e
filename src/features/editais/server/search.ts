// Search in the text of files. All words have to stand on the same page.

import { sql } from 'kysely';
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import { parseSearch } from '#brasil/server/searchText.ts';
import type {} from '#features/licitacoes/server/tables.ts';
import type { Database, TextSearch } from '#kit/server/database/database.ts';
import { Yielder } from '#kit/server/records/yielder.ts';
import { updateWords } from '#kit/server/work/outdatedWords.ts';
import type { EditalHit } from '../entities.ts';
import { excerptOf } from './excerpt.ts';
import { noticeToken, pageWords } from './pageWords.ts';
import type {} from './tables.ts';

/** Of words that many pages have, only the pages that came last are looked at. */
const MOST_PAGES = 2000;

/** A notice with the words, its first page that has them, and how many pages have them. */
export type FoundInEdital = { licitacao_id: number; pagina_id: number; paginas: number };

/** Notices whose files have all words on one page, newest first. */
export async function findInEditais(database: Database, q: string, limit: number): Promise<FoundInEdital[]> {
  const search = searchOf(q);
  return search ? findNotices(database, search, limit) : [];
}

/** `isWanted` says which notices the list's filters leave; left out: all. */
type Asked = { q: string; licitacao?: number | undefined; limit: number; isWanted?: ((licitacao: number) => boolean) | undefined };

export async function searchEditais(
  database: Database,
  { q, licitacao, limit, isWanted }: Asked,
): Promise<{ hits: EditalHit[]; hasMore: boolean }> {
  const search = searchOf(q);
  if (!search) return { hits: [], hasMore: false };
  const found =
    licitacao === undefined
      ? (await findInEditais(database, q, isWanted ? MOST_PAGES : limit + 1)).filter((hit) => isWanted?.(hit.licitacao_id) ?? true)
      : await findPages(database, search, licitacao, limit + 1);
  const counts = new Map(found.slice(0, limit).map(({ pagina_id, paginas }) => [pagina_id, paginas]));
  if (counts.size === 0) return { hits: [], hasMore: false };
  const rows = await database.read
    .selectFrom('editais_paginas')
    .innerJoin('documentos', 'documentos.id', 'documento_id')
    .innerJoin('licitacoes', 'licitacoes.id', 'editais_paginas.licitacao_id')
    .select(['editais_paginas.id', 'editais_paginas.licitacao_id', 'documento_id', 'arquivo', 'pagina', 'texto'])
    .select(['titulo', 'modalidade', 'num_licitacao', 'orgao'])
    .where('editais_paginas.id', 'in', [...counts.keys()])
    .execute();
  const places = [...counts.keys()];
  const hits: EditalHit[] = [];
  const breather = new Yielder();
  for (const { id, texto, modalidade, num_licitacao, ...row } of rows.sort((a, b) => places.indexOf(a.id) - places.indexOf(b.id)))
    hits.push({
      ...row,
      licitacao: nomeDaLicitacao({ modalidade, num_licitacao }),
      paginas: counts.get(id) ?? 1,
      excerpt: await excerptOf(texto, search, breather),
    });
  return { hits, hasMore: found.length > limit };
}

/** A step of retention: pages have the words that they would be stored with today. */
export const updateOldWords = updateWords('editais_paginas', async (db, ids) => {
  const rows = await db.selectFrom('editais_paginas').select(['id', 'licitacao_id', 'texto']).where('id', 'in', ids).execute();
  return new Map(rows.map(({ id, licitacao_id, texto }) => [id, pageWords(licitacao_id, texto)]));
});

/** Excluded words alone find nothing. */
function searchOf(q: string): TextSearch | null {
  const search = parseSearch(q);
  return search && search.all.length > 0 ? search : null;
}

function findNotices({ read, engine }: Database, search: TextSearch, limit: number): Promise<FoundInEdital[]> {
  return read
    .selectFrom('editais_paginas')
    .select('licitacao_id')
    .select(({ fn }) => [fn.min<number>('id').as('pagina_id'), fn.countAll<number>().as('paginas')])
    .where(sql<boolean>`id in ${engine.newestMatching('editais_paginas', search, MOST_PAGES)}`)
    .groupBy('licitacao_id')
    .orderBy('licitacao_id', 'desc')
    .limit(limit)
    .execute();
}

async function findPages({ read, engine }: Database, search: TextSearch, licitacao: number, limit: number): Promise<FoundInEdital[]> {
  const ofNotice = { ...search, all: [[{ words: [noticeToken(licitacao)], prefix: false }], ...search.all] };
  const rows = await read
    .selectFrom('editais_paginas')
    .select('id')
    .where(engine.matchesText('editais_paginas', ofNotice))
    .where('licitacao_id', '=', licitacao)
    .orderBy('documento_id')
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => ({ licitacao_id: licitacao, pagina_id: id, paginas: 1 }));
}
