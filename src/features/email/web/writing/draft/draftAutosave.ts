// Keeps what is being written: one save after the other, soon after each change, as a draft on the server.
import { CallFailed, isTransient, isUnanswered, retryDelayAfter } from '#kit/web/request/failures.ts';
import { fitsKeepalive } from '#kit/web/request/keepalive.ts';
import { randomKey } from '#kit/web/request/randomKey.ts';
import type { Transport } from '#kit/web/request/request.ts';
import type { Draft, KeptAttachment, SentDraft } from '../../../entities.ts';
import { calls } from '../calls.ts';

export type DraftState = {
  id: number | undefined;
  values: SentDraft;
  attachments: readonly KeptAttachment[];
  /** `clash`: another window has kept something else meanwhile. `gone`: the draft was sent or thrown away there. */
  saveState: 'untouched' | 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict' | 'gone';
  savedAt: string | undefined;
  /** When it is to leave, where it waits for that: then nothing of it can be changed. */
  sendAt: string | null;
  /** Why it failed. */
  error?: unknown;
  /** What the other window has kept. */
  other?: Draft;
};

/** After the last change. */
const saveDelay = 1000;
const retryDelay = 5000;

type Attempt = { values: SentDraft; version: number };

type AutosaveCallbacks = {
  /** The draft has come to be, or is another one now. */
  created: (id: number) => void;
  /** As the server has it. */
  saved: (draft: Draft) => void;
};

export class DraftAutosave {
  #state: DraftState;
  #version = 0;
  #keptVersion = 0;
  /** As the server has it, for it cleans what it is given. */
  #kept: SentDraft;
  /** Sent without an answer: the server may have it, or may not. */
  #unanswered: Attempt | undefined;
  #isStopped = false;
  /** What is asked twice with it is done once. */
  #key = randomKey();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until then the server wants no more saves; also when something is typed meanwhile. */
  #notBefore = 0;
  #running: Promise<void> | undefined;
  readonly #told: AutosaveCallbacks;
  readonly #isAnswer: boolean;
  readonly #listeners = new Set<() => void>();

  constructor(draft: Draft | SentDraft, told: AutosaveCallbacks) {
    const isKept = 'id' in draft;
    this.#told = told;
    this.#isAnswer = isKept && draft.inReplyTo !== null;
    this.#kept = valuesOf(draft);
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
    return this.#version !== this.#keptVersion;
  }

