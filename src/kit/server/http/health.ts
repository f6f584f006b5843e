// Liveness and readiness checks, for load balancers and monitoring.
import { setTimeout } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { Problem, Unavailable } from '#kit/errors.ts';
import type { Database } from '../database/database.ts';

/** The check responds within two seconds, whatever the database does. */
const TIMEOUT_MS = 1800;
/** The database is checked at most once in this time. */
const GOOD_FOR_MS = 1000;
const RETRY_AFTER = 2;

export function addHealth(app: FastifyInstance, database: Database): void {
  const operation = (summary: string) => ({
    schema: { summary, tags: ['health'], security: [] },
    // Called every few seconds: logged only on failure.
    logLevel: app.log.level === 'silent' ? ('silent' as const) : ('warn' as const),
  });
  const check = atMostEvery(GOOD_FOR_MS, () => database.checkReady());
  app.get('/healthz', operation('Answers while the process is alive'), async () => ({ status: 'alive' }));
  app.get('/readyz', operation('Answers when the database can be read and written'), async () => {
    if (app.isClosingAnnounced()) throw new Problem('unavailable');
    try {
      await Promise.race([check(), givingUp()]);
    } catch (error) {
      throw new Unavailable(RETRY_AFTER, notReady, error);
    }
    return { status: 'ready' };
  });
}

const notReady = {
  pt: 'O banco de dados não aceita leitura e gravação no momento.',
  en: 'The database cannot be read from and written to at the moment.',
  fr: 'La base de données n’est pas accessible en lecture et en écriture pour le moment.',
  de: 'Die Datenbank kann im Moment nicht gelesen und beschrieben werden.',
};

async function givingUp(): Promise<never> {
  await setTimeout(TIMEOUT_MS, undefined, { ref: false });
  throw new Error(`The database has not answered for ${TIMEOUT_MS} ms.`);
}

/** One check at a time; its result is cached for `ms` after its start. */
function atMostEvery(ms: number, look: () => Promise<void>): () => Promise<void> {
  let begun = Number.NEGATIVE_INFINITY;
  let latest: Promise<void> = Promise.resolve();
  let isUnderWay = false;
  return () => {
    if (isUnderWay || performance.now() - begun < ms) return latest;
    begun = performance.now();
    isUnderWay = true;
    latest = look().finally(() => {
      isUnderWay = false;
    });
    return latest;
  };
}
