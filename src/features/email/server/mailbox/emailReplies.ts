// Converts mailbox entries to the replies of the calls.

import type { FileAddresses } from '#kit/server/images/addresses.ts';
import type { Images } from '#kit/server/images.ts';
import type { Delivery, Email, ListedEmail, ShownEmail } from '../../entities.ts';
import { toAttachment } from '../writing/attachments.ts';
import { paths } from './paths.ts';
import type { AttachmentRow, Line, ListedLine, ReadLine } from './queries.ts';
import { labelsOf } from './views.ts';

/** Sign the URLs in an e-mail. */
export type UrlSigners = { images: Pick<Images, 'addressOf'>; addresses: Pick<FileAddresses, 'fileOf'> };

type PlainEmail = Omit<Email, 'replies' | 'hasPreviousMail' | 'hasNextMail'>;
type PlainShown = ShownEmail['thread'][number];

function toHead(line: Line, { images }: UrlSigners) {
  const { id, from_name, from_email, avatar, recipients, subject, is_starred, is_read, at, folder } = line;
  return {
    ...{ id, subject, folder, isStarred: is_starred, isRead: is_read, labels: labelsOf(line), time: at },
    from: { name: from_name, email: from_email, avatar: images.addressOf(avatar) ?? '' },
    to: recipients,
  };
}

/** An unsent message of the user. */
function isDraft({ is_own, sent_at }: Line): boolean {
  return is_own && sent_at === null;
}

/** Blind copies are visible to the author only. */
function bccOf({ is_own, bcc }: Line) {
  return is_own ? bcc : [];
}

function sendAtOf(line: Line): string | null {
  return isDraft(line) ? line.send_at : null;
}

/** The specification's e-mail, without replies. */
export function toEmail(line: ReadLine, attachments: readonly AttachmentRow[], signing: UrlSigners): PlainEmail {
  return {
    ...toHead(line, signing),
    cc: line.cc.map(({ email }) => email),
    bcc: bccOf(line).map(({ email }) => email),
    message: line.html,
    attachments: attachments.map((row) => {
      const { fileName, thumbnail, url, size } = toAttachment(row, signing.addresses);
      return { fileName, thumbnail, url, size };
    }),
  };
}

export function toListed(line: ListedLine, deliveries: readonly Delivery[], signing: UrlSigners): ListedEmail {
  const { preview, hasAttachments, replies } = line;
  return {
    ...toHead(line, signing),
    ...{ preview, hasAttachments, replies, isDraft: isDraft(line), sendAt: sendAtOf(line) },
    hasFailed: line.is_own && deliveries.some(({ state }) => state === 'failed' || state === 'unsent'),
  };
}

/** The ids of the messages that the user wrote: only the author sees their deliveries. */
export function ownMessageIds(lines: readonly Line[]): number[] {
  return lines.filter(({ is_own }) => is_own).map(({ message_id }) => message_id);
}

export type EmailExtras = { attachments: readonly AttachmentRow[]; deliveries: Delivery[]; hasRemoteImages: boolean };

export function toShown(line: Line, { attachments, deliveries, hasRemoteImages }: EmailExtras, signing: UrlSigners): PlainShown {
  return {
    ...toHead(line, signing),
    ...{ cc: line.cc, bcc: bccOf(line), preview: line.preview, isDraft: isDraft(line), sendAt: sendAtOf(line) },
    frame: signing.addresses.fileOf(paths.frame, String(line.message_id)),
    hasRemoteImages,
    deliveries: line.is_own ? deliveries : [],
    attachments: attachments.map((row) => toAttachment(row, signing.addresses)),
  };
}
