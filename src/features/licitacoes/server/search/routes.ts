import { type Routes, serve } from '#kit/server/http/serve.ts';
import { facets } from '../../facets.ts';
import type { NoticeSearch } from './search.ts';

export function facetRoutes(search: NoticeSearch): Routes {
  return serve(facets, {
    facets: ({ query: { facet, letters, ...filter } }) => search.facets(filter, facet && { facet, letters: letters ?? '' }),
    loosenings: async ({ query }) => ({ loosenings: await search.loosenings(query) }),
  });
}
