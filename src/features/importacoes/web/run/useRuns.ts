import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { CallFailed } from '#kit/web/request/failures.ts';
import type { Estado, Importacao } from '../../entities.ts';
import { calls } from '../calls.ts';
import { isMoving, isOpen } from './states.ts';
import { useEndToasts } from './useEndToasts.ts';

/** Those that are not over, however old, and then the newest. */
const newest = { perPage: 50, abertas: true };

/** How often to ask how far it is, while something moves. What else happens, the server tells (kit/web/liveEvents.ts). */
export const progressInterval = 1000;

/** After which time of silence, in milliseconds, an answer is not waited for any longer. */
const ANSWER_TIMEOUT_MS = 10_000;

/** How soon to try again when no answer came. */
export const retryInterval = 2000;

/** What is asked again and again: the next look is the next try, also when the browser takes itself for offline. */
export const polling = { staleTime: 0, retry: false, networkMode: 'always' } as const;

export function withTimeout(signal: AbortSignal): AbortSignal {
  return AbortSignal.any([signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]);
}

/** What is shown is no longer known to be true, for the server gives no answer, or none that helps. */
export function isUnreachable({ error }: { error: unknown }): boolean {
  return error !== null && !(error instanceof CallFailed && error.status < 500);
}

/** The imports that are not over, and the newest of the others, as they stand now. */
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

/** How each import stood when this page last looked; it outlives the screen, so that an end is also told to whoever comes back. */
const seen = new Map<number, Estado>();
/** Those that ended while this page looked on: their reports stay in sight until they are put away. */
let ended: ReadonlySet<number> = new Set();
const listeners = new Set<() => void>();

/** Whether an import ended before this page's eyes, also when it did so just now. */
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

/** Tells of imports that came to their end, and has everything asked again that they may have changed. */
function useRunEnds(runs: readonly Importacao[] | undefined): void {
  const tell = useEndToasts();
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
    tell([...over, ...interrupted]);
  }, [runs, queryClient, tell]);
}

/** It was open when this page last looked, and is no more. */
function isOver(run: Importacao): boolean {
  const before = seen.get(run.id);
  return before !== undefined && isOpen({ estado: before }) && !isOpen(run);
}

function isNewest(key: readonly unknown[]): boolean {
  return JSON.stringify(key) === JSON.stringify(calls.list.key({ query: newest }));
}
