import { useQuery } from '@tanstack/react-query';
import type { SavedSearch } from '../../savedSearches.ts';
import { searchCalls } from './calls.ts';

/** Imports change the numbers of new notices. */
const listQuery = () => ({ ...searchCalls.list.query(), meta: { topics: ['licitacoes'] } });

/** The saved searches that the user sees. */
export function useSearches() {
  return useQuery(listQuery());
}

/** One of them, if one is wanted. A change of another renders nothing again. */
export function useSearchOf(wanted: number | undefined) {
  const select = ({ searches }: { searches: SavedSearch[] }) => searches.find(({ id }) => id === wanted);
  return useQuery({ ...listQuery(), enabled: wanted !== undefined, select }).data;
}
