import { useQuery } from '@tanstack/react-query';
import { calls } from './calls.ts';

/** Bills, and for admins imports. */
export function useSummary() {
  const summary = calls.summary.query({ query: {} });
  return useQuery({ ...summary, meta: { ...summary.meta, topics: ['projetosDeLei', 'importacoes', 'users'] } });
}
export type Summary = ReturnType<typeof useSummary>;
