// The knowledge base: categories with lists of articles, which admins edit; only they see drafts.
import { endpoint } from '#kit/contract.ts';
import { Body, Default, Id, Instant, Name, Nothing, Nullable, SearchText, type Static, Type, Version } from '#kit/schema.ts';

/** Names of the category drawings: `/knowledge/….svg`. */
export const drawings = ['basics', 'deadlines', 'search', 'import', 'together', 'account'] as const;
export const Drawing = Type.Enum([...drawings]);
export type Drawing = Static<typeof Drawing>;

/** Names of Feather icons. */
export const listIcons = [
  ...(['book-open', 'file-text', 'clock', 'calendar', 'search', 'filter', 'upload', 'bell', 'star', 'mail', 'message-square'] as const),
  ...(['check-square', 'user', 'lock', 'settings', 'shield', 'layers', 'rss', 'tag', 'globe'] as const),
] as const;
export const listColors = ['', 'text-primary', 'text-success', 'text-warning', 'text-danger', 'text-info'] as const;

/** Lower-case letters, digits and single hyphens. */
const Slug = Type.String({ minLength: 1, maxLength: 120, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
const AskedSlug = Type.String({ maxLength: 200 });

/** Whether the text is shown in the user's language, because the text that came with the product was never changed. */
const isTranslated = Type.Boolean();

const category = {
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  description: Type.String(),
  drawing: Drawing,
  version: Type.Integer(),
  isTranslated,
};
export const KnowledgeCategory = Type.Object(category);
export type KnowledgeCategory = Static<typeof KnowledgeCategory>;

export const ArticleLink = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  category: Type.String(),
  title: Type.String(),
  isPublished: Type.Boolean(),
});
export type ArticleLink = Static<typeof ArticleLink>;

export const KnowledgeList = Type.Object({
  id: Type.Integer(),
  title: Type.String(),
  icon: Type.String(),
  iconColor: Type.String(),
  version: Type.Integer(),
  isTranslated,
  articles: Type.Array(ArticleLink),
});
export type KnowledgeList = Static<typeof KnowledgeList>;

export const Article = Type.Object({
  id: Type.Integer(),
  slug: Type.String(),
  title: Type.String(),
  /** Sanitized. */
  html: Type.String(),
  isPublished: Type.Boolean(),
  updatedAt: Instant(),
  version: Type.Integer(),
  isTranslated,
  list: Type.Integer(),
  category: Type.Object({ slug: Type.String(), title: Type.String() }),
  related: Type.Array(ArticleLink),
  previous: Type.Array(ArticleLink, { maxItems: 1 }),
  next: Type.Array(ArticleLink, { maxItems: 1 }),
  /** The caller's rating. */
  useful: Nullable(Type.Boolean()),
  /** The ratings of all users; zero except for admins. */
  votes: Type.Object({ yes: Type.Integer(), no: Type.Integer() }),
});
export type Article = Static<typeof Article>;

export const Found = Type.Object({ ...ArticleLink.properties, categoryTitle: Type.String(), piece: Type.String() });
export type Found = Static<typeof Found>;

const ById = Type.Object({ id: Id() });
const version = Version();
const title = Name({ maxLength: 160 });
const sentCategory = { slug: Slug, title, description: Type.String({ maxLength: 300 }), drawing: Drawing };
const sentList = { title, icon: Type.Enum([...listIcons]), iconColor: Type.Enum([...listColors]) };
/** Characters of HTML. */
export const LONGEST_ARTICLE = 200_000;

const sentArticle = {
  slug: Slug,
  title,
  html: Type.String({ minLength: 1, maxLength: LONGEST_ARTICLE }),
  isPublished: Type.Boolean(),
  list: Id(),
};

/** What can be removed and restored. */
const kind = Type.Enum(['categories', 'lists', 'articles']);
export type Kind = Static<typeof kind>;

const most = 50;

