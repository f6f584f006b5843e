// The knowledge base: categories, each with lists of articles. Admins edit it; drafts are seen by them alone.
import { endpoint } from '#kit/contract.ts';
import {
  Body,
  Default,
  Flag,
  Id,
  Instant,
  Integer,
  List,
  Name,
  Nothing,
  Nullable,
  OneOf,
  Optional,
  SearchText,
  Shape,
  type Static,
  Text,
  Version,
} from '#kit/schema.ts';

/** What is drawn for a category: `/knowledge/….svg`. */
export const drawings = ['basics', 'deadlines', 'search', 'import', 'together', 'account'] as const;
export const Drawing = OneOf([...drawings]);
export type Drawing = Static<typeof Drawing>;

/** Of the Feather set. */
export const listIcons = [
  ...(['book-open', 'file-text', 'clock', 'calendar', 'search', 'filter', 'upload', 'bell', 'star', 'mail', 'message-square'] as const),
  ...(['check-square', 'user', 'lock', 'settings', 'shield', 'layers', 'rss', 'tag', 'globe'] as const),
] as const;
export const listColors = ['', 'text-primary', 'text-success', 'text-warning', 'text-danger', 'text-info'] as const;

/** Small letters, digits and single hyphens. */
const Slug = Text({ minLength: 1, maxLength: 120, pattern: '^[a-z0-9]+(-[a-z0-9]+)*$' });
const AskedSlug = Text({ maxLength: 200 });

/** Whether readers see it in their language, because the words that came with the product were never changed. */
const isTranslated = Flag();

const category = {
  id: Integer(),
  slug: Text(),
  title: Text(),
  description: Text(),
  drawing: Drawing,
  version: Integer(),
  isTranslated,
};
export const KnowledgeCategory = Shape(category);
export type KnowledgeCategory = Static<typeof KnowledgeCategory>;

export const ArticleLink = Shape({ id: Integer(), slug: Text(), category: Text(), title: Text(), isPublished: Flag() });
export type ArticleLink = Static<typeof ArticleLink>;

export const KnowledgeList = Shape({
  id: Integer(),
  title: Text(),
  icon: Text(),
  iconColor: Text(),
  version: Integer(),
  isTranslated,
  articles: List(ArticleLink),
});
export type KnowledgeList = Static<typeof KnowledgeList>;

export const Article = Shape({
  id: Integer(),
  slug: Text(),
  title: Text(),
  /** Cleaned. */
  html: Text(),
  isPublished: Flag(),
  updatedAt: Instant(),
  version: Integer(),
  isTranslated,
  list: Integer(),
  category: Shape({ slug: Text(), title: Text() }),
  related: List(ArticleLink),
  previous: List(ArticleLink, { maxItems: 1 }),
  next: List(ArticleLink, { maxItems: 1 }),
  /** What the caller said of it. */
  useful: Nullable(Flag()),
  /** What everybody said; zeros for whoever does not administer. */
  votes: Shape({ yes: Integer(), no: Integer() }),
});
export type Article = Static<typeof Article>;

export const Found = Shape({ ...ArticleLink.properties, categoryTitle: Text(), piece: Text() });
export type Found = Static<typeof Found>;

const ById = Shape({ id: Id() });
const version = Version();
const title = Name({ maxLength: 160 });
const sentCategory = { slug: Slug, title, description: Text({ maxLength: 300 }), drawing: Drawing };
const sentList = { title, icon: OneOf([...listIcons]), iconColor: OneOf([...listColors]) };
/** Of HTML. */
export const LONGEST_ARTICLE = 200_000;

const sentArticle = { slug: Slug, title, html: Text({ minLength: 1, maxLength: LONGEST_ARTICLE }), isPublished: Flag(), list: Id() };

/** What can be removed and put back. */
const kind = OneOf(['categories', 'lists', 'articles']);
export type Kind = Static<typeof kind>;

const most = 50;

export const knowledgeBase = {
  cards: endpoint('GET /faq/data/knowledge_base', {
    access: 'signedIn',
    summary: 'The categories as cards',
    reply: List(Shape({ id: Integer(), category: Text(), img: Text(), title: Text(), desc: Text() })),
  }),
  lists: endpoint('GET /faq/data/category', {
    access: 'signedIn',
    summary: 'The lists of questions of a category; of the first one where none is named',
    query: Shape({ category: Optional(AskedSlug) }),
    reply: List(
      Shape({
        id: Integer(),
        title: Text(),
        icon: Text(),
        iconColor: Text(),
        questions: List(Shape({ id: Integer(), question: Text(), slug: Text() })),
      }),
    ),
  }),
  question: endpoint('GET /faq/data/question', {
    access: 'signedIn',
    summary: 'One article, by its slug or id; the first one where none is named',
    query: Shape({ slug: Optional(AskedSlug), id: Optional(Id()) }),
    reply: Shape({
      title: Text(),
      lastUpdated: Text(),
      relatedQuestions: List(Shape({ id: Integer(), question: Text() })),
      content: Text(),
    }),
  }),

  listCategories: endpoint('GET /api/knowledge-base', {
    access: 'signedIn',
    summary: 'The categories, and how many articles each has that the caller may read',
    reply: Shape({ categories: List(Shape({ ...category, articles: Integer() })) }),
  }),
  search: endpoint('GET /api/knowledge-base/search', {
    access: 'signedIn',
    summary: 'Articles that contain all words of q in the title or text, matches in the title first; each with its category and list',
    query: Shape({ q: SearchText(), limit: Default(Integer({ minimum: 1, maximum: most }), most) }),
    reply: Shape({ results: List(Found), total: Integer() }),
  }),
  showCategory: endpoint('GET /api/knowledge-base/categories/:slug', {
    access: 'signedIn',
    summary: 'One category with its lists; admins see lists without articles too',
    params: Shape({ slug: AskedSlug }),
    reply: Shape({ ...category, lists: List(KnowledgeList) }),
  }),
  showArticle: endpoint('GET /api/knowledge-base/articles/:slug', {
    access: 'signedIn',
    summary: 'One article with its category, list and related articles',
    params: Shape({ slug: AskedSlug }),
    reply: Article,
  }),
  vote: endpoint('PUT /api/knowledge-base/articles/:id/vote', {
    access: 'signedIn',
    summary: 'Rate whether an article was useful; null removes the rating',
    params: ById,
    body: Body({ useful: Nullable(Flag()) }),
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
    reply: Shape({ id: Integer() }),
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
    effect: 'keeps',
    summary: 'Reorder all categories, the lists of category “within” or the articles of list “within”',
    params: Shape({ kind }),
    body: Body({ within: Optional(Id()), ids: List(Id(), { maxItems: 500 }) }),
    reply: Nothing,
  }),
  remove: endpoint('DELETE /api/knowledge-base/:kind/:id', {
    access: 'admin',
    summary: 'Delete a category, list or article with everything in it; it can be restored for ten minutes',
    params: Shape({ kind, id: Id() }),
    reply: Nothing,
  }),
  restore: endpoint('POST /api/knowledge-base/:kind/:id/restore', {
    access: 'admin',
    effect: 'keeps',
    summary: 'Restore it to its place',
    params: Shape({ kind, id: Id() }),
    reply: Nothing,
  }),
};
