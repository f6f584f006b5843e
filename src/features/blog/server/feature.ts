// The server side of the blog.
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import type { BlogOptions } from './ports.ts';
import { purgeArticles } from './retention.ts';
import { blogRoutes } from './routes.ts';
import { seedBlog } from './seed.ts';

export const blogFeature = (ports: BlogOptions): Feature => ({
  routes: { blog: blogRoutes(ports) },
  retention: purgeArticles,
  seed: { isMissing: emptyTable('blog_posts'), fill: (db, { today }) => seedBlog(db, today) },
});
