// The search index of notices: built from the database or a snapshot, kept up to date, and asked.
import { setTimeout as pause, setImmediate } from 'node:timers/promises';
import { Problem } from '#kit/errors.ts';
import type { Database } from '#kit/server/database/database.ts';
import { SearchIndex } from '#kit/server/search/searchIndex.ts';
import { SnapshotFault } from '#kit/server/search/snapshot.ts';
import type { Loosening } from '../../facets.ts';
import { MOST_COUNTED } from '../../savedSearches.ts';
import { type Cursor, changesIn, newestChange, type ReadChanges } from './changes.ts';
import { countFacets, type Looked } from './facets.ts';
import { findItems } from './foundItems.ts';
import { looseningsOf } from './loosenings.ts';
import { type Filter, type Order, toOrder, toQuestion } from './question.ts';
import { readNotices, readNoticesAfter } from './readNotices.ts';
import { countNotices, isReached, loadSnapshot, type Saving, saveSnapshot } from './savedIndex.ts';
import { documentOf, type IndexedItem, type IndexedRow, portuguese, schema, toSeconds } from './schema.ts';
import type { NoticeSearch, Span } from './search.ts';
import { moveStatuses, type Seconds, secondsOf, statusOf } from './statuses.ts';

/** Notices that are read and taken in at a time, between which questions are answered. */
const AT_ONCE = 200;
/** How long a question waits for changes to be taken in: more than an import writes at once. */
const LONGEST_WAIT_MS = 250;
/** How often changes are looked for when nobody asks. */
const STEP_MS = 500;
/** So many steps without a change before the index is saved. */
const QUIET_STEPS = 60;
/** Changes that take longer to take in again than a start may. */
const WORTH_SAVING = 5000;
/** The share of deleted documents that is left in memory. */
const MOST_DELETED = 0.25;
/** How long it waits for the index to be filled. */
const LONGEST_BUILD_MS = 10_000;
const beingBuilt = {
  pt: 'O índice da busca está sendo montado. Tente de novo em alguns instantes.',
  en: 'The search index is being built. Try again in a moment.',
  fr: "L'index de recherche est en construction. Réessayez dans un instant.",
  de: 'Der Suchindex wird aufgebaut. Versuchen Sie es gleich noch einmal.',
};

export type NoticeIndexOptions = {
  database: Database;
  /** The present time; tests set it. */
  now?: () => Date;
  /** The file that makes the next start quick, and what distinguishes this database from others. */
  snapshot?: { file: string; key: string };
  /** Called with what fails besides questions. */
  onError?: (error: unknown) => void;
};

