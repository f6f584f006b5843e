import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#kit/contract.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { profile } from '../../contract.ts';
import type { Comment } from '../../entities.ts';
import { calls } from '../calls.ts';
import { useOptimisticUpdate } from '../useOptimisticUpdate.ts';
import { useCountComments } from './useFeed.ts';

type Pages = InfiniteData<Reply<typeof profile.listComments>, number | undefined>;

const keyOf = (postId: number) => calls.listComments.key({ params: { id: postId } });

/** The loaded comments on a post, the oldest first. */
export function useComments(postId: number) {
  return useInfiniteQuery({
    queryKey: keyOf(postId),
    queryFn: ({ pageParam: after, signal }) => calls.listComments.send({ params: { id: postId }, query: { after } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ comments, hasMore }) => (hasMore ? comments.at(-1)?.id : undefined),
  });
}

/** Actions on comments. */
export function useCommentActions(postId: number) {
  const t = useTexts('profile');
  const queryClient = useQueryClient();
  const optimistic = useOptimisticUpdate();
  const count = useCountComments();
  const key = keyOf(postId);
  const refetch = () => queryClient.invalidateQueries({ queryKey: key });
  const { mutate: like } = useMutation({
    ...calls.likeComment.mutation(),
    ...optimistic<Pages, Parameters<typeof calls.likeComment.send>[0]>(key, (pages, { params: { id }, body: { youLiked } }) =>
      changeComments(pages, id, (comment) => ({
        ...comment,
        youLiked,
        likes: comment.likes + Number(youLiked) - Number(comment.youLiked),
      })),
    ),
  });
  const { mutateAsync: remove } = useMutation({
    ...calls.removeComment.mutation(),
    ...optimistic<Pages, Parameters<typeof calls.removeComment.send>[0]>(key, (pages, { params: { id } }) =>
      changeComments(pages, id, () => undefined),
    ),
  });
  const { mutate: restore } = useMutation({
    ...calls.restoreComment.mutation(),
    onSuccess: () => {
      count(postId, 1);
      return refetch();
    },
  });
  const add = useMutation({
    ...calls.addComment.mutation(),
    onSuccess: () => {
      count(postId, 1);
      return refetch();
    },
  });
  return {
    add: (text: string) => add.mutateAsync({ params: { id: postId }, body: { text } }),
    isAdding: add.isPending,
    like: ({ id, youLiked }: Comment) => like({ params: { id }, body: { youLiked: !youLiked } }),
    remove: async ({ id }: Comment) => {
      const parts = { params: { id } };
      await remove(parts).then(
        () => {
          count(postId, -1);
          toast.undo(t('comment.removed'), () => restore(parts));
        },
        () => {},
      );
    },
  };
}

function changeComments(data: Pages, id: number, change: (comment: Comment) => Comment | undefined): Pages {
  const changed = (comment: Comment) => (comment.id === id ? (change(comment) ?? []) : comment);
  return { ...data, pages: data.pages.map((page) => ({ ...page, comments: page.comments.flatMap(changed) })) };
}
