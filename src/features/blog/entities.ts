// Articles and comments as our own calls return them.
import { Instant, Name, Nullable, type Static, Type } from '#kit/schema.ts';

export const statuses = ['Published', 'Pending', 'Draft'] as const;
export type Status = (typeof statuses)[number];

export const categories = ['legislacao', 'planejamento', 'disputa', 'contratos', 'tecnologia'] as const;
export type Category = (typeof categories)[number];

/** Names of the drawings in `public/blog`. */
export const drawings = ['lei', 'prazo', 'registro', 'pregao', 'impugnacao', 'dispensa', 'portal', 'planejamento', 'contrato'] as const;
export type Drawing = (typeof drawings)[number];

/** URL of a drawing. */
export function addressOfDrawing(drawing: string): string {
  return `/blog/${drawing}.svg`;
}

export const limits = { title: 200, slug: 120, content: 200_000, excerpt: 300, tags: 8, tag: 40, comment: 2000 } as const;

/** Lower-case letters, digits and single hyphens. */
export const slugPattern = '^[a-z0-9]+(-[a-z0-9]+)*$';

/** Topic of comments: open articles refetch on it, lists do not. */
export const commentsTopic = 'blogComments';

/** `fullName` is empty after the account was deleted. */
export const Author = Type.Object({ id: Nullable(Type.Integer()), fullName: Type.String(), avatar: Nullable(Type.String()) });
export type Author = Static<typeof Author>;

const facts = {
  id: Type.Integer(),
  title: Type.String(),
  slug: Type.String(),
  excerpt: Type.String(),
  /** URL of its picture or drawing. */
  img: Type.String(),
  author: Author,
  status: Type.Enum([...statuses]),
  categories: Type.Array(Type.Enum([...categories])),
  tags: Type.Array(Type.String()),
  /** Date of publication; of unpublished articles, date of the last change. */
  shown_at: Instant(),
  minutes: Type.Integer(),
  comments: Type.Integer(),
  bookmarks: Type.Integer(),
  youBookmarked: Type.Boolean(),
};

/** `minutes`: estimated reading time. */
export const ListedPost = Type.Object(facts);
export type ListedPost = Static<typeof ListedPost>;

/** A link to an article. */
export const PostLink = Type.Object({ id: Type.Integer(), title: Type.String(), img: Type.String(), shown_at: Instant() });
export type PostLink = Static<typeof PostLink>;

/** `content` is sanitized HTML. */
export const Post = Type.Object({ ...facts, content: Type.String(), updated_at: Instant() });
export type Post = Static<typeof Post>;

export const Comment = Type.Object({
  id: Type.Integer(),
  author: Author,
  text: Type.String(),
  created_at: Instant(),
  isOwn: Type.Boolean(),
});
export type Comment = Static<typeof Comment>;

/** The fields of an article that admins edit. */
export const written = {
  title: Name({ maxLength: limits.title }),
  slug: Type.String({ maxLength: limits.slug, pattern: slugPattern }),
  content: Type.String({ maxLength: limits.content }),
  excerpt: Type.String({ maxLength: limits.excerpt }),
  status: Type.Enum([...statuses]),
  categories: Type.Array(Type.Enum([...categories]), { maxItems: categories.length, uniqueItems: true }),
  tags: Type.Array(Name({ maxLength: limits.tag }), { maxItems: limits.tags }),
  drawing: Type.Enum([...drawings]),
  /** An uploaded picture; null: the drawing. */
  imageId: Nullable(Type.String({ maxLength: 60 })),
};
const Written = Type.Object(written);
export type Written = Static<typeof Written>;

/** An article for editing. */
export const EditedPost = Type.Object({
  ...written,
  id: Type.Integer(),
  /** URL of the picture `imageId`; empty if there is none. */
  image: Type.String(),
  author: Author,
  version: Type.Integer(),
  created_at: Instant(),
  updated_at: Instant(),
});
export type EditedPost = Static<typeof EditedPost>;
