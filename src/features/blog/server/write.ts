// How admins create and change articles.
import { cutText } from '#kit/cutText.ts';
import { type Language, type LocalizedText, notFound, Problem } from '#kit/errors.ts';
import type { Queries } from '#kit/server/database/database.ts';
import { clean } from '#kit/server/records/fields.ts';
import { fold } from '#kit/server/text/fold.ts';
import { readLine } from '#kit/server/text/submittedLine.ts';
import type { FormattedText } from '#kit/server/text/submittedText.ts';
import { type Category, type Drawing, type EditedPost, limits, type Written } from '../entities.ts';
import { type Addresses, authorColumns, labelsOf, toAuthor } from './posts.ts';

/** Held while a slug is checked and used. */
export const WRITE_LOCK = 'blog';

const SUMMARY_LENGTH = 220;
const WORDS_PER_MINUTE = 200;

const changed: LocalizedText = {
  pt: 'Outra pessoa salvou este artigo enquanto você escrevia.',
  en: 'Someone else saved this article while you were writing.',
  fr: 'Quelqu’un d’autre a enregistré cet article pendant que vous écriviez.',
  de: 'Jemand anderes hat diesen Artikel gespeichert, während Sie schrieben.',
};
const slugTaken: LocalizedText = {
  pt: 'Outro artigo já usa este endereço.',
  en: 'Another article already uses this address.',
  fr: 'Un autre article utilise déjà cette adresse.',
  de: 'Ein anderer Artikel hat diese Adresse schon.',
};
const noText: LocalizedText = {
  pt: 'Escreva o texto antes de publicar ou enviar para revisão.',
  en: 'Write the text before publishing it or sending it for review.',
  fr: 'Rédigez le texte avant de publier ou de soumettre à relecture.',
  de: 'Schreiben Sie den Text, bevor Sie veröffentlichen oder zur Prüfung geben.',
};
const pictureGone: LocalizedText = {
  pt: 'A imagem não está mais disponível. Envie-a de novo.',
  en: 'The picture is no longer available. Upload it again.',
  fr: 'L’image n’est plus disponible. Téléversez-la de nouveau.',
  de: 'Das Bild ist nicht mehr vorhanden. Laden Sie es erneut hoch.',
};

/** @throws {Problem} `not-found` */
export async function readEdited(db: Queries, id: number, images: Addresses): Promise<EditedPost> {
  const row = await db
    .selectFrom('blog_posts')
    .leftJoin('users', (join) => join.onRef('users.id', '=', 'blog_posts.user_id').on('users.removed_at', 'is', null))
    .selectAll('blog_posts')
    .select(authorColumns)
    .where('blog_posts.id', '=', id)
    .where('blog_posts.removed_at', 'is', null)
    .executeTakeFirst();
  if (!row) return notFound();
  const labels = await labelsOf(db, [id]);
  const { title, slug, content, excerpt, status, version, created_at, updated_at } = row;
  return {
    ...{ id, title, slug, content, excerpt, status, version, created_at, updated_at },
    categories: labels.of(id, 'category') as Category[],
    tags: labels.of(id, 'tag'),
    drawing: row.drawing as Drawing,
    imageId: row.image_id,
    image: images.addressOf(row.image_id) ?? '',
    author: toAuthor(row, images),
  };
}

/** A sanitized article. */
export type SentPost = Omit<Written, 'content'> & { content: FormattedText };