export const knowledgeBase = {
  cards: endpoint('GET /faq/data/knowledge_base', {
    access: 'signedIn',
    summary: 'The categories as cards',
    reply: Type.Array(
      Type.Object({ id: Type.Integer(), category: Type.String(), img: Type.String(), title: Type.String(), desc: Type.String() }),
    ),
  }),
  lists: endpoint('GET /faq/data/category', {
    access: 'signedIn',
    summary: 'The lists of questions of a category; of the first one where none is named',
    query: Type.Object({ category: Type.Optional(AskedSlug) }),
    reply: Type.Array(
      Type.Object({
        id: Type.Integer(),
        title: Type.String(),
        icon: Type.String(),
        iconColor: Type.String(),
        questions: Type.Array(Type.Object({ id: Type.Integer(), question: Type.String(), slug: Type.String() })),
      }),
    ),
  }),
  question: endpoint('GET /faq/data/question', {
    access: 'signedIn',
    summary: 'One article, by its slug or id; the first one where none is named',
    query: Type.Object({ slug: Type.Optional(AskedSlug), id: Type.Optional(Id()) }),
    reply: Type.Object({
      title: Type.String(),
      lastUpdated: Type.String(),
      relatedQuestions: Type.Array(Type.Object({ id: Type.Integer(), question: Type.String() })),
      content: Type.String(),
    }),
  }),

  listCategories: endpoint('GET /api/knowledge-base', {
    access: 'signedIn',
    summary: 'The categories, and how many articles each has that the caller may read',
    reply: Type.Object({ categories: Type.Array(Type.Object({ ...category, articles: Type.Integer() })) }),
  }),
  search: endpoint('GET /api/knowledge-base/search', {
    access: 'signedIn',
    summary: 'Articles that contain all words of q in the title or text, matches in the title first; each with its category and list',
    query: Type.Object({ q: SearchText(), limit: Default(Type.Integer({ minimum: 1, maximum: most }), most) }),
    reply: Type.Object({ results: Type.Array(Found), total: Type.Integer() }),
  }),
  showCategory: endpoint('GET /api/knowledge-base/categories/:slug', {
    access: 'signedIn',
    summary: 'One category with its lists; admins see lists without articles too',
    params: Type.Object({ slug: AskedSlug }),
    reply: Type.Object({ ...category, lists: Type.Array(KnowledgeList) }),
  }),
  showArticle: endpoint('GET /api/knowledge-base/articles/:slug', {
    access: 'signedIn',
    summary: 'One article with its category, list and related articles',
    params: Type.Object({ slug: AskedSlug }),
    reply: Article,
  }),
  vote: endpoint('PUT /api/knowledge-base/articles/:id/vote', {
    access: 'signedIn',
    summary: 'Rate whether an article was useful; null removes the rating',
    params: ById,
    body: Body({ useful: Nullable(Type.Boolean()) }),
    reply: Nothing,
  }),

  addCategory: endpoint('POST /api/knowledge-base/categories', {
    access: 'admin',
    summary: 'Add a category at the end',
    body: Body(sentCategory),
    reply: KnowledgeCategory,
    status: 201,
  }),
  editCategory: endpoint('PUT /api/knowledge-base/categories/:id', {
    access: 'admin',
    summary: 'Change a category that has not changed since that version; the new text is shown in all languages',
    params: ById,
    body: Body({ ...sentCategory, version }),
    reply: KnowledgeCategory,
  }),
  addList: endpoint('POST /api/knowledge-base/categories/:id/lists', {
    access: 'admin',
    summary: 'Add a list at the end of a category',
    params: ById,
    body: Body(sentList),
    reply: Type.Object({ id: Type.Integer() }),
    status: 201,
  }),
  editList: endpoint('PUT /api/knowledge-base/lists/:id', {
    access: 'admin',
    summary: 'Change a list that has not changed since that version; the new text is shown in all languages',
    params: ById,
    body: Body({ ...sentList, version }),
    reply: Nothing,
  }),
  addArticle: endpoint('POST /api/knowledge-base/articles', {
    access: 'admin',
    summary: 'Add an article at the end of a list; its content is cleaned HTML',
    body: Body(sentArticle),
    reply: Article,
    status: 201,
  }),
  editArticle: endpoint('PUT /api/knowledge-base/articles/:id', {
    access: 'admin',
    summary:
      'Change an article that has not changed since that version; moved to another list, it comes last. The new text is shown in all languages',
    params: ById,
    body: Body({ ...sentArticle, version }),
    reply: Article,
  }),
  order: endpoint('PUT /api/knowledge-base/order/:kind', {
    access: 'admin',
    effect: 'changes',
    summary: 'Reorder all categories, the lists of category “within” or the articles of list “within”',
    params: Type.Object({ kind }),
    body: Body({ within: Type.Optional(Id()), ids: Type.Array(Id(), { maxItems: 500 }) }),
    reply: Nothing,
  }),
  remove: endpoint('DELETE /api/knowledge-base/:kind/:id', {
    access: 'admin',
    summary: 'Delete a category, list or article with everything in it; it can be restored for ten minutes',
    params: Type.Object({ kind, id: Id() }),
    reply: Nothing,
  }),
  restore: endpoint('POST /api/knowledge-base/:kind/:id/restore', {
    access: 'admin',
    effect: 'changes',
    summary: 'Restore it to its place',
    params: Type.Object({ kind, id: Id() }),
    reply: Nothing,
  }),
};
