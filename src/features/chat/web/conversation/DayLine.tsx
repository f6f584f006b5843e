import { daysUntil, useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import classes from './MessageList.module.css';

/** Heading of a day: today, yesterday, or its date. */
export function DayLine({ time }: { time: string }) {
  const t = useTexts('chat');
  const common = useTexts('common');
  const format = useFormat();
  const away = daysUntil(time);
  return (
    <li className={`${textStyles.dimmed} ${classes.day}`}>
      <time dateTime={time}>{away === 0 ? common('word.today') : away === -1 ? t('day.yesterday') : format.date(time)}</time>
    </li>
  );
}
