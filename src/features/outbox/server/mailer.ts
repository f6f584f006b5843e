// Mails are queued in the transaction that causes them, and sent afterwards by one process.
import { type Insertable, type Selectable, sql } from 'kysely';
import { afterCommit } from '#kit/server/database/afterCommit.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import type { Family } from '#kit/server/metrics/families.ts';
import type { Mailer, PersonalMailer, ReadPersonalMail } from '#kit/server/ports/mail.ts';
import { type Cipher, UnreadableSecret } from '#kit/server/secrets/cipher.ts';
import type { SecretColumn } from '#kit/server/secrets/storedSecrets.ts';
import { buscaOf } from '#kit/server/text/contains.ts';
import { type BackgroundWork, backgroundWork } from '#kit/server/work/backgroundWork.ts';
import { deliveryCounter } from './metrics.ts';
import type { MailsTable } from './tables.ts';
import { describeFailure, isRefusal, openTransport, type Transport } from './transport.ts';

/** Mails not sent before stopping are retried at the next start. */
export type Outbox = Mailer & PersonalMailer & BackgroundWork & { /** Deliveries since the start. */ deliveries(): Family };

export type MailerOptions = {
  database: Database;
  /** Null: mails stay in the outbox and are written to the log. */
  smtpUrl: string | null;
  /** Whether mail may be sent without encryption, if the mail server offers none. */
  isMailClear: boolean;
  mailFrom: string;
  /** Encrypts the texts with links that give access to an account. */
  cipher: Cipher;
  /** Whether this process sends what waits; a command leaves it to the server. */
  sends?: boolean;
  log: { info(text: string): void; warn(text: string): void };
  onError(error: unknown): void;
  /** Reads mails written by users. */
  readPersonalMail: ReadPersonalMail;
  /** Called after a change of the outbox, with the id of the user's message, if it carries one. */
  onChanged(messageId: number | null): void;
};

const FIRST_PAUSE_MS = 60_000;
const LONGEST_PAUSE_MS = 4 * 3_600_000;
const GIVE_UP_AFTER_MS = 24 * 3_600_000;
const MOST_ERROR = 500;
/** Retention erases such texts after seven days. */
const SECRETS_SCANNED_MS = 8 * 86_400_000;

type Row = Selectable<MailsTable>;

