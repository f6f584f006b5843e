// Files on their way to the server. They are kept outside of the screen, so that they go on when the reader looks at another one.
import type { QueryClient } from '@tanstack/react-query';
import { useSyncExternalStore } from 'react';
import { needs } from '#features/auth/contract.ts';
import { may, onAbilityChange } from '#kit/web/ability.ts';
import { carryCounted } from '#kit/web/carryCounted.ts';
import { calls } from './calls.ts';

export type Upload = {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'refused';
  /** How much has gone out, from 0 to 1; at 1 the server is still checking. */
  sent: number;
  /** Which import it became; its card takes this one's place as soon as it is there. */
  id?: number;
  /** Why it was refused. */
  error?: unknown;
};

/** Not sent at all, because the server would refuse it. */
export class TooLarge extends Error {
  readonly limit: number;
  constructor(limit: number) {
    super('The file is larger than the server takes.');
    this.name = 'TooLarge';
    this.limit = limit;
  }
}

/** Of the six connections that a browser opens to one server, the others stay free for the screens. */
const mostAtOnce = 2;

let uploads: readonly Upload[] = [];
let lastKey = 0;
const running = new Map<number, AbortController>();
const listeners = new Set<() => void>();

/** @param limit bytes that a file may have; undefined while it is not known */
export function sendFiles(queryClient: QueryClient, files: readonly File[], limit: number | undefined): void {
  const fresh = files.map((file): Upload => {
    lastKey += 1;
    const fits = limit === undefined || file.size <= limit;
    return { key: lastKey, file, sent: 0, ...(fits ? { state: 'waiting' } : { state: 'refused', error: new TooLarge(limit) }) };
  });
  keep([...uploads, ...fresh]);
  sendNext(queryClient);
}

export function sendAgain(queryClient: QueryClient, key: number): void {
  change(key, { state: 'waiting', sent: 0, error: undefined });
  sendNext(queryClient);
}

/** Stops uploads that are under way, or takes those away that were refused. */
export function dropUpload(queryClient: QueryClient, ...keys: number[]): void {
  keep(uploads.filter(({ key }) => !keys.includes(key)));
  for (const key of keys) running.get(key)?.abort();
  sendNext(queryClient);
}

export function useUploads(): readonly Upload[] {
  return useSyncExternalStore(subscribe, () => uploads);
}

function sendNext(queryClient: QueryClient): void {
  for (const upload of uploads) {
    if (running.size >= mostAtOnce) return;
    if (upload.state === 'waiting') void send(queryClient, upload);
  }
}

async function send(queryClient: QueryClient, { key, file }: Upload): Promise<void> {
  const stop = new AbortController();
  running.set(key, stop);
  change(key, { state: 'sending' });
  try {
    const carry = carryCounted((sent) => change(key, { sent }));
    const received = await calls.receive.send({ query: { arquivo: file.name }, body: file }, { signal: stop.signal, carry });
    change(key, { id: received.id });
    queryClient.setQueryData(calls.show.key({ params: { id: received.id } }), received);
    await queryClient.invalidateQueries({ queryKey: calls.list.key() });
    keep(uploads.filter((upload) => upload.key !== key));
  } catch (error) {
    change(key, { state: 'refused', error });
  } finally {
    running.delete(key);
    sendNext(queryClient);
  }
}

function change(key: number, changed: Partial<Upload>): void {
  keep(uploads.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)));
}

function keep(next: readonly Upload[]): void {
  uploads = next;
  const isBusy = uploads.some(({ state }) => state !== 'refused');
  if (isBusy) addEventListener('beforeunload', warn);
  else removeEventListener('beforeunload', warn);
  for (const listener of listeners) listener();
}

/** The browser asks, in its own words, whether to leave. */
function warn(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Whoever signs out takes their files along.
onAbilityChange(() => {
  if (uploads.length === 0 || may(needs.administers)) return;
  keep([]);
  for (const stop of running.values()) stop.abort();
});
