// The server side of documents to hand in.
import type { Feature } from '#kit/server/feature.ts';
import { documentosRoutes, type Ports } from './routes.ts';

export const documentosFeature = (ports: Ports): Feature => ({ routes: { documentos: documentosRoutes(ports) } });
