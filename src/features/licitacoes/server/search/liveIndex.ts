// The search index of notices as of now: filled from the database or a snapshot, and kept up to date.
import { setImmediate } from 'node:timers/promises';
import { Problem } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { SearchIndex } from '#kit/server/search/searchIndex.ts';
import { SnapshotFault } from '#kit/server/search/snapshot.ts';
import { type Cursor, changesIn, newestChange, type ReadChanges, START } from './changes.ts';
import { readNotices, readNoticesAfter } from './readNotices.ts';
import { countNotices, isReached, loadSnapshot, type Saving, type SnapshotFile, saveSnapshot } from './savedIndex.ts';
import { documentOf, type IndexedItem, type IndexedRow, portuguese, schema, toSeconds } from './schema.ts';
import { moveStatuses, type Seconds, secondsOf, statusOf } from './statuses.ts';

/** Notices that are read and taken in at a time, between which questions are answered. */
const AT_ONCE = 200;
/** How long a question waits for changes to be taken in: more than an import writes at once. */
const LONGEST_WAIT_MS = 250;
/** How long it waits for the index to be filled. */
const LONGEST_BUILD_MS = 10_000;
/** How often changes are looked for when nobody asks. */
const STEP_MS = 500;
/** So many steps without a change before the index is saved. */
const QUIET_STEPS = 60;
/** Changes that take longer to take in again than a start may. */
const WORTH_SAVING = 5000;
/** The share of deleted documents that is left in memory. */
const MOST_DELETED = 0.25;

const beingBuilt = {
  pt: 'O índice da busca está sendo montado. Tente de novo em alguns instantes.',
  en: 'The search index is being built. Try again in a moment.',
  fr: "L'index de recherche est en construction. Réessayez dans un instant.",
  de: 'Der Suchindex wird aufgebaut. Versuchen Sie es gleich noch einmal.',
};

export type LiveIndexOptions = {
  database: Database;
  /** The present time; tests set it. */
  now?: (() => Date) | undefined;
  /** The file that makes the next start quick. */
  snapshot?: SnapshotFile | undefined;
  /** Called with what fails besides questions. */
  onError?: ((error: unknown) => void) | undefined;
};

