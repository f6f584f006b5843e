// Uploads. Their state is kept outside of the screen, so that they continue when the user navigates.
import type { QueryClient } from '@tanstack/react-query';
import { useStoreValue } from '#kit/web/device/useStoreValue.ts';
import { may, type Need, onAbilityChange } from '../ability.ts';
import type { RequestOptions } from '../request/request.ts';
import { uploadWithProgress } from '../request/uploadWithProgress.ts';

export type Upload = {
  key: number;
  file: File;
  state: 'waiting' | 'sending' | 'refused';
  /** Progress from 0 to 1; at 1 the server is still checking. */
  sent: number;
  /** The id on the server, whose item replaces this one once it is shown. */
  id?: number;
  /** Why it was refused. */
  error?: unknown;
};

export type Uploads = {
  /** @param limit maximum file size in bytes; undefined while unknown */
  send(queryClient: QueryClient, files: readonly File[], limit: number | undefined): void;
  sendAgain(queryClient: QueryClient, key: number): void;
  /** Cancels running uploads, or removes refused ones. */
  drop(queryClient: QueryClient, ...keys: number[]): void;
  use(): readonly Upload[];
};

type Destination<Received> = {
  /** The required permission. */
  need: Need;
  send(file: File, options: RequestOptions): Promise<Received>;
  /** Called after the upload: resolves once the screen has the item that replaces it. */
  received(received: Received, queryClient: QueryClient): Promise<void>;
};

/** The file was not sent, because the server would refuse it. */
export class TooLarge extends Error {
  readonly limit: number;
  constructor(limit: number) {
    super('The file exceeds the size limit of the server.');
    this.name = 'TooLarge';
    this.limit = limit;
  }
}

/** A browser opens six connections to one server; the others stay free for the screens. */
const mostAtOnce = 2;

/** The uploads to one destination. */
export function uploadsTo<Received extends { id: number | string }>({ need, send, received }: Destination<Received>): Uploads {
  let uploads: readonly Upload[] = [];
  let lastKey = 0;
  const running = new Map<number, AbortController>();
  const listeners = new Set<() => void>();

  const keep = (next: readonly Upload[]) => {
    uploads = next;
    const isBusy = uploads.some(({ state }) => state !== 'refused');
    if (isBusy) addEventListener('beforeunload', warn);
    else removeEventListener('beforeunload', warn);
    for (const listener of listeners) listener();
  };
  /** Makes the browser ask before leaving. */
  const warn = (event: BeforeUnloadEvent) => event.preventDefault();
  const change = (key: number, changed: Partial<Upload>) =>
    keep(uploads.map((upload) => (upload.key === key ? { ...upload, ...changed } : upload)));

  const sendNext = (queryClient: QueryClient) => {
    for (const upload of uploads) {
      if (running.size >= mostAtOnce) return;
      if (upload.state === 'waiting') void sendOne(queryClient, upload);
    }
  };
  const sendOne = async (queryClient: QueryClient, { key, file }: Upload) => {
    const stop = new AbortController();
    running.set(key, stop);
    change(key, { state: 'sending' });
    try {
      const transport = uploadWithProgress((sent) => change(key, { sent }));
      const reply = await send(file, { signal: stop.signal, transport });
      if (typeof reply.id === 'number') change(key, { id: reply.id });
      await received(reply, queryClient);
      keep(uploads.filter((upload) => upload.key !== key));
    } catch (error) {
      change(key, { state: 'refused', error });
    } finally {
      running.delete(key);
      sendNext(queryClient);
    }
  };
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };

  // Uploads are cancelled on sign-out.
  onAbilityChange(() => {
    if (uploads.length === 0 || may(need)) return;
    keep([]);
    for (const stop of running.values()) stop.abort();
  });

  return {
    send(queryClient, files, limit) {
      const fresh = files.map((file): Upload => {
        lastKey += 1;
        const fits = limit === undefined || file.size <= limit;
        return { key: lastKey, file, sent: 0, ...(fits ? { state: 'waiting' } : { state: 'refused', error: new TooLarge(limit) }) };
      });
      keep([...uploads, ...fresh]);
      sendNext(queryClient);
    },
    sendAgain(queryClient, key) {
      change(key, { state: 'waiting', sent: 0, error: undefined });
      sendNext(queryClient);
    },
    drop(queryClient, ...keys) {
      keep(uploads.filter(({ key }) => !keys.includes(key)));
      for (const key of keys) running.get(key)?.abort();
      sendNext(queryClient);
    },
    use: () => useStoreValue(subscribe, () => uploads),
  };
}
