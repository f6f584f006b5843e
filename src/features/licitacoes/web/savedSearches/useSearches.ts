import { useQuery } from '@tanstack/react-query';
import { searchCalls } from './calls.ts';

/** The saved searches that the user sees. Imports change the numbers of new notices. */
export function useSearches() {
  return useQuery({ ...searchCalls.list.query(), meta: { topics: ['licitacoes'] } });
}
