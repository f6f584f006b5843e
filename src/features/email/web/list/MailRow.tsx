import { ActionIcon, Checkbox } from '@mantine/core';
import { IconMail, IconMailOpened, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { memo, useState } from 'react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import cover from '#kit/web/text/coverLink.module.css';
import textStyles from '#kit/web/text/text.module.css';
import type { ListedEmail } from '../../entities.ts';
import classes from './MailRow.module.css';
import { RowLink } from './RowLink.tsx';

type MailRowProps = {
  mail: ListedEmail;
  index: number;
  total: number;
  /** Its offset in pixels. */
  top: number;
  isSelected: boolean;
  /** The row that has or last had the focus: the only one in the tab order. */
  isCurrent: boolean;
  isOpen: boolean;
  /** Whether it has its controls: the first rows can be read before. */
  isComplete: boolean;
  actions: RowActions;
};

/** Actions of a row; the same functions in every rendering. */
export type RowActions = {
  open: (mail: ListedEmail) => void;
  /** Fetches what opening it needs. */
  prepare: (mail: ListedEmail, isMouse: boolean) => void;
  select: (mail: ListedEmail, index: number, isRange: boolean) => void;
  star: (mail: ListedEmail) => void;
  mark: (mail: ListedEmail) => void;
  trash: (mail: ListedEmail) => void;
};

/** An e-mail as a row of the list; the whole row is a link. */
export const MailRow = memo(function MailRow(props: MailRowProps) {
  const { mail, index, total, top, isSelected, isCurrent, isOpen, isComplete, actions } = props;
  const t = useTexts('email');
  const tabIndex = isCurrent ? 0 : -1;
  /** The mouse or the keyboard has been on it: only then are its actions shown, so until then they are not rendered. */
  const [isReached, setIsReached] = useState(false);
  const { subject, isStarred, isRead } = mail;
  const name = subject || t('noSubject');
  return (
    <li
      className={`${textStyles.dimmed} ${cover.covered} ${classes.row}`}
      style={{ transform: `translateY(${top}px)` }}
      data-index={index}
      data-unread={!isRead || undefined}
      data-selected={isSelected || undefined}
      data-open={isOpen || undefined}
      aria-setsize={total}
      aria-posinset={index + 1}
      onPointerEnter={({ pointerType }) => {
        // A finger sees no actions, and a slow phone would draw them before it opens the e-mail.
        if (pointerType !== 'touch') setIsReached(true);
        actions.prepare(mail, pointerType === 'mouse');
      }}
      onFocus={({ target }) => target.matches(':focus-visible') && setIsReached(true)}
    >
      {isComplete && (
        <span className={classes.tools}>
          {/* biome-ignore lint/a11y/noLabelWithoutControl: the box in it is one; around it is a finger's room */}
          <label className={classes.check}>
            <Checkbox
              size="xs"
              tabIndex={tabIndex}
              aria-label={t('row.select', { subject: name })}
              checked={isSelected}
              // The click event has the Shift key, the change event does not.
              onClick={(event) => actions.select(mail, index, event.shiftKey)}
              onChange={() => {}}
            />
          </label>
          <ActionIcon
            className={classes.star}
            size={32}
            color="gray"
            tabIndex={tabIndex}
            aria-label={t('row.star', { subject: name })}
            aria-pressed={isStarred}
            onClick={() => actions.star(mail)}
          >
            {isStarred ? <IconStarFilled size={18} className={classes.starred} /> : <IconStar size={18} />}
          </ActionIcon>
        </span>
      )}
      {isComplete && (
        <span>
          <Avatar {...faceOf(mail)} size={32} />
        </span>
      )}
      <RowLink mail={mail} tabIndex={tabIndex} isFirst={!isComplete} isOpen={isOpen} open={actions.open} />
      {isReached && <ActionsOnHover mail={mail} name={name} tabIndex={tabIndex} actions={actions} />}
    </li>
  );
});

type ActionsOnHoverProps = Pick<MailRowProps, 'mail' | 'actions'> & { name: string; tabIndex: number };

/** At the end of a row that has the pointer or the focus. */
function ActionsOnHover({ mail, name, tabIndex, actions }: ActionsOnHoverProps) {
  const t = useTexts('email');
  const { isRead, folder } = mail;
  const isTrash = folder === 'trash';
  return (
    <span className={classes.actions}>
      <ActionIcon
        size={36}
        color="gray"
        tabIndex={tabIndex}
        data-hint={t(isRead ? 'action.unread' : 'action.read')}
        aria-label={t(isRead ? 'row.unread' : 'row.read', { subject: name })}
        onClick={() => actions.mark(mail)}
      >
        {isRead ? <IconMail size={18} /> : <IconMailOpened size={18} />}
      </ActionIcon>
      <ActionIcon
        size={36}
        color="gray"
        tabIndex={tabIndex}
        data-hint={t(isTrash ? 'remove.action' : 'action.trash')}
        aria-label={t(isTrash ? 'row.remove' : 'row.trash', { subject: name })}
        onClick={() => actions.trash(mail)}
      >
        <IconTrash size={18} />
      </ActionIcon>
    </span>
  );
}

/** The sender; for the user's own e-mails, the first recipient. */
function faceOf({ isDraft, folder, from, to: [first] }: ListedEmail): { name: string; src: string } {
  if ((folder === 'sent' || isDraft) && first) return { name: first.name || first.email, src: '' };
  return { name: from.name || from.email, src: from.avatar };
}
