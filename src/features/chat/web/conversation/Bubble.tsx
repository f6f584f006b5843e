import { Button, Group, VisuallyHidden } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconChecks, IconClock, IconRefresh, IconTrash } from '@tabler/icons-react';
import { memo } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { LinkedText } from '#kit/web/text/LinkedText.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { Outbox, PendingMessage } from '../outbox.ts';
import classes from './MessageList.module.css';

export type BubbleState = PendingMessage['state'] | 'sent' | 'seen';

const icons = { sending: IconClock, failed: IconAlertTriangle, refused: IconAlertTriangle, sent: IconCheck, seen: IconChecks };

type BubbleProps = {
  row: string;
  message: string;
  time: string;
  /** Undefined for the user's own message. */
  author: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  /** The message that a search result links to. */
  isFound: boolean;
  /** Delivery state of the user's own message, if it is shown. */
  state: BubbleState | undefined;
  reason: string | undefined;
  /** Retrying is pointless. */
  isFinal: boolean;
  outboxKey: string | undefined;
  outbox: Outbox;
};

function MessageBubble({ row, message, time, author, isFirst, isLast, isFound, state, reason, isFinal, outboxKey, outbox }: BubbleProps) {
  const t = useTexts('chat');
  const format = useFormat();
  const isStuck = state === 'failed' || state === 'refused';
  const StateIcon = state && icons[state];
  return (
    <li
      className={classes.message}
      data-row={row}
      data-own={author === undefined || undefined}
      data-first={isFirst || undefined}
      data-found={isFound || undefined}
      aria-current={isFound ? 'true' : undefined}
    >
      {isFirst && <VisuallyHidden>{author ?? t('you')}</VisuallyHidden>}
      <div className={classes.bubble} data-stuck={isStuck || undefined}>
        <LinkedText text={message} />
      </div>
      {(isLast || state) && (
        <div className={`${textStyles.minor} ${classes.foot}`} data-stuck={isStuck || undefined}>
          <time dateTime={time} title={format.fullDateTime(time)}>
            {format.time(time)}
          </time>
          {StateIcon && (
            <span className={classes.state}>
              <StateIcon size={14} aria-hidden /> {reason ?? t(`state.${state}`)}
            </span>
          )}
        </div>
      )}
      {isStuck && outboxKey && (
        <Group gap="xs" mt={4} mb="xs">
          {!isFinal && (
            <Button
              size="compact-sm"
              variant="light"
              leftSection={<IconRefresh size={16} aria-hidden />}
              onClick={() => outbox.retry(outboxKey)}
            >
              {t('state.retry')}
            </Button>
          )}
          <Button
            size="compact-sm"
            variant="subtle"
            color="gray"
            leftSection={<IconTrash size={16} aria-hidden />}
            onClick={() => outbox.discard(outboxKey)}
          >
            {t('state.discard')}
          </Button>
        </Group>
      )}
    </li>
  );
}
/** Memoized: hundreds of messages are on screen while the user types. */
export const Bubble = memo(MessageBubble);
