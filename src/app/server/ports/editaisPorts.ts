// How files of documents are fetched: one after the other, over all services together.
import type { DownloadOptions, Fetched } from '#features/editais/server/downloads.ts';
import { get } from '#kit/server/outbound/get.ts';
import { OutboundError } from '#kit/server/outbound/outboundError.ts';
import { politeQueue } from '#kit/server/outbound/politeQueue.ts';
import type { Config } from '../start/config.ts';

/** The largest files of PNCP have some 30 MB. */
const LARGEST_FILE = 50 * 2 ** 20;
/** Calls a second. */
const PACE = { usual: 1, ofTests: 50 } as const;
/** Slow services send some 100 KB a second. */
const TIMEOUT_MS = 10 * 60_000;

export function editaisPorts({ areSourcesLocal }: Pick<Config, 'areSourcesLocal'>): Pick<DownloadOptions, 'fetchFile'> {
  const queue = politeQueue({ perSecond: areSourcesLocal ? PACE.ofTests : PACE.usual });
  return {
    fetchFile: async (url, signal) => {
      const stopped = Promise.withResolvers<Fetched>();
      // The queue may keep a call waiting for a minute.
      const stop = () => stopped.resolve({ kind: 'down' });
      signal.addEventListener('abort', stop, { once: true });
      const asked = queue.run(async () => {
        const value = await fetchFile(url, { allowPrivate: areSourcesLocal, signal });
        return { value, isOverloaded: value.kind === 'down' };
      });
      try {
        return await Promise.race([asked, stopped.promise]);
      } finally {
        signal.removeEventListener('abort', stop);
      }
    },
  };
}

async function fetchFile(url: string, options: { allowPrivate: boolean; signal: AbortSignal }): Promise<Fetched> {
  try {
    const { status, body } = await get(url, { accept: '*/*', maxBytes: LARGEST_FILE, timeoutMs: TIMEOUT_MS, ...options });
    if (status === 200 && body.byteLength > 0) return { kind: 'file', bytes: body };
    // A call that is refused for now, or that came too early.
    const mayPass = status === 408 || status === 429 || status >= 500;
    return mayPass ? { kind: 'down' } : { kind: 'refused', reason: 'gone' };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.kind === 'tooLarge') return { kind: 'tooLarge' };
    const isAddress = error.kind === 'address' || error.kind === 'redirect' || error.kind === 'certificate';
    return isAddress ? { kind: 'refused', reason: 'address' } : { kind: 'down' };
  }
}
