// The screens of the blog, by the names of their addresses.
import { screen } from '#kit/web/page/screen.ts';
import type { blogSearch } from './blogSearch.ts';

export const blogScreens = {
  blogList: screen<typeof blogSearch>(['blog'], () => import('./BlogList.tsx').then(({ BlogList }) => BlogList)),
  blogPost: screen(['blog'], () => import('./post/BlogPost.tsx').then(({ BlogPost }) => BlogPost)),
  blogEdit: screen(['blog', 'picture'], () => import('./edit/BlogEdit.tsx').then(({ BlogEdit }) => BlogEdit)),
};
