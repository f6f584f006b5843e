// Schedules messages, cancels that, and sends them when they are due.
import { type Language, type LocalizedText, Problem, Unavailable } from '#kit/errors.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { type BackgroundWork, backgroundWork } from '#kit/server/work/backgroundWork.ts';
import { ClockWatch } from '#kit/server/work/clockWatch.ts';
import { limits } from '../../entities.ts';
import type { MailNotification } from '../../notifications.ts';
import { mustBeWithinDailyLimit } from './dailyLimit.ts';
import { type DispatchOptions, dispatch, restorableSince } from './dispatch.ts';
import { findOwn, findUnsent, mustBeAsSaved } from './drafts.ts';

const MAX_DELAY_MS = 366 * 86_400_000;
/** Later messages are found when the worker polls next. */
const TIMER_RANGE_MS = 6000;
/** What was sent longer ago has left already, or failed to. */
const JUST_SENT_MS = 60_000;
/** Doubled with each failure. */
const FIRST_RETRY_MS = 60_000;
const MAX_FAILURES = 5;

export type SendOptions = {
  /** Left out: after the time in which sending can be undone. */
  at?: string | undefined;
  /** The last saved version that the client knows. */
  savedAt?: string | undefined;
};

/**
 * A draft that was moved to the trash in the meantime leaves the trash.
 * @returns when it will be sent.
 * @throws {Problem} `not-found`, `validation`; `conflict` if a newer version was saved; `too-many-requests`
 */
export async function sendDraft(
  db: Queries,
  userId: number,
  emailId: number,
  { at, savedAt }: SendOptions,
  language: Language,
): Promise<string> {
  const draft = await findUnsent(db, userId, emailId);
  mustBeAsSaved(draft, savedAt);
  const { id, recipients, cc, bcc } = draft;
  if (recipients.length + cc.length + bcc.length === 0) throw validationProblem('body.to', messages.nobody[language]);
  const now = Date.now();
  const leaves = at === undefined ? now + limits.undoSeconds * 1000 : Date.parse(at);
  if (!(leaves > now)) throw validationProblem('body.at', messages.past[language]);
  if (leaves > now + MAX_DELAY_MS) throw validationProblem('body.at', messages.tooLate[language]);
  await mustBeWithinDailyLimit(db, userId, draft, new Date(leaves));
  const send_at = new Date(leaves).toISOString();
  const { numUpdatedRows } = await db
    .updateTable('email_messages')
    .set({ send_at, send_failures: 0 })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('conflict');
  await db.updateTable('emails').set({ folder: 'draft' }).where('id', '=', emailId).where('folder', '=', 'trash').execute();
  return send_at;
}

/** Makes it a draft again. @throws {Problem} `not-found`; `undo-expired` once it was sent */
export async function unsendDraft(db: Queries, userId: number, emailId: number): Promise<void> {
  const { id } = await findOwn(db, userId, emailId);
  const { numUpdatedRows } = await db
    .updateTable('email_messages')
    .set({ send_at: null })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('undo-expired');
}

export type SendingOptions = DispatchOptions & {
  notify(db: Queries, notification: { userIds: number[]; kind: 'email.notSent'; data: MailNotification; about: string }): Promise<void>;
  onError(error: unknown): void;
};

/** Sends due messages in one process of all that share the database; starts by itself, and continues where a killed process stopped. */
export function sendingWorker(options: SendingOptions): BackgroundWork {
  const { database, onError } = options;
  const clock = new ClockWatch();
  let timer: NodeJS.Timeout | undefined;
  const hasWork = async () => {
    const set = clock.look();
    if (set < 0) await bringForward(database, -set);
    const next = await findNextScheduled(database);
    if (next === undefined) return false;
    const wait = Date.parse(next.send_at) - Date.now();
    if (wait <= 0) return true;
    clearTimeout(timer);
    // A timer may fire a moment early.
    if (wait < TIMER_RANGE_MS) timer = setTimeout(() => work.wake(), wait + 1).unref();
    return false;
  };
  const work = backgroundWork({
    ...{ database, onError, hasWork },
    name: 'sending of mail',
    drain: async (signal) => {
      for (let due = await findNextScheduled(database); due && !signal.aborted; due = await findNextScheduled(database)) {
        // The timer was set for an earlier message.
        if (Date.parse(due.send_at) > Date.now()) return work.wake();
        const { id } = due;
        await dispatch(options, id).catch((error) => {
          // Not this message's fault: the database is unavailable.
          if (error instanceof Unavailable) throw error;
          onError(error);
          // A message that cannot be sent does not block the others.
          return postpone(options, id);
        });
      }
    },
  });
  return {
    wake: work.wake,
    stop: async () => {
      clearTimeout(timer);
      await work.stop();
    },
  };
}

