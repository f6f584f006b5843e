import type { Generated } from 'kysely';

declare module '#kit/server/database/database.ts' {
  interface Tables {
    profile_photos: PhotosTable;
    feed_posts: PostsTable;
    feed_likes: { post_id: number; user_id: number; created_at: string };
    feed_comments: CommentsTable;
    feed_comment_likes: { comment_id: number; user_id: number };
    polls: PollsTable;
    poll_options: { id: Generated<number>; poll_id: number; text: string };
    poll_votes: { poll_id: number; user_id: number; option_id: number; created_at: string };
    /** Two rows for each friendship, one per side. */
    friendships: { user_id: number; friend_id: number; created_at: string };
    friend_requests: { asker_id: number; asked_id: number; created_at: string };
    suggested_pages: { id: Generated<number>; name: string; subtitle: string };
    page_favorites: { page_id: number; user_id: number };
    short_news: { id: Generated<number>; title: string; handle: string; tags: string; text: string; created_at: string };
    news_favorites: { news_id: number; user_id: number };
  }
}

/** Rows that can be removed, and restored for ten minutes by the user who removed them. */
export interface Removable {
  id: Generated<number>;
  /** The owner. */
  user_id: number;
  created_at: string;
  removed_at: string | null;
  removed_by: number | null;
}

export interface PhotosTable extends Removable {
  /** The id of a picture. */
  image_id: string;
}

export interface PostsTable extends Removable {
  text: string;
  photo_id: number | null;
  edited_at: string | null;
}

export interface CommentsTable extends Removable {
  post_id: number;
  text: string;
}

export interface PollsTable extends Omit<Removable, 'user_id'> {
  /** The author; null after their account was deleted. */
  user_id: number | null;
  question: string;
  /** Set when the poll was closed. */
  closed_at: string | null;
}
