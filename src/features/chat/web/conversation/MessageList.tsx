import { Button, Loader, VisuallyHidden } from '@mantine/core';
import { IconArrowDown, IconMessagePlus } from '@tabler/icons-react';
import { Fragment, type Ref, useEffect, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { dayInBrasilia } from '#kit/clock.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { toast } from '#kit/web/toast/toast.ts';
import type { ContactCard, NumberedMessage } from '../../entities.ts';
import type { Outbox, PendingMessage } from '../outbox.ts';
import type { ChatState } from '../useChatState.ts';
import { Bubble, type BubbleState } from './Bubble.tsx';
import { DayLine } from './DayLine.tsx';
import classes from './MessageList.module.css';
import { MessagesSkeleton } from './MessagesSkeleton.tsx';
import { rowsOf } from './messageRows.ts';
import { useMarkSeen } from './useMarkSeen.ts';
import type { Messages } from './useMessages.ts';
import { useScrolling } from './useScrolling.ts';

export type MessageListHandle = {
  /** Scrolls to the end of the chat and stays there. */
  showEnd: () => void;
  /** Scrolls to a message again. */
  show: (message: number) => void;
};

type MessageListProps = {
  ref: Ref<MessageListHandle>;
  state: ChatState;
  contact: ContactCard;
  me: { id: number };
  messages: Messages;
  waiting: readonly PendingMessage[];
  outbox: Outbox;
  isTyping: boolean;
};

type ListedMessage = Pick<NumberedMessage, 'message' | 'time' | 'senderId'> & { row: string; id?: number; waiting?: PendingMessage };

/** The messages, up to those being sent. */
export function MessageList({ ref, state, contact, me, messages, waiting, outbox, isTyping }: MessageListProps) {
  const t = useTexts('chat');
  const kit = useTexts('kit');
  const format = useFormat();
  const box = useRef<HTMLDivElement>(null);
  const { window: held, query, failed, showOlder, showNewer, showAround } = messages;
  const { message: target, set } = state;
  const targetRow = target === undefined ? undefined : String(target);
  const shown = useMemo(() => shownOf(held?.messages ?? [], held?.hasNewer ? [] : waiting, me.id), [held, waiting, me.id]);
  const scrolling = useScrolling({
    box,
    content: `${shown.length} ${shown[0]?.row} ${shown.at(-1)?.row} ${isTyping} ${waiting.map((one) => one.state)} ${held?.seenUpto} ${failed}`,
    isLoaded: held !== undefined,
    ...{ hasOlder: (held?.hasOlder ?? false) && failed !== 'older', hasNewer: held?.hasNewer ?? false, showOlder, showNewer },
    target: targetRow,
    start: held?.firstUnseen ? String(held.firstUnseen) : undefined,
  });
  const { isAtEnd, goToEnd, goTo } = scrolling;
  const line = useMarkSeen(contact.id, held, isAtEnd);
  const newBelow = useUnseenBelow(shown, me.id, isAtEnd, line);
  // Messages that are not loaded cannot be counted.
  const counted = held?.hasNewer ? 0 : newBelow;
  const announcements = useAnnouncements(held?.hasNewer ? [] : shown, me.id, contact.fullName);

  const isTargetHeld = target === undefined || (held?.messages.some(({ id }) => id === target) ?? true);
  const around = useRef(showAround);
  around.current = showAround;
  useEffect(() => {
    if (target === undefined || isTargetHeld) return;
    const missing = () => {
      toast.info(t('find.gone'));
      set({ message: undefined }, { replace: true });
    };
    around.current(target).then((isThere) => isThere || missing(), toast.failure);
  }, [target, isTargetHeld, set, t]);

  const showEnd = async () => {
    goToEnd();
    if (!held?.hasNewer) return;
    if (target !== undefined) set({ message: undefined }, { replace: true });
    await messages.showEnd().catch(toast.failure);
    goToEnd();
  };
  useImperativeHandle(ref, () => ({ showEnd: () => void showEnd(), show: (message) => goTo(String(message)) }));

  const rows = rowsOf(shown, dayInBrasilia, line);
  const lastOwn = shown.findLast(({ id, senderId }) => id !== undefined && senderId === me.id);
  const stateOf = (one: ListedMessage): BubbleState | undefined => {
    if (one.waiting) return one.waiting.state;
    if (one !== lastOwn || held?.hasNewer) return undefined;
    return (one.id ?? 0) <= (held?.seenUpto ?? 0) ? 'seen' : 'sent';
  };
  return (
    <div className={classes.frame}>
      <section
        ref={box}
        className={classes.box}
        onScroll={scrolling.onScroll}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label={t('messages.label', { name: contact.fullName })}
      >
        <Loaded query={query} skeleton={<MessagesSkeleton />}>
          {({ hasOlder }) => (
            <>
              <div className={`${textStyles.dimmed} ${classes.top}`}>
                {hasOlder && failed === 'older' && (
                  <Button size="compact-sm" variant="light" onClick={showOlder}>
                    {t('messages.olderFailed')}
                  </Button>
                )}
                {hasOlder && failed !== 'older' && <Loader size={20} aria-label={kit('loading')} />}
                {!hasOlder && shown.length > 0 && t('messages.beginning', { name: contact.fullName })}
              </div>
              {shown.length === 0 && (
                <EmptyState
                  icon={<IconMessagePlus />}
                  title={t('messages.none')}
                  hint={t('messages.noneHint', { name: contact.fullName })}
                />
              )}
              <ol className={classes.list}>
                {rows.map(({ message: one, startsDay, startsUnseen, isFirst, isLast }) => (
                  <Fragment key={one.row}>
                    {startsDay && <DayLine time={one.time} />}
                    {startsUnseen && (
                      <li className={`${textStyles.dimmed} ${classes.unseen}`}>
                        <span>{t('messages.unseen')}</span>
                      </li>
                    )}
                    <Bubble
                      row={one.row}
                      message={one.message}
                      time={one.time}
                      author={one.senderId === me.id ? undefined : contact.fullName}
                      isFirst={isFirst}
                      isLast={isLast}
                      isFound={one.row === targetRow}
                      state={stateOf(one)}
                      reason={one.waiting?.reason}
                      isFinal={one.waiting?.isFinal ?? false}
                      outboxKey={one.waiting?.key}
                      outbox={outbox}
                    />
                  </Fragment>
                ))}
              </ol>
              {failed === 'newer' && (
                <Button className={`${textStyles.dimmed} ${classes.top}`} size="compact-sm" variant="light" onClick={showNewer}>
                  {t('messages.newerFailed')}
                </Button>
              )}
              {isTyping && isAtEnd && (
                <div className={classes.typing} aria-hidden>
                  <i />
                  <i />
                  <i />
                </div>
              )}
            </>
          )}
        </Loaded>
      </section>
      {held && !isAtEnd && shown.length > 0 && (
        <Button
          className={classes.toEnd}
          size="sm"
          radius="xl"
          variant={counted > 0 ? 'filled' : 'default'}
          leftSection={<IconArrowDown size={18} aria-hidden />}
          onClick={() => void showEnd()}
        >
          {counted > 0 ? t('messages.news', { count: counted, figure: format.number(counted) }) : t('messages.toEnd')}
        </Button>
      )}
      <VisuallyHidden role="log" aria-label={t('messages.log')}>
        {announcements.map(({ row, words }) => (
          <p key={row}>{words}</p>
        ))}
      </VisuallyHidden>
    </div>
  );
}

/** The stored messages, followed by those being sent. */
function shownOf(messages: readonly NumberedMessage[], waiting: readonly PendingMessage[], me: number): ListedMessage[] {
  const sent = new Set(messages.map(({ key }) => key));
  return [
    ...messages.map(({ id, message, time, senderId }) => ({ id, message, time, senderId, row: String(id) })),
    ...waiting
      .filter(({ key }) => !sent.has(key))
      .map((one) => ({ message: one.message, time: one.time, senderId: me, row: one.key, waiting: one })),
  ];
}

/** The number of new messages below the visible ones. */
function useUnseenBelow(shown: readonly ListedMessage[], me: number, isAtEnd: boolean, line: number): number {
  const last = shown.findLast(({ id }) => id !== undefined)?.id ?? 0;
  const [endAt, setEndAt] = useState(0);
  if (isAtEnd && last !== endAt) setEndAt(last);
  const since = Math.max(endAt, line - 1);
  if (isAtEnd || since <= 0) return 0;
  return shown.filter(({ id, senderId }) => id !== undefined && id > since && senderId !== me).length;
}

/** How many messages stay in the live region. */
const maxAnnounced = 5;

/** New messages of the contact for screen readers. */
function useAnnouncements(shown: readonly ListedMessage[], me: number, name: string): { row: string; words: string }[] {
  const last = shown.findLast(({ id }) => id !== undefined)?.id;
  const [known, setKnown] = useState<number>();
  const [announcements, setAnnouncements] = useState<{ row: string; words: string }[]>([]);
  if (last !== undefined && last !== known) {
    setKnown(last);
    const fresh = shown.filter(({ id, senderId }) => known !== undefined && id !== undefined && id > known && senderId !== me);
    if (fresh.length > 0)
      setAnnouncements(
        [...announcements, ...fresh.map(({ row, message }) => ({ row, words: `${name}: ${message}` }))].slice(-maxAnnounced),
      );
  }
  return announcements;
}
