// Hands mail to the server that SMTP_URL names. The package is read only where there is one.
import { Readable } from 'node:stream';
import type { Selectable } from 'kysely';
import { MissingFile } from '#kit/server/files/fileStore.ts';
import type { MailAddress, MessageRef, PersonalMailContent } from '#kit/server/ports/mail.ts';
import type { MailsTable } from './tables.ts';

export type Outgoing = Pick<Selectable<MailsTable>, 'id' | 'recipient' | 'name' | 'subject' | 'body' | 'created_at'>;
export type Transport = {
  deliver(mail: Outgoing, signal: AbortSignal): Promise<void>;
  /** Hands what somebody wrote over to one of those it is for. */
  deliverWritten(mail: Pick<Outgoing, 'recipient'>, written: PersonalMailContent, signal: AbortSignal): Promise<void>;
  close(): void;
};

/** A mail server that answers nothing is given up after so long. */
const TIMEOUT_MS = 20_000;

/** One connection, for as long as there is something to deliver. */
export async function openTransport(smtpUrl: string, from: string): Promise<Transport> {
  const { createTransport } = await import('nodemailer');
  const transport = createTransport({
    url: smtpUrl,
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
    deliver: async ({ id, recipient, name, subject, body, created_at }, signal) => {
      await transport.sendMail({
        from,
        to: { name, address: recipient },
        subject,
        text: body ?? '',
        // The same at each attempt, so that one that was taken but not answered for is known again.
        messageId: `<certame-${id}-${Date.parse(created_at)}@${domainOf(from)}>`,
        headers: { 'Auto-Submitted': 'auto-generated' },
        signal,
      });
    },
    deliverWritten: async ({ recipient }, written, signal) => {
      const markOf = ({ id, createdAt }: MessageRef) => `<certame-message-${id}-${Date.parse(createdAt)}@${domainOf(from)}>`;
      const answered = written.before.at(-1);
      const { open, closeAll, fault } = attachedStreams();
      const sent = transport.sendMail({
        // The server's own address, which alone it may send for; answers go to whoever wrote it.
        from: { name: written.from.name, address: addressOf(from) },
        replyTo: asAddress(written.from),
        to: written.to.map(asAddress),
        cc: written.cc.map(asAddress),
        // Whoever is written to without the others' knowledge stands nowhere else.
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
        // The same to all recipients and at each attempt, so that programs know it again.
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

/** Files that are sent along. What is not read to its end, because the server has not taken it, is closed all the same. */
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
    /** Why one could not be read. */
    fault: () => fault,
  };
}

/** Whether the server has refused this mail for good, or a file of it is gone, and trying again is of no use. */
export function isRefusal(error: unknown): boolean {
  if (error instanceof MissingFile) return true;
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
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
