import { Stack } from '@mantine/core';
import type { MouseEvent } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import { opensElsewhere } from '#kit/web/text/AddressLink.tsx';
import textStyles from '#kit/web/text/text.module.css';
import classes from './MessageToast.module.css';

type MessageToastProps = { contact: number; fullName: string; avatar: string; words: string; unseen: number; open: () => void };

/** Sender and beginning of a message, as a link to the chat. Toasts are outside of the router, so `open` navigates. */
export function MessageToast({ contact, fullName, avatar, words, unseen, open }: MessageToastProps) {
  const t = useTexts('chat');
  const format = useFormat();
  const follow = (event: MouseEvent) => {
    if (opensElsewhere(event)) return;
    event.preventDefault();
    open();
  };
  return (
    <a className={classes.toast} href={atPrefix(`/apps/chat?contact=${contact}`)} onClick={follow}>
      <Avatar name={fullName} src={avatar} size={36} />
      <Stack component="span" gap={0} miw={0}>
        <strong>{fullName}</strong>
        <span className={`${textStyles.lines} ${classes.message}`}>{words}</span>
        {unseen > 1 && (
          <span className={textStyles.dimmed}>{t('news.more', { count: unseen - 1, figure: format.number(unseen - 1) })}</span>
        )}
      </Stack>
    </a>
  );
}
