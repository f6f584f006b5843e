// How the state of running imports is kept current.
import { CallFailed } from '#kit/web/request/failures.ts';

/** Polling interval while an import runs; other changes come by server events (kit/web/liveEvents.ts). */
export const progressInterval = 1000;

/** Timeout of a request, in milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000;

/** Retry interval after a failed request. */
export const retryInterval = 2000;

/** Options of polled queries: the next poll is the retry, even when the browser reports to be offline. */
export const polling = { staleTime: 0, retry: false, networkMode: 'always' } as const;

export function withTimeout(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]);
}

/** Whether the shown state may be outdated, because the server does not answer or fails. */
export function isUnreachable({ error }: { error: unknown }): boolean {
  return error !== null && !(error instanceof CallFailed && error.status < 500);
}
