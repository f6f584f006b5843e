// Lines of a box as the calls show them.

import type { Addresses } from '#kit/server/images/addresses.ts';
import type { Images } from '#kit/server/images.ts';
import type { Attachment, Email, KeptAttachment, ListedEmail, ShownEmail } from '../entities.ts';
import type { AttachmentRow, Line, ListedLine, ReadLine } from './queries.ts';
import { labelsOf } from './views.ts';

/** What makes the addresses that mails are shown with. */
export type Signing = { images: Pick<Images, 'addressOf'>; addresses: Pick<Addresses, 'of'> };

/** The paths that addresses are signed for. */
export const paths = { frame: '/api/email/frames/', attachment: '/api/email/attachments/' } as const;

type PlainEmail = Omit<Email, 'replies' | 'hasPreviousMail' | 'hasNextMail'>;
type PlainShown = ShownEmail['thread'][number];

function toHead(line: Line, { images }: Signing) {
  const { id, from_name, from_email, avatar, recipients, subject, is_starred, is_read, at, folder } = line;
  return {
    ...{ id, subject, folder, isStarred: is_starred, isRead: is_read, labels: labelsOf(line), time: at },
    from: { name: from_name, email: from_email, avatar: images.addressOf(avatar) ?? '' },
    to: recipients,
  };
}

/** An own one that has not left. */
function isDraft({ is_own, sent_at }: Line): boolean {
  return is_own && sent_at === null;
}

/** Who was told in secret is told to the author alone. */
function bccOf({ is_own, bcc }: Line) {
  return is_own ? bcc : [];
}

function sendAtOf(line: Line): string | null {
  return isDraft(line) ? line.send_at : null;
}

/** The specification's mail, without its replies. */
export function toEmail(line: ReadLine, attachments: readonly AttachmentRow[], signing: Signing): PlainEmail {
  return {
    ...toHead(line, signing),
    cc: line.cc.map(({ email }) => email),
    bcc: bccOf(line).map(({ email }) => email),
    message: line.html,
    attachments: attachments.map((row) => toAttachment(row, signing)),
  };
}

export function toListed(line: ListedLine, signing: Signing): ListedEmail {
  const { preview, hasAttachments, replies } = line;
  return {
    ...toHead(line, signing),
    ...{ preview, hasAttachments, replies, isDraft: isDraft(line), sendAt: sendAtOf(line), hasFailed: false },
  };
}

export function toShown(line: Line, attachments: readonly AttachmentRow[], signing: Signing): PlainShown {
  return {
    ...toHead(line, signing),
    ...{ cc: line.cc, bcc: bccOf(line), preview: line.preview, isDraft: isDraft(line), sendAt: sendAtOf(line) },
    ...{ frame: signing.addresses.of(paths.frame, String(line.message_id)), hasRemoteImages: false, deliveries: [] },
    attachments: attachments.map((row) => ({ ...toAttachment(row, signing), id: row.id, bytes: row.size }) satisfies KeptAttachment),
  };
}

function toAttachment({ id, file_name, media_type, size }: AttachmentRow, { addresses }: Signing): Attachment {
  const url = addresses.of(paths.attachment, id);
  return { fileName: file_name, thumbnail: media_type.startsWith('image/') ? `${url}&inline=true` : '', url, size: sizeText(size) };
}

/** `48 KB` */
function sizeText(bytes: number): string {
  if (bytes < 1000) return `${bytes} B`;
  return bytes < 1_000_000 ? `${Math.round(bytes / 1000)} KB` : `${(bytes / 1_000_000).toFixed(1)} MB`;
}
