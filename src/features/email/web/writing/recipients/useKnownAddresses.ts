import { type QueryClient, queryOptions, useQueries, useQueryClient } from '@tanstack/react-query';
import type { Address, Recipient } from '../../../entities.ts';
import { calls } from '../calls.ts';
import { keyOf } from './addresses.ts';

/** Whose an address is; null where nobody's here. Its key is not the feature's: what is told of mails changes nothing of it. */
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

/** Whose these addresses are, in their order: undefined while it is not known, null for those that are nobody's here. */
export function useKnownAddresses(addresses: readonly Address[]): (Recipient | null | undefined)[] {
  return useQueries({ queries: addresses.map(({ email }) => knownQuery(email)), combine: (found) => found.map(({ data }) => data) });
}

/** Those of `addresses` that are known to be nobody's here. */
export function useExternalAddresses(addresses: readonly Address[]): Address[] {
  const known = useKnownAddresses(addresses);
  return addresses.filter((_, place) => known[place] === null);
}

/** Whether any of `addresses` is known to be outside, by what was asked for while writing. */
export function isAnyExternal(queryClient: QueryClient, addresses: readonly Address[]): boolean {
  return addresses.some(({ email }) => queryClient.getQueryData(knownQuery(email).queryKey) === null);
}

/** What the server has said of people need not be asked again. */
export function useCacheRecipients(): (people: readonly Recipient[]) => void {
  const queryClient = useQueryClient();
  return (people) => {
    for (const one of people) queryClient.setQueryData(knownQuery(one.email).queryKey, one);
  };
}
