import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Importacao } from '../../entities.ts';
import { calls } from '../calls.ts';
import { useImportedRecords } from '../records.ts';
import { addEnded, isOver, seen } from './endedRuns.ts';
import { polling, progressInterval, retryInterval, withTimeout } from './polling.ts';
import { isMoving } from './states.ts';
import { useEndToasts } from './useEndToasts.ts';

/** Open imports however old, then the newest. */
const newest = { perPage: 50, abertas: true };

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

/** Shows a toast for imports that ended, and refetches what they may have changed. */
function useRunEnds(runs: readonly Importacao[] | undefined): void {
  const showToasts = useEndToasts();
  const records = useImportedRecords();
  const queryClient = useQueryClient();
  useEffect(() => {
    const over = (runs ?? []).filter(isOver);
    const interrupted = (runs ?? []).filter(({ id, estado }) => estado === 'interrompida' && seen.has(id) && seen.get(id) !== estado);
    const hasChanged = seen.size > 0 && (runs ?? []).some(({ id, estado }) => seen.get(id) !== estado);
    for (const { id, estado } of runs ?? []) seen.set(id, estado);
    if (hasChanged) void queryClient.invalidateQueries({ queryKey: calls.list.key(), predicate: ({ queryKey }) => !isNewest(queryKey) });
    if (over.length + interrupted.length === 0) return;
    addEnded(over.map(({ id }) => id));
    for (const topic of Object.keys(records)) void queryClient.invalidateQueries({ queryKey: [topic] });
    showToasts([...over, ...interrupted]);
  }, [runs, records, queryClient, showToasts]);
}

function isNewest(key: readonly unknown[]): boolean {
  return JSON.stringify(key) === JSON.stringify(calls.list.key({ query: newest }));
}
