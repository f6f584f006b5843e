// What the top bar searches besides notices: pages, files and contacts.
import { endpoint } from '#kit/contract.ts';
import { Flag, Integer, List, OneOf, Optional, SearchText, Shape, type Static, Text } from '#kit/schema.ts';

/** How many entries of each group a search shows. */
export const SEARCH_LIMIT = 4;

/** The groups, in the order they are shown in. */
export const searchGroups = ['Pages', 'Files', 'Contacts'] as const;
export type SearchGroup = (typeof searchGroups)[number];

/**
 * A page has `id`, `target`, `isBookmarked`, `icon`, `link`; a file `by`, `size`, `file` (address of its icon), `link`; a contact
 * `id`, `email`, `img`, `date`.
 */
export const SearchEntry = Shape({
  title: Text(),
  id: Optional(Integer()),
  target: Optional(Text()),
  isBookmarked: Optional(Flag()),
  icon: Optional(Text()),
  link: Optional(Text()),
  by: Optional(Text()),
  size: Optional(Text()),
  file: Optional(Text()),
  email: Optional(Text()),
  img: Optional(Text()),
  date: Optional(Text()),
});
export type SearchEntry = Static<typeof SearchEntry>;

export const search = {
  mainSearch: endpoint('GET /api/main-search/data', {
    access: 'signedIn',
    summary:
      'Pages, files and contacts that match q, at most four of each; without q, the first hundred of each: the newest files, contacts by name. Files are imports (for admins), attachments of the caller’s e-mails, and documents of notices',
    query: Shape({ q: SearchText() }),
    reply: Shape({
      searchArr: List(Shape({ groupTitle: OneOf([...searchGroups]), searchLimit: Integer(), data: List(SearchEntry) })),
    }),
  }),
  autocomplete: endpoint('GET /api/autocomplete/data', {
    access: 'signedIn',
    summary:
      'Autocomplete terms of the demo, by rank; with q, those that contain it, starting with those that begin with it; none without a demo',
    query: Shape({ q: SearchText() }),
    reply: Shape({ autoComplete: List(Shape({ title: Text(), rank: Text(), id: Text() })) }),
  }),
};
