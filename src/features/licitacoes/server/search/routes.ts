import { type Routes, serve } from '#kit/server/http/serve.ts';
import { untilChanged } from '#kit/server/lists/untilChanged.ts';
import { facets } from '../../facets.ts';
import type { Searched } from '../list/queries.ts';
import type { Looked } from './facets.ts';
import type { Filter } from './question.ts';

export function facetRoutes({ database, search }: Searched): Routes {
  const count = untilChanged(database, (filter: Filter, looked?: Looked) => search.facets(filter, looked));
  return serve(facets, {
    facets: ({ query: { facet, letters, ...filter } }) => count(filter, facet && { facet, letters: letters ?? '' }),
    loosenings: async ({ query }) => ({ loosenings: await search.loosenings(query) }),
  });
}
