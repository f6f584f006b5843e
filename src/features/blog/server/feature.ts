// The server side of the blog.
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { findPosts } from './findPosts.ts';
import type { BlogOptions } from './ports.ts';
import { purgeArticles } from './retention.ts';
import { blogRoutes } from './routes.ts';
import { seedBlog } from './seed.ts';

export const blogFeature = (ports: BlogOptions): Feature => ({
  routes: { blog: blogRoutes(ports) },
  retention: purgeArticles,
  searchSources: { posts: (asked, { caller }) => findPosts(ports.database, caller, asked, ports.images) },
  seed: { isMissing: emptyTable('blog_posts'), fill: (db, { today }) => seedBlog(db, today) },
});
