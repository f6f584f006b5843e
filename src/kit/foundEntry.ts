// An entry of the search of everything. Each feature finds its own (`server/ports/search.ts`).
import { type Static, Type } from './schema.ts';

/**
 * A page has `id`, `target`, `isBookmarked`, `icon`, `link`; a file `by`, `size`, `file` (address of its icon), `link`; a contact
 * `id`, `email`, `img`, `date`. Anything else has `link`, and of the following what says why it was found: whose it is (`by`),
 * words of it, when it was, its state, its price in reais.
 */
export const FoundEntry = Type.Object({
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
  words: Type.Optional(Type.String()),
  at: Type.Optional(Type.String()),
  state: Type.Optional(Type.String()),
  price: Type.Optional(Type.Number()),
});
export type FoundEntry = Static<typeof FoundEntry>;