/** @returns its id @throws {Problem} `validation` */
export async function createPost(db: Queries, userId: number, sent: SentPost, language: Language): Promise<number> {
  const slug = sent.slug || (await findFreeSlug(db, sent.title));
  const now = new Date().toISOString();
  const columns = await readSent(db, { ...sent, slug }, { id: null, userId, imageId: null }, language);
  const { id } = await db
    .insertInto('blog_posts')
    .values({
      ...columns,
      user_id: userId,
      version: 1,
      shown_at: now,
      published_at: sent.status === 'Published' ? now : null,
      created_at: now,
      updated_at: now,
      removed_at: null,
      removed_by: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await syncLabels(db, id, sent);
  return id;
}

/**
 * @returns the previous status; null if nothing changed
 * @throws {Problem} `not-found`, `validation`, `conflict` if another user has saved it first
 */
export async function updatePost(
  db: Queries,
  userId: number,
  id: number,
  { version, ...sent }: SentPost & { version: number },
  language: Language,
): Promise<{ status: Written['status'] } | null> {
  const before = await db.selectFrom('blog_posts').selectAll().where('id', '=', id).where('removed_at', 'is', null).executeTakeFirst();
  if (!before) return notFound();
  if (before.version !== version) throw new Problem('conflict', changed);
  const columns = await readSent(db, sent, { id, userId, imageId: before.image_id }, language);
  const labels = await labelsOf(db, [id]);
  const isSame =
    Object.entries(columns).every(([column, value]) => before[column as keyof typeof columns] === value) &&
    JSON.stringify([labels.of(id, 'category'), labels.of(id, 'tag')]) === JSON.stringify([sent.categories, normalizeTags(sent.tags)]);
  if (isSame) return null;
  const now = new Date().toISOString();
  // An article keeps its first publication date, even if it is unpublished for a while.
  const published_at = before.published_at ?? (sent.status === 'Published' ? now : null);
  const shown_at = sent.status === 'Published' ? (published_at ?? now) : now;
  await db
    .updateTable('blog_posts')
    .set({ ...columns, version: version + 1, published_at, shown_at, updated_at: now })
    .where('id', '=', id)
    .execute();
  await syncLabels(db, id, sent);
  return { status: before.status };
}

/** Validates the article and returns its columns. */
async function readSent(
  db: Queries,
  sent: SentPost,
  stored: { id: number | null; userId: number; imageId: string | null },
  language: Language,
) {
  readLine('title', sent.title, language);
  const columns = columnsOf(sent);
  const fault = (field: string, words: LocalizedText) =>
    new Problem('validation', undefined, [{ path: `body.${field}`, message: words[language] }]);
  if (sent.status !== 'Draft' && sent.content.text.trim() === '') throw fault('content', noText);
  if (!(await isFree(db, sent.slug, stored.id))) throw fault('slug', slugTaken);
  if (sent.imageId !== null && sent.imageId !== stored.imageId && !(await hasUploaded(db, stored.userId, sent.imageId)))
    throw fault('imageId', pictureGone);
  return columns;
}

/** The columns of the article's own row. */
export function columnsOf(sent: Omit<SentPost, 'categories' | 'tags'>) {
  const content = sent.content.html;
  const text = sent.content.text.replace(/\s+/g, ' ').trim();
  const title = clean(sent.title).replace(/\n/g, ' ');
  const excerpt = clean(sent.excerpt);
  return {
    ...{ title, slug: sent.slug, content, excerpt, status: sent.status, drawing: sent.drawing, image_id: sent.imageId },
    summary: excerpt || firstWords(text),
    minutes: Math.max(1, Math.ceil(text.split(' ').length / WORDS_PER_MINUTE)),
    busca: fold(`${title}\n${excerpt}\n${text}`),
  };
}

/** Ends after a whole word. */
function firstWords(text: string): string {
  return text.length <= SUMMARY_LENGTH ? text : `${cutText(text, SUMMARY_LENGTH).replace(/\s+\S*$/, '')}…`;
}

async function isFree(db: Queries, slug: string, but: number | null): Promise<boolean> {
  const other = await db
    .selectFrom('blog_posts')
    .select('id')
    .where('slug', '=', slug)
    .$if(but !== null, (query) => query.where('id', '<>', but as number))
    .executeTakeFirst();
  return other === undefined;
}

/** A slug derived from the title, with a number appended if it is taken. */
async function findFreeSlug(db: Queries, title: string): Promise<string> {
  const first = slugOf(title) || 'artigo';
  const taken = await db.selectFrom('blog_posts').select('slug').where('slug', 'like', `${first}%`).execute();
  const slugs = new Set(taken.map(({ slug }) => slug));
  let slug = first;
  for (let number = 2; slugs.has(slug); number++) slug = `${first}-${number}`;
  return slug;
}

function slugOf(title: string): string {
  const room = limits.slug - 6;
  return fold(title)
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, room)
    .replace(/^-+|-+$/g, '');
}

async function hasUploaded(db: Queries, userId: number, imageId: string): Promise<boolean> {
  const image = await db.selectFrom('images').select('id').where('id', '=', imageId).where('user_id', '=', userId).executeTakeFirst();
  return image !== undefined;
}

/** Without duplicates, regardless of accents and case; tags that fold to nothing are dropped. */
function normalizeTags(tags: readonly string[]): string[] {
  const byKey = new Map<string, string>();
  for (const tag of tags.map((one) => clean(one).replace(/\n/g, ' '))) {
    const key = fold(tag).trim();
    if (key !== '' && !byKey.has(key)) byKey.set(key, tag);
  }
  return [...byKey.values()];
}

export async function syncLabels(db: Queries, post_id: number, { categories, tags }: Pick<SentPost, 'categories' | 'tags'>): Promise<void> {
  await db.deleteFrom('blog_labels').where('post_id', '=', post_id).execute();
  const rows = [
    ...categories.map((label, place) => ({ post_id, kind: 'category' as const, label_key: label, label, place })),
    ...normalizeTags(tags).map((label, place) => ({ post_id, kind: 'tag' as const, label_key: fold(label).trim(), label, place })),
  ];
  if (rows.length > 0) await db.insertInto('blog_labels').values(rows).execute();
}
