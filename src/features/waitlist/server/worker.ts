// Notifies the addresses on the waitlist. Downtime shows in the data itself: while addresses wait, every running process records each
// minute that it runs; an older record means that no process ran, because it was stopped or because the database could not be written.

import type { Database } from '#kit/server/database/database.ts';
import type { Mailer } from '#kit/server/ports/mail.ts';
import { type BackgroundWork, backgroundWork } from '#kit/server/work/backgroundWork.ts';
import type { PurgeStep } from '#kit/server/work/retention.ts';
import { AWAY_MINUTES } from '../contract.ts';
import { mailTo } from './mails.ts';
import type { WaitlistTable } from './tables.ts';

const SEEN_EVERY_MS = 60_000;
/** Rows of one transaction. */
const AT_ONCE = 100;
/** Older addresses are removed: maintenance is over within days, while a new version may take months. */
const RETENTION_DAYS = { maintenance: 30, release: 365 };

export type WaitlistWork = {
  database: Database;
  mailer: Mailer;
  appName: string;
  /** The version that runs. */
  version: string;
  publicAddress(): string;
  onError(error: unknown): void;
};

export function waitlistWorker({ database, mailer, appName, version, publicAddress, onError }: WaitlistWork): BackgroundWork {
  const notifyAll = async (due: Due, signal: AbortSignal) => {
    let notified = AT_ONCE;
    while (notified === AT_ONCE && !signal.aborted) notified = await database.write((db) => notifySome(db, due));
  };
  const notifySome = async (db: Database['read'], due: Due): Promise<number> => {
    const rows = await waitingFor(db, due).select(['id', 'kind', 'email', 'language']).orderBy('id').limit(AT_ONCE).execute();
    if (rows.length === 0) return 0;
    const ids = rows.map(({ id }) => id);
    await db.deleteFrom('waitlist').where('id', 'in', ids).execute();
    for (const row of rows) await mailer.send(db, mailTo(row, { appName, version, address: publicAddress() }));
    return rows.length;
  };
  const findOlder = async () => {
    const waiting = await database.read.selectFrom('waitlist').select('version').distinct().where('kind', '=', 'release').execute();
    return waiting.map((row) => row.version).filter((older) => isNewer(version, older));
  };
  const isUnseen = async () => {
    const unseen = waitingFor(database.read, { kind: 'maintenance', seenBefore: ago(SEEN_EVERY_MS) });
    return (await unseen.select('id').limit(1).executeTakeFirst()) !== undefined;
  };
  const { wake, stop } = backgroundWork({
    ...{ database, name: 'waitlist', onError },
    hasWork: async () => (await isUnseen()) || (await findOlder()).length > 0,
    drain: async (signal) => {
      const older = await findOlder();
      if (older.length > 0) await notifyAll({ kind: 'release', versions: older }, signal);
      await notifyAll({ kind: 'maintenance', seenBefore: ago(AWAY_MINUTES * 60_000) }, signal);
      // Only after all were notified, since writing this hides the downtime.
      if (signal.aborted) return;
      const seen_at = new Date().toISOString();
      await database.write((db) => db.updateTable('waitlist').set({ seen_at }).where('kind', '=', 'maintenance').execute());
    },
  });
  return { wake, stop };
}

type Due = { kind: 'maintenance'; seenBefore: string } | { kind: 'release'; versions: string[] };

function waitingFor(db: Database['read'], due: Due) {
  const waiting = db.selectFrom('waitlist').where('kind', '=', due.kind);
  return due.kind === 'release' ? waiting.where('version', 'in', due.versions) : waiting.where('seen_at', '<', due.seenBefore);
}

/** Whether one version, such as `1.10.0`, is later than another. Of two processes during an upgrade, the older one announces nothing. */
export function isNewer(version: WaitlistTable['version'], than: WaitlistTable['version']): boolean {
  const [a, b] = [version, than].map((text) => text.split(/[.+-]/, 3).map((part) => Number(part) || 0)) as [number[], number[]];
  const place = [0, 1, 2].find((each) => (a[each] ?? 0) !== (b[each] ?? 0));
  return place !== undefined && (a[place] ?? 0) > (b[place] ?? 0);
}

/** Purges addresses that have waited longer than their kind's retention. */
export const purgeOldAddresses: PurgeStep = async (db, atOnce) => {
  const limit = (kind: WaitlistTable['kind']) => ago(RETENTION_DAYS[kind] * 86_400_000);
  const old = db
    .selectFrom('waitlist')
    .select('id')
    .where((is) =>
      is.or((['maintenance', 'release'] as const).map((kind) => is.and([is('kind', '=', kind), is('created_at', '<', limit(kind))]))),
    )
    .limit(atOnce);
  const { numDeletedRows } = await db.deleteFrom('waitlist').where('id', 'in', old).executeTakeFirstOrThrow();
  return Number(numDeletedRows);
};

function ago(ms: number): string {
  return new Date(Date.now() - ms).toISOString();
}
