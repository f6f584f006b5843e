// The pages that the search finds, and the user's bookmarks.
import { endpoint } from '#kit/contract.ts';
import { Body, Id, Nothing, type Static, Type } from '#kit/schema.ts';

/**
 * One page. `icon` names a Feather icon, `link` is its address; `title` is in the language of the request. The specification's
 * `disabled` marks a page that is shown but cannot be opened; we leave such pages out, so it never occurs.
 */
export const PageEntry = Type.Object({
  id: Type.Integer(),
  target: Type.String(),
  isBookmarked: Type.Boolean(),
  title: Type.String(),
  icon: Type.String(),
  link: Type.String(),
  disabled: Type.Optional(Type.Boolean()),
});
export type PageEntry = Static<typeof PageEntry>;

export const bookmarks = {
  read: endpoint('GET /api/bookmarks/data', {
    access: 'signedIn',
    summary: 'All pages the caller may open, and the bookmarked ones in the order in which they were bookmarked',
    reply: Type.Object({ suggestions: Type.Array(PageEntry), bookmarks: Type.Array(PageEntry) }),
  }),
  toggle: endpoint('POST /api/bookmarks/update', {
    access: 'signedIn',
    summary: 'Bookmark a page, or remove the bookmark',
    body: Body({ id: Id() }),
    reply: Nothing,
  }),
};