  /** Whether closing the page would lose something that cannot be sent along, or that could not follow what is under way. */
  get wouldLose(): boolean {
    const { saveState: keeping, id, values } = this.#state;
    const body = () => JSON.stringify(id === undefined ? this.#newBody(values) : this.#nextBody(values));
    return this.isDirty && (isStuck(keeping) || this.#running !== undefined || !fitsKeepalive(body()));
  }

  change(changed: Partial<SentDraft>): void {
    if (this.#isStopped) return;
    const { saveState: keeping, id } = this.#state;
    const values = { ...this.#state.values, ...changed };
    if (isSame(values, this.#state.values)) return;
    this.#version += 1;
    const isHeld = keeping === 'conflict' || keeping === 'gone';
    this.#set({ values, ...(isHeld ? {} : { saveState: 'waiting' }) });
    // The first letter makes it a draft.
    if (!isHeld) this.#later(id === undefined ? 0 : saveDelay);
  }

  /** Saves at once what is not saved, also what is written meanwhile. @returns whether all of it is kept */
  async flush(transport?: Transport): Promise<boolean> {
    clearTimeout(this.#timer);
    // A page that goes waits for nothing.
    if (transport) await this.#saveNow(transport);
    else
      do await this.#saveNow();
      while (this.isDirty && !isStuck(this.#state.saveState));
    return !this.isDirty;
  }

  /** The draft's id; makes it one if it is none yet. */
  async ensureId(): Promise<number> {
    if (this.#state.id === undefined) {
      if (!this.isDirty) this.#version += 1;
      await this.flush();
    }
    if (this.#state.id === undefined) throw this.#state.error;
    return this.#state.id;
  }

  /** Takes over what another window has kept, where nothing was written here since. */
  receive(draft: Draft): void {
    const { savedAt = '', saveState: keeping } = this.#state;
    if (this.isDirty || this.#running || draft.id !== this.#state.id || draft.savedAt < savedAt || keeping === 'gone') return;
    if (draft.savedAt > savedAt) this.#adopt(draft);
    else this.#set({ attachments: draft.attachments, sendAt: draft.sendAt });
  }

  /** Hears that it has left, or was deleted. */
  markGone(): void {
    clearTimeout(this.#timer);
    if (this.#state.saveState !== 'gone') this.#set({ saveState: 'gone', sendAt: null });
  }

  attached(attachment: KeptAttachment): void {
    this.#set({ attachments: [...this.#state.attachments.filter(({ id }) => id !== attachment.id), attachment] });
  }

  /** Takes an attachment off; it comes back where that fails. */
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

  /** Of two versions this one goes on; the other becomes a draft of its own. */
  async keepOwn(): Promise<void> {
    const { other } = this.#state;
    if (!other) return;
    await calls.addDraft.send({ body: { ...valuesOf(other), key: this.#key } });
    this.#key = randomKey();
    this.#kept = valuesOf(other);
    this.#set({ saveState: 'waiting', savedAt: other.savedAt, other: undefined });
    await this.flush();
  }

  /** Of two versions the other goes on; this one becomes a draft of its own. */
  async takeOther(): Promise<void> {
    const { other, values } = this.#state;
    if (!other) return;
    await calls.addDraft.send({ body: { ...values, key: this.#key } });
    this.#key = randomKey();
    this.#adopt(other);
  }

  /** Makes a draft anew of what is here, after its own has gone. */
  async recreate(): Promise<void> {
    this.#version += 1;
    this.#key = randomKey();
    this.#unanswered = undefined;
    this.#set({ id: undefined, savedAt: undefined, attachments: [], saveState: 'waiting' });
    await this.flush();
  }

  /** An answer is a draft before anything is written in it: none is left behind where nothing was. */
  async dropUntouched(): Promise<void> {
    const { id } = this.#state;
    // What else it depends on, the server knows.
    if (this.#version === 0 && this.#isAnswer && id !== undefined) await calls.dropUntouched.send({ params: { id } }).catch(() => {});
  }

  /** Nothing more is saved: it was sent or thrown away here. */
  stop(): void {
    clearTimeout(this.#timer);
    this.#isStopped = true;
    this.#keptVersion = this.#version;
  }

  #later(milliseconds: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.#saveNow(), Math.max(milliseconds, this.#notBefore - Date.now()));
  }

  /** What makes it a draft. */
  #newBody(values: SentDraft) {
    return { ...values, key: this.#key };
  }

  /** What changes the draft. */
  #nextBody(values: SentDraft) {
    return { ...values, savedAt: this.#state.savedAt };
  }

  /** Once what is under way is over. */
  async #saveNow(transport?: Transport): Promise<void> {
    while (this.#running && !transport) await this.#running;
    const { saveState: keeping } = this.#state;
    if (!this.isDirty || keeping === 'conflict' || keeping === 'gone') return;
    const running = this.#save(transport);
    this.#running = running;
    await running;
    if (this.#running === running) this.#running = undefined;
  }

  async #save(transport?: Transport): Promise<void> {
    const { id, values } = this.#state;
    // First what had no answer: had the server kept it, anything else would look like another window's change.
    const attempt = (!transport && this.#unanswered) || { values, version: this.#version };
    this.#set({ saveState: 'saving', error: undefined });
    try {
      const draft =
        id === undefined
          ? await calls.addDraft.send({ body: this.#newBody(attempt.values) }, { transport })
          : await calls.saveDraft.send({ params: { id }, body: this.#nextBody(attempt.values) }, { transport });
      this.#unanswered = undefined;
      if (id === undefined) this.#key = randomKey();
      this.#keptVersion = attempt.version;
      this.#kept = valuesOf(draft);
      this.#set({ id: draft.id, savedAt: draft.savedAt, saveState: this.isDirty ? 'waiting' : 'saved' });
      this.#told.saved(draft);
      if (id === undefined) this.#told.created(draft.id);
      if (this.isDirty) this.#later(saveDelay);
    } catch (error) {
      await this.#failed(error, attempt);
    }
  }

  async #failed(error: unknown, attempt: Attempt): Promise<void> {
    const { id, savedAt } = this.#state;
    const status = error instanceof CallFailed ? error.status : undefined;
    this.#unanswered = status === undefined || isUnanswered(error) ? attempt : undefined;
    // Begun here, and deleted elsewhere before this window knew.
    if (id === undefined && status === 404) return this.#set({ saveState: 'gone' });
    if (id !== undefined && (status === 409 || status === 404)) {
      try {
        const other = await calls.showDraft.send({ params: { id } });
        // Elsewhere it was told to leave.
        if (other.sendAt !== null) return this.#set({ saveState: 'gone' });
        if (!isSame(valuesOf(other), this.#kept)) return this.#set({ saveState: 'conflict', other });
        // Its words are those from here: nobody wrote any.
        if (other.savedAt !== savedAt) {
          this.#set({ saveState: 'waiting', savedAt: other.savedAt });
          return this.#later(0);
        }
      } catch (reason) {
        if (reason instanceof CallFailed && reason.status === 404) return this.#set({ saveState: 'gone' });
      }
    }
    this.#set({ saveState: 'failed', error });
    if (!isTransient(error)) return;
    this.#notBefore = Date.now() + retryDelayAfter(error, 0);
    this.#later(retryDelay);
  }

  #adopt(draft: Draft): void {
    this.#keptVersion = this.#version;
    this.#kept = valuesOf(draft);
    const { attachments, savedAt, sendAt } = draft;
    this.#set({ values: valuesOf(draft), attachments, savedAt, sendAt, saveState: 'saved', other: undefined });
  }

  #set(changed: { [Name in keyof DraftState]?: DraftState[Name] | undefined }): void {
    this.#state = { ...this.#state, ...changed } as DraftState;
    for (const listener of this.#listeners) listener();
  }
}

/** Saving will not go on by itself. */
export function isStuck(keeping: DraftState['saveState']): boolean {
  return keeping === 'failed' || keeping === 'conflict' || keeping === 'gone';
}

function valuesOf({ to, cc, bcc, subject, message }: SentDraft): SentDraft {
  return { to, cc, bcc, subject, message };
}

function isSame(one: SentDraft, other: SentDraft): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
