import { useQuery } from '@tanstack/react-query';
import { calls } from './calls.ts';

/** Bills, and for admins imports. */
export function useHouse() {
  return useQuery({ ...calls.house.query({ query: {} }), meta: { topics: ['projetosDeLei', 'importacoes', 'users'] } });
}
export type House = ReturnType<typeof useHouse>;
