// The server side of watched ends of validity.
import type { Feature } from '#kit/server/feature.ts';
import { type VigenciasOptions, vigenciasRoutes } from './routes.ts';

export const vigenciasFeature = (ports: VigenciasOptions): Feature => ({ routes: { vigencias: vigenciasRoutes(ports) } });
