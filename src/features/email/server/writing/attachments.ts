// Attachment files: stored during the upload, shown under signed URLs that expire, and stored once however often they are forwarded.
import { randomUUID } from 'node:crypto';
import type { Selectable } from 'kysely';
import { notFound, Problem } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { KNOWN_BY, mediaTypeOf, shownKindOf } from '#kit/server/files/fileKind.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import type { FileAddresses } from '#kit/server/images/addresses.ts';
import { type KeptAttachment, limits } from '../../entities.ts';
import { mailboxLock } from '../mailbox/mailboxLock.ts';
import { indexMessage } from '../mailbox/messageTexts.ts';
import { paths } from '../mailbox/paths.ts';
import type { EmailAttachmentsTable } from '../tables.ts';
import { toSingleLine } from './singleLine.ts';

type Row = Selectable<EmailAttachmentsTable>;

/** As the screens show it. */
export function toAttachment(
  row: Pick<Row, 'id' | 'file_name' | 'media_type' | 'size'>,
  addresses: Pick<FileAddresses, 'fileOf'>,
): KeptAttachment {
  const url = addresses.fileOf(paths.attachment, row.id);
  const kind = shownKindOf(row.media_type);
  const shownAt = `${url}&inline=true`;
  return {
    id: row.id,
    fileName: row.file_name,
    url,
    thumbnail: kind === 'picture' ? shownAt : '',
    size: formatSize(row.size),
    bytes: row.size,
    shown: kind && { kind, url: shownAt },
  };
}

export function isPicture({ media_type }: Pick<Row, 'media_type'>): boolean {
  return media_type.startsWith('image/');
}

/** `12 KB`, `1.4 MB`. */
function formatSize(bytes: number): string {
  if (bytes < 1000 * 1024) return `${Math.max(1, Math.round(bytes / 1024))} KB`;
  return `${(bytes / 2 ** 20).toFixed(1)} MB`;
}

export function findAttachments(db: Queries, messageId: number): Promise<Row[]> {
  return db.selectFrom('email_attachments').selectAll().where('message_id', '=', messageId).orderBy('created_at').orderBy('id').execute();
}

type UploadedFile = { userId: number; messageId: number; fileName: string; bytes: AsyncIterable<Uint8Array>; announced: number };

/**
 * Stores a file and attaches it to a draft.
 * @param change runs the work while holding the mailbox lock
 * @param mustBeDraft throws if the message is no draft any more once the file has arrived
 * @throws {Problem} `too-large`, `quota-exceeded`, `insufficient-storage`, or `conflict` at the maximum number of files; then nothing is
 * stored
 */
export async function storeAttachment(
  { database, files }: { database: Database; files: FileStore },
  { userId, messageId, fileName, bytes, announced }: UploadedFile,
  change: (work: (db: Queries) => Promise<void>) => Promise<void>,
  mustBeDraft: (db: Queries) => Promise<unknown>,
): Promise<Row> {
  const room = await remainingBytes(database.read, messageId);
  if (announced > room) throw tooLarge();
  const file = randomUUID();
  await database.write((db) => reserveFile(db, userId, file, announced || room), mailboxLock(userId));
  let size = 0;
  let begin = Buffer.alloc(0);
  async function* counted() {
    for await (const chunk of bytes) {
      size += chunk.byteLength;
      if (size > room) throw tooLarge();
      if (begin.byteLength < KNOWN_BY) begin = Buffer.concat([begin, chunk.subarray(0, KNOWN_BY - begin.byteLength)]);
      yield chunk;
    }
  }
  try {
    for await (const _ of files.save(file, counted()));
    const row: Row = {
      ...{ id: randomUUID(), message_id: messageId, file, file_name: sanitizeFileName(fileName) },
      ...{ media_type: mediaTypeOf(begin), size, created_at: new Date().toISOString() },
    };
    await change(async (db) => {
      await mustBeDraft(db);
      // Others may have been attached in the meantime.
      if (size > (await remainingBytes(db, messageId))) throw tooLarge();
      await db.insertInto('email_attachments').values(row).execute();
      await db.updateTable('email_files').set({ size }).where('file', '=', file).execute();
      await indexMessage(db, messageId);
    });
    return row;
  } catch (error) {
    await removeFile({ database, files }, file);
    throw error;
  }
}

