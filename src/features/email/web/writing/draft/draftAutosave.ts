// Saves a draft on the server soon after each change, one request after the other.
import { CallFailed, isNotFound, isTransient, isUnanswered, retryDelayAfter } from '#kit/web/request/failures.ts';
import { fitsKeepalive } from '#kit/web/request/keepalive.ts';
import { randomKey } from '#kit/web/request/randomKey.ts';
import type { Transport } from '#kit/web/request/request.ts';
import type { Draft, KeptAttachment, SentDraft } from '../../../entities.ts';
import { calls } from '../calls.ts';

export type DraftState = {
  id: number | undefined;
  values: SentDraft;
  attachments: readonly KeptAttachment[];
  /** `conflict`: another window has saved a different version. `gone`: the draft was sent or deleted elsewhere. */
  saveState: 'untouched' | 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict' | 'gone';
  savedAt: string | undefined;
  /** When it will be sent; a scheduled draft cannot be edited. */
  sendAt: string | null;
  /** Why saving failed. */
  error?: unknown;
  /** The version that the other window has saved. */
  other?: Draft;
};

/** After the last change, in milliseconds. */
const saveDelay = 1000;
const retryDelay = 5000;

type Attempt = { values: SentDraft; version: number };

type AutosaveCallbacks = {
  /** The draft was created, or is a different one now. */
  created: (id: number) => void;
  /** The draft as saved by the server. */
  saved: (draft: Draft) => void;
};

export class DraftAutosave {
  #state: DraftState;
  #version = 0;
  #savedVersion = 0;
  /** As saved by the server, which sanitizes it. */
  #saved: SentDraft;
  /** Sent without a reply: the server may have saved it or not. */
  #unanswered: Attempt | undefined;
  #isStopped = false;
  /** Idempotency key: a repeated request creates one draft only. */
  #key = randomKey();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The server accepts no further saves before this time, even after changes. */
  #notBefore = 0;
  #running: Promise<void> | undefined;
  readonly #callbacks: AutosaveCallbacks;
  readonly #isAnswer: boolean;
  readonly #listeners = new Set<() => void>();

