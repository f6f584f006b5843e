import { Button, Skeleton, Stack, Textarea } from '@mantine/core';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { CommentRow } from '#kit/web/text/comments/CommentRow.tsx';
import shared from '#kit/web/text/comments/comments.module.css';
import { useCommentForm } from '#kit/web/text/comments/useCommentForm.ts';
import { LinkedText } from '#kit/web/text/LinkedText.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import { type Comment, commentsTopic, limits, type Post } from '../../entities.ts';
import { calls } from '../calls.ts';
import classes from './Comments.module.css';

/** The comments on an article, and a form to add one. */
export function Comments({ post }: { post: Post }) {
  const t = useTexts('blog');
  const common = useTexts('common');
  const format = useFormat();
  const parts = { params: { id: post.id } };
  const query = useInfiniteQuery({
    queryKey: calls.listComments.key(parts),
    meta: { topics: [commentsTopic] },
    queryFn: ({ pageParam: after, signal }) => calls.listComments.send({ ...parts, query: { after } }, { signal }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ comments, hasMore }) => (hasMore ? comments.at(-1)?.id : undefined),
  });
  return (
    <div id="comments" className={classes.anchor}>
      <DetailCard title={common('word.comments')} aside={<span className={textStyles.dimmed}>{format.number(post.comments)}</span>}>
        <Stack gap="lg" className={classes.comments} data-home tabIndex={-1}>
          <Loaded query={query} skeleton={<Skeleton height={160} aria-hidden />}>
            {({ pages }) => <CommentList comments={pages.flatMap(({ comments }) => comments)} />}
          </Loaded>
          {query.hasNextPage && (
            <Button variant="light" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
              {t('comment.more')}
            </Button>
          )}
          <CommentForm postId={post.id} />
        </Stack>
      </DetailCard>
    </div>
  );
}

function CommentList({ comments }: { comments: readonly Comment[] }) {
  const t = useTexts('blog');
  if (comments.length === 0) return <p className={textStyles.dimmed}>{t('comment.none')}</p>;
  return (
    <ul className={`${shared.list} ${classes.list}`}>
      {comments.map((comment) => (
        <BlogComment key={comment.id} comment={comment} />
      ))}
    </ul>
  );
}

function BlogComment({ comment: { id, author, text, created_at, isOwn } }: { comment: Comment }) {
  const t = useTexts('blog');
  const mayRemove = useMay(needs.administers) || isOwn;
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['blog'] });
  const restore = useMutation({ ...calls.restoreComment.mutation(), onSettled: refetch });
  const remove = useMutation({
    ...calls.removeComment.mutation(),
    onSuccess: () => toast.undo(t('comment.removed'), () => restore.mutate({ params: { id } })),
    onSettled: refetch,
  });
  return (
    <CommentRow
      author={author}
      at={created_at}
      remove={
        mayRemove ? { label: t('comment.remove', { name: author.fullName }), run: () => remove.mutate({ params: { id } }) } : undefined
      }
    >
      <p className={shared.text} dir="auto">
        <LinkedText text={text} />
      </p>
    </CommentRow>
  );
}

function CommentForm({ postId }: { postId: number }) {
  const t = useTexts('blog');
  const queryClient = useQueryClient();
  const add = useMutation({
    ...calls.addComment.mutation(),
    // Not waited for: the field is cleared first.
    onSuccess: () => void queryClient.invalidateQueries({ queryKey: ['blog'] }),
  });
  const { form, field } = useCommentForm((text) => add.mutateAsync({ params: { id: postId }, body: { text } }), add.isPending);
  return (
    <Stack component="form" gap="sm" align="flex-start" {...form}>
      <Textarea
        w="100%"
        label={t('comment.label')}
        placeholder={t('comment.placeholder')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={limits.comment}
        {...field}
      />
      <Button type="submit" loading={add.isPending}>
        {t('comment.send')}
      </Button>
    </Stack>
  );
}