/** The bytes that may still be attached. @throws {Problem} `conflict` at the maximum number of files */
async function remainingBytes(db: Queries, messageId: number): Promise<number> {
  const rows = await db.selectFrom('email_attachments').select('size').where('message_id', '=', messageId).execute();
  if (rows.length >= limits.attachments) throw tooMany();
  return limits.attachmentBytes - rows.reduce((sum, { size }) => sum + size, 0);
}

/** Reserves the maximum size of an upload, so that it counts towards the user's quota from the start. */
async function reserveFile(db: Queries, userId: number, file: string, size: number): Promise<void> {
  const created_at = new Date().toISOString();
  await db.insertInto('email_files').values({ file, created_at, unused_since: null, user_id: userId, size }).execute();
}

/** Removes an attachment. @returns its file if no other e-mail has it. @throws {Problem} `not-found` */
export async function removeAttachment(db: Queries, messageId: number, id: string): Promise<string | null> {
  const removed = await db
    .deleteFrom('email_attachments')
    .where('message_id', '=', messageId)
    .where('id', '=', id)
    .returning('file')
    .executeTakeFirst();
  if (!removed) notFound();
  await indexMessage(db, messageId);
  const other = await db.selectFrom('email_attachments').select('id').where('file', '=', removed.file).limit(1).executeTakeFirst();
  return other ? null : removed.file;
}

/** Deletes an unused file: the bytes first, so that an interrupted deletion is repeated. */
export async function removeFile({ database, files }: { database: Database; files: FileStore }, file: string): Promise<void> {
  await files.remove(file);
  await database.write((db) => db.deleteFrom('email_files').where('file', '=', file).execute());
}

/** Attaches the files of one message to another; the bytes are not copied. */
export async function copyAttachments(db: Queries, from: number, to: number): Promise<void> {
  const rows = await findAttachments(db, from);
  if (rows.length === 0) return;
  await db
    .insertInto('email_attachments')
    .values(rows.map((row) => ({ ...row, id: randomUUID(), message_id: to })))
    .execute();
  await indexMessage(db, to);
}

/** The last part of a path on one line, without characters that are special in file systems and headers. */
function sanitizeFileName(fileName: string): string {
  const name = toSingleLine(fileName.split(/[/\\]/).at(-1) ?? '').replace(/[<>:"|?*]/g, '_');
  // Programs recognize the type by the extension.
  const [, ending = ''] = /(\.[\p{L}\p{N}]{1,10})$/u.exec(name) ?? [];
  const cut = name.length > 255 ? name.slice(0, 255 - ending.length).toWellFormed() + ending : name;
  return /^\.*$/.test(cut) ? 'file' : cut;
}

function tooLarge(): Problem {
  const most = `${limits.attachmentBytes / 2 ** 20} MB`;
  return new Problem('too-large', {
    pt: `Os anexos de uma mensagem podem somar até ${most}.`,
    en: `The attachments of a message can add up to ${most}.`,
    fr: `Les pièces jointes d’un message ne peuvent pas dépasser ${most} au total.`,
    de: `Die Anhänge einer Nachricht dürfen zusammen höchstens ${most} groß sein.`,
  });
}

function tooMany(): Problem {
  const most = limits.attachments;
  return new Problem('conflict', {
    pt: `Uma mensagem pode ter no máximo ${most} anexos.`,
    en: `A message may have at most ${most} attachments.`,
    fr: `Un message peut avoir au plus ${most} pièces jointes.`,
    de: `Eine Nachricht darf höchstens ${most} Anhänge haben.`,
  });
}
