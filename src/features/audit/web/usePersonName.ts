import { useQuery } from '@tanstack/react-query';
import { calls } from './calls.ts';

/** What somebody is called; undefined until it is known. */
export function usePersonName(id: number | undefined): string | undefined {
  const query = useQuery({ ...calls.people.query({ query: id === undefined ? {} : { id } }), enabled: id !== undefined });
  return id === undefined ? undefined : query.data?.people.find((person) => person.id === id)?.name;
}