/**
 * After the clock was set back by so many milliseconds: what users wrote and sent just before leaves soon, and does not wait until the clock
 * shows that time again. What was written before the clock was wrong may be scheduled for that time, and stays.
 */
function bringForward(database: Database, ms: number): Promise<unknown> {
  const now = Date.now();
  const at = (moment: number) => new Date(moment).toISOString();
  const undoMs = limits.undoSeconds * 1000;
  return database.write((db) =>
    db
      .updateTable('email_messages')
      .set({ send_at: at(now + undoMs) })
      .where('sent_at', 'is', null)
      .where('send_at', '>', at(now + Math.max(undoMs, ms - JUST_SENT_MS)))
      .where('send_at', '<=', at(now + ms + undoMs))
      .where('updated_at', '>', at(now))
      .execute(),
  );
}

/** Retries a failed message later, with growing delays; after some failures it becomes a draft again and its author is notified. */
function postpone({ database, events, notify }: SendingOptions, messageId: number): Promise<void> {
  return database.write(async (db) => {
    const message = await db
      .selectFrom('email_messages')
      .innerJoin('emails', 'emails.message_id', 'email_messages.id')
      .select(['emails.id', 'emails.user_id', 'email_messages.subject', 'email_messages.send_at', 'email_messages.send_failures'])
      .where('email_messages.id', '=', messageId)
      .where('emails.is_own', '=', true)
      .executeTakeFirst();
    if (!message?.send_at) return;
    const { id, user_id, subject, send_failures } = message;
    const isOver = send_failures + 1 >= MAX_FAILURES;
    const { numUpdatedRows } = await db
      .updateTable('email_messages')
      .set({
        send_at: isOver ? null : new Date(Date.now() + FIRST_RETRY_MS * 2 ** send_failures).toISOString(),
        send_failures: isOver ? 0 : send_failures + 1,
      })
      .where('id', '=', messageId)
      .where('sent_at', 'is', null)
      .where('send_at', '=', message.send_at)
      .executeTakeFirstOrThrow();
    // Its author has cancelled it in the meantime.
    if (numUpdatedRows === 0n) return;
    if (isOver) {
      const about = `${id} ${message.send_at}`;
      await notify(db, { userIds: [user_id], kind: 'email.notSent', data: { draft: id, subject }, about });
    }
    afterCommit(db, () => {
      events.publish([user_id], 'email');
      if (isOver) events.publish([user_id], 'notifications');
    });
  });
}

/** The next scheduled message, due or not; without those of removed accounts that can still be restored. */
async function findNextScheduled({ read }: Database): Promise<{ id: number; send_at: string } | undefined> {
  const row = await read
    .selectFrom('email_messages')
    .select(['id', 'send_at'])
    .where('sent_at', 'is', null)
    .where('send_at', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('users')
            .select('users.id')
            .whereRef('users.id', '=', 'email_messages.from_user_id')
            .where('users.removed_at', '>=', restorableSince()),
        ),
      ),
    )
    .orderBy('send_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, send_at: row.send_at as string };
}

function validationProblem(path: string, message: string): Problem {
  return new Problem('validation', undefined, [{ path, message }]);
}

const messages = {
  nobody: {
    pt: 'informe ao menos um destinatário',
    en: 'enter at least one recipient',
    fr: 'indiquez au moins un destinataire',
    de: 'geben Sie mindestens einen Empfänger an',
  },
  past: {
    pt: 'escolha uma data e hora futuras',
    en: 'choose a date and time in the future',
    fr: 'choisissez une date et une heure futures',
    de: 'wählen Sie einen Zeitpunkt in der Zukunft',
  },
  tooLate: {
    pt: 'escolha uma data dentro de um ano',
    en: 'choose a date within a year',
    fr: 'choisissez une date dans l’année qui vient',
    de: 'wählen Sie einen Zeitpunkt innerhalb eines Jahres',
  },
} satisfies Record<string, LocalizedText>;
