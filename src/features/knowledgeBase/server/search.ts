import type { ExpressionBuilder } from 'kysely';
import type { Queries, Tables } from '#kit/server/database/database.ts';
import { keysOf, localizeRow } from '#kit/server/text/builtInTexts.ts';
import { isLike, likePart, typedPart } from '#kit/server/text/contains.ts';
import { excerptAround } from '#kit/server/text/excerpt.ts';
import type { Found } from '../contract.ts';
import { articles } from './articles.ts';
import { categoryTitleOf, type Reader, toLink } from './queries.ts';
import { articleTexts } from './texts.ts';

/** Further words are ignored. */
const MAX_WORDS = 8;

type Asking = Omit<Reader, 'id'> & { limit: number };

/** Articles that contain all words of `q` in the user's language, matches in the title first. */
export async function searchArticles(db: Queries, q: string, asking: Asking): Promise<{ results: Found[]; total: number }> {
  const { hits, results } = await findArticles(db, q, asking);
  if (!hits) return { results, total: 0 };
  const { total } = await db
    .selectFrom(hits.as('hits'))
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { results, total: Number(total) };
}

/** The first ones, and the query that finds all of them. */
export async function findArticles(db: Queries, q: string, { isAdmin, language, limit }: Asking) {
  const words = wordsOf(q);
  if (words.length === 0) return { results: [] };
  const asked = typedPart(q).split(/\s+/).slice(0, MAX_WORDS);
  const holdsAll = (column: 'busca' | 'title_busca') => {
    const keys = keysOf(articleTexts(language), (text) => asked.every((word) => text[column].includes(word)));
    return ({ or, and, eb, ref }: ExpressionBuilder<Tables, 'kb_articles'>) =>
      or([
        and([eb('kb_articles.text_key', 'is', null), ...words.map((word) => isLike(ref(`kb_articles.${column}`), `%${word}%`))]),
        ...(keys.length > 0 ? [eb('kb_articles.text_key', 'in', keys)] : []),
      ]);
  };
  const hits = articles(db, isAdmin)
    .select(['kb_articles.html', 'kb_articles.content', 'kb_articles.title_busca', 'kb_articles.busca', 'kb_articles.position'])
    .where(holdsAll('busca'));
  const rows = await hits
    .orderBy((builder) => builder.case().when(holdsAll('title_busca')(builder)).then(0).else(1).end())
    .orderBy('kb_categories.position')
    .orderBy('kb_lists.position')
    .orderBy('kb_articles.position')
    .orderBy('kb_articles.id')
    .limit(limit)
    .execute();
  const results: Found[] = rows.map((row) => {
    const { content } = localizeRow(articleTexts, language, row);
    return { ...toLink(row, language), categoryTitle: categoryTitleOf(row, language), piece: excerptAround(content, asked) };
  });
  return { hits, results };
}

/** As parts of LIKE patterns. */
function wordsOf(q: string): string[] {
  return likePart(q).split(/\s+/).filter(Boolean).slice(0, MAX_WORDS);
}
