import { ActionIcon, Badge, Checkbox, Skeleton } from '@mantine/core';
import { IconMail, IconMailOpened, IconPaperclip, IconStar, IconStarFilled, IconTrash } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, useState } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Avatar } from '#kit/web/picture/Avatar.tsx';
import { opensElsewhere } from '#kit/web/text/AddressLink.tsx';
import cover from '#kit/web/text/coverLink.module.css';
import textStyles from '#kit/web/text/text.module.css';
import type { ListedEmail } from '../../entities.ts';
import { useMailTime } from '../mailTime.ts';
import { labelColors, openingOf } from '../places.ts';
import classes from './MailRow.module.css';

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
export const MailRow = memo(function MailRow({ mail, index, total, top, isSelected, isCurrent, isOpen, actions }: MailRowProps) {
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
      <span>
        <Avatar {...faceOf(mail)} size={32} />
      </span>
      <RowLink mail={mail} tabIndex={tabIndex} isOpen={isOpen} open={actions.open} />
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

type RowLinkProps = { mail: ListedEmail; tabIndex: number; isOpen: boolean; open: RowActions['open'] };

function RowLink({ mail, tabIndex, isOpen, open }: RowLinkProps) {
  const t = useTexts('email');
  const timeOf = useMailTime();
  const format = useFormat();
  const change = openingOf(mail);
  return (
    <Link
      className={`${cover.cover} ${classes.link}`}
      to="."
      search={((old: object) => ({ ...old, ...change })) as never}
      resetScroll={false}
      tabIndex={tabIndex}
      data-mail={mail.id}
      onClick={(event) => {
        if (opensElsewhere(event)) return;
        event.preventDefault();
        open(mail);
      }}
      aria-current={isOpen || undefined}
      // The router would mark every row as the current page.
      activeProps={{ 'aria-current': isOpen ? 'true' : undefined }}
    >
      <span className={classes.who}>
        {!mail.isRead && <span className={textStyles.visuallyHidden}>{t('row.isUnread')}</span>}
        <bdi className={textStyles.oneLine}>{whoOf(mail, t)}</bdi>
        {mail.replies > 0 && (
          <span className={`${textStyles.minor} ${classes.replies}`} role="img" aria-label={t('row.replies', { count: mail.replies })}>
            {mail.replies + 1}
          </span>
        )}
      </span>
      <span className={classes.what}>
        {mail.labels.map((label) => (
          <Badge key={label} className={classes.label} flex="none" size="sm" variant="light" color={labelColors[label]}>
            {t(`labels.${label}`)}
          </Badge>
        ))}
        <span className={classes.subject}>{mail.subject || t('noSubject')}</span>
        <span className={classes.preview}>{mail.preview}</span>
      </span>
      <span className={classes.end}>
        {mail.hasFailed && (
          <Badge size="sm" color="danger" variant="light">
            {t('row.failed')}
          </Badge>
        )}
        {mail.isDraft && mail.folder === 'trash' && (
          <Badge size="sm" color="gray" variant="light">
            {t('row.draft')}
          </Badge>
        )}
        {mail.sendAt && (
          <Badge size="sm" color="info" variant="light">
            {t('row.scheduled')}
          </Badge>
        )}
        {mail.hasAttachments && <IconPaperclip size={16} role="img" aria-label={t('row.attachments')} />}
        <time className={classes.time} dateTime={mail.sendAt ?? mail.time} title={format.fullDateTime(mail.sendAt ?? mail.time)}>
          {timeOf(mail.sendAt ?? mail.time)}
        </time>
      </span>
    </Link>
  );
}

/** The sender; for the user's own e-mails, the first recipient. */
function faceOf({ isDraft, folder, from, to: [first] }: ListedEmail): { name: string; src: string } {
  if ((folder === 'sent' || isDraft) && first) return { name: first.name || first.email, src: '' };
  return { name: from.name || from.email, src: from.avatar };
}

/** The sender; for the user's own e-mails, the recipients. */
function whoOf({ isDraft, folder, from, to }: ListedEmail, t: ReturnType<typeof useTexts<'email'>>): string {
  if (folder !== 'sent' && !isDraft) return from.name || from.email;
  return to.length === 0 ? t('row.toNobody') : t('row.to', { names: to.map(({ name, email }) => name || email).join(', ') });
}

type RowSkeletonProps = { index: number; top: number; mail?: ListedEmail | undefined; open?: RowActions['open'] };

/** A loading row of the final height; with its words, where they are there before its controls. */
export function RowSkeleton({ index, top, mail, open }: RowSkeletonProps) {
  const t = useTexts('email');
  return (
    <li
      className={`${textStyles.dimmed} ${cover.covered} ${classes.row}`}
      data-index={index}
      data-unread={(mail && !mail.isRead) || undefined}
      style={{ transform: `translateY(${top}px)` }}
      onClick={mail && (() => open?.(mail))}
      aria-hidden
    >
      {mail ? (
        <span className={`${classes.link} ${classes.first}`}>
          <span className={classes.who}>{whoOf(mail, t)}</span>
          <span className={classes.what}>
            <span className={classes.subject}>{mail.subject || t('noSubject')}</span>
            <span className={classes.preview}>{mail.preview}</span>
          </span>
        </span>
      ) : (
        <Skeleton height={12} ms={76} width={`${40 + ((index * 7) % 5) * 10}%`} />
      )}
    </li>
  );
}
