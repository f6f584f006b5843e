// The server side of the price search.
import type { Feature } from '#kit/server/feature.ts';
import { precosRoutes } from './routes.ts';

export const precosFeature = (ports: Parameters<typeof precosRoutes>[0]): Feature => ({ routes: { precos: precosRoutes(ports) } });
