// Sending: when a message is to leave, how that is undone, and who sees to it that it leaves.
import { type Language, Problem, type Titles } from '#kit/errors.ts';
import { type BackgroundWork, backgroundWork } from '#kit/server/backgroundWork.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { limits } from '../entities.ts';
import { type DispatchOptions, dispatch } from './dispatch.ts';
import { findOwn, findUnsent } from './drafts.ts';

const LONGEST_MS = 366 * 86_400_000;
/** What comes later is seen when the worker looks again. */
const NEAR_MS = 6000;

/** @param at null: now, but for the time in which that can be undone. @returns when it leaves. @throws {Problem} `not-found`, `validation` */
export async function sendDraft(db: Queries, userId: number, emailId: number, at: string | undefined, language: Language): Promise<string> {
  const { id, recipients, cc, bcc } = await findUnsent(db, userId, emailId);
  if (recipients.length + cc.length + bcc.length === 0) throw fault('body.to', words.nobody[language]);
  const now = Date.now();
  const leaves = at === undefined ? now + limits.undoSeconds * 1000 : Date.parse(at);
  if (!(leaves > now)) throw fault('body.at', words.past[language]);
  if (leaves > now + LONGEST_MS) throw fault('body.at', words.tooLate[language]);
  const send_at = new Date(leaves).toISOString();
  const { numUpdatedRows } = await db
    .updateTable('email_messages')
    .set({ send_at })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .executeTakeFirstOrThrow();
  if (numUpdatedRows === 0n) throw new Problem('conflict');
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

type SendingOptions = DispatchOptions & { onError(error: unknown): void };

/** Sends what is due when it is, in one process for all that share the data; it begins by itself, and goes on where a killed one stopped. */
export function sendingWorker(options: SendingOptions): BackgroundWork {
  const { database, onError } = options;
  let timer: NodeJS.Timeout | undefined;
  const isAnythingToDo = async () => {
    const next = await findNext(database);
    if (next === undefined) return false;
    const wait = Date.parse(next.send_at) - Date.now();
    if (wait <= 0) return true;
    clearTimeout(timer);
    // A timer may ring a moment early.
    if (wait < NEAR_MS) timer = setTimeout(() => work.wake(), wait + 1).unref();
    return false;
  };
  const work = backgroundWork({
    ...{ database, onError, isAnythingToDo },
    name: 'sending of mail',
    workOff: async (signal) => {
      // One that cannot leave holds up none of the others.
      const failed: number[] = [];
      for (let due = await findNext(database); due && !signal.aborted; due = await findNext(database, failed)) {
        if (Date.parse(due.send_at) > Date.now()) break;
        await dispatch(options, due.id).catch((error) => {
          onError(error);
          failed.push(due?.id ?? 0);
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

/** What leaves next, due or not. */
async function findNext({ read }: Database, but: readonly number[] = []): Promise<{ id: number; send_at: string } | undefined> {
  const row = await read
    .selectFrom('email_messages')
    .select(['id', 'send_at'])
    .where('sent_at', 'is', null)
    .where('send_at', 'is not', null)
    .$if(but.length > 0, (query) => query.where('id', 'not in', but))
    .orderBy('send_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  return row && { id: row.id, send_at: row.send_at as string };
}

function fault(path: string, message: string): Problem {
  return new Problem('validation', undefined, [{ path, message }]);
}

const words = {
  nobody: {
    pt: 'informe ao menos um destinatário',
    en: 'enter at least one recipient',
    fr: 'indiquez au moins un destinataire',
    de: 'geben Sie mindestens einen Empfänger an',
  },
  past: {
    pt: 'escolha um momento que ainda não passou',
    en: 'choose a moment that has not passed',
    fr: 'choisissez un moment à venir',
    de: 'wählen Sie einen Zeitpunkt in der Zukunft',
  },
  tooLate: {
    pt: 'escolha um momento dentro de um ano',
    en: 'choose a moment within a year',
    fr: "choisissez un moment dans l'année à venir",
    de: 'wählen Sie einen Zeitpunkt innerhalb eines Jahres',
  },
} satisfies Record<string, Titles>;
