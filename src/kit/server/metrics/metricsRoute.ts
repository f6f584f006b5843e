// `GET /metrics`: for who has the token, or, without a token, for programs on this machine.
import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Database } from '../database/database.ts';
import { collector } from './collect.ts';
import { expositionType, toExposition } from './exposition.ts';
import { gauge, type Labels } from './families.ts';
import type { Metrics } from './metrics.ts';
import { processMetrics } from './processMetrics.ts';

export type MetricsOptions = {
  /** What a scraper has to send as its bearer token; null: `mayRead` decides. */
  token: string | null;
  /** Whether a request may read without a token. */
  mayRead(request: FastifyRequest): boolean;
  /** What all names begin with. */
  prefix: string;
  /** What runs: labels of a value that is always 1. */
  build: Labels;
  /** What the product shows, by part. */
  parts: Readonly<Record<string, Metrics>>;
};

/** Adds the call. @param requests what `measureRequests` counts */
export function addMetrics(app: FastifyInstance, database: Database, requests: Metrics, options: MetricsOptions): void {
  const { token, prefix, build, parts } = options;
  const ofProcess = processMetrics();
  const ofBuild = { now: () => [gauge('build_info', 'What runs.', [{ labels: build, value: 1 }])] };
  const collect = collector(database, { build: ofBuild, requests, process: ofProcess, ...parts });
  const mayRead = token === null ? options.mayRead : sends(token);
  app.addHook('onClose', async () => ofProcess.stop());
  app.get(
    '/metrics',
    {
      schema: {
        summary: 'Values for Prometheus: with METRICS_TOKEN as the bearer token, or, if there is none, from this machine',
        tags: ['health'],
        security: [],
        response: { 200: { content: { 'text/plain': { schema: { type: 'string' } } } } },
      },
      // Asked for every few seconds.
      logLevel: app.log.level === 'silent' ? ('silent' as const) : ('warn' as const),
    },
    async (request, response) => {
      if (!mayRead(request)) return response.callNotFound();
      return response
        .type(expositionType)
        .header('cache-control', 'no-store')
        .send(toExposition(await collect(), prefix));
    },
  );
}

/** Compares in constant time, whatever the length. */
function sends(token: string): (request: FastifyRequest) => boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  const expected = hash(`Bearer ${token}`);
  return ({ headers }) => timingSafeEqual(hash((headers.authorization ?? '').replace(/^bearer /i, 'Bearer ')), expected);
}
