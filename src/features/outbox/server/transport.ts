// Sends mail to the server of SMTP_URL. The package is loaded only if it is configured.
import { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import { MissingFile } from '#kit/server/files/fileStore.ts';
import type { MailAddress, MessageRef, PersonalMailContent } from '#kit/server/ports/mail.ts';
import type { MailsTable } from './tables.ts';

export type Outgoing = Pick<
  Selectable<MailsTable>,
  'id' | 'recipient' | 'name' | 'subject' | 'body' | 'html' | 'unsubscribe' | 'created_at'
>;
export type Transport = {
  deliver(mail: Outgoing, signal: AbortSignal): Promise<void>;
  /** Sends a user's message to one of its recipients. */
  deliverWritten(mail: Pick<Outgoing, 'recipient'>, written: PersonalMailContent, signal: AbortSignal): Promise<void>;
  close(): void;
};

/** How long to wait for the mail server. */
const TIMEOUT_MS = 20_000;

/**
 * One connection, kept while there are mails to send.
 * @param isClear whether it may stay unencrypted; otherwise nothing but greetings is sent before TLS
 */
export async function openTransport(smtpUrl: string, isClear: boolean, from: string): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  const url = new URL(smtpUrl);
  // In the address, because its own parameters win over other options.
  if (!isClear) url.searchParams.set('requireTLS', 'true');
  const transport = createTransport({
    url: url.href,
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
    dnsTimeout: TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    deliver: async ({ id, recipient, name, subject, body, html, unsubscribe, created_at }, signal) => {
      await transport.sendMail({
        from,
        to: { name, address: recipient },
        subject,
        text: body ?? '',
        ...(html && { html }),
        // Constant over all attempts, so that receivers detect duplicates.
        messageId: `<certame-${id}-${Date.parse(created_at)}@${domainOf(from)}>`,
        headers: {
          'Auto-Submitted': 'auto-generated',
          // Mail programs end such mails by one click (RFC 8058).
          ...(unsubscribe && { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' }),
        },
        signal,
      });
    },
    deliverWritten: async ({ recipient }, written, signal) => {
      const markOf = ({ id, createdAt }: MessageRef) => `<certame-message-${id}-${Date.parse(createdAt)}@${domainOf(from)}>`;
      const answered = written.before.at(-1);
      const { open, closeAll, fault } = attachedStreams();
      const sent = transport.sendMail({
        // The server's own address, the only one it may send for; replies go to the author.
        from: { name: written.from.name, address: addressOf(from) },
        replyTo: asAddress(written.from),
        to: written.to.map(asAddress),
        cc: written.cc.map(asAddress),
        // Blind copies appear in the envelope only.
        envelope: { from: addressOf(from), to: [recipient] },
        subject: written.subject,
        date: new Date(written.sentAt),
        html: written.html,
        text: written.text,
        attachments: written.attachments.map(({ fileName, mediaType, bytes }) => ({
          filename: fileName,
          contentType: mediaType,
          contentDisposition: 'attachment',
          content: open(bytes),
        })),
        // Constant over all recipients and attempts, so that mail programs detect duplicates.
        messageId: markOf(written),
        ...(answered && { inReplyTo: markOf(answered), references: written.before.map(markOf) }),
        signal,
      });
      try {
        await sent;
      } catch (error) {
        throw fault() ?? error;
      } finally {
        closeAll();
      }
    },
    close: () => transport.close({ force: true }),
  };
}

/** Streams of attachments. Unread ones are closed too, if the server refuses the mail. */
function attachedStreams() {
  const streams: Readable[] = [];
  let fault: Error | undefined;
  return {
    open: (bytes: () => AsyncIterable<Uint8Array>): Readable => {
      const stream = Readable.from(bytes(), { objectMode: false });
      stream.on('error', (error) => {
        fault ??= error;
      });
      streams.push(stream);
      return stream;
    },
    closeAll: () => {
      for (const stream of streams) stream.destroy();
    },
    /** Why an attachment could not be read. */
    fault: () => fault,
  };
}

/** Whether retrying is useless: the server refused the mail, or an attachment is gone. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof MissingFile) return true;
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}

/** Why a mail could not be delivered, for admins. */
export function describeFailure(error: unknown): string {
  const { code, message } = error instanceof Error ? (error as Error & { code?: string }) : { message: String(error) };
  return code === 'ETLS' ? `${message}. Mail is sent encrypted only, unless SMTP_CLEARTEXT=true.` : message;
}

function asAddress({ name, email }: MailAddress) {
  return { name, address: email };
}

/** `Certame <certame@example.gov.br>` → `certame@example.gov.br`. */
function addressOf(from: string): string {
  return /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim();
}

/** `Certame <certame@example.gov.br>` → `example.gov.br`. */
function domainOf(from: string): string {
  return /@([\w.-]+)/.exec(from)?.[1] ?? 'localhost';
}
