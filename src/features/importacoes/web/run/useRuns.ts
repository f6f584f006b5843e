import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { CallFailed } from '#kit/web/request/failures.ts';
import type { Estado, Importacao } from '../../entities.ts';
import { calls } from '../calls.ts';
import { isMoving, isOpen } from './states.ts';
import { useEndToasts } from './useEndToasts.ts';

/** Open imports however old, then the newest. */
const newest = { perPage: 50, abertas: true };

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

/** Open imports and the newest of the others, kept current. */
export function useRuns() {
  const input = { query: newest };
  const query = useQuery({
    ...calls.list.query(input),
    ...polling,
    queryFn: ({ signal }) => calls.list.send(input, { signal: withTimeout(signal) }),
    refetchInterval: ({ state }) => (state.status === 'error' ? retryInterval : state.data?.importacoes.some(isMoving) && progressInterval),
  });
  useRunEnds(query.data?.importacoes);
  return query;
}

/** Last known state of each import; outlives the screen, so that an end is also announced to a user who returns. */
const seen = new Map<number, Estado>();
/** Imports that ended while this page was open: shown until dismissed. */
let ended: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

/** Whether an import ended while this page was open. */
export function useEnded(): (run: Importacao) => boolean {
  const known = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => ended,
  );
  return (run) => known.has(run.id) || isOver(run);
}

export function dismissEnded(...ids: number[]): void {
  setEnded([...ended].filter((id) => !ids.includes(id)));
}

function setEnded(ids: Iterable<number>): void {
  ended = new Set(ids);
  for (const listener of listeners) listener();
}

/** Shows a toast for imports that ended, and refetches what they may have changed. */
function useRunEnds(runs: readonly Importacao[] | undefined): void {
  const showToasts = useEndToasts();
  const queryClient = useQueryClient();
  useEffect(() => {
    const over = (runs ?? []).filter(isOver);
    const interrupted = (runs ?? []).filter(({ id, estado }) => estado === 'interrompida' && seen.has(id) && seen.get(id) !== estado);
    const hasChanged = seen.size > 0 && (runs ?? []).some(({ id, estado }) => seen.get(id) !== estado);
    for (const { id, estado } of runs ?? []) seen.set(id, estado);
    if (hasChanged) void queryClient.invalidateQueries({ queryKey: calls.list.key(), predicate: ({ queryKey }) => !isNewest(queryKey) });
    if (over.length + interrupted.length === 0) return;
    setEnded([...ended, ...over.map(({ id }) => id)]);
    for (const topic of ['licitacoes', 'projetosDeLei']) void queryClient.invalidateQueries({ queryKey: [topic] });
    showToasts([...over, ...interrupted]);
  }, [runs, queryClient, showToasts]);
}

/** Whether it was open at the last poll and no longer is. */
function isOver(run: Importacao): boolean {
  const before = seen.get(run.id);
  return before !== undefined && isOpen({ estado: before }) && !isOpen(run);
}

function isNewest(key: readonly unknown[]): boolean {
  return JSON.stringify(key) === JSON.stringify(calls.list.key({ query: newest }));
}
