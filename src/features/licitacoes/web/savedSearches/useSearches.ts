import { useQuery } from '@tanstack/react-query';
import { searchCalls } from './calls.ts';

/** Imports change the numbers of new notices. */
const listQuery = () => ({ ...searchCalls.list.query(), meta: { topics: ['licitacoes'] } });

/** The saved searches that the user sees. */
export function useSearches() {
  return useQuery(listQuery());
}

/** One of them. A change of another renders nothing again. */
export function useSearchOf(wanted: number | undefined) {
  return useQuery({ ...listQuery(), select: ({ searches }) => searches.find(({ id }) => id === wanted) }).data;
}
