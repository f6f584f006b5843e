import { useQuery } from '@tanstack/react-query';
import { calls } from './calls.ts';

/** Bills, and for admins imports. */
export function useSummary() {
  return useQuery({ ...calls.summary.query({ query: {} }), meta: { topics: ['projetosDeLei', 'importacoes', 'users'] } });
}
export type Summary = ReturnType<typeof useSummary>;