/** Creates the mailer and starts its worker, unless another process sends. */
export function makeMailer({
  database,
  smtpUrl,
  isMailClear,
  mailFrom,
  cipher,
  sends = true,
  log,
  readPersonalMail,
  onError,
  onChanged,
}: MailerOptions): Outbox {
  const deliveries = deliveryCounter();
  const drain = async (signal: AbortSignal) => {
    let transport: Transport | undefined;
    try {
      for (let mail = await findDue(database); mail && !signal.aborted; mail = await findDue(database)) {
        if (smtpUrl) {
          transport ??= await openTransport(smtpUrl, isMailClear, mailFrom);
          await deliver(transport, mail, signal);
        } else await writeToLog(mail);
        onChanged(mail.email_message_id);
      }
    } finally {
      transport?.close();
    }
  };

  const deliver = async (transport: Transport, mail: Row, signal: AbortSignal) => {
    // Stored before sending: if the result cannot be stored, the mail is not sent again in an endless loop.
    const tried = { ...mail, attempts: mail.attempts + 1 };
    if (!(await change(tried, { due_at: new Date(nextDue(mail)).toISOString() }))) return;
    try {
      await hand(transport, mail, signal);
    } catch (error) {
      // Stopping is not a failed attempt.
      if (signal.aborted) await change(mail, { due_at: mail.due_at });
      else await takeDownFailure(tried, error, nextDue(mail));
      return;
    }
    deliveries.add('sent');
    await change(tried, { state: 'sent', sent_at: new Date().toISOString(), error: '', ...(mail.secret && { body: null, html: null }) });
  };

  const hand = async (transport: Transport, mail: Row, signal: AbortSignal) => {
    if (mail.email_message_id === null) return transport.deliver({ ...mail, body: textOf(mail, cipher) }, signal);
    const written = await readPersonalMail(mail.email_message_id);
    if (!written) throw new Error('The message was deleted.');
    await transport.deliverWritten(mail, written, signal);
  };

  const takeDownFailure = async (mail: Row, error: unknown, due: number) => {
    const reason = describeFailure(error);
    const isOver = isRefusal(error) || due > Date.parse(mail.queued_at) + GIVE_UP_AFTER_MS;
    deliveries.add(isOver ? 'failed' : 'deferred');
    log.warn(`Mail ${mail.id} could not be delivered${isOver ? ', and is given up' : ''}: ${reason}`);
    await change(mail, { state: isOver ? 'failed' : 'waiting', due_at: new Date(due).toISOString(), error: reason.slice(0, MOST_ERROR) });
  };

  const textForLog = (mail: Row) => {
    try {
      return textOf(mail, cipher) ?? '';
    } catch (error) {
      if (error instanceof UnreadableSecret) return error.message;
      throw error;
    }
  };

  const writeToLog = async (mail: Row) => {
    const says = mail.email_message_id === null ? `\nSubject: ${mail.subject}\n\n${textForLog(mail)}` : '';
    log.info(`Mail ${mail.id} stays in the outbox, because SMTP_URL is not set.\nTo: ${mail.name} <${mail.recipient}>${says}`);
    deliveries.add('unsent');
    await change(mail, { state: 'unsent' });
  };

  /** @returns whether it was still queued: it may have been removed in the meantime */
  const change = ({ id, attempts }: Row, to: Partial<Row>) =>
    database.write(async (db) => {
      const { numUpdatedRows } = await db
        .updateTable('mails')
        .set({ ...to, attempts })
        .where('id', '=', id)
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow();
      return numUpdatedRows === 1n;
    });

  const hasWork = async () => (await findDue(database)) !== undefined;
  const { wake, stop } = sends ? backgroundWork({ database, name: 'mails', hasWork, drain, onError }) : noWork;
  const put = async (
    db: Queries,
    mail: Pick<Insertable<MailsTable>, 'recipient' | 'name' | 'subject' | 'body' | 'busca'> & Partial<Row>,
  ) => {
    const now = new Date().toISOString();
    const waits = { secret: false, state: 'waiting', created_at: now, queued_at: now, due_at: now, sent_at: null } as const;
    // The id is authenticated with the text, so it has to be known. Until then the row is without it: the database's log keeps each version.
    const secret = mail.secret && cipher.keyId !== null ? mail.body : null;
    const { id } = await db
      .insertInto('mails')
      .values({ ...waits, ...mail, ...(secret && { body: null }) })
      .returning('id')
      .executeTakeFirstOrThrow();
    if (secret)
      await db
        .updateTable('mails')
        .set({ body: cipher.encrypt({ table: 'mails', id }, secret) })
        .where('id', '=', id)
        .execute();
    goOnAfter(db, mail.email_message_id ?? null);
  };
  const goOnAfter = (db: Queries, messageId: number | null) =>
    afterCommit(db, () => {
      onChanged(messageId);
      wake();
    });
  return {
    send: (db, { to, name, subject, text, html = null, unsubscribe = null, secret = false }) =>
      put(db, { recipient: to, name, subject, body: text, html, unsubscribe, secret, busca: buscaOf(name, to, subject) }),
    sendPersonal: (db, { to, name, messageId, author }) =>
      put(db, {
        ...{ recipient: to, name, subject: '', body: null, busca: buscaOf(name, to, author.name) },
        ...{ email_message_id: messageId, written_by: author.name, author_id: author.id },
      }),
    retryPersonal: async (db, messageId) => {
      const now = new Date().toISOString();
      const { numUpdatedRows } = await db
        .updateTable('mails')
        .set({ state: 'waiting', queued_at: now, due_at: now, attempts: 0, error: '' })
        .where('email_message_id', '=', messageId)
        .where('state', '!=', 'sent')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows > 0n) goOnAfter(db, messageId);
      return Number(numUpdatedRows);
    },
    wake,
    stop,
    deliveries: () => deliveries.family(),
  };
}

/** Texts with links that give access to an account, until retention erases them. */
export const mailSecrets: SecretColumn = {
  ...{ table: 'mails', id: 'id', column: 'body' },
  only: () => sql<boolean>`secret = ${true} and created_at > ${new Date(Date.now() - SECRETS_SCANNED_MS).toISOString()}`,
};

/** @throws {UnreadableSecret} */
export function textOf({ id, secret, body }: Pick<Row, 'id' | 'secret' | 'body'>, cipher: Cipher): string | null {
  return secret && body !== null ? cipher.decrypt({ table: 'mails', id }, body) : body;
}

const noWork: BackgroundWork = { wake: () => {}, stop: async () => {} };

/** When to retry if this attempt fails; each pause is twice the previous one. */
function nextDue({ attempts }: Row): number {
  return Date.now() + Math.min(FIRST_PAUSE_MS * 2 ** attempts, LONGEST_PAUSE_MS);
}

/** The mail due longest, automatic ones before users' messages; undefined if none is due. */
function findDue({ read }: Database): Promise<Row | undefined> {
  return read
    .selectFrom('mails')
    .selectAll()
    .where('state', '=', 'waiting')
    .where((is) =>
      // What waits longer than any failure lets it was queued while the clock was ahead.
      is.or([is('due_at', '<=', new Date().toISOString()), is('due_at', '>', new Date(Date.now() + 2 * LONGEST_PAUSE_MS).toISOString())]),
    )
    .orderBy((is) => is('email_message_id', 'is not', null))
    .orderBy('due_at')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
}
