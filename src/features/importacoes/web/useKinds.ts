import { useSuspenseQuery } from '@tanstack/react-query';
import { calls } from './calls.ts';

/** What can be imported is fixed while the server runs. */
export const kindsQuery = { ...calls.listKinds.query(), staleTime: Number.POSITIVE_INFINITY };

/** The kinds of records that can be imported. `ImportScreen` has loaded them before it shows the parts that call this. */
export function useKinds() {
  return useSuspenseQuery(kindsQuery).data.tipos;
}

/** Those that can be imported from sheets; each has a template. */
export function templatesOf<Kind extends { modelo: boolean }>(kinds: readonly Kind[]): Kind[] {
  return kinds.filter(({ modelo }) => modelo);
}
