// The server side of the price search.
import type { Database } from '#kit/server/database/database.ts';
import type { Feature } from '#kit/server/feature.ts';
import { precosRoutes } from './routes.ts';

export const precosFeature = ({ database }: { database: Database }): Feature => ({ routes: { precos: precosRoutes(database) } });
