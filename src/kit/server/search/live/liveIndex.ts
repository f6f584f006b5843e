// A search index as of now: filled from the database or a snapshot, and kept up to date.
import { setImmediate } from 'node:timers/promises';
import { Problem } from '#kit/errors.ts';
import type { Database } from '../../database/database.ts';
import { endsWithin } from '../../work/endsWithin.ts';
import type { Schema, SearchDocument } from '../query.ts';
import { SearchIndex } from '../searchIndex.ts';
import { SnapshotFault } from '../snapshot.ts';
import type { Language } from '../textIndex.ts';
import { type ChangeLog, type Cursor, changesIn, identityOf, newestChange, type ReadChanges, START } from './changes.ts';
import { replaceDocuments, replaceOwned } from './replaceDocuments.ts';
import { loadSnapshot, type Saving, type SnapshotFile, saveSnapshot } from './savedIndex.ts';

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
  fr: 'L’index de recherche est en construction. Réessayez dans un instant.',
  de: 'Der Suchindex wird aufgebaut. Versuchen Sie es gleich noch einmal.',
};

/** Rows of the database, and the documents that stand for them. */
export type Source = {
  schema: Schema;
  language: Language;
  /** Raised when an index that was saved before would answer wrongly. */
  version: number;
  /** Its key is the owner of documents, which never change under their id; where the schema has none, the id of the document. */
  log: ChangeLog;
  /** Documents, and keys of the log, that are read and taken in at a time, between which questions are answered. */
  atOnce: { documents: number; keys: number };
  /** The next documents after an id, in the order of ids. */
  readAfter(id: number, limit: number): Promise<SearchDocument[]>;
  /** The documents of these keys; there are none of those that are gone. */
  readOf(keys: readonly number[]): Promise<SearchDocument[]>;
  count(): Promise<number>;
  /** What is true of the documents besides the rows; saved with them and, when they are read again, set. */
  readonly state: object;
  /** Sets the state for a new index. */
  begin(): void;
};

/** What monitoring shows of an index; moments in milliseconds since 1970, null: not yet. */
export type IndexState = {
  documents: number;
  /** Deleted documents that still take memory. */
  deleted: number;
  /** When it last had everything that was committed, and when it last took in a change. */
  currentAt: number | null;
  changedAt: number | null;
};

export type LiveIndexOptions = {
  database: Database;
  /** The file that makes the next start quick. */
  snapshot?: SnapshotFile | undefined;
  /** Called with what fails besides questions. */
  onError?: ((error: unknown) => void) | undefined;
};

