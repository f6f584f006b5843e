// The server side of the own company's data.
import { emptyTable, type Feature } from '#kit/server/feature.ts';
import { empresaRoutes, type Ports } from './routes.ts';
import { seedEmpresa } from './seed.ts';

export const empresaFeature = (ports: Ports): Feature => ({
  routes: { empresa: empresaRoutes(ports) },
  seed: { isMissing: emptyTable('empresa'), fill: (db, { today }) => seedEmpresa(db, today) },
});
