// What monitoring shows of the outbox.

import type { Queries } from '#kit/server/database/database.ts';
import { Counter, type Family, gauge } from '#kit/server/metrics/families.ts';
import type {} from './tables.ts';

/** Deliveries of this process by how they ended. `unsent`: there is no mail server; `deferred`: it is tried again. */
export function deliveryCounter() {
  const results = ['sent', 'deferred', 'failed', 'unsent'] as const;
  const counter = new Counter(
    'outbox_deliveries_total',
    'Attempts to deliver a mail by how they ended; “unsent”: there is no mail server.',
    results.map((result) => ({ result })),
  );
  return { add: (result: (typeof results)[number]) => counter.add({ result }), family: () => counter.family() };
}

/** Mails that wait or have failed are few: those that were sent are not counted. */
export async function readOutboxMetrics(db: Queries): Promise<Family[]> {
  const waiting = await db
    .selectFrom('mails')
    .select(({ fn }) => [fn.countAll().as('mails'), fn.min('queued_at').as('since')])
    .where('state', '=', 'waiting')
    .executeTakeFirstOrThrow();
  const failed = await db
    .selectFrom('mails')
    .select(({ fn }) => fn.countAll().as('mails'))
    .where('state', '=', 'failed')
    .executeTakeFirstOrThrow();
  const age = waiting.since === null ? 0 : Math.max(0, (Date.now() - Date.parse(waiting.since)) / 1000);
  return [
    gauge('outbox_mails', 'Mails that wait to be delivered, and those that were given up.', [
      { labels: { state: 'waiting' }, value: Number(waiting.mails) },
      { labels: { state: 'failed' }, value: Number(failed.mails) },
    ]),
    gauge('outbox_oldest_waiting_seconds', 'How long the oldest waiting mail has waited.', age),
  ];
}
