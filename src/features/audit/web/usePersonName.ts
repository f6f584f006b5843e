import { useQuery } from '@tanstack/react-query';
import { calls } from './calls.ts';

/** A user's name; undefined until loaded. */
export function usePersonName(id: number | undefined): string | undefined {
  const query = useQuery({ ...calls.people.query({ query: id === undefined ? {} : { id } }), enabled: id !== undefined });
  return id === undefined ? undefined : query.data?.people.find((person) => person.id === id)?.name;
}
