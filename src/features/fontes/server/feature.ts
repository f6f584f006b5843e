// The server side of sources.
import type { Feature } from '#kit/server/feature.ts';
import { callCounter } from './metrics.ts';
import { type ReaderOptions, sourceReader } from './reader.ts';
import { fontesRoutes, type RouteOptions } from './routes.ts';

export function fontesFeature(ports: Omit<ReaderOptions, 'calls'> & Omit<RouteOptions, 'reader'>): Feature {
  const calls = callCounter(ports.sources);
  const reader = sourceReader({ ...ports, calls });
  return {
    routes: { fontes: fontesRoutes({ ...ports, reader }) },
    workers: [{ stop: reader.stop }],
    metrics: calls.metrics,
  };
}
