import { type QueryClient, queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import type { Address, Recipient } from '../../../entities.ts';
import { calls } from '../calls.ts';
import { keyOf } from './addresses.ts';

/** The user with an address; null if there is none. Its key is not the feature's topic, so that e-mail events do not refetch it. */
function knownQuery(email: string) {
  return queryOptions({
    queryKey: ['addressKnown', email.toLowerCase()],
    queryFn: async (): Promise<Recipient | null> => {
      const { recipients } = await calls.findRecipients.send({ query: { q: email } });
      return recipients.find((one) => keyOf(one) === email.toLowerCase()) ?? null;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The users with these addresses, in their order: undefined while loading, null if there is none. */
export function useKnownAddresses(addresses: readonly Address[]): (Recipient | null | undefined)[] {
  return useQueries({ queries: addresses.map(({ email }) => knownQuery(email)), combine: (found) => found.map(({ data }) => data) });
}

/** Those of `addresses` that are known to be external. */
export function useExternalAddresses(addresses: readonly Address[]): Address[] {
  const known = useKnownAddresses(addresses);
  return addresses.filter((_, place) => known[place] === null);
}

/** Whether any of `addresses` is known to be external, according to the cache. */
export function isAnyExternal(queryClient: QueryClient, addresses: readonly Address[]): boolean {
  return addresses.some(({ email }) => queryClient.getQueryData(knownQuery(email).queryKey) === null);
}

/** Caches people that the server has returned. */
export function useCacheRecipients(): (people: readonly Recipient[]) => void {
  const queryClient = useQueryClient();
  return (people) => {
    for (const one of people) queryClient.setQueryData(knownQuery(one.email).queryKey, one);
  };
}
