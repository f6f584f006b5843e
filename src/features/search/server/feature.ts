// The server side of the search in the top bar.
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { type SearchOptions, searchRoutes } from './routes.ts';
import { seedTerms } from './seed.ts';

export const searchFeature = (options: SearchOptions): Feature => ({
  routes: { search: searchRoutes(options) },
  seed: { isMissing: emptyTable('autocomplete_terms'), fill: seedTerms },
});
