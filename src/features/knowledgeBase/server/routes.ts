import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { AuditKind } from '#features/audit/contract.ts';
import { type Language, notFound } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import type { HtmlCleaner } from '#kit/server/html/cleaner.ts';
import type { Caller } from '#kit/server/http/caller.ts';
import { type Routes, serve } from '#kit/server/http/serve.ts';
import type { RecordAuditEntry } from '#kit/server/ports/audit.ts';
import { clean } from '#kit/server/records/fields.ts';
import { editRow, nextPosition, orderRows, removeRow, restoreRow } from '#kit/server/rows/editedRows.ts';
import { editedTextColumns } from '#kit/server/text/builtInTexts.ts';
import { readLine } from '#kit/server/text/submittedLine.ts';
import { readFormattedText } from '#kit/server/text/submittedText.ts';
import { type Kind, knowledgeBase, LONGEST_ARTICLE } from '../contract.ts';
import { mustBeFree, mustStillBeFree } from './addresses.ts';
import { articles, inOrder } from './articles.ts';
import { articleMustBeThere, categories, countByCategory, findArticle, listLists, toCategory } from './queries.ts';
import { searchArticles } from './search.ts';
import { articleTexts, categoryTexts, listTexts } from './texts.ts';
import { readArticle } from './writing.ts';

/** Edits hold one lock, because they check positions and slugs before they write. */
const WRITE_LOCK = 'knowledgeBase';
const tables = { categories: 'kb_categories', lists: 'kb_lists', articles: 'kb_articles' } as const satisfies Record<Kind, string>;
const parents = { categories: null, lists: 'category_id', articles: 'list_id' } as const;

type Ports = { database: Database; cleaner: HtmlCleaner; events: Pick<Events, 'publish'>; record: RecordAuditEntry<AuditKind> };

