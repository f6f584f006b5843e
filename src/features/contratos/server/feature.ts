// The server side of contracts.
import type { Database } from '#kit/server/database/database.ts';
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { seedContratos } from './demo/seed.ts';
import { findContratos } from './find.ts';
import { updateOldWords } from './retention.ts';
import { contratosRoutes } from './routes.ts';

export const contratosFeature = ({ database }: { database: Database }): Feature => ({
  routes: { contratos: contratosRoutes(database) },
  retention: [updateOldWords],
  searchSources: { contratos: (asked) => findContratos(database, asked) },
  seed: {
    isMissing: emptyTable('contratos'),
    fill: (db, { today }) => seedContratos(db, today),
    move: (db, { today }) => seedContratos(db, today),
  },
});
