// Downloads what is asked for in one process at a time, a file from each of some hosts at once, reads its text and makes it searchable.
import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { Problem, Unavailable } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import type { DocumentReader, DocumentText } from '#kit/server/documentText/documentReader.ts';
import type { Events } from '#kit/server/events/events.ts';
import { KNOWN_BY, mediaTypeOf } from '#kit/server/files/fileKind.ts';
import type { FileStore } from '#kit/server/files/fileStore.ts';
import { type BackgroundWork, backgroundWork } from '#kit/server/work/backgroundWork.ts';
import type { EditalReason } from '../entities.ts';
import { type EditalRow, endsReader, queueFollowed } from './editais.ts';
import { removePages, replacePages } from './pages.ts';
import { releaseFiles } from './room.ts';
import { findSettings } from './settings.ts';

/** How a call for a file went. */
export type Fetched =
  | { kind: 'file'; bytes: Uint8Array }
  | { kind: 'tooLarge' }
  /** Trying again is useless. */
  | { kind: 'refused'; reason: 'address' | 'gone' }
  | { kind: 'down' };

export type DownloadOptions = {
  background: Database;
  files: FileStore;
  events: Pick<Events, 'publish'>;
  reader: Pick<DocumentReader, 'read'>;
  /** Asks for a file, politely. */
  fetchFile(url: string, signal: AbortSignal): Promise<Fetched>;
  onError(error: unknown): void;
};

/** Minutes until a file is tried again that the service did not send: the first, the second time. */
const WAIT_MIN: readonly number[] = [1, 10];
const ATTEMPTS = WAIT_MIN.length + 1;
const LONGEST_WAIT_MS = 2 * Math.max(...WAIT_MIN) * 60_000;
/** A slow host keeps one place, and others come by. */
const HOSTS_AT_ONCE = 3;
/** What was asked for while a host is busy is looked for so often, and this many rows far. */
const LOOK_EVERY_MS = 1000;
const LOOKED_AT = 50;
/** How often followed notices are looked through, and for how many files. */
const FOLLOWED_EVERY_MS = 60_000;
const FOLLOWED_AT_ONCE = 200;
/** For so long a file that ended its reader is not read again, however often somebody clicks. */
const HELD_MS = 24 * 3_600_000;

export function downloads(options: DownloadOptions): BackgroundWork & { wakeAutomatic(): void } {
  const { background, files, events, onError } = options;
  let lookedAt = Number.NEGATIVE_INFINITY;
  /** What was asked for last comes first: somebody waits for it. @param busy hosts that are not asked now */
  const nextRow = async (busy: readonly string[] = []) => {
    const rows = await background.read
      .selectFrom('editais')
      .selectAll()
      .where('state', '=', 'queued')
      // Nearly all files are on one host; an address that is written otherwise is left out below.
      .where((is) => is.and(busy.flatMap((host) => ['https', 'http'].map((scheme) => is('url', 'not like', `${scheme}://${host}%`)))))
      .where((is) =>
        // What waits longer than any failure lets it was put off while the clock was ahead.
        is.or([is('next_at', '<=', new Date().toISOString()), is('next_at', '>', new Date(Date.now() + LONGEST_WAIT_MS).toISOString())]),
      )
      .orderBy('next_at', 'desc')
      .limit(LOOKED_AT)
      .execute();
    return rows.find(({ url }) => !busy.includes(hostOf(url)));
  };
  /** Two processes may do this at once: the second one finds the rows of the first. */
  const lookAtFollowed = async () => {
    if (performance.now() - lookedAt < FOLLOWED_EVERY_MS) return;
    lookedAt = performance.now();
    const { automatic } = await findSettings(background.read);
    if (automatic) await background.write((db) => queueFollowed(db, FOLLOWED_AT_ONCE), 'editais');
  };
  /** @returns the file that is not needed any more, if there is one */
  const tryRow = async (row: EditalRow, signal: AbortSignal): Promise<string | null> => {
    // What is there all the same is of another file, or of one that a killed process began to read.
    if (row.pages === 0) await removePages(background, row.documento_id);
    const attempts = row.attempts + 1;
    // Each time the process ended before the file was here.
    if (attempts > ATTEMPTS) {
      await save(background, row, failed('broken'));
      return row.file;
    }
    await save(background, row, { state: 'queued', attempts });
    let change: Change | undefined;
    try {
      change = await download(options, { ...row, attempts }, signal);
      // A process that stops leaves it to the next one.
      if (signal.aborted) await save(background, row, { state: 'queued', attempts: row.attempts });
      else if (await save(background, row, change)) return change.file === undefined ? null : row.file;
    } catch (error) {
      onError(error);
      await save(background, row, later(attempts, 'broken'));
    }
    return change?.file ?? null;
  };
  const handleRow = async (row: EditalRow, signal: AbortSignal) => {
    const left = await tryRow(row, signal);
    if (left) await files.remove(left);
    if (signal.aborted) return;
    await releaseFiles(options, row.documento_id);
    events.publish('everybody', 'editais');
    await lookAtFollowed();
  };
  const drain = async (signal: AbortSignal) => {
    const busy = new Map<string, Promise<void>>();
    const failures: unknown[] = [];
    for (;;) {
      const mayBegin = busy.size < HOSTS_AT_ONCE && failures.length === 0 && !signal.aborted;
      const row = mayBegin ? await nextRow([...busy.keys()]) : undefined;
      if (row) {
        const host = hostOf(row.url);
        const handled = handleRow(row, signal).catch((error) => failures.push(error));
        busy.set(
          host,
          handled.then(() => void busy.delete(host)),
        );
      } else if (busy.size > 0) await Promise.race([...busy.values(), setTimeout(LOOK_EVERY_MS, undefined, { ref: false })]);
      else if (failures.length > 0) throw failures[0];
      else return;
    }
  };
  const work = backgroundWork({
    ...{ database: background, name: 'editais', drain, onError },
    hasWork: async () => {
      await lookAtFollowed();
      return (await nextRow()) !== undefined;
    },
  });
  return {
    ...work,
    wakeAutomatic: () => {
      lookedAt = Number.NEGATIVE_INFINITY;
      work.wake();
    },
  };
}

