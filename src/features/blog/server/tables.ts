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
  /** Who wrote it; null once that account is gone. */
  user_id: number | null;
  title: string;
  slug: string;
  /** Sanitised HTML. */
  content: string;
  /** Empty: the beginning of the text stands for it, and `summary` is whichever is shown. */
  excerpt: string;
  summary: string;
  /** How long reading it takes. */
  minutes: number;
  status: Status;
  drawing: string;
  image_id: string | null;
  /** Title and text, folded. */
  busca: string;
  version: number;
  /** By which lists are in order. */
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
