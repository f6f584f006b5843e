// Articles and comments as our own calls show them.
import { Flag, Instant, Integer, List, Name, Nullable, OneOf, Shape, type Static, Text } from '#kit/schema.ts';

export const statuses = ['Published', 'Pending', 'Draft'] as const;
export type Status = (typeof statuses)[number];

export const categories = ['legislacao', 'planejamento', 'disputa', 'contratos', 'tecnologia'] as const;
export type Category = (typeof categories)[number];

/** The drawings of `src/app/web/public/blog`, by name. */
export const drawings = ['lei', 'prazo', 'registro', 'pregao', 'impugnacao', 'dispensa', 'portal', 'planejamento', 'contrato'] as const;
export type Drawing = (typeof drawings)[number];

/** Where the browser finds one of them. */
export function addressOfDrawing(drawing: string): string {
  return `/blog/${drawing}.svg`;
}

export const limits = { title: 200, slug: 120, content: 200_000, excerpt: 300, tags: 8, tag: 40, comment: 2000 } as const;

/** As addresses take it: small letters and figures, between them single dashes. */
export const slugPattern = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** Whoever has an article open is told of what is said to it; lists wait until they are asked again. */
export const commentsTopic = 'blogComments';

/** `fullName` is empty where the account is gone. */
export const Author = Shape({ id: Nullable(Integer()), fullName: Text(), avatar: Nullable(Text()) });
export type Author = Static<typeof Author>;

const facts = {
  id: Integer(),
  title: Text(),
  slug: Text(),
  excerpt: Text(),
  /** The address of its picture or drawing. */
  img: Text(),
  author: Author,
  status: OneOf([...statuses]),
  categories: List(OneOf([...categories])),
  tags: List(Text()),
  /** When it was published; of others when it was changed. */
  shown_at: Instant(),
  minutes: Integer(),
  comments: Integer(),
  bookmarks: Integer(),
  youBookmarked: Flag(),
};

/** `minutes`: how long reading it takes. */
export const ListedPost = Shape(facts);
export type ListedPost = Static<typeof ListedPost>;

/** What leads to an article. */
export const PostLink = Shape({ id: Integer(), title: Text(), img: Text(), shown_at: Instant() });
export type PostLink = Static<typeof PostLink>;

/** `content` is sanitised HTML. */
export const Post = Shape({ ...facts, content: Text(), updated_at: Instant() });
export type Post = Static<typeof Post>;

export const Comment = Shape({
  id: Integer(),
  author: Author,
  text: Text(),
  created_at: Instant(),
  isOwn: Flag(),
});
export type Comment = Static<typeof Comment>;

/** What admins write of an article. */
export const written = {
  title: Name({ maxLength: limits.title }),
  slug: Text({ maxLength: limits.slug, pattern: slugPattern }),
  content: Text({ maxLength: limits.content }),
  excerpt: Text({ maxLength: limits.excerpt }),
  status: OneOf([...statuses]),
  categories: List(OneOf([...categories]), { maxItems: categories.length, uniqueItems: true }),
  tags: List(Name({ maxLength: limits.tag }), { maxItems: limits.tags }),
  drawing: OneOf([...drawings]),
  /** A picture that was sent before; null: the drawing. */
  imageId: Nullable(Text({ maxLength: 60 })),
};
const Written = Shape(written);
export type Written = Static<typeof Written>;

/** As the editor gets it. */
export const EditedPost = Shape({
  ...written,
  id: Integer(),
  /** The address of the picture `imageId`; empty where there is none. */
  image: Text(),
  author: Author,
  version: Integer(),
  created_at: Instant(),
  updated_at: Instant(),
});
export type EditedPost = Static<typeof EditedPost>;
