import type { TextsIn } from '#kit/web/locale/i18n.ts';
import type { texts as source } from './pt.ts';

export const texts = {
  label: 'Bookmarked pages',
  more: 'More bookmarked pages',
  find: 'Find a page',
  mark: 'Bookmark',
  unmark: 'Remove the bookmark',
  markOf: 'Bookmark: {{page}}',
  none: 'No bookmarks yet. Find a page and click its star.',
  noMatch: 'No page with that name.',
} satisfies TextsIn<'en', typeof source>;
