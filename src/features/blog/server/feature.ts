// The server side of the blog.
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import type { BlogOptions } from './ports.ts';
import { listPosts } from './posts.ts';
import { purgeArticles } from './retention.ts';
import { blogRoutes } from './routes.ts';
import { seedBlog } from './seed.ts';

export const blogFeature = (ports: BlogOptions): Feature => ({
  routes: { blog: blogRoutes(ports) },
  retention: purgeArticles,
  searchSources: {
    posts: async ({ q, limit }, { caller }) =>
      (await listPosts(ports.database.read, caller, { q }, { limit }, ports.images)).map(({ id, title, author, excerpt, shown_at }) => ({
        ...{ title, by: author.fullName, words: excerpt, at: shown_at },
        link: `/pages/blog/detail/${id}`,
      })),
  },
  seed: { isMissing: emptyTable('blog_posts'), fill: (db, { today }) => seedBlog(db, today) },
});