export function knowledgeBaseRoutes({ database, cleaner, events, record }: Ports): Routes {
  type Event = Extract<AuditKind, `knowledge${string}`>;
  const change = async <Result>(work: (db: Queries) => Promise<Result>): Promise<Result> => {
    const result = await database.write(work, WRITE_LOCK);
    events.publish('everybody', 'knowledgeBase');
    return result;
  };
  const note = (db: Queries, request: FastifyRequest, kind: Event, id: number | null, name: string) =>
    record(db, request, { kind, subject: { type: 'knowledge', id, name } });

  /** Called before the transaction, because it may take a while. */
  const read = ({ id: account }: Caller, html: string, language: Language) =>
    readFormattedText(cleaner, { account, field: 'html', html, longest: LONGEST_ARTICLE }, language);

  return serve(knowledgeBase, {
    cards: async (_, { language }) =>
      (await categories(database.read).execute()).map((row) => {
        const { id, slug, title, description, drawing } = toCategory(row, language);
        return { id, category: slug, img: `/knowledge/${drawing}.svg`, title, desc: description };
      }),
    lists: async ({ query: { category } }, { language }) => {
      const found = await categories(database.read)
        .$if(category !== undefined, (query) => query.where('slug', '=', category as string))
        .limit(1)
        .executeTakeFirst();
      if (!found) return category === undefined ? [] : notFound();
      const lists = await listLists(database.read, found.id, { isAdmin: false, language });
      return lists.map(({ id, title, icon, iconColor, articles: own }) => ({
        ...{ id, title, icon, iconColor },
        questions: own.map((article) => ({ id: article.id, question: article.title, slug: article.slug })),
      }));
    },
    question: async ({ query: { slug, id } }, { caller, language }) => {
      const by = slug !== undefined ? { slug } : { id: id ?? (await firstArticle(database.read)) };
      const { title, updatedAt, related, html } = await findArticle(database.read, by, { id: caller.id, isAdmin: false, language });
      return {
        title,
        lastUpdated: lastUpdated(updatedAt, language),
        relatedQuestions: related.map((article) => ({ id: article.id, question: article.title })),
        content: html,
      };
    },

    listCategories: async (_, { caller, language }) => {
      const counts = await countByCategory(database.read, caller.isAdmin);
      const rows = await categories(database.read).execute();
      return { categories: rows.map((row) => ({ ...toCategory(row, language), articles: counts.get(row.id) ?? 0 })) };
    },
    search: ({ query: { q, limit } }, { caller, language }) =>
      searchArticles(database.read, q, { isAdmin: caller.isAdmin, language, limit }),
    showCategory: async ({ params: { slug } }, { caller, language }) => {
      const category = (await categories(database.read).where('slug', '=', slug).executeTakeFirst()) ?? notFound();
      return { ...toCategory(category, language), lists: await listLists(database.read, category.id, readerOf(caller, language)) };
    },
    showArticle: ({ params: { slug } }, { caller, language }) => findArticle(database.read, { slug }, readerOf(caller, language)),
    vote: async ({ params: { id }, body: { useful } }, { caller }) => {
      // Commands on the server have no account.
      if (caller.id === 0) notFound();
      await database.write(async (db) => {
        await articleMustBeThere(db, id, caller.isAdmin);
        const own = { article_id: id, user_id: caller.id };
        if (useful === null) await db.deleteFrom('kb_votes').where('article_id', '=', id).where('user_id', '=', caller.id).execute();
        else
          await db
            .insertInto('kb_votes')
            .values({ ...own, is_useful: useful })
            .onConflict((conflict) => conflict.columns(['article_id', 'user_id']).doUpdateSet({ is_useful: useful }))
            .execute();
      }, WRITE_LOCK);
      events.publish([caller.id], 'knowledgeBase');
      events.publish('admins', 'knowledgeBase');
      return undefined;
    },

    addCategory: ({ body }, { request, language }) =>
      change(async (db) => {
        await mustBeFree(db, 'kb_categories', body.slug, null, language);
        const title = readLine('title', body.title, language);
        const position = await nextPosition(db, 'kb_categories', there);
        const { id } = await db
          .insertInto('kb_categories')
          .values({ ...body, title, description: clean(body.description), position, removed_at: null })
          .returning('id')
          .executeTakeFirstOrThrow();
        await note(db, request, 'knowledgeAdded', id, title);
        return toCategory(await findCategory(db, id), language);
      }),
    editCategory: ({ params: { id }, body: { version, ...body } }, { request, language }) =>
      change(async (db) => {
        const before = await findCategory(db, id);
        const { slug, drawing } = body;
        await mustBeFree(db, 'kb_categories', slug, id, language);
        const title = readLine('title', body.title, language);
        const edited = editedTextColumns(categoryTexts, before, { title, description: clean(body.description) }, {});
        await editRow(db, 'kb_categories', { id, version }, { slug, drawing, ...edited });
        await note(db, request, 'knowledgeEdited', id, title);
        return toCategory(await findCategory(db, id), language);
      }),
    addList: ({ params: { id: category_id }, body: { iconColor: icon_color, icon, ...body } }, { request, language }) =>
      change(async (db) => {
        await findCategory(db, category_id);
        const title = readLine('title', body.title, language);
        const position = await nextPosition(db, 'kb_lists', within('category_id', category_id));
        const added = await db
          .insertInto('kb_lists')
          .values({ category_id, title, icon, icon_color, position, removed_at: null })
          .returning('id')
          .executeTakeFirstOrThrow();
        await note(db, request, 'knowledgeAdded', added.id, title);
        return added;
      }),
    editList: ({ params: { id }, body: { version, iconColor: icon_color, icon, ...body } }, { request, language }) =>
      change(async (db) => {
        const title = readLine('title', body.title, language);
        const edited = editedTextColumns(listTexts, await findList(db, id), { title }, {});
        await editRow(db, 'kb_lists', { id, version }, { icon, icon_color, ...edited });
        await note(db, request, 'knowledgeEdited', id, title);
        return undefined;
      }),
    addArticle: async ({ body: { slug, list, isPublished: is_published, ...body } }, { caller, request, language }) => {
      const written = await read(caller, body.html, language);
      return change(async (db) => {
        const columns = readArticle(body, written, language);
        await findList(db, list);
        await mustBeFree(db, 'kb_articles', slug, null, language);
        const position = await nextPosition(db, 'kb_articles', within('list_id', list));
        const now = new Date().toISOString();
        const { id } = await db
          .insertInto('kb_articles')
          .values({ ...columns, slug, list_id: list, is_published, position, updated_at: now, removed_at: null })
          .returning('id')
          .executeTakeFirstOrThrow();
        await note(db, request, 'knowledgeAdded', id, columns.title);
        return findArticle(db, { id }, readerOf(caller, language));
      });
    },
    editArticle: async (
      { params: { id }, body: { slug, list, version, isPublished: is_published, ...body } },
      { caller, request, language },
    ) => {
      const written = await read(caller, body.html, language);
      return change(async (db) => {
        const columns = readArticle(body, written, language);
        const before = (await articles(db, caller.isAdmin).where('kb_articles.id', '=', id).executeTakeFirst()) ?? notFound();
        await findList(db, list);
        await mustBeFree(db, 'kb_articles', slug, id, language);
        const moved =
          before.list_id === list ? {} : { list_id: list, position: await nextPosition(db, 'kb_articles', within('list_id', list)) };
        const updated_at = new Date().toISOString();
        const { title, html, ...derived } = columns;
        const edited = editedTextColumns(articleTexts, before, { title, html }, derived);
        await editRow(db, 'kb_articles', { id, version }, { ...edited, ...moved, slug, is_published, updated_at });
        await note(db, request, 'knowledgeEdited', id, columns.title);
        return findArticle(db, { id }, readerOf(caller, language));
      });
    },
    order: ({ params: { kind }, body: { within: parent, ids } }, { request }) =>
      change(async (db) => {
        const column = parents[kind];
        await orderRows(db, tables[kind], column === null ? there : within(column, parent ?? 0), ids);
        await note(db, request, 'knowledgeOrdered', null, '');
        return undefined;
      }),
    remove: ({ params: { kind, id } }, { request }) =>
      change(async (db) => {
        const title = await titleOf(db, kind, id);
        await removeRow(db, tables[kind], id);
        await note(db, request, 'knowledgeRemoved', id, title);
        return undefined;
      }),
    restore: ({ params: { kind, id } }, { request }) =>
      change(async (db) => {
        if (kind !== 'lists') await mustStillBeFree(db, tables[kind], id);
        if (await restoreRow(db, tables[kind], id)) await note(db, request, 'knowledgeRestored', id, await titleOf(db, kind, id));
        return undefined;
      }),
  });
}

