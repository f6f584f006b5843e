import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#kit/contract.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { pagesByNumber } from '#kit/web/request/pages.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { profile } from '../../contract.ts';
import type { Person } from '../../entities.ts';
import { calls } from '../calls.ts';
import { useOptimisticUpdate } from '../useOptimisticUpdate.ts';

const PER_PAGE = 24;

/** The user's loaded friends, by name. */
export function useFriends() {
  return useInfiniteQuery({
    queryKey: calls.listFriends.key(),
    queryFn: ({ pageParam: page, signal }) => calls.listFriends.send({ query: { page, perPage: PER_PAGE } }, { signal }),
    ...pagesByNumber(PER_PAGE),
  });
}

/** Optimistic updates: the affected user disappears from suggestions and requests immediately. */
export function useFriendActions() {
  const t = useTexts('profile');
  const queryClient = useQueryClient();
  const optimistic = useOptimisticUpdate();
  const suggestionsKey = calls.suggestions.key();
  const requestsKey = calls.listRequests.key();
  const refetchOnSuccess = { onSuccess: () => queryClient.invalidateQueries({ queryKey: ['profile'] }) };
  const { mutateAsync: ask } = useMutation({
    ...calls.befriend.mutation(),
    ...optimistic<Reply<typeof profile.suggestions>, Parameters<typeof calls.befriend.send>[0]>(
      suggestionsKey,
      (data, { params: { id } }) => ({
        people: data.people.filter((person) => person.id !== id),
      }),
    ),
    ...refetchOnSuccess,
  });
  const { mutateAsync: accept } = useMutation({
    ...calls.befriend.mutation(),
    ...optimistic<Reply<typeof profile.listRequests>, Parameters<typeof calls.befriend.send>[0]>(
      requestsKey,
      (data, { params: { id } }) => ({
        ...data,
        received: data.received.filter((person) => person.id !== id),
      }),
    ),
    ...refetchOnSuccess,
  });
  const { mutateAsync: part } = useMutation({
    ...calls.unfriend.mutation(),
    ...optimistic<Reply<typeof profile.listRequests>, Parameters<typeof calls.unfriend.send>[0]>(
      requestsKey,
      (data, { params: { id } }) => ({
        received: data.received.filter((person) => person.id !== id),
        sent: data.sent.filter((person) => person.id !== id),
      }),
    ),
    ...refetchOnSuccess,
  });
  const withToast = (work: Promise<unknown>, words: string) =>
    work.then(
      () => toast.success(words),
      // A toast shows the error, as for every failed change.
      () => {},
    );
  return {
    ask: ({ id, fullName }: Person) => withToast(ask({ params: { id } }), t('friends.askedToast', { name: fullName })),
    accept: ({ id, fullName }: Person) => withToast(accept({ params: { id } }), t('friends.acceptedToast', { name: fullName })),
    decline: ({ id, fullName }: Person) => withToast(part({ params: { id } }), t('friends.declinedToast', { name: fullName })),
    takeBack: ({ id }: Person) => withToast(part({ params: { id } }), t('friends.takenBackToast')),
    part: ({ id, fullName }: Person) => withToast(part({ params: { id } }), t('friends.partedToast', { name: fullName })),
  };
}
