import type { EditedPost } from '../../entities.ts';

/** The values of the form. */
export type ArticleValues = Pick<EditedPost, 'title' | 'slug' | 'content' | 'excerpt' | 'status' | 'categories' | 'tags' | 'drawing'> & {
  /** An uploaded picture and its URL; without an id the drawing is shown. */
  picture: { imageId: string | null; image: string };
};

const blank: ArticleValues = {
  ...{ title: '', slug: '', content: '', excerpt: '', status: 'Draft', categories: [], tags: [], drawing: 'lei' },
  picture: { imageId: null, image: '' },
};

export function valuesOf(post: EditedPost | null): ArticleValues {
  if (!post) return blank;
  const { title, slug, content, excerpt, status, categories, tags, drawing, imageId, image } = post;
  return { title, slug, content, excerpt, status, categories, tags, drawing, picture: { imageId, image } };
}

export function bodyOf({ picture: { imageId }, ...values }: ArticleValues) {
  return { ...values, imageId };
}
