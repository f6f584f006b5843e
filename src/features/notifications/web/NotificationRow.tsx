import { ActionIcon, ThemeIcon, Tooltip, VisuallyHidden } from '@mantine/core';
import { IconMail, IconMailOpened, IconX } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useRef } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Notification } from '../contract.ts';
import { kindOf } from './kinds.ts';
import classes from './NotificationPanel.module.css';

type NotificationRowProps = {
  notification: Notification;
  mark: (isRead: boolean) => void;
  remove: (row: HTMLElement | null) => void;
  close: () => void;
};

export function NotificationRow({ notification, mark, remove, close }: NotificationRowProps) {
  const t = useTexts('notifications');
  const common = useTexts('common');
  const format = useFormat();
  const row = useRef<HTMLLIElement>(null);
  const { kind: name, created_at, isRead } = notification;
  const kind = kindOf(name);
  const data = notification.data as never;
  const { icon: KindIcon, tone } = kind.look(data);
  const sentence = kind.sentence(data, format);
  const link = kind.link?.(data);
  const follow = () => {
    if (!isRead) mark(true);
    close();
  };
  return (
    <li ref={row} className={classes.row} data-unread={!isRead || undefined}>
      <ThemeIcon variant="light" size={32} radius="50%" color={tone} aria-hidden>
        <KindIcon size={18} />
      </ThemeIcon>
      <div className={classes.words}>
        {!isRead && <VisuallyHidden>{t('isUnread')}: </VisuallyHidden>}
        {link ? (
          <Link {...link} className={classes.link} onClick={follow}>
            {sentence}
          </Link>
        ) : (
          <span>{sentence}</span>
        )}
        <time className={`${textStyles.minor} ${classes.time}`} dateTime={created_at} title={format.fullDateTime(created_at)}>
          {format.past(created_at)}
        </time>
      </div>
      <div className={classes.actions}>
        <Tooltip label={t(isRead ? 'tip.unread' : 'tip.read')}>
          <ActionIcon
            size={32}
            color="gray"
            aria-label={isRead ? t('markUnread', { sentence }) : t('markRead', { sentence })}
            onClick={() => mark(!isRead)}
          >
            {isRead ? <IconMail size={16} /> : <IconMailOpened size={16} />}
          </ActionIcon>
        </Tooltip>
        <Tooltip label={common('word.remove')}>
          <ActionIcon size={32} color="gray" data-remove aria-label={t('remove', { sentence })} onClick={() => remove(row.current)}>
            <IconX size={16} />
          </ActionIcon>
        </Tooltip>
      </div>
    </li>
  );
}
