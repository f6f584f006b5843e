import { ActionIcon, Button, Skeleton, Textarea } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { DetailCard } from '#kit/web/detail/DetailCard.tsx';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { useUnsaved } from '#kit/web/dialog/useUnsaved.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import shared from '#kit/web/text/comments.module.css';
import { LinkedText } from '#kit/web/text/LinkedText.tsx';
import { toast } from '#kit/web/toast/toast.ts';
import { type Comment, commentsTopic, limits, type Post } from '../../entities.ts';
import { calls } from '../calls.ts';
import classes from './Comments.module.css';

/** The comments on an article, and a form to add one. */
export function Comments({ post }: { post: Post }) {
  const t = useTexts('blog');
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
      <DetailCard title={t('comment.title')} aside={<span className={classes.count}>{format.number(post.comments)}</span>}>
        <div className={classes.comments} data-home tabIndex={-1}>
          <Loaded query={query} skeleton={<Skeleton height={160} aria-hidden />}>
            {({ pages }) => <CommentList comments={pages.flatMap(({ comments }) => comments)} />}
          </Loaded>
          {query.hasNextPage && (
            <Button variant="light" loading={query.isFetchingNextPage} onClick={() => query.fetchNextPage()}>
              {t('comment.more')}
            </Button>
          )}
          <CommentForm postId={post.id} />
        </div>
      </DetailCard>
    </div>
  );
}

function CommentList({ comments }: { comments: readonly Comment[] }) {
  const t = useTexts('blog');
  if (comments.length === 0) return <p className={classes.none}>{t('comment.none')}</p>;
  return (
    <ul className={`${shared.list} ${classes.list}`}>
      {comments.map((comment) => (
        <CommentRow key={comment.id} comment={comment} />
      ))}
    </ul>
  );
}

function CommentRow({ comment: { id, author, text, created_at, isOwn } }: { comment: Comment }) {
  const t = useTexts('blog');
  const format = useFormat();
  const mayRemove = useMay(needs.administers) || isOwn;
  const row = useRef<HTMLLIElement>(null);
  const queryClient = useQueryClient();
  const refetch = () => queryClient.invalidateQueries({ queryKey: ['blog'] });
  const restore = useMutation({ ...calls.restoreComment.mutation(), onSettled: refetch });
  const remove = useMutation({
    ...calls.removeComment.mutation(),
    onSuccess: () => toast.undo(t('comment.removed'), () => restore.mutate({ params: { id } })),
    onSettled: refetch,
  });
  return (
    <li ref={row} className={shared.comment}>
      <Avatar name={author.fullName} src={author.avatar} size={36} />
      <div>
        <p className={`${shared.who} ${classes.who}`}>
          <strong>{author.fullName}</strong>
          <time dateTime={created_at} title={format.fullDateTime(created_at)}>
            {format.past(created_at)}
          </time>
        </p>
        <p className={`${shared.text} ${classes.text}`} dir="auto">
          <LinkedText text={text} />
        </p>
      </div>
      {mayRemove && (
        <ActionIcon
          size={32}
          color="gray"
          data-remove
          aria-label={t('comment.remove', { name: author.fullName })}
          onClick={() => {
            focusNeighbour(row.current, '[data-remove]');
            remove.mutate({ params: { id } });
          }}
        >
          <IconTrash size={16} aria-hidden />
        </ActionIcon>
      )}
    </li>
  );
}

function CommentForm({ postId }: { postId: number }) {
  const t = useTexts('blog');
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const add = useMutation({
    ...calls.addComment.mutation(),
    onSuccess: () => {
      setText('');
      return queryClient.invalidateQueries({ queryKey: ['blog'] });
    },
  });
  const isBlank = text.trim() === '';
  useUnsaved(!isBlank);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isBlank && !add.isPending) add.mutate({ params: { id: postId }, body: { text } });
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        label={t('comment.label')}
        placeholder={t('comment.placeholder')}
        autosize
        minRows={3}
        maxRows={10}
        maxLength={limits.comment}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      />
      <Button type="submit" loading={add.isPending}>
        {t('comment.send')}
      </Button>
    </form>
  );
}
