import { IconAlertTriangle, IconCalendarEvent, IconClockExclamation } from '@tabler/icons-react';
import { daysUntil, useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { Task } from '../entities.ts';
import classes from './TaskTags.module.css';

/** From so many days before on, a date comes near. */
const NEAR_DAYS = 2;
/** Farther off than this, a date says more than a number of days. */
const WORDS_DAYS = 6;
const icons = { late: IconAlertTriangle, near: IconClockExclamation, far: IconCalendarEvent };

/** When a task is due: in words and a sign, not by the colour alone. Of one that is completed the day alone counts. */
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
    <span className={classes.due} data-tone={tone}>
      <Icon size={16} aria-hidden />
      <time dateTime={dueDate} title={inWords ? date : undefined}>
        {!inWords ? date : days < 0 ? t('due.late', { when: format.relativeDay(moment) }) : format.relativeDay(moment)}
      </time>
    </span>
  );
}
