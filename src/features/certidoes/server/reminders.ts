// Reminds admins of documents that expire: thirty, fifteen and five days before.
import { dayInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Events } from '#kit/server/events/events.ts';
import { type BackgroundWork, backgroundWork } from '#kit/server/work/backgroundWork.ts';
import { avisos, daysBetween } from '../entities.ts';
import type { ExpiringNotification } from '../notifications.ts';
import { reminderOf, WRITE_LOCK } from './change.ts';
import type {} from './tables.ts';

type News = { userIds: readonly number[]; kind: 'certidoes.expiring'; data: ExpiringNotification; about: string };
export type ReminderOptions = {
  database: Database;
  events: Pick<Events, 'publish'>;
  notifyAll(db: Queries, news: readonly News[]): Promise<void>;
  retractNotifications(db: Queries, kinds: readonly string[], about: readonly string[]): Promise<unknown>;
  /** Who renews documents. */
  findAdmins(db: Queries): Promise<number[]>;
  onError(error: unknown): void;
};

const EVERY_MS = 3_600_000;

/** Looks every hour, and when it is woken because a date may have changed. */
export function reminders(options: ReminderOptions): BackgroundWork {
  let lookedAt = 0;
  const work = backgroundWork({
    database: options.database,
    name: 'certidoes reminders',
    hasWork: async () => Date.now() - lookedAt >= EVERY_MS,
    drain: async () => {
      const begun = Date.now();
      await remindOfExpiry(options);
      lookedAt = begun;
    },
    onError: options.onError,
  });
  return {
    ...work,
    wake: () => {
      lookedAt = 0;
      work.wake();
    },
  };
}

/**
 * Each reminder comes once, and only the next one due: a document that is added ten days before it expires has the one of fifteen days. It
 * replaces the one before it. To be run by one process at a time.
 */
export async function remindOfExpiry({ database, events, notifyAll, retractNotifications, findAdmins }: ReminderOptions): Promise<void> {
  if ((await findDue(database.read)).length === 0) return;
  const userIds = await database.write(async (db) => {
    const due = await findDue(db);
    const admins = await findAdmins(db);
    const earlier = due.flatMap(({ certidao, vence_em, days }) =>
      avisos.filter((other) => other > days).map((other) => reminderOf(certidao, vence_em, other)),
    );
    if (earlier.length > 0) await retractNotifications(db, ['certidoes.expiring'], earlier);
    // The nearest last, so that it is shown first.
    const news = due.toReversed().map(
      ({ certidao, tipo, titulo, vence_em, days }): News => ({
        userIds: admins,
        kind: 'certidoes.expiring',
        data: { certidao, tipo, titulo, vence_em },
        about: reminderOf(certidao, vence_em, days),
      }),
    );
    await notifyAll(db, news);
    for (const { versao, days } of due) await db.updateTable('certidao_versoes').set({ lembrete: days }).where('id', '=', versao).execute();
    return admins;
  }, WRITE_LOCK);
  events.publish(userIds, 'notifications');
}

/** Documents with a reminder that is due, the next to expire first. Those of the demonstration move every day. */
async function findDue(db: Queries) {
  const today = dayInBrasilia(new Date());
  const rows = await db
    .selectFrom('certidoes')
    .innerJoin('certidao_versoes', 'certidao_id', 'certidoes.id')
    .select(['certidoes.id as certidao', 'tipo', 'titulo', 'vence_em', 'lembrete', 'certidao_versoes.id as versao'])
    .where('removed_at', 'is', null)
    .where('demo', '=', false)
    .where('atual', '=', true)
    .where('vence_em', '>=', today)
    .where('vence_em', '<=', dayInBrasilia(startOfDayInBrasilia(today, avisos[0])))
    .orderBy('vence_em')
    .orderBy('certidoes.id')
    .execute();
  return rows.flatMap(({ vence_em, lembrete, ...row }) => {
    if (vence_em === null) return [];
    const left = daysBetween(today, vence_em);
    const days = avisos.findLast((one) => left <= one) ?? avisos[0];
    return lembrete === null || lembrete > days ? [{ ...row, vence_em, days }] : [];
  });
}
