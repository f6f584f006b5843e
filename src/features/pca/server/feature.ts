// The server side of annual plans.
import type { Database } from '#kit/server/database/database.ts';
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { seedPca } from './demo/seed.ts';
import { findItens } from './find.ts';
import { updateOldWords } from './retention.ts';
import { pcaRoutes } from './routes.ts';

export const pcaFeature = ({ database }: { database: Database }): Feature => ({
  routes: { pca: pcaRoutes(database) },
  retention: [updateOldWords],
  searchSources: { pca: (asked) => findItens(database, asked) },
  seed: {
    isMissing: emptyTable('pca_planos'),
    fill: (db, { today }) => seedPca(db, today),
    move: (db, { today }) => seedPca(db, today),
  },
});
