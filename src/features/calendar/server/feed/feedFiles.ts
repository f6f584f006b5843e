// Feeds as files: each is written once per change, and stored for all servers that share the database.
import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip, gunzip } from 'node:zlib';
import type { FastifyBaseLogger } from 'fastify';
import { notFound } from '#kit/errors.ts';
import type { Database, Queries } from '#kit/server/database/database.ts';
import { FairQueue, type FairQueueLimits } from '#kit/server/work/fairQueue.ts';
import type { DateSource } from '../dateSource.ts';
import type {} from '../tables.ts';
import type { Writing } from './entries.ts';
import { listFeedEntries } from './feedEntries.ts';
import { type Entry, inParts, writeIcs } from './ics.ts';

type Log = Pick<FastifyBaseLogger, 'error'>;
type Feed = { user_id: number; digest: string };
/** `tag` changes with the content; the text is only read when needed. */
export type FeedFile = { tag: string; read(): Promise<Buffer> };

const unpack = promisify(gunzip);

/** Feeds are written one at a time, so that they do not delay other work. */
const queueLimits: FairQueueLimits = { concurrency: 1, maxWaiting: 100, maxPerAccount: 5, maxWaitMs: 30_000 };

/** @returns functions to get the current file of a feed. @param name the calendar's name in programs */
export function feedFiles(database: Database, sources: readonly DateSource[], name: string) {
  const underWay = new Map<string, Promise<FeedFile>>();
  const queue = new FairQueue(queueLimits);

  const make = async (feed: Feed, writing: Writing, log: Log): Promise<FeedFile> => {
    // The link may have been revoked while this waited.
    if (!(await isThere(database.read, feed))) return notFound();
    const entries = await listFeedEntries({ db: database.read, sources, userId: feed.user_id, writing });
    const tag = await tagOf(name, entries);
    const kept = await database.read.selectFrom('calendar_feed_files').select('tag').where('user_id', '=', feed.user_id).executeTakeFirst();
    if (kept?.tag === tag) return { tag, read: once(async () => unpack(await readStored(database, feed))) };
    const packed = await pipeline(writeIcs(name, entries), createGzip(), buffer);
    // If it cannot be stored, as on a full disk, the next request writes it again.
    const isKept = await storeFile(database, feed, { tag, packed }).catch((error) => {
      log.error(error);
      return true;
    });
    if (!isKept) return notFound();
    return { tag, read: once(() => unpack(packed)) };
  };

  /** Written once for all concurrent requests. @throws {TooMany} while too many others wait */
  return (feed: Feed, writing: Writing, log: Log): Promise<FeedFile> => {
    const key = `${feed.digest} ${writing.address}`;
    let making = underWay.get(key);
    if (!making) {
      making = queue.run(feed.user_id, () => make(feed, writing, log)).finally(() => underWay.delete(key));
      underWay.set(key, making);
    }
    return making;
  };
}

/** Shares one execution among concurrent callers. */
function once<T>(work: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | undefined;
  return () => {
    result ??= work();
    return result;
  };
}

async function isThere(db: Queries, { digest }: Feed): Promise<boolean> {
  return (await db.selectFrom('calendar_feeds').select('user_id').where('digest', '=', digest).executeTakeFirst()) !== undefined;
}

/** @returns false when the link was revoked in the meantime */
async function storeFile(database: Database, feed: Feed, { tag, packed }: { tag: string; packed: Uint8Array }): Promise<boolean> {
  return database.write(async (db) => {
    // The link may have been revoked in the meantime.
    if (!(await isThere(db, feed))) return false;
    const made = { tag, body: packed, made_at: new Date().toISOString() };
    await db
      .insertInto('calendar_feed_files')
      .values({ user_id: feed.user_id, ...made })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(made))
      .execute();
    return true;
  }, `calendar ${feed.user_id}`);
}

/** May be newer than requested. @throws {Problem} `not-found` when the link was revoked in the meantime */
async function readStored({ read }: Database, { user_id }: Feed): Promise<Uint8Array> {
  const row = await read.selectFrom('calendar_feed_files').select('body').where('user_id', '=', user_id).executeTakeFirst();
  return row ? row.body : notFound();
}

/** A weak tag, as it ignores the time of writing in the file. */
async function tagOf(name: string, entries: readonly Entry[]): Promise<string> {
  const hash = createHash('sha256').update(name);
  for await (const part of inParts(entries)) hash.update(JSON.stringify(part));
  return `W/"${hash.digest('base64url')}"`;
}