export class LiveIndex {
  readonly #database: Database;
  readonly #source: Source;
  #readChanges: ReadChanges;
  readonly #snapshot: SnapshotFile | undefined;
  readonly #onError: (error: unknown) => void;
  #index: SearchIndex;
  #cursor: Cursor = START;
  /** Which log the cursor belongs to. */
  #log = '';
  #opened: Promise<void> | undefined;
  #refreshing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #saving: Saving | undefined;
  /** Documents that were set or deleted since the snapshot was written. */
  #unsaved = 0;
  /** Keys that were taken in. On PostgreSQL, the cursor moves with every transaction. */
  #taken = 0;
  /** Whether the index was read from a snapshot: it takes less memory than one that was filled. */
  #isCompact = false;
  #currentAt: number | null = null;
  #changedAt: number | null = null;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(source: Source, { database, snapshot, onError = () => {} }: LiveIndexOptions) {
    this.#database = database;
    this.#source = source;
    this.#index = this.#empty();
    this.#readChanges = changesIn(database, source.log);
    this.#snapshot = snapshot && { ...snapshot, key: `${source.version} ${snapshot.key}` };
    this.#onError = onError;
    source.begin();
  }

  /**
   * Asks the index as of now; it changes when the caller awaits something. After a large import it may lack what came last.
   * @throws {Problem} `unavailable` while it is being filled
   */
  async ask<T>(question: (index: SearchIndex) => T): Promise<T> {
    if (!(await endsWithin(this.#open(), LONGEST_BUILD_MS))) throw new Problem('unavailable', beingBuilt);
    await endsWithin(this.#refresh(), LONGEST_WAIT_MS);
    return question(this.#index);
  }

  /** Reads changes twice a second, also without questions, and saves the index after half a minute without changes. */
  follow(): void {
    let quiet = 0;
    const step = async () => {
      const before = this.#taken;
      await this.#open();
      await this.#refresh();
      quiet = this.#taken === before ? quiet + 1 : 0;
      if (quiet >= QUIET_STEPS && (this.#unsaved >= WORTH_SAVING || this.#isWasteful())) await this.save();
    };
    const repeat = () => {
      if (this.#isClosed) return;
      this.#timer = setTimeout(() => step().catch(this.#onError).finally(repeat), STEP_MS);
      this.#timer.unref();
    };
    step().catch(this.#onError).finally(repeat);
  }

  /** At once, also while the index is being filled. */
  state(): IndexState {
    return { documents: this.#index.size, deleted: this.#index.deleted, currentAt: this.#currentAt, changedAt: this.#changedAt };
  }

  /** Writes the snapshot between questions, unless something changes meanwhile. */
  async save(): Promise<void> {
    if (!this.#snapshot || this.#isClosed) return;
    const saving = saveSnapshot(this.#snapshot, this.#index, { ...this.#source.state, cursor: this.#cursor, log: this.#log });
    this.#saving = saving;
    if (!(await saving.ended)) return;
    this.#unsaved = 0;
    const isWorthIt = !this.#isCompact || this.#isWasteful();
    // What is read back has no deleted documents.
    if (!isWorthIt || this.#saving !== saving) return;
    const smaller = this.#empty();
    const state = await loadSnapshot(this.#snapshot, smaller);
    // Nothing has changed meanwhile.
    if (this.#saving !== saving) return;
    this.#setState(state);
    this.#index = smaller;
    this.#isCompact = true;
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
    this.#log = await identityOf(this.#database, this.#source.log);
    if (await this.#load()) return;
    this.#index = this.#empty();
    this.#source.begin();
    // What is written while rows are read is read again.
    this.#cursor = await newestChange(this.#database, this.#source.log);
    for (let last = 0; !this.#isClosed; ) {
      const documents = await this.#source.readAfter(last, this.#source.atOnce.documents);
      const newest = documents.at(-1);
      if (!newest) break;
      for (const document of documents) this.#index.set(document);
      last = newest.id;
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
      const state = await loadSnapshot(this.#snapshot, this.#index);
      // A database that was restored has another log, or has not come as far.
      if (state.log !== this.#log) return false;
      if (BigInt(state.cursor) > BigInt(await newestChange(this.#database, this.#source.log))) return false;
      this.#cursor = state.cursor;
      this.#setState(state);
      // Rows may be written meanwhile.
      for (let tries = 3; tries > 0; tries--) {
        await this.#takeIn();
        if (this.#index.size === (await this.#source.count())) {
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
          this.#readChanges = changesIn(this.#database, this.#source.log);
          throw error;
        });
        return this.#refreshing;
      });
    return this.#next;
  }

  async #takeIn(): Promise<void> {
    const asked = Date.now();
    for (let isAll = false; !isAll && !this.#isClosed; ) {
      const changes = await this.#readChanges(this.#cursor);
      const { keys: atOnce } = this.#source.atOnce;
      for (let from = 0; from < changes.ids.length; from += atOnce) {
        const keys = changes.ids.slice(from, from + atOnce);
        const documents = await this.#source.readOf(keys);
        this.#saving?.abandon();
        this.#saving = undefined;
        this.#taken += keys.length;
        const replace = this.#source.schema.owner === undefined ? replaceDocuments : replaceOwned;
        this.#unsaved += replace(this.#index, keys, documents);
        this.#changedAt = Date.now();
        if (from + atOnce < changes.ids.length) await setImmediate();
      }
      this.#cursor = changes.cursor;
      isAll = changes.isAll;
    }
    this.#currentAt = asked;
  }

  #isWasteful(): boolean {
    return this.#index.deleted > this.#index.size * MOST_DELETED;
  }

  #empty(): SearchIndex {
    return new SearchIndex(this.#source.schema, this.#source.language);
  }

  #setState({ cursor: _, log: _log, ...state }: { cursor: Cursor; log: string }): void {
    Object.assign(this.#source.state, state);
  }
}
