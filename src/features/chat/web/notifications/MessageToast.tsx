import type { MouseEvent } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import { opensElsewhere } from '#kit/web/text/AddressLink.tsx';
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
    <a className={classes.toast} href={`/apps/chat?contact=${contact}`} onClick={follow}>
      <Avatar name={fullName} src={avatar} size={36} />
      <span className={classes.words}>
        <span className={classes.name}>{fullName}</span>
        <span className={classes.message}>{words}</span>
        {unseen > 1 && <span className={classes.more}>{t('news.more', { count: unseen - 1, figure: format.number(unseen - 1) })}</span>}
      </span>
    </a>
  );
}
