import { Badge, Skeleton } from '@mantine/core';
import { IconPaperclip } from '@tabler/icons-react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { ListedEmail } from '../../entities.ts';
import { useMailTime } from '../mailTime.ts';
import { labelColors } from '../places.ts';
import classes from './MailRow.module.css';

/** Below this width of the list a row takes three lines. */
const narrow = 720;
const rowHeights = { wide: 52, narrow: 92 };

/** Rows shown until the total is known. */
export const skeletonRows = 12;

/** How rows look in a list of this width, in pixels. */
export function rowLook(width: number): { isNarrow: boolean; rowHeight: number } {
  const isNarrow = width < narrow;
  return { isNarrow, rowHeight: isNarrow ? rowHeights.narrow : rowHeights.wide };
}

/** What a row says: sender, labels, subject, beginning and time. */
export function RowWords({ mail }: { mail: ListedEmail }) {
  const t = useTexts('email');
  const timeOf = useMailTime();
  const format = useFormat();
  return (
    <>
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
    </>
  );
}

/** The sender; for the user's own e-mails, the recipients. */
function whoOf({ isDraft, folder, from, to }: ListedEmail, t: ReturnType<typeof useTexts<'email'>>): string {
  if (folder !== 'sent' && !isDraft) return from.name || from.email;
  return to.length === 0 ? t('row.toNobody') : t('row.to', { names: to.map(({ name, email }) => name || email).join(', ') });
}

/** A loading row of the final height. */
export function RowSkeleton({ index, top }: { index: number; top: number }) {
  return (
    <li className={classes.row} data-index={index} style={{ transform: `translateY(${top}px)` }} aria-hidden>
      <Skeleton height={12} ms={76} width={`${40 + ((index * 7) % 5) * 10}%`} />
    </li>
  );
}