export class NoticeIndex implements NoticeSearch {
  readonly #database: Database;
  readonly #now: () => Date;
  #index = new SearchIndex(schema, portuguese);
  #readChanges: ReadChanges;
  #cursor: Cursor = '0';
  #statusesAt: Seconds;
  #refreshing: Promise<void> = Promise.resolve();
  #next: Promise<void> | undefined;
  #opened: Promise<void> | undefined;
  readonly #snapshot: NoticeIndexOptions['snapshot'];
  readonly #onError: (error: unknown) => void;
  #saving: Saving | undefined;
  /** Notices that the snapshot lacks. */
  #unsaved = 0;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor({ database, now = () => new Date(), snapshot, onError = () => {} }: NoticeIndexOptions) {
    this.#snapshot = snapshot;
    this.#onError = onError;
    this.#database = database;
    this.#now = now;
    this.#readChanges = changesIn(database);
    this.#statusesAt = secondsOf(now());
  }

  /** Fills the index, once; questions wait for it. */
  open(): Promise<void> {
    this.#opened ??= this.#build().catch((error) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }

  /** Takes in changes at once instead of with the next question, and saves the index when nothing changes. */
  follow(): void {
    let quiet = 0;
    const step = async () => {
      if (this.#isClosed) return;
      const before = this.#cursor;
      await this.open();
      await this.refresh();
      quiet = this.#cursor === before ? quiet + 1 : 0;
      if (quiet >= QUIET_STEPS && this.#unsaved >= WORTH_SAVING) await this.#save();
    };
    const repeat = () => {
      this.#timer = setTimeout(() => step().catch(this.#onError).finally(repeat), STEP_MS);
      this.#timer.unref();
    };
    repeat();
  }

  async #build(): Promise<void> {
    if (await this.#load()) return;
    // What is written while notices are read is read again.
    this.#cursor = await newestChange(this.#database);
    for (let last = 0; ; ) {
      const notices = await readNoticesAfter(this.#database.read, last, AT_ONCE);
      if (notices.length === 0 || this.#isClosed) break;
      for (const notice of notices) this.#set(notice);
      last = notices.at(-1)?.row.id ?? last;
      this.#unsaved += notices.length;
      await setImmediate();
    }
    // Without a snapshot, the next start takes longer.
    if (this.#unsaved >= WORTH_SAVING) await this.#save().catch(this.#onError);
  }

  /** @returns whether the index was read from a snapshot that fits the database */
  async #load(): Promise<boolean> {
    if (!this.#snapshot) return false;
    try {
      const saved = loadSnapshot(this.#snapshot, this.#index);
      this.#cursor = saved.cursor;
      this.#statusesAt = saved.statusesAt;
      if (!(await isReached(this.#database, saved.cursor))) throw new SnapshotFault('The snapshot is newer than the database.');
      // Notices may be written meanwhile.
      for (let tries = 3; tries > 0; tries--) {
        await this.#takeIn();
        if (this.#index.size === (await countNotices(this.#database))) return true;
      }
      throw new SnapshotFault('The snapshot has other notices than the database.');
    } catch (error) {
      if (!(error instanceof SnapshotFault)) throw error;
      this.#index = new SearchIndex(schema, portuguese);
      this.#statusesAt = secondsOf(this.#now());
      this.#unsaved = 0;
      return false;
    }
  }

  /** Writes the snapshot between questions, unless something changes meanwhile. */
  async #save(): Promise<void> {
    if (!this.#snapshot || this.#isClosed) return;
    const saving = saveSnapshot(this.#snapshot, this.#index, { cursor: this.#cursor, statusesAt: this.#statusesAt });
    this.#saving = saving;
    if (!(await saving.ended)) return;
    this.#unsaved = 0;
    // What is read back has no deleted documents.
    if (this.#index.deleted > this.#index.size * MOST_DELETED && this.#saving === saving) {
      this.#index = new SearchIndex(schema, portuguese);
      this.#statusesAt = loadSnapshot(this.#snapshot, this.#index).statusesAt;
    }
  }

  /** Takes in what was written. A run that has begun may have missed what the caller wrote, so the next one is waited for. */
  refresh(): Promise<void> {
    this.#next ??= this.#refreshing.then(() => {
      this.#next = undefined;
      this.#refreshing = this.#takeIn();
      return this.#refreshing;
    });
    return this.#next;
  }

  async find(filter: Filter, order: Order, { offset, limit }: Span) {
    const index = await this.#current();
    const query = this.#query(filter, order);
    const { ids, total } = index.search({ ...query, offset, limit });
    const itens = query.text ? await findItems(this.#database.read, ids, query.text) : [];
    return { ids, total, itens, tambem: [], sugestao: null };
  }

  async all(filter: Filter, order: Order): Promise<Uint32Array> {
    const { ids } = (await this.#current()).search({ ...this.#query(filter, order), offset: 0, limit: Number.POSITIVE_INFINITY });
    return Uint32Array.from(ids);
  }

  async count({ status: _, ...filter }: Filter) {
    const index = await this.#current();
    const { total, facets } = index.search({
      ...toQuestion(index, filter),
      ...{ order: [{ by: 'id', isDescending: true }], offset: 0, limit: 0, facets: ['status'] },
    });
    const of = (status: string) => facets.get('status')?.find(({ value }) => value === status)?.count ?? 0;
    return { aberta: of('aberta'), andamento: of('andamento'), fechada: of('fechada'), total };
  }

  async neighbours(filter: Filter, order: Order, id: number) {
    return (await this.#current()).neighbours({ ...this.#query(filter, order), offset: 0, limit: 0 }, id);
  }

  async facets(filter: Filter, looked?: Looked) {
    return countFacets(await this.#current(), filter, this.#now(), looked);
  }

  async loosenings(filter: Filter): Promise<Loosening[]> {
    return looseningsOf(await this.#current(), filter);
  }

  async countNewer(filter: Filter, id: number): Promise<number> {
    const index = await this.#current();
    const newer = { order: [{ by: 'id', isDescending: true, min: id + 1 }], offset: 0, limit: MOST_COUNTED + 1 };
    return index.search({ ...toQuestion(index, filter), ...newer }).ids.length;
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#saving?.abandon();
    await Promise.allSettled([this.#opened, this.#refreshing]);
  }

  /** The index as of now. After a large import it may lack what came last. */
  async #current(): Promise<SearchIndex> {
    if (!(await endsWithin(this.open(), LONGEST_BUILD_MS))) throw new Problem('unavailable', beingBuilt);
    await endsWithin(this.refresh(), LONGEST_WAIT_MS);
    const seconds = secondsOf(this.#now());
    moveStatuses(this.#index, this.#statusesAt, seconds);
    this.#statusesAt = seconds;
    return this.#index;
  }

  #query(filter: Filter, order: Order) {
    return {
      ...toQuestion(this.#index, filter),
      order: toOrder(order, this.#statusesAt.now),
      preferred: { column: 'status', values: ['aberta'] },
    };
  }

  async #takeIn(): Promise<void> {
    for (let isAll = false; !isAll && !this.#isClosed; ) {
      const changes = await this.#readChanges(this.#cursor);
      for (let from = 0; from < changes.ids.length; from += AT_ONCE) {
        const ids = changes.ids.slice(from, from + AT_ONCE);
        const notices = await readNotices(this.#database.read, ids);
        this.#saving?.abandon();
        this.#saving = undefined;
        this.#unsaved += ids.length;
        const found = new Set(notices.map(({ row }) => row.id));
        for (const id of ids) if (!found.has(id)) this.#index.delete(id);
        for (const notice of notices) this.#set(notice);
        if (from + AT_ONCE < changes.ids.length) await setImmediate();
      }
      this.#cursor = changes.cursor;
      isAll = changes.isAll;
    }
  }

  #set({ row, items }: { row: IndexedRow; items: IndexedItem[] }): void {
    const dates = {
      ...{ isEnded: Boolean(row.encerrada), prazo: toSeconds(row.prazo), referencia: toSeconds(row.referencia) },
    };
    this.#index.set(documentOf(row, items, statusOf(dates, this.#statusesAt)));
  }
}

/** @returns whether `work` has ended by then. @throws what it throws until then */
async function endsWithin(work: Promise<void>, milliseconds: number): Promise<boolean> {
  const timer = new AbortController();
  const late = pause(milliseconds, false, { signal: timer.signal }).catch(() => false);
  const hasEnded = await Promise.race([work.then(() => true), late]).finally(() => timer.abort());
  if (!hasEnded) work.catch(() => {});
  return hasEnded;
}
