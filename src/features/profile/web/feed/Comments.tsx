import { ActionIcon, Button, Flex, Textarea } from '@mantine/core';
import { IconHeart, IconHeartFilled, IconSend } from '@tabler/icons-react';
import { useRef } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { CommentRow } from '#kit/web/text/comments/CommentRow.tsx';
import shared from '#kit/web/text/comments/comments.module.css';
import { useCommentForm } from '#kit/web/text/comments/useCommentForm.ts';
import { type Comment, MOST_LETTERS } from '../../entities.ts';
import { LinesSkeleton } from '../LinesSkeleton.tsx';
import { LoadMore } from '../LoadMore.tsx';
import classes from '../Profile.module.css';
import { PersonName } from '../people/PersonName.tsx';
import { RichText } from './RichText.tsx';
import { useCommentActions, useComments } from './useComments.ts';

/** The comments on a post, and a form for a new one. */
export function Comments({ postId }: { postId: number }) {
  const t = useTexts('profile');
  const common = useTexts('common');
  const query = useComments(postId);
  const actions = useCommentActions(postId);
  const list = useRef<HTMLUListElement>(null);
  return (
    <section className={classes.comments} aria-label={common('word.comments')} data-home tabIndex={-1}>
      <Loaded query={query} skeleton={<LinesSkeleton count={2} />}>
        {({ pages }) => {
          const comments = pages.flatMap((page) => page.comments);
          if (comments.length === 0) return null;
          return (
            <>
              <ul ref={list} className={shared.list}>
                {comments.map((comment) => (
                  <PostComment
                    key={comment.id}
                    comment={comment}
                    like={() => actions.like(comment)}
                    remove={() => void actions.remove(comment)}
                  />
                ))}
              </ul>
              <LoadMore query={query} list={list} length={comments.length} label={t('comment.more')} />
            </>
          );
        }}
      </Loaded>
      <CommentForm send={actions.add} isSending={actions.isAdding} />
    </section>
  );
}

function PostComment({ comment, like, remove }: { comment: Comment; like: () => void; remove: () => void }) {
  const t = useTexts('profile');
  const format = useFormat();
  const mayRemove = useMay(needs.administers) || comment.isOwn;
  const { author, text, created_at, likes, youLiked } = comment;
  return (
    <CommentRow
      author={author}
      at={created_at}
      isSmall
      name={<PersonName person={author} />}
      buttons={
        <Button
          variant="subtle"
          color="gray"
          size="compact-sm"
          aria-pressed={youLiked}
          aria-label={t('comment.like', { name: author.fullName, count: likes, figure: format.number(likes) })}
          leftSection={youLiked ? <IconHeartFilled className={classes.liked} size={16} aria-hidden /> : <IconHeart size={16} aria-hidden />}
          onClick={like}
        >
          {format.short(likes)}
        </Button>
      }
      remove={mayRemove ? { label: t('comment.remove', { name: author.fullName }), run: remove } : undefined}
    >
      <RichText className={shared.text} text={text} />
    </CommentRow>
  );
}

function CommentForm({ send, isSending }: { send: (text: string) => Promise<unknown>; isSending: boolean }) {
  const t = useTexts('profile');
  const { form, field } = useCommentForm(send, isSending);
  return (
    <Flex component="form" gap="xs" align="end" {...form}>
      <Textarea
        flex={1}
        aria-label={t('comment.label')}
        placeholder={t('comment.placeholder')}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={MOST_LETTERS.comment}
        {...field}
      />
      <ActionIcon type="submit" variant="filled" size={36} aria-label={t('comment.send')} data-hint={t('comment.send')} loading={isSending}>
        <IconSend size={18} aria-hidden />
      </ActionIcon>
    </Flex>
  );
}
