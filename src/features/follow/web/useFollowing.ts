import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { messageOf, toast } from '#kit/web/toast/toast.ts';
import type { FollowMark } from '../contract.ts';
import { calls } from './calls.ts';
import { type Followed, markQuery } from './marks.ts';

type Own = Pick<FollowMark, 'stage' | 'priority' | 'note' | 'tags'>;
const atFirst: Own = { stage: 'interested', priority: 'normal', note: '', tags: [] };

type Put = Parameters<typeof calls.put.send>[0];
/** Position of a card on the board: after which other one, null at the top. */
type Place = { behind?: number | null | undefined };

/** Follows items and changes them: optimistic, sent one after the other, reverted on failure. */
export function useFollowing() {
  const t = useTexts('follow');
  const queryClient = useQueryClient();
  const shown = <Input extends { params: Followed }>(change: (mark: FollowMark | null, input: Input) => FollowMark | null) => ({
    scope: { id: 'follow' },
    // The caller reports the failure and the actual state.
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
  const end = (params: Followed, name: string): Promise<boolean> =>
    remove.mutateAsync({ params }).then(
      () => true,
      (error: unknown) => {
        toast.danger(`${t('star.still', { name })} ${messageOf(error)}`);
        return false;
      },
    );
  /** Undo restores stage, priority, note, tags and the card's position. @returns whether it is no longer followed */
  const stop = async (followed: Followed, name: string, { stage, priority, note, tags, behind }: Own & Place): Promise<boolean> => {
    const params = paramsOf(followed);
    if (!(await end(params, name))) return false;
    // It may have been followed again in the meantime.
    const isGone = !queryClient.getQueryData(markQuery(params).queryKey);
    if (isGone) toast.undo(t('star.gone', { name }), () => start(params, name, { stage, priority, note, tags, behind }));
    return true;
  };
  return {
    /** Toggles by the state in the cache: the screen may be outdated by a click. */
    toggle: (followed: Followed, name: string) => {
      const mark = queryClient.getQueryData(markQuery(followed).queryKey);
      if (mark) return void stop(followed, name, mark);
      start(followed, name);
      toast.undo(t('star.begun', { name }), () => void end(paramsOf(followed), name));
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

/** A newly followed item is placed on top of its stage; a restored one in its former position. */
async function saveBehind(input: Put, behind: Place['behind']): Promise<FollowMark> {
  const mark = await calls.put.send(input);
  if (typeof behind !== 'number') return mark;
  const { follows } = await calls.list.send({ query: { kind: input.params.kind, sort: 'created', order: 'desc', perPage: 10 } });
  const id = follows.find(({ item }) => item === input.params.item)?.id;
  // If the card before it has left the stage, it goes to the top.
  if (id !== undefined) await calls.move.send({ params: { id }, body: { stage: mark.stage, after: behind } }).catch(() => {});
  return mark;
}

function paramsOf({ kind, item }: Followed): Followed {
  return { kind, item };
}

/** Refetches board and list, if on screen. */
async function refetchLists(queryClient: QueryClient): Promise<void> {
  await Promise.all([calls.board, calls.list].map((call) => queryClient.invalidateQueries({ queryKey: call.key() })));
}

/** The fields given in the body. */
function given(body: Partial<Own> = {}): Partial<Own> {
  return Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
}
