import { ActionIcon, Button, Textarea } from '@mantine/core';
import { IconHeart, IconHeartFilled, IconSend, IconTrash } from '@tabler/icons-react';
import { type FormEvent, useRef, useState } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { useUnsaved } from '#kit/web/dialog/useUnsaved.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import shared from '#kit/web/text/comments.module.css';
import { type Comment, MOST_LETTERS } from '../../entities.ts';
import { LinesSkeleton } from '../LinesSkeleton.tsx';
import { LoadMore } from '../LoadMore.tsx';
import { PersonName } from '../people/PersonName.tsx';
import classes from './Comments.module.css';
import { RichText } from './RichText.tsx';
import { useCommentActions, useComments } from './useComments.ts';

/** The comments on a post, and a form for a new one. */
export function Comments({ postId }: { postId: number }) {
  const t = useTexts('profile');
  const query = useComments(postId);
  const actions = useCommentActions(postId);
  const list = useRef<HTMLUListElement>(null);
  return (
    <section className={classes.comments} aria-label={t('comment.list')} data-home tabIndex={-1}>
      <Loaded query={query} skeleton={<LinesSkeleton count={2} />}>
        {({ pages }) => {
          const comments = pages.flatMap((page) => page.comments);
          if (comments.length === 0) return null;
          return (
            <>
              <ul ref={list} className={`${shared.list} ${classes.list}`}>
                {comments.map((comment) => (
                  <CommentRow
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

function CommentRow({ comment, like, remove }: { comment: Comment; like: () => void; remove: () => void }) {
  const t = useTexts('profile');
  const format = useFormat();
  const row = useRef<HTMLLIElement>(null);
  const mayRemove = useMay(needs.administers) || comment.isOwn;
  const { author, text, created_at, likes, youLiked } = comment;
  return (
    <li ref={row} className={shared.comment}>
      <Avatar name={author.fullName} src={author.avatar} size={32} />
      <div className={classes.body}>
        <p className={`${shared.who} ${classes.who}`}>
          <strong>
            <PersonName person={author} />
          </strong>
          <time dateTime={created_at} title={format.fullDateTime(created_at)}>
            {format.past(created_at)}
          </time>
        </p>
        <RichText className={`${shared.text} ${classes.text}`} text={text} />
      </div>
      <div className={classes.buttons}>
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
        {mayRemove && (
          <ActionIcon
            size={28}
            color="gray"
            data-remove
            aria-label={t('comment.remove', { name: author.fullName })}
            onClick={() => {
              focusNeighbour(row.current, '[data-remove]');
              remove();
            }}
          >
            <IconTrash size={16} aria-hidden />
          </ActionIcon>
        )}
      </div>
    </li>
  );
}

function CommentForm({ send, isSending }: { send: (text: string) => Promise<unknown>; isSending: boolean }) {
  const t = useTexts('profile');
  const [text, setText] = useState('');
  const isBlank = text.trim() === '';
  useUnsaved(!isBlank);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlank || isSending) return;
    await send(text).then(
      () => setText(''),
      // A toast shows the error, as for every failed change; the text stays.
      () => {},
    );
  };
  return (
    <form className={classes.form} onSubmit={submit}>
      <Textarea
        className={classes.field}
        aria-label={t('comment.label')}
        placeholder={t('comment.placeholder')}
        autosize
        minRows={1}
        maxRows={6}
        maxLength={MOST_LETTERS.comment}
        value={text}
        onChange={({ currentTarget }) => setText(currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void submit(event);
        }}
      />
      <ActionIcon type="submit" variant="filled" size={36} aria-label={t('comment.send')} data-hint={t('comment.send')} loading={isSending}>
        <IconSend size={18} aria-hidden />
      </ActionIcon>
    </form>
  );
}
