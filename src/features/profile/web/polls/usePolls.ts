import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#kit/contract.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { profile } from '../../contract.ts';
import type { Poll } from '../../entities.ts';
import { calls } from '../calls.ts';
import { useOptimisticUpdate } from '../useOptimisticUpdate.ts';

type Polls = Reply<typeof profile.listPolls>;

const pollsKey = calls.listPolls.key();

export function usePolls() {
  return useQuery(calls.listPolls.query());
}

/** Actions on polls. */
export function usePollActions() {
  const t = useTexts('profile');
  const queryClient = useQueryClient();
  const optimistic = useOptimisticUpdate();
  const refetchOnSuccess = { onSuccess: () => queryClient.invalidateQueries({ queryKey: pollsKey }) };
  const { mutate: vote } = useMutation({
    ...calls.vote.mutation(),
    ...optimistic<Polls, Parameters<typeof calls.vote.send>[0]>(pollsKey, (data, { params: { id }, body: { optionId } }) => ({
      polls: data.polls.map((poll) => (poll.id === id ? voted(poll, optionId) : poll)),
    })),
  });
  const { mutate: close } = useMutation({
    ...calls.closePoll.mutation(),
    ...optimistic<Polls, Parameters<typeof calls.closePoll.send>[0]>(pollsKey, (data, { params: { id }, body: { isClosed } }) => ({
      polls: data.polls.map((poll) => (poll.id === id ? { ...poll, isClosed } : poll)),
    })),
  });
  const { mutateAsync: remove } = useMutation({
    ...calls.removePoll.mutation(),
    ...optimistic<Polls, Parameters<typeof calls.removePoll.send>[0]>(pollsKey, (data, { params: { id } }) => ({
      polls: data.polls.filter((poll) => poll.id !== id),
    })),
  });
  const { mutate: restore } = useMutation({ ...calls.restorePoll.mutation(), ...refetchOnSuccess });
  const add = useMutation({ ...calls.addPoll.mutation(), ...refetchOnSuccess });
  return {
    add,
    vote: ({ id }: Poll, optionId: number | null) => vote({ params: { id }, body: { optionId } }),
    close: ({ id, isClosed }: Poll) => close({ params: { id }, body: { isClosed: !isClosed } }),
    remove: async ({ id }: Poll) => {
      const parts = { params: { id } };
      await remove(parts).then(
        () => toast.undo(t('poll.removed'), () => restore(parts)),
        () => {},
      );
    },
  };
}

/** A changed vote is counted once. */
function voted(poll: Poll, optionId: number | null): Poll {
  const options = poll.options.map((option) => ({
    ...option,
    votes: option.votes + Number(option.id === optionId) - Number(option.id === poll.yourOption),
  }));
  return { ...poll, options, yourOption: optionId, votes: options.reduce((sum, { votes }) => sum + votes, 0) };
}
