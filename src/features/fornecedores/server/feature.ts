// The server side of suppliers and public bodies.
import type { Database } from '#kit/server/database/database.ts';
import type { Feature } from '#kit/server/feature.ts';
import type { FindPrecos } from './ports.ts';
import { fornecedoresRoutes } from './routes.ts';

type Ports = { database: Database; findPrecos: FindPrecos };

export const fornecedoresFeature = ({ database, findPrecos }: Ports): Feature => ({
  routes: { fornecedores: fornecedoresRoutes(database, findPrecos) },
});
