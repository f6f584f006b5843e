import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/i18n.ts';
import { toast } from '#kit/web/toast.ts';
import type { FollowMark } from '../contract.ts';
import { calls } from './calls.ts';
import { type Followed, markQuery } from './marks.ts';

type Own = Pick<FollowMark, 'stage' | 'priority' | 'note'>;
const atFirst: Own = { stage: 'interested', priority: 'normal', note: '' };

/** Follows things, and changes how: shown at once, sent one after the other, taken back when it fails. */
export function useFollowing() {
  const t = useTexts('follow');
  const queryClient = useQueryClient();
  const shown = <Input extends { params: Followed }>(change: (mark: FollowMark | null, input: Input) => FollowMark | null) => ({
    scope: { id: 'follow' },
    onMutate: async (input: Input) => {
      const { queryKey } = markQuery(input.params);
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, change(before ?? null, input));
      return before;
    },
    onError: (_error: unknown, { params }: Input, before: FollowMark | null | undefined) => {
      const { queryKey } = markQuery(params);
      queryClient.setQueryData(queryKey, before);
      return queryClient.invalidateQueries({ queryKey });
    },
    onSuccess: () => askListsAnew(queryClient),
  });
  type Put = Parameters<typeof calls.put.send>[0];
  const put = useMutation({
    ...calls.put.mutation(),
    ...shown<Put>((mark, { params, body }) => ({ ...atFirst, ...mark, ...given(body), item: params.item })),
  });
  const remove = useMutation({ ...calls.remove.mutation(), ...shown<{ params: Followed }>(() => null) });
  return {
    start: (followed: Followed) => put.mutate({ params: followed, body: {} }),
    change: (followed: Followed, own: Partial<Own>) => put.mutateAsync({ params: followed, body: own }),
    /** Taking it back puts stage, priority and note back too. */
    stop: ({ kind, item }: Followed, name: string, { stage, priority, note }: Own) => {
      const params = { kind, item };
      remove.mutate({ params });
      toast.undo(t('star.gone', { name }), () => put.mutate({ params, body: { stage, priority, note } }));
    },
  };
}

/** The board and the list, where they are on screen. */
async function askListsAnew(queryClient: QueryClient): Promise<void> {
  await Promise.all([calls.board, calls.list].map((call) => queryClient.invalidateQueries({ queryKey: call.key() })));
}

/** What the body names. */
function given(body: Partial<Own> = {}): Partial<Own> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}
