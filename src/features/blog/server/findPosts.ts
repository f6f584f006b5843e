// Finds articles for the search of everything.
import type { FoundEntry } from '#kit/foundEntry.ts';
import type { Database } from '#kit/server/database/database.ts';
import { textOf } from '#kit/server/html/cleanHtml.ts';
import type { SearchQuery } from '#kit/server/ports/search.ts';
import { typedPart } from '#kit/server/text/contains.ts';
import { excerptAround } from '#kit/server/text/excerpt.ts';
import { fold } from '#kit/server/text/fold.ts';
import { type Addresses, listPosts, type Reader } from './posts.ts';

const EXCERPT = { length: 100, lead: 30 };

/** The newest articles that the user sees with all words of `q`; their summary, or the part of the text that was found. */
export async function findPosts({ read }: Database, reader: Reader, { q, limit }: SearchQuery, images: Addresses): Promise<FoundEntry[]> {
  const posts = await listPosts(read, reader, { q }, { limit }, images);
  if (posts.length === 0) return [];
  const words = typedPart(q).split(/\s+/).filter(Boolean);
  const ids = posts.map(({ id }) => id);
  const rows = await read.selectFrom('blog_posts').select(['id', 'content']).where('id', 'in', ids).execute();
  const contents = new Map(rows.map(({ id, content }) => [id, content]));
  return posts.map(({ id, title, excerpt, author, shown_at }) => {
    const isShown = words.every((word) => fold(`${title} ${excerpt}`).includes(word));
    const found = excerptAround(isShown ? excerpt : textOf(contents.get(id) ?? ''), words, EXCERPT.length, EXCERPT.lead);
    return { title, by: author.fullName, words: found, at: shown_at, link: `/pages/blog/detail/${id}` };
  });
}
