// The server side of the employee table.
import type { Database } from '#kit/server/database/database.ts';
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { datatablesRoutes } from './routes.ts';
import { seedEmployees } from './seed.ts';

export const datatablesFeature = ({ database }: { database: Database }): Feature => ({
  routes: { datatables: datatablesRoutes(database) },
  seed: { isMissing: emptyTable('demo_employees'), fill: seedEmployees },
});
