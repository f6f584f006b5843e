import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Reply } from '#kit/contract.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { toast } from '#kit/web/toast/toast.ts';
import type { profile } from '../../contract.ts';
import type { Post } from '../../entities.ts';
import { calls } from '../calls.ts';
import { useOptimisticUpdate } from '../useOptimisticUpdate.ts';

type Pages = InfiniteData<Reply<typeof profile.listPosts>, number | undefined>;
type InputOf<Name extends 'likePost' | 'editPost' | 'removePost' | 'restorePost'> = Parameters<(typeof calls)[Name]['send']>[0];

const feedKey = calls.listPosts.key();

/** The loaded posts, the newest first. */
export function useFeed() {
  return useInfiniteQuery({
    queryKey: feedKey,
    queryFn: ({ pageParam: before, signal }) => calls.listPosts.send({ query: { before } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ posts, hasMore }) => (hasMore ? posts.at(-1)?.id : undefined),
  });
}

/** Actions on posts. */
export function usePostActions() {
  const t = useTexts('profile');
  const queryClient = useQueryClient();
  const optimistic = useOptimisticUpdate();
  const { mutate: like } = useMutation({
    ...calls.likePost.mutation(),
    ...optimistic<Pages, InputOf<'likePost'>>(feedKey, (pages, { params: { id }, body: { youLiked } }) =>
      changePosts(pages, id, (post) => ({ ...post, youLiked, likes: post.likes + Number(youLiked) - Number(post.youLiked) })),
    ),
  });
  const { mutateAsync: edit } = useMutation({
    ...calls.editPost.mutation(),
    ...optimistic<Pages, InputOf<'editPost'>>(feedKey, (pages, { params: { id }, body: { text } }) =>
      changePosts(pages, id, (post) => ({ ...post, text: text.trim(), edited_at: new Date().toISOString() })),
    ),
  });
  const { mutateAsync: remove } = useMutation({
    ...calls.removePost.mutation(),
    ...optimistic<Pages, InputOf<'removePost'>>(feedKey, (pages, { params: { id } }) => changePosts(pages, id, () => undefined)),
  });
  const { mutate: restore } = useMutation({
    ...calls.restorePost.mutation(),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: feedKey }),
  });
  const add = useMutation({
    ...calls.addPost.mutation(),
    onSuccess: (post) => queryClient.setQueryData<Pages>(feedKey, (pages) => pages && withPost(pages, post)),
  });
  return {
    add,
    like: ({ id, youLiked }: Post) => like({ params: { id }, body: { youLiked: !youLiked } }),
    edit: ({ id }: Post, text: string) => edit({ params: { id }, body: { text } }),
    remove: async ({ id }: Post) => {
      const parts = { params: { id } };
      await remove(parts).then(
        () => toast.undo(t('post.removed'), () => restore(parts)),
        // A toast shows the error, as for every failed change.
        () => {},
      );
    },
  };
}

/** Updates a post's number of comments, until it is refetched. */
export function useCountComments(): (postId: number, by: 1 | -1) => void {
  const queryClient = useQueryClient();
  return (postId, by) =>
    queryClient.setQueryData<Pages>(
      feedKey,
      (pages) => pages && changePosts(pages, postId, (post) => ({ ...post, comments: Math.max(0, post.comments + by) })),
    );
}

function changePosts(data: Pages, id: number, change: (post: Post) => Post | undefined): Pages {
  const pages = data.pages.map((page) => ({
    ...page,
    posts: page.posts.flatMap((post) => (post.id === id ? (change(post) ?? []) : post)),
  }));
  return { ...data, pages };
}

function withPost(data: Pages, post: Post): Pages {
  const [first, ...others] = data.pages;
  // A refetch may have added it already.
  if (!first || first.posts.some(({ id }) => id === post.id)) return data;
  return { ...data, pages: [{ ...first, posts: [post, ...first.posts] }, ...others] };
}
