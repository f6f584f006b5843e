// Seeds the demo blog. Content of users that do not exist is left out.
import type { Queries } from '#kit/server/database/database.ts';
import { formattedTextOf } from '#kit/server/text/submittedText.ts';
import { demoPosts } from './demoPosts.ts';
import { columnsOf, syncLabels } from './write.ts';

const HOUR_MS = 3_600_000;

/** Articles, comments and bookmarks. */
export async function seedBlog(db: Queries, today: Date): Promise<void> {
  const users = await db.selectFrom('users').select(['id', 'username']).where('removed_at', 'is', null).execute();
  const ids = new Map(users.map(({ username, id }) => [username, id]));
  // Oldest first, as if they had been written in this order.
  for (const post of demoPosts.toReversed()) {
    const shownAt = today.getTime() - post.daysAgo * 24 * HOUR_MS - 3 * HOUR_MS;
    const at = (hours: number) => new Date(Math.min(shownAt + hours * HOUR_MS, today.getTime())).toISOString();
    const { id } = await db
      .insertInto('blog_posts')
      .values({
        ...columnsOf({ ...post, content: formattedTextOf(post.content), imageId: null }),
        ...{ user_id: ids.get(post.author) ?? null, version: 1, shown_at: at(0), created_at: at(-48), updated_at: at(0) },
        ...{ published_at: post.status === 'Published' ? at(0) : null, removed_at: null, removed_by: null },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await syncLabels(db, id, post);
    for (const [username, text, hours] of post.comments ?? []) {
      const user_id = ids.get(username);
      if (user_id === undefined) continue;
      await db
        .insertInto('blog_comments')
        .values({ post_id: id, user_id, text, created_at: at(hours), removed_at: null, removed_by: null })
        .execute();
    }
    for (const user_id of (post.bookmarkedBy ?? []).flatMap((username) => ids.get(username) ?? []))
      await db
        .insertInto('blog_bookmarks')
        .values({ post_id: id, user_id, created_at: at(1) })
        .execute();
  }
}