const there = sql<boolean>`removed_at is null`;
const within = (column: string, id: number) => sql<boolean>`${sql.ref(column)} = ${id} and removed_at is null`;

function readerOf({ id, isAdmin }: Caller, language: Language) {
  return { id, isAdmin, language };
}

/** @throws {Problem} `not-found` */
async function findCategory(db: Queries, id: number) {
  return (await categories(db).where('id', '=', id).executeTakeFirst()) ?? notFound();
}

/** @throws {Problem} `not-found` */
async function findList(db: Queries, id: number): Promise<{ text_key: string | null }> {
  const list = db.selectFrom('kb_lists').select('text_key').where('id', '=', id).where('removed_at', 'is', null);
  return (await list.executeTakeFirst()) ?? notFound();
}

async function titleOf(db: Queries, kind: Kind, id: number): Promise<string> {
  const row = await db
    .selectFrom(tables[kind] as 'kb_articles')
    .select('title')
    .where('id', '=', id)
    .executeTakeFirst();
  return row?.title ?? notFound();
}

/** @throws {Problem} `not-found` if nothing is published */
async function firstArticle(db: Queries): Promise<number> {
  return (await inOrder(articles(db, false)).limit(1).executeTakeFirst())?.id ?? notFound();
}

const locales: Record<Language, string> = { pt: 'pt-BR', en: 'en', fr: 'fr', de: 'de' };

function lastUpdated(moment: string, language: Language): string {
  return new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeZone: 'America/Sao_Paulo' }).format(new Date(moment));
}
