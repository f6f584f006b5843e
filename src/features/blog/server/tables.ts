import type { Generated } from 'kysely';
import type { Status } from '../entities.ts';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    blog_posts: BlogPostsTable;
    blog_labels: BlogLabelsTable;
    blog_comments: BlogCommentsTable;
    blog_bookmarks: { post_id: number; user_id: number; created_at: string };
  }
}

export interface BlogPostsTable {
  id: Generated<number>;
  /** The author; null after the account was deleted. */
  user_id: number | null;
  title: string;
  slug: string;
  /** Sanitized HTML. */
  content: string;
  /** Empty if the beginning of the text is shown instead; `summary` is the one that is shown. */
  excerpt: string;
  summary: string;
  /** Estimated reading time. */
  minutes: number;
  status: Status;
  drawing: string;
  image_id: string | null;
  /** Folded title and text. */
  busca: string;
  version: number;
  /** Sort key of the lists. */
  shown_at: string;
  published_at: string | null;
  created_at: string;
  updated_at: string;
  removed_at: string | null;
  removed_by: number | null;
}

export interface BlogLabelsTable {
  post_id: number;
  kind: 'category' | 'tag';
  /** Folded. */
  label_key: string;
  label: string;
  place: number;
}

export interface BlogCommentsTable {
  id: Generated<number>;
  post_id: number;
  user_id: number;
  text: string;
  created_at: string;
  removed_at: string | null;
  removed_by: number | null;
}
