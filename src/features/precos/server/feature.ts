// The server side of the price search.
import type { Feature } from '#kit/server/feature.ts';
import type { Searched } from './queries.ts';
import { precosRoutes } from './routes.ts';

export const precosFeature = (searched: Searched): Feature => ({ routes: { precos: precosRoutes(searched) } });
