// What the top bar searches, except notices: pages, files and contacts.
import { endpoint } from '#kit/contract.ts';
import { SearchText, type Static, Type } from '#kit/schema.ts';

/** The most entries per group. */
export const SEARCH_LIMIT = 4;

/** The groups, in display order. */
export const searchGroups = ['Pages', 'Files', 'Contacts'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/**
 * A page has `id`, `target`, `isBookmarked`, `icon`, `link`; a file `by`, `size`, `file` (address of its icon), `link`; a contact
 * `id`, `email`, `img`, `date`.
 */
export const SearchEntry = Type.Object({
  title: Type.String(),
  id: Type.Optional(Type.Integer()),
  target: Type.Optional(Type.String()),
  isBookmarked: Type.Optional(Type.Boolean()),
  icon: Type.Optional(Type.String()),
  link: Type.Optional(Type.String()),
  by: Type.Optional(Type.String()),
  size: Type.Optional(Type.String()),
  file: Type.Optional(Type.String()),
  email: Type.Optional(Type.String()),
  img: Type.Optional(Type.String()),
  date: Type.Optional(Type.String()),
});
export type SearchEntry = Static<typeof SearchEntry>;

export const search = {
  mainSearch: endpoint('GET /api/main-search/data', {
    access: 'signedIn',
    summary:
      'Pages, files and contacts that match q, at most four of each; without q, the first hundred of each: the newest files, contacts by name. Files are imports (for admins), attachments of the caller’s e-mails, and documents of notices',
    query: Type.Object({ q: SearchText() }),
    reply: Type.Object({
      searchArr: Type.Array(
        Type.Object({ groupTitle: Type.Enum([...searchGroups]), searchLimit: Type.Integer(), data: Type.Array(SearchEntry) }),
      ),
    }),
  }),
  autocomplete: endpoint('GET /api/autocomplete/data', {
    access: 'signedIn',
    summary:
      'Autocomplete terms of the demo, by rank; with q, those that contain it, starting with those that begin with it; none without a demo',
    query: Type.Object({ q: SearchText() }),
    reply: Type.Object({ autoComplete: Type.Array(Type.Object({ title: Type.String(), rank: Type.String(), id: Type.String() })) }),
  }),
};
