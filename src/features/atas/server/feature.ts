// The server side of atas.
import type { Database } from '#kit/server/database/database.ts';
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { seedAtas } from './demo/seed.ts';
import { findAtas } from './find.ts';
import { updateOldWords } from './retention.ts';
import { atasRoutes } from './routes.ts';

export const atasFeature = ({ database }: { database: Database }): Feature => ({
  routes: { atas: atasRoutes(database) },
  retention: [updateOldWords],
  searchSources: { atas: (asked) => findAtas(database, asked) },
  seed: {
    isMissing: emptyTable('atas'),
    fill: (db, { today }) => seedAtas(db, today),
    move: (db, { today }) => seedAtas(db, today),
  },
});
