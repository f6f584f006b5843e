// Slugs, which belong to one category or article at a time.
import { type Language, type LocalizedText, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { articles } from './articles.ts';
import type {} from './tables.ts';

const taken: LocalizedText = {
  pt: 'este endereço já é usado por outra página',
  en: 'this address is already used by another page',
  fr: 'cette adresse est déjà celle d’une autre page',
  de: 'diese Adresse gehört schon zu einer anderen Seite',
};

const takenByRemoved: LocalizedText = {
  pt: 'este endereço é de um artigo que acabou de ser excluído com a lista ou categoria dele; ficará livre em dez minutos',
  en: 'this address belongs to an article that was just deleted with its list or category; it will be free in ten minutes',
  fr: 'cette adresse est celle d’un article supprimé à l’instant avec sa liste ou sa catégorie ; elle sera libre dans dix minutes',
  de: 'diese Adresse gehört zu einem Artikel, der eben mit seiner Liste oder Kategorie gelöscht wurde; in zehn Minuten ist sie frei',
};

type Slugged = 'kb_categories' | 'kb_articles';

/** @throws {Problem} `validation` if another one has this slug */
export async function mustBeFree(db: Queries, table: Slugged, slug: string, self: number | null, language: Language): Promise<void> {
  if (!(await isTaken(db, table, slug, self))) return;
  const isHidden = table === 'kb_articles' && !(await articles(db, true).where('kb_articles.slug', '=', slug).limit(1).executeTakeFirst());
  throw new Problem('validation', undefined, [{ path: 'body.slug', message: (isHidden ? takenByRemoved : taken)[language] }]);
}

/** @throws {Problem} `conflict` if another one got its slug since it was removed */
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