export class LiveIndex {
  readonly #database: Database;
  #readChanges: ReadChanges;
  readonly #now: () => Date;
  readonly #snapshot: SnapshotFile | undefined;
  readonly #onError: (error: unknown) => void;
  #index = new SearchIndex(schema, portuguese);
  #cursor: Cursor = START;
  #statusesAt: Seconds;
  #opened: Promise<void> | undefined;
  #refreshing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #saving: Saving | undefined;
  /** Notices that the snapshot lacks. */
  #unsaved = 0;
  /** Whether the index was read from a snapshot: it takes less memory than one that was filled. */
  #isCompact = false;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({ database, now = () => new Date(), snapshot, onError = () => {} }: LiveIndexOptions) {
    this.#database = database;
    this.#readChanges = changesIn(database);
    this.#now = now;
    this.#snapshot = snapshot;
    this.#onError = onError;
    this.#statusesAt = secondsOf(now());
  }

  /**
   * The index as of now, until the caller awaits something. After a large import it may lack what came last.
   * @throws {Problem} `unavailable` while it is being filled
   */
  async current(): Promise<{ index: SearchIndex; now: Seconds }> {
    if (!(await endsWithin(this.#open(), LONGEST_BUILD_MS))) throw new Problem('unavailable', beingBuilt);
    await endsWithin(this.#refresh(), LONGEST_WAIT_MS);
    const now = secondsOf(this.#now());
    moveStatuses(this.#index, this.#statusesAt, now);
    this.#statusesAt = now;
    return { index: this.#index, now };
  }

  /** Reads changes twice a second, also without questions, and saves the index after half a minute without changes. */
  follow(): void {
    let quiet = 0;
    const step = async () => {
      const before = this.#cursor;
      await this.#open();
      await this.#refresh();
      quiet = this.#cursor === before ? quiet + 1 : 0;
      if (quiet >= QUIET_STEPS && this.#unsaved >= WORTH_SAVING) await this.save();
    };
    const repeat = () => {
      if (this.#isClosed) return;
      this.#timer = setTimeout(() => step().catch(this.#onError).finally(repeat), STEP_MS);
      this.#timer.unref();
    };
    step().catch(this.#onError).finally(repeat);
  }

  /** Writes the snapshot between questions, unless something changes meanwhile. */
  async save(): Promise<void> {
    if (!this.#snapshot || this.#isClosed) return;
    const saving = saveSnapshot(this.#snapshot, this.#index, { cursor: this.#cursor, statusesAt: this.#statusesAt });
    this.#saving = saving;
    if (!(await saving.ended)) return;
    this.#unsaved = 0;
    const isWorthIt = !this.#isCompact || this.#index.deleted > this.#index.size * MOST_DELETED;
    // What is read back has no deleted documents.
    if (isWorthIt && this.#saving === saving) {
      const smaller = new SearchIndex(schema, portuguese);
      this.#statusesAt = loadSnapshot(this.#snapshot, smaller).statusesAt;
      this.#index = smaller;
      this.#isCompact = true;
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#saving?.abandon();
    await Promise.allSettled([this.#opened, this.#refreshing, this.#saving?.ended]);
  }

  #open(): Promise<void> {
    this.#opened ??= this.#fill().catch((error) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }

  async #fill(): Promise<void> {
    if (await this.#load()) return;
    this.#index = new SearchIndex(schema, portuguese);
    this.#statusesAt = secondsOf(this.#now());
    // What is written while notices are read is read again.
    this.#cursor = await newestChange(this.#database);
    for (let last = 0; !this.#isClosed; ) {
      const notices = await readNoticesAfter(this.#database.read, last, AT_ONCE);
      const newest = notices.at(-1);
      if (!newest) break;
      for (const notice of notices) this.#set(notice);
      last = newest.row.id;
      await setImmediate();
    }
    this.#unsaved = this.#index.size;
    // Without a snapshot, the next start takes longer.
    if (this.#unsaved >= WORTH_SAVING) await this.save().catch(this.#onError);
  }

  /** @returns whether the index was read from a snapshot that fits the database */
  async #load(): Promise<boolean> {
    if (!this.#snapshot) return false;
    try {
      const { cursor, statusesAt } = loadSnapshot(this.#snapshot, this.#index);
      if (!(await isReached(this.#database, cursor))) return false;
      this.#cursor = cursor;
      this.#statusesAt = statusesAt;
      // Notices may be written meanwhile.
      for (let tries = 3; tries > 0; tries--) {
        await this.#takeIn();
        if (this.#index.size === (await countNotices(this.#database))) {
          this.#isCompact = true;
          return true;
        }
      }
    } catch (error) {
      if (!(error instanceof SnapshotFault)) throw error;
    }
    return false;
  }

  /** A run that has begun may have missed what the caller wrote, so the next one is waited for. */
  #refresh(): Promise<void> {
    this.#next ??= this.#refreshing
      .catch(() => {})
      .then(() => {
        this.#next = undefined;
        this.#refreshing = this.#takeIn().catch((error) => {
          // What was read and not taken in is read again.
          this.#readChanges = changesIn(this.#database);
          throw error;
        });
        return this.#refreshing;
      });
    return this.#next;
  }

  async #takeIn(): Promise<void> {
    for (let isAll = false; !isAll && !this.#isClosed; ) {
      const changes = await this.#readChanges(this.#cursor);
      for (let from = 0; from < changes.ids.length; from += AT_ONCE) {
        const ids = changes.ids.slice(from, from + AT_ONCE);
        const notices = await readNotices(this.#database.read, ids);
        this.#saving?.abandon();
        this.#saving = undefined;
        const found = new Set(notices.map(({ row }) => row.id));
        for (const id of ids) if (!found.has(id)) this.#index.delete(id);
        for (const notice of notices) this.#set(notice);
        this.#unsaved += ids.length;
        if (from + AT_ONCE < changes.ids.length) await setImmediate();
      }
      this.#cursor = changes.cursor;
      isAll = changes.isAll;
    }
  }

  #set({ row, items }: { row: IndexedRow; items: IndexedItem[] }): void {
    const dates = { isEnded: Boolean(row.encerrada), prazo: toSeconds(row.prazo), referencia: toSeconds(row.referencia) };
    this.#index.set(documentOf(row, items, statusOf(dates, this.#statusesAt)));
  }
}

/** @returns whether `work` has ended by then. @throws what it throws until then */
async function endsWithin(work: Promise<void>, milliseconds: number): Promise<boolean> {
  const late = Promise.withResolvers<boolean>();
  const timer = setTimeout(() => late.resolve(false), milliseconds);
  const hasEnded = await Promise.race([work.then(() => true), late.promise]).finally(() => clearTimeout(timer));
  if (!hasEnded) work.catch(() => {});
  return hasEnded;
}
