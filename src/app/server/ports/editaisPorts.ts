// How files of documents are fetched: politely, also towards sources that are read at the same time.
import type { DownloadOptions, Fetched } from '#features/editais/server/downloads.ts';
import { get } from '#kit/server/outbound/get.ts';
import { OutboundError } from '#kit/server/outbound/outboundError.ts';
import type { Outcome, PoliteHosts } from '#kit/server/outbound/politeHosts.ts';
import { retryAfter } from '#kit/server/outbound/retryAfter.ts';
import type { Config } from '../start/config.ts';

/** The largest files of PNCP have some 30 MB. */
const LARGEST_FILE = 50 * 2 ** 20;
/** Calls a second. */
const PACE = { usual: 1, ofTests: 50 } as const;
/** Slow services send some 100 KB a second. One that is slower, or sends without end, keeps its place for no longer. */
const limits = { timeoutMs: 2 * 60_000, leastRate: { bytes: 200 * 1024, everyMs: 10_000 } };

export function editaisPorts({ areSourcesLocal }: Pick<Config, 'areSourcesLocal'>, hosts: PoliteHosts): Pick<DownloadOptions, 'fetchFile'> {
  const perSecond = areSourcesLocal ? PACE.ofTests : PACE.usual;
  return {
    fetchFile: async (url, signal) => {
      try {
        return await hosts.queue(url, { perSecond, signal }).run(() => fetchFile(url, { allowPrivate: areSourcesLocal, signal }));
      } catch (error) {
        if (signal.aborted) return { kind: 'down' };
        throw error;
      }
    },
  };
}

async function fetchFile(url: string, options: { allowPrivate: boolean; signal: AbortSignal }): Promise<Outcome<Fetched>> {
  try {
    const { status, headers, body } = await get(url, { accept: '*/*', maxBytes: LARGEST_FILE, ...limits, ...options });
    const retryAfterMs = retryAfter(headers);
    if (status === 200 && body.byteLength > 0) return { value: { kind: 'file', bytes: body }, isOverloaded: false, retryAfterMs };
    // A call that is refused for now, or that came too early.
    const isOverloaded = status === 408 || status === 429 || status >= 500;
    return { value: isOverloaded ? { kind: 'down' } : { kind: 'refused', reason: 'gone' }, isOverloaded, retryAfterMs };
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error;
    if (error.kind === 'tooLarge') return { value: { kind: 'tooLarge' }, isOverloaded: false };
    const isAddress = error.kind === 'address' || error.kind === 'redirect' || error.kind === 'certificate';
    return isAddress
      ? { value: { kind: 'refused', reason: 'address' }, isOverloaded: false }
      : { value: { kind: 'down' }, isOverloaded: true };
  }
}
