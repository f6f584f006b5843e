import { Button } from '@mantine/core';
import { IconBookmark, IconBookmarkFilled, IconLink, IconPencil, IconTrash } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { copyText } from '#kit/web/text/copyText.ts';
import type { Post } from '../../entities.ts';
import { calls } from '../calls.ts';
import { useRemoveArticle } from '../useRemoveArticle.ts';

/** Actions on an article: bookmark, share; for admins also edit and delete. */
export function PostActions({ post }: { post: Post }) {
  const t = useTexts('blog');
  const mayEdit = useMay(needs.administers);
  const navigate = useNavigate();
  const remove = useRemoveArticle();
  const params = { id: String(post.id) };
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconLink size={18} aria-hidden />}
        onClick={() => copyText(new URL(atPrefix(`/pages/blog/detail/${post.id}`), location.origin).href, t('post.shared'))}
      >
        {t('post.share')}
      </Button>
      {mayEdit && (
        <>
          <Button
            variant="default"
            leftSection={<IconTrash size={18} aria-hidden />}
            onClick={() => remove(post, () => navigate({ to: '/pages/blog/list' }))}
          >
            {t('post.remove')}
          </Button>
          <Button
            variant="default"
            leftSection={<IconPencil size={18} aria-hidden />}
            renderRoot={(props) => <Link to="/pages/blog/edit/$id" params={params} {...props} />}
          >
            {t('post.edit')}
          </Button>
        </>
      )}
      {post.status === 'Published' && <BookmarkButton post={post} />}
    </>
  );
}

function BookmarkButton({ post }: { post: Post }) {
  const t = useTexts('blog');
  const format = useFormat();
  const queryClient = useQueryClient();
  const keep = useMutation({
    ...calls.bookmark.mutation(),
    mutationKey: ['blog', 'bookmark'],
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['blog'] }),
  });
  // Optimistic state.
  const isKept = keep.isPending ? keep.variables.body.youBookmarked : post.youBookmarked;
  const count = post.bookmarks + Number(isKept) - Number(post.youBookmarked);
  const Mark = isKept ? IconBookmarkFilled : IconBookmark;
  return (
    <Button
      variant={isKept ? 'light' : 'filled'}
      aria-pressed={isKept}
      aria-label={`${isKept ? t('post.kept') : t('post.keep')} · ${t('post.keepers', { count, figure: format.number(count) })}`}
      leftSection={<Mark size={18} aria-hidden />}
      onClick={() => !keep.isPending && keep.mutate({ params: { id: post.id }, body: { youBookmarked: !isKept } })}
    >
      {isKept ? t('post.kept') : t('post.keep')} · {format.number(count)}
    </Button>
  );
}