/** As calls to hosts are kept apart; empty for what is no URL, which the call refuses. */
const hostOf = (url: string) => URL.parse(url)?.host ?? '';

type Change = Partial<EditalRow> & Pick<EditalRow, 'state'> & { text?: DocumentText };

function failed(reason: EditalReason): Change {
  return { state: 'failed', reason, file: null, bytes: null };
}

/** @param reason why it failed, once it was tried often enough */
function later(attempts: number, reason: EditalReason): Change {
  const minutes = WAIT_MIN[attempts - 1];
  return minutes === undefined ? failed(reason) : { state: 'queued', next_at: new Date(Date.now() + minutes * 60_000).toISOString() };
}

async function download({ files, reader, fetchFile, onError }: DownloadOptions, row: EditalRow, signal: AbortSignal): Promise<Change> {
  const fetched = await fetchFile(row.url, signal);
  if (fetched.kind === 'tooLarge') return { state: 'too_large', reason: null, file: null, bytes: null };
  if (fetched.kind === 'refused') return failed(fetched.reason);
  if (fetched.kind === 'down') return later(row.attempts, 'down');
  const { bytes } = fetched;
  const file = randomUUID();
  try {
    for await (const _ of files.save(file, chunksOf(bytes)));
  } catch (error) {
    if (error instanceof Unavailable) return later(row.attempts, 'storage');
    // A full disk; what else the store says is for the log.
    if (!(error instanceof Problem)) onError(error);
    return failed('storage');
  }
  const text = await reader.read(bytes, signal).catch(async (error) => {
    await files.remove(file);
    throw error;
  });
  const now = new Date().toISOString();
  return {
    ...{ state: 'kept', reason: text.fault, kind: text.kind, media_type: mediaTypeOf(bytes.subarray(0, KNOWN_BY)), file },
    ...{ bytes: bytes.byteLength, pages: text.pages.length, downloaded_at: now, used_at: now, text },
  };
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  const step = 1 << 20;
  for (let at = 0; at < bytes.byteLength; at += step) yield bytes.subarray(at, at + step);
}

/**
 * Pages first and in short transactions, so that a killed process leaves a file that is still asked for.
 * @returns whether the document is still there, and its file still asked for
 */
async function save(database: Database, row: EditalRow, { text, ...change }: Change): Promise<boolean> {
  if (text && !(await replacePages(database, row, text.pages))) return false;
  const until = endsReader(change.reason) && { next_at: new Date(Date.now() + HELD_MS).toISOString() };
  const { numUpdatedRows } = await database.write((db) =>
    db
      .updateTable('editais')
      .set({ ...change, ...until })
      .where('documento_id', '=', row.documento_id)
      .where('url', '=', row.url)
      .where('state', '=', 'queued')
      .executeTakeFirst(),
  );
  return numUpdatedRows === 1n;
}
