// The server side of offers.
import type { Feature } from '#kit/server/feature.ts';
import type { PropostasOptions } from './ports.ts';
import { purgePropostas } from './retention.ts';
import { propostasRoutes } from './routes.ts';

export const propostasFeature = (ports: PropostasOptions): Feature => ({
  routes: { propostas: propostasRoutes(ports) },
  retention: purgePropostas,
});
