import { VisuallyHidden } from '@mantine/core';
import { IconBan, IconStarFilled } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo } from 'react';
import { daysUntil, useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { exactSearch } from '#kit/web/search/search.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { ListedContact } from '../../entities.ts';
import type { ChatState } from '../useChatState.ts';
import classes from './ChatList.module.css';
import { StatusAvatar } from './StatusAvatar.tsx';

type ChatRowProps = {
  person: ListedContact;
  /** The user's id. */
  me: number | undefined;
  search: ReturnType<ChatState['searchOf']>;
  isOpen: boolean;
  isTyping: boolean;
  choose: (person: number) => void;
};

/** A contact in the list, with the last message or the job title. */
function Row({ person, me, search, isOpen, isTyping, choose }: ChatRowProps) {
  const t = useTexts('chat');
  const format = useFormat();
  const { fullName, role, chat, isImportant, isBlocked } = person;
  const last = chat?.lastMessage;
  const unseen = chat?.unseenMsgs ?? 0;
  const time = last && (daysUntil(last.time) === 0 ? format.time(last.time) : format.past(last.time));
  return (
    <li className={classes.item}>
      <Link
        to="/apps/chat"
        search={search}
        className={classes.row}
        aria-current={isOpen ? 'true' : undefined}
        activeOptions={exactSearch}
        activeProps={noProps}
        data-person={person.id}
        onClick={({ ctrlKey, metaKey, shiftKey }) => !(ctrlKey || metaKey || shiftKey) && choose(person.id)}
        resetScroll={false}
      >
        <StatusAvatar person={person} />
        <span className={classes.words}>
          <span className={classes.line}>
            <span className={`${textStyles.oneLine} ${classes.name}`}>{fullName}</span>
            {isImportant && <Mark icon={<IconStarFilled size={14} color="var(--near)" aria-hidden />} words={t('mark.important')} />}
            {isBlocked && <Mark icon={<IconBan size={14} color="var(--mantine-color-dimmed)" aria-hidden />} words={t('mark.blocked')} />}
            {last && (
              <time className={`${textStyles.minor} ${classes.time}`} dateTime={last.time} title={format.fullDateTime(last.time)}>
                {time}
              </time>
            )}
          </span>
          <span className={classes.line}>
            {isTyping ? (
              <span className={classes.typing}>{t('typing')}</span>
            ) : (
              <span className={`${textStyles.oneLine} ${textStyles.dimmed} ${classes.last}`} data-unseen={unseen > 0 || undefined}>
                {last ? (last.senderId === me ? t('list.mine', { message: last.message }) : last.message) : chat ? t('list.cleared') : role}
              </span>
            )}
            {unseen > 0 && (
              <span className={classes.badge}>
                <span aria-hidden>{unseen > 99 ? '99+' : format.number(unseen)}</span>
                <VisuallyHidden>{t('list.unseen', { count: unseen, figure: format.number(unseen) })}</VisuallyHidden>
              </span>
            )}
          </span>
        </span>
      </Link>
    </li>
  );
}
export const ChatRow = memo(Row);

const noProps = {};

function Mark({ icon, words }: { icon: React.ReactNode; words: string }) {
  return (
    <span title={words} className={classes.mark}>
      {icon}
      <VisuallyHidden>{words}</VisuallyHidden>
    </span>
  );
}
