// The server side of sources.
import type { Feature } from '#kit/server/feature.ts';
import { type ReaderOptions, sourceReader } from './reader.ts';
import { fontesRoutes, type RouteOptions } from './routes.ts';

export function fontesFeature(ports: ReaderOptions & Omit<RouteOptions, 'reader'>): Feature {
  const reader = sourceReader(ports);
  return {
    routes: { fontes: fontesRoutes({ ...ports, reader }) },
    workers: [{ stop: reader.stop }],
  };
}
