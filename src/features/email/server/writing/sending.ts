// Sending: when a message is to leave, how that is undone, and who sees to it that it leaves.
import { type Language, type LocalizedText, Problem, Unavailable } from '#kit/errors.ts';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { type BackgroundWork, backgroundWork } from '#kit/server/work/backgroundWork.ts';
import { limits } from '../../entities.ts';
import type { MailNotification } from '../../notifications.ts';
import { mustBeWithinDailyLimit } from './dailyLimit.ts';
import { type DispatchOptions, dispatch, restorableSince } from './dispatch.ts';
import { findOwn, findUnsent, mustBeAsSaved } from './drafts.ts';

const MAX_DELAY_MS = 366 * 86_400_000;
/** What comes later is seen when the worker looks again. */
const TIMER_RANGE_MS = 6000;
/** Doubled with each time that it cannot leave. */
const FIRST_RETRY_MS = 60_000;
const MAX_FAILURES = 5;

export type SendOptions = {
  /** Left out: now, but for the time in which that can be undone. */
  at?: string | undefined;
  /** What the writer last saw kept. */
  savedAt?: string | undefined;
};

/**
 * What was thrown away elsewhere meanwhile comes out of the trash by that.
 * @returns when it leaves. @throws {Problem} `not-found`, `validation`; `conflict` where something newer was kept; `too-many-requests`
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

/** Makes a draft of it again. @throws {Problem} `not-found`; `undo-expired` once it has left */
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
  notify(db: Queries, news: { userIds: number[]; kind: 'email.notSent'; data: MailNotification; about: string }): Promise<void>;
  onError(error: unknown): void;
};

/** Sends what is due when it is, in one process for all that share the data; it begins by itself, and goes on where a killed one stopped. */
export function sendingWorker(options: SendingOptions): BackgroundWork {
  const { database, onError } = options;
  let timer: NodeJS.Timeout | undefined;
  const hasWork = async () => {
    const next = await findNextScheduled(database);
    if (next === undefined) return false;
    const wait = Date.parse(next.send_at) - Date.now();
    if (wait <= 0) return true;
    clearTimeout(timer);
    // A timer may ring a moment early.
    if (wait < TIMER_RANGE_MS) timer = setTimeout(() => work.wake(), wait + 1).unref();
    return false;
  };
  const work = backgroundWork({
    ...{ database, onError, hasWork },
    name: 'sending of mail',
    drain: async (signal) => {
      for (let due = await findNextScheduled(database); due && !signal.aborted; due = await findNextScheduled(database)) {
        // The timer was set for those before.
        if (Date.parse(due.send_at) > Date.now()) return work.wake();
        const { id } = due;
        await dispatch(options, id).catch((error) => {
          // No fault of this one: all of them wait for the database.
          if (error instanceof Unavailable) throw error;
          onError(error);
          // One that cannot leave holds up none of the others.
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

/** Has what could not leave wait, longer each time; after some times it is a draft again, of which its author is told. */
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
    // Its author has called it back in the meantime.
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

/** What leaves next, due or not; nothing of those who were removed and can still come back. */
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
    fr: "choisissez une date dans l'année qui vient",
    de: 'wählen Sie einen Zeitpunkt innerhalb eines Jahres',
  },
} satisfies Record<string, LocalizedText>;
