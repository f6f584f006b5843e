// The server side of watched ends of validity.
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { type VigenciasOptions, vigenciasRoutes } from './routes.ts';
import { seedVigencias } from './seed.ts';

export const vigenciasFeature = (ports: VigenciasOptions): Feature => ({
  routes: { vigencias: vigenciasRoutes(ports) },
  seed: { isMissing: emptyTable('vigencias'), fill: (db, { emails, today }) => seedVigencias(db, emails, today) },
});
