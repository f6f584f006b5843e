// What admins write, as it is kept.
import { type Language, Problem, type Titles } from '#kit/errors.ts';
import { cleanHtml, textOf } from '#kit/server/cleanHtml.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { fold } from '#kit/server/portuguese.ts';
import { clean } from '#kit/server/records/fields.ts';
import { asProblem } from '#kit/server/validation.ts';
import type {} from './tables.ts';

/** Text on one line. @throws {Problem} `validation` where nothing of it is to be seen */
export function readLine(field: string, given: string, language: Language): string {
  const line = clean(given).replace(/\n/g, ' ');
  if (line === '') throw asProblem([{ keyword: 'required', instancePath: `/${field}` }], 'body', language);
  return line;
}

/** An article's columns. @throws {Problem} `validation` where title or content say nothing */
export function readArticle(sent: { title: string; html: string }, language: Language) {
  const title = readLine('title', sent.title, language);
  const html = cleanHtml(sent.html, { pictures: false });
  const content = textOf(html);
  readLine('html', content, language);
  return { title, html, content, title_busca: fold(title), busca: fold(`${title}\n${content}`) };
}

const taken: Titles = {
  pt: 'este endereço já é de outra página',
  en: 'this address belongs to another page already',
  fr: 'cette adresse est déjà celle d’une autre page',
  de: 'diese Adresse gehört schon zu einer anderen Seite',
};

type Slugged = 'kb_categories' | 'kb_articles';

/** @throws {Problem} `validation` where another one that is there has this word in its address */
export async function mustBeFree(db: Queries, table: Slugged, slug: string, self: number | null, language: Language): Promise<void> {
  if (await isTaken(db, table, slug, self)) throw new Problem('validation', undefined, [{ path: 'body.slug', message: taken[language] }]);
}

/** @throws {Problem} `conflict` where its address was given to another one since it was removed */
export async function mustStillBeFree(db: Queries, table: Slugged, id: number): Promise<void> {
  const row = await db
    .selectFrom(table as 'kb_articles')
    .select('slug')
    .where('id', '=', id)
    .executeTakeFirst();
  if (row && (await isTaken(db, table, row.slug, id))) throw new Problem('conflict', taken);
}

async function isTaken(db: Queries, table: Slugged, slug: string, self: number | null): Promise<boolean> {
  const other = await db
    .selectFrom(table as 'kb_articles')
    .select('id')
    .where('slug', '=', slug)
    .where('removed_at', 'is', null)
    .$if(self !== null, (query) => query.where('id', '<>', self as number))
    .executeTakeFirst();
  return other !== undefined;
}
