import { IconAlertTriangle, IconCalendarEvent, IconClockExclamation } from '@tabler/icons-react';
import { daysUntil, useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import textStyles from '#kit/web/text/text.module.css';
import type { Task } from '../entities.ts';
import classes from './TaskTags.module.css';

/** A due date is near from this many days before. */
const NEAR_DAYS = 2;
/** Within this many days, the date is shown in relative words. */
const WORDS_DAYS = 6;
const icons = { late: IconAlertTriangle, near: IconClockExclamation, far: IconCalendarEvent };

/** The due date in words and with an icon, not only by colour. For a completed task only the date is shown. */
export function DueDate({ task: { dueDate, isCompleted, isDeleted } }: { task: Pick<Task, 'dueDate' | 'isCompleted' | 'isDeleted'> }) {
  const t = useTexts('tasks');
  const format = useFormat();
  if (dueDate === '') return null;
  const moment = noonOf(dueDate);
  const days = daysUntil(moment);
  const isPending = !isCompleted && !isDeleted;
  const tone = !isPending || days > NEAR_DAYS ? 'far' : days < 0 ? 'late' : 'near';
  const Icon = icons[tone];
  const inWords = isPending && days <= WORDS_DAYS;
  const date = format.date(moment);
  return (
    <span className={`${textStyles.minor} ${classes.due}`} data-tone={tone}>
      <Icon size={16} aria-hidden />
      <time dateTime={dueDate} title={inWords ? date : undefined}>
        {!inWords ? date : days < 0 ? t('due.late', { when: format.relativeDay(moment) }) : format.relativeDay(moment)}
      </time>
    </span>
  );
}
