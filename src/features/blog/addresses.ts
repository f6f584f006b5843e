// Paths and permissions of the screens of the blog.
import type { Address } from '#kit/page.ts';

export const blogAddresses = {
  blogList: { path: '/pages/blog/list', need: 'standard', query: true },
  blogPost: { path: '/pages/blog/detail/$id', need: 'standard' },
  blogEdit: { path: '/pages/blog/edit/$id', need: 'administers' },
} as const satisfies Record<string, Address>;
