import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { messageOf, toast } from '#kit/web/toast/toast.ts';
import type { FollowMark } from '../contract.ts';
import { calls } from './calls.ts';
import { type Followed, markQuery } from './marks.ts';

type Own = Pick<FollowMark, 'stage' | 'priority' | 'note'>;
const atFirst: Own = { stage: 'interested', priority: 'normal', note: '' };

type Put = Parameters<typeof calls.put.send>[0];
/** Where a card stood on the board: behind which other one, null at the top. */
type Place = { behind?: number | null | undefined };

/** Follows things, and changes how: shown at once, sent one after the other, taken back when it fails. */
export function useFollowing() {
  const t = useTexts('follow');
  const queryClient = useQueryClient();
  const shown = <Input extends { params: Followed }>(change: (mark: FollowMark | null, input: Input) => FollowMark | null) => ({
    scope: { id: 'follow' },
    // Whoever asked says what went wrong, and how it stands now.
    meta: { handlesFailure: true },
    onMutate: async (input: Input) => {
      const { queryKey } = markQuery(input.params);
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey);
      queryClient.setQueryData(queryKey, change(before ?? null, input));
      return before;
    },
    onError: async (_error: unknown, { params }: Input, before: FollowMark | null | undefined) => {
      const { queryKey } = markQuery(params);
      queryClient.setQueryData(queryKey, before);
      void queryClient.invalidateQueries({ queryKey });
      void refetchLists(queryClient);
    },
    onSuccess: () => refetchLists(queryClient),
  });
  const put = useMutation({
    ...calls.put.mutation(),
    mutationFn: ({ behind, ...input }: Put & Place) => saveBehind(input, behind),
    ...shown<Put & Place>((mark, { params, body }) => ({ ...atFirst, ...mark, ...given(body), item: params.item })),
  });
  const remove = useMutation({ ...calls.remove.mutation(), ...shown<{ params: Followed }>(() => null) });

  const start = (followed: Followed, name: string, own: Put['body'] & Place = {}) => {
    const { behind, ...body } = own;
    const failed = (error: unknown) => toast.danger(`${t('star.stillNot', { name })} ${messageOf(error)}`);
    put.mutateAsync({ params: paramsOf(followed), body, behind }).catch(failed);
  };
  /**
   * Taking it back puts stage, priority and note back too, and the card where it stood.
   * @returns whether it is followed no more
   */
  const stop = async (followed: Followed, name: string, { stage, priority, note, behind }: Own & Place): Promise<boolean> => {
    const params = paramsOf(followed);
    try {
      await remove.mutateAsync({ params });
    } catch (error) {
      toast.danger(`${t('star.still', { name })} ${messageOf(error)}`);
      return false;
    }
    // By now it may be followed anew.
    const isGone = !queryClient.getQueryData(markQuery(params).queryKey);
    if (isGone) toast.undo(t('star.gone', { name }), () => start(params, name, { stage, priority, note, behind }));
    return true;
  };
  return {
    /** Follows it, or no more: what the cache knows counts, the screen may be a click behind. */
    toggle: (followed: Followed, name: string) => {
      const mark = queryClient.getQueryData(markQuery(followed).queryKey);
      if (mark) void stop(followed, name, mark);
      else start(followed, name);
    },
    stop,
    change: async (followed: Followed, own: Partial<Own>) => {
      try {
        return await put.mutateAsync({ params: paramsOf(followed), body: own });
      } catch (error) {
        toast.failure(error);
        throw error;
      }
    },
  };
}

/** What is followed anew comes to stand on top of its stage; what was taken back goes where it was. */
async function saveBehind(input: Put, behind: Place['behind']): Promise<FollowMark> {
  const mark = await calls.put.send(input);
  if (typeof behind !== 'number') return mark;
  const { follows } = await calls.list.send({ query: { kind: input.params.kind, sort: 'created', order: 'desc', perPage: 10 } });
  const id = follows.find(({ item }) => item === input.params.item)?.id;
  // What it stood behind may have left meanwhile: then the top it is.
  if (id !== undefined) await calls.move.send({ params: { id }, body: { stage: mark.stage, after: behind } }).catch(() => {});
  return mark;
}

function paramsOf({ kind, item }: Followed): Followed {
  return { kind, item };
}

/** The board and the list, where they are on screen. */
async function refetchLists(queryClient: QueryClient): Promise<void> {
  await Promise.all([calls.board, calls.list].map((call) => queryClient.invalidateQueries({ queryKey: call.key() })));
}

/** What the body names. */
function given(body: Partial<Own> = {}): Partial<Own> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}
