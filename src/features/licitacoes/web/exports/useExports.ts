import { useQuery } from '@tanstack/react-query';
import type { ExportJob } from '../../exports.ts';
import { exportCalls } from './calls.ts';

const PROGRESS_INTERVAL_MS = 1000;

export function isUnfinished({ state }: ExportJob): boolean {
  return state === 'waiting' || state === 'running';
}

/** The user's exports, newest first, kept current while one runs. */
export function useExports() {
  return useQuery({
    ...exportCalls.list.query(),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.exports.some(isUnfinished) ? PROGRESS_INTERVAL_MS : false),
  });
}
