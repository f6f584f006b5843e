// The server side of the search in the top bar.
import type { Database } from '#kit/server/database/database.ts';
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { type SearchSources, searchRoutes } from './routes.ts';
import { seedTerms } from './seed.ts';

export const searchFeature = ({ database, sources }: { database: Database; sources: SearchSources }): Feature => ({
  routes: { search: searchRoutes(database, sources) },
  seed: { isMissing: emptyTable('autocomplete_terms'), fill: seedTerms },
});
