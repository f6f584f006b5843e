import { useQuery } from '@tanstack/react-query';
import { calls } from './calls.ts';

/** The kinds of records that can be imported; undefined until they are loaded. */
export function useKinds() {
  return useQuery({ ...calls.listKinds.query(), staleTime: Number.POSITIVE_INFINITY }).data?.tipos;
}

/** Those that can be imported from sheets; each has a template. */
export function useTemplates() {
  return useKinds()?.filter(({ modelo }) => modelo) ?? [];
}