  constructor(draft: Draft | SentDraft, callbacks: AutosaveCallbacks) {
    const isKept = 'id' in draft;
    this.#callbacks = callbacks;
    this.#isAnswer = isKept && draft.inReplyTo !== null;
    this.#saved = valuesOf(draft);
    this.#state = {
      id: isKept ? draft.id : undefined,
      values: valuesOf(draft),
      attachments: isKept ? draft.attachments : [],
      saveState: isKept ? 'saved' : 'untouched',
      savedAt: isKept ? draft.savedAt : undefined,
      sendAt: isKept ? draft.sendAt : null,
    };
  }

  get state(): DraftState {
    return this.#state;
  }

  readonly current = (): DraftState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  get isDirty(): boolean {
    return this.#version !== this.#savedVersion;
  }

  /** Whether closing the page would lose changes: saving is stuck or running, or they are too large to be sent while the page unloads. */
  get wouldLose(): boolean {
    const { saveState, id, values } = this.#state;
    const body = () => JSON.stringify(id === undefined ? this.#newBody(values) : this.#nextBody(values));
    return this.isDirty && (isStuck(saveState) || this.#running !== undefined || !fitsKeepalive(body()));
  }

  change(changed: Partial<SentDraft>): void {
    if (this.#isStopped) return;
    const { saveState, id } = this.#state;
    const values = { ...this.#state.values, ...changed };
    if (isSame(values, this.#state.values)) return;
    this.#version += 1;
    const isHeld = saveState === 'conflict' || saveState === 'gone';
    this.#set({ values, ...(isHeld ? {} : { saveState: 'waiting' }) });
    // The first character creates the draft.
    if (!isHeld) this.#later(id === undefined ? 0 : saveDelay);
  }

  /** Saves all changes now, including those made meanwhile. @returns whether all of them are saved */
  async flush(transport?: Transport): Promise<boolean> {
    clearTimeout(this.#timer);
    // A page that unloads cannot wait.
    if (transport) await this.#saveNow(transport);
    else
      do await this.#saveNow();
      while (this.isDirty && !isStuck(this.#state.saveState));
    return !this.isDirty;
  }

  /** The draft's id; creates the draft if needed. */
  async ensureId(): Promise<number> {
    if (this.#state.id === undefined) {
      if (!this.isDirty) this.#version += 1;
      await this.flush();
    }
    if (this.#state.id === undefined) throw this.#state.error;
    return this.#state.id;
  }

  /** Takes over a version that another window has saved, unless there are changes here. */
  receive(draft: Draft): void {
    const { savedAt = '', saveState } = this.#state;
    if (this.isDirty || this.#running || draft.id !== this.#state.id || draft.savedAt < savedAt || saveState === 'gone') return;
    if (draft.savedAt > savedAt) this.#adopt(draft);
    else this.#set({ attachments: draft.attachments, sendAt: draft.sendAt });
  }

  /** Called when it was sent or deleted elsewhere. */
  markGone(): void {
    clearTimeout(this.#timer);
    if (this.#state.saveState !== 'gone') this.#set({ saveState: 'gone', sendAt: null });
  }

  attached(attachment: KeptAttachment): void {
    this.#set({ attachments: [...this.#state.attachments.filter(({ id }) => id !== attachment.id), attachment] });
  }

  /** Removes an attachment; restores it if that fails. */
  async detach(attachment: KeptAttachment): Promise<void> {
    const before = this.#state.attachments;
    this.#set({ attachments: before.filter(({ id }) => id !== attachment.id) });
    try {
      await calls.detach.send({ params: { id: await this.ensureId(), attachment: attachment.id } });
    } catch (error) {
      this.#set({ attachments: before });
      throw error;
    }
  }

  /** Keeps this version; the other becomes a draft of its own. */
  async keepOwn(): Promise<void> {
    const { other } = this.#state;
    if (!other) return;
    await calls.addDraft.send({ body: { ...valuesOf(other), key: this.#key } });
    this.#key = randomKey();
    this.#saved = valuesOf(other);
    this.#set({ saveState: 'waiting', savedAt: other.savedAt, other: undefined });
    await this.flush();
  }

  /** Keeps the other version; this one becomes a draft of its own. */
  async takeOther(): Promise<void> {
    const { other, values } = this.#state;
    if (!other) return;
    await calls.addDraft.send({ body: { ...values, key: this.#key } });
    this.#key = randomKey();
    this.#adopt(other);
  }

  /** Creates a new draft with the content of this window after its draft is gone. */
  async recreate(): Promise<void> {
    this.#version += 1;
    this.#key = randomKey();
    this.#unanswered = undefined;
    this.#set({ id: undefined, savedAt: undefined, attachments: [], saveState: 'waiting' });
    await this.flush();
  }

  /** A reply is a draft before anything is written: it is deleted if nothing was. */
  async dropUntouched(): Promise<void> {
    const { id } = this.#state;
    // The server checks the other conditions.
    if (this.#version === 0 && this.#isAnswer && id !== undefined) await calls.dropUntouched.send({ params: { id } }).catch(() => {});
  }

  /** Stops saving: it was sent or discarded here. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#isStopped = true;
    this.#savedVersion = this.#version;
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#saveNow(), Math.max(milliseconds, this.#notBefore - Date.now()));
  }

  /** Body that creates the draft. */
  #newBody(values: SentDraft) {
    return { ...values, key: this.#key };
  }

  /** Body that changes the draft. */
  #nextBody(values: SentDraft) {
    return { ...values, savedAt: this.#state.savedAt };
  }

  /** After the running request. */
  async #saveNow(transport?: Transport): Promise<void> {
    while (this.#running && !transport) await this.#running;
    const { saveState } = this.#state;
    if (!this.isDirty || saveState === 'conflict' || saveState === 'gone') return;
    const running = this.#save(transport);
    this.#running = running;
    await running;
    if (this.#running === running) this.#running = undefined;
  }

  async #save(transport?: Transport): Promise<void> {
    const { id, values } = this.#state;
    // First repeats a request without a reply: if the server had saved it, a different one would look like another window's change.
    const attempt = (!transport && this.#unanswered) || { values, version: this.#version };
    this.#set({ saveState: 'saving', error: undefined });
    try {
      const draft =
        id === undefined
          ? await calls.addDraft.send({ body: this.#newBody(attempt.values) }, { transport })
          : await calls.saveDraft.send({ params: { id }, body: this.#nextBody(attempt.values) }, { transport });
      this.#unanswered = undefined;
      if (id === undefined) this.#key = randomKey();
      this.#savedVersion = attempt.version;
      this.#saved = valuesOf(draft);
      this.#set({ id: draft.id, savedAt: draft.savedAt, saveState: this.isDirty ? 'waiting' : 'saved' });
      this.#callbacks.saved(draft);
      if (id === undefined) this.#callbacks.created(draft.id);
      if (this.isDirty) this.#later(saveDelay);
    } catch (error) {
      await this.#failed(error, attempt);
    }
  }

  async #failed(error: unknown, attempt: Attempt): Promise<void> {
    const { id, savedAt } = this.#state;
    const status = error instanceof CallFailed ? error.status : undefined;
    this.#unanswered = status === undefined || isUnanswered(error) ? attempt : undefined;
    // Created here, and deleted elsewhere before this window got its id.
    if (id === undefined && status === 404) return this.#set({ saveState: 'gone' });
    if (id !== undefined && (status === 409 || status === 404)) {
      try {
        const other = await calls.showDraft.send({ params: { id } });
        // It was scheduled elsewhere.
        if (other.sendAt !== null) return this.#set({ saveState: 'gone' });
        if (!isSame(valuesOf(other), this.#saved)) return this.#set({ saveState: 'conflict', other });
        // The content is that of this window: only the time differs.
        if (other.savedAt !== savedAt) {
          this.#set({ saveState: 'waiting', savedAt: other.savedAt });
          return this.#later(0);
        }
      } catch (reason) {
        if (isNotFound(reason)) return this.#set({ saveState: 'gone' });
      }
    }
    this.#set({ saveState: 'failed', error });
    if (!isTransient(error)) return;
    this.#notBefore = Date.now() + retryDelayAfter(error, 0);
    this.#later(retryDelay);
  }

  #adopt(draft: Draft): void {
    this.#savedVersion = this.#version;
    this.#saved = valuesOf(draft);
    const { attachments, savedAt, sendAt } = draft;
    this.#set({ values: valuesOf(draft), attachments, savedAt, sendAt, saveState: 'saved', other: undefined });
  }

  #set(changed: { [Name in keyof DraftState]?: DraftState[Name] | undefined }): void {
    this.#state = { ...this.#state, ...changed } as DraftState;
    for (const listener of this.#listeners) listener();
  }
}

/** Saving does not continue by itself. */
export function isStuck(saveState: DraftState['saveState']): boolean {
  return saveState === 'failed' || saveState === 'conflict' || saveState === 'gone';
}

function valuesOf({ to, cc, bcc, subject, message }: SentDraft): SentDraft {
  return { to, cc, bcc, subject, message };
}

function isSame(one: SentDraft, other: SentDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
