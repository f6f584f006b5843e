// The search of the top bar: everything that a user may see, except notices and bills, which have searches of their own.
import { endpoint } from '#kit/contract.ts';
import { FoundEntry } from '#kit/foundEntry.ts';
import { SearchText, Type } from '#kit/schema.ts';

/** The most entries per group. */
export const SEARCH_LIMIT = 4;

/** The groups of the specification's search, in display order. */
export const specifiedGroups = ['Pages', 'Files', 'Contacts'] as const;

/** The groups of the search of everything, in display order; `intents` are lists that were asked for in words, such as “abertas em mg”. */
export const searchGroups = [
  'pages',
  'intents',
  'orgaos',
  'fornecedores',
  'propostas',
  'certidoes',
  'contacts',
  'mails',
  'tasks',
  'contratos',
  'atas',
  'pca',
  'municipios',
  'messages',
  'files',
  'orders',
  'products',
  'articles',
  'questions',
  'posts',
] as const;
export type SearchGroup = (typeof searchGroups)[number];

export const search = {
  mainSearch: endpoint('GET /api/main-search/data', {
    access: 'signedIn',
    heavy: 'search',
    summary:
      'Pages, files and contacts that match q, at most four of each; without q, the first hundred of each: the newest files, contacts by name. Files are imports (for admins), attachments of the caller’s e-mails, and documents of notices; their size is a text like 52kb, 0kb where it is not known',
    query: Type.Object({ q: SearchText() }),
    reply: Type.Object({
      searchArr: Type.Array(
        Type.Object({ groupTitle: Type.Enum([...specifiedGroups]), searchLimit: Type.Integer(), data: Type.Array(FoundEntry) }),
      ),
    }),
  }),
  everything: endpoint('GET /api/search', {
    access: 'signedIn',
    heavy: 'search',
    summary:
      'What the caller may see and q finds, at most four entries per group; nothing without q. A group that failed says so, and does not fail the others; “note” says why a group understood nothing, as with an operator of mail that has no day',
    query: Type.Object({ q: SearchText() }),
    reply: Type.Object({
      groups: Type.Array(
        Type.Object({
          group: Type.Enum([...searchGroups]),
          entries: Type.Array(FoundEntry),
          note: Type.String(),
          hasFailed: Type.Boolean(),
        }),
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
