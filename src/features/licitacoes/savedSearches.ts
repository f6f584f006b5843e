// Calls on saved searches of the list of notices. In a file of their own because the menu is part of the first screen's bundle.
import { endpoint } from '#kit/contract.ts';
import { Body, Id, Instant, Name, Nothing, Nullable, type Static, Type } from '#kit/schema.ts';
import { filters, listColumns, sorting } from './entities.ts';

/** What is shown for more new notices than these. */
export const MOST_COUNTED = 99;
export const longestName = 80;
/** Live changes of searches, and the first part of their query keys. */
export const searchesTopic = 'savedSearches';

/** Filters and order, as the list's address has them. */
const search = { ...filters, ...sorting };
const columns = () => Type.Array(Type.Enum([...listColumns]), { maxItems: listColumns.length, uniqueItems: true });

const written = {
  name: Name({ maxLength: longestName }),
  query: Body(search),
  /** The shown columns; empty: those of the user who opens it. */
  columns: columns(),
  isShared: Type.Boolean(),
};

export const SavedSearch = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  query: Type.Object(search),
  columns: columns(),
  isShared: Type.Boolean(),
  isOwn: Type.Boolean(),
  /** Whose it is; null when the account no longer exists. */
  owner: Nullable(Type.String()),
  /** Its fixed dates as the periods that they may once have been; null if they were not, or the owner keeps them. */
  proposed: Nullable(Type.Object({ abertura: filters.abertura, prazo: filters.prazo })),
  /** Whether the caller may change and delete it. */
  isEditable: Type.Boolean(),
  /** When the caller last opened it. */
  lookedAt: Nullable(Instant()),
  /** What was new then has a higher id: filter `depoisDe`. Null if the caller never opened it. */
  seenId: Nullable(Type.Integer()),
  /** How many matching notices were added since, up to 99; null if the caller never opened it. */
  newCount: Nullable(Type.Integer()),
  /** Whether there may be more than those. */
  hasMore: Type.Boolean(),
});
export type SavedSearch = Static<typeof SavedSearch>;

const ById = Type.Object({ id: Id() });

export const savedSearches = {
  list: endpoint('GET /api/licitacoes/searches', {
    access: 'signedIn',
    summary: "The caller's saved searches of notices and those that others share, by name, with the number of new notices",
    reply: Type.Object({ searches: Type.Array(SavedSearch) }),
  }),
  create: endpoint('POST /api/licitacoes/searches', {
    access: 'signedIn',
    summary: 'Save a search under a name',
    body: Body(written),
    reply: SavedSearch,
    status: 201,
  }),
  update: endpoint('PATCH /api/licitacoes/searches/:id', {
    access: 'signedIn',
    summary: "Change one's own search, or as an admin a shared one; what is left out stays as it is",
    params: ById,
    body: Body({
      name: Type.Optional(written.name),
      query: Type.Optional(written.query),
      columns: Type.Optional(written.columns),
      isShared: Type.Optional(written.isShared),
      /** Its dates are not proposed as periods any more. */
      keepsDates: Type.Optional(Type.Boolean()),
    }),
    reply: Nothing,
  }),
  remove: endpoint('DELETE /api/licitacoes/searches/:id', {
    access: 'signedIn',
    summary: "Delete one's own search, or as an admin a shared one",
    params: ById,
    reply: Nothing,
  }),
  restore: endpoint('POST /api/licitacoes/searches/:id/restore', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'Restore a search that the caller deleted less than ten minutes ago',
    params: ById,
    reply: Nothing,
  }),
  look: endpoint('PUT /api/licitacoes/searches/:id/look', {
    access: 'signedIn',
    effect: 'changes',
    summary: 'The caller has seen the notices of a search: only later ones count as new',
    params: ById,
    reply: Nothing,
  }),
};
