import type { EventDisplayInfo } from '@fullcalendar/react';
import { IconLock } from '@tabler/icons-react';
import { useTexts } from '#kit/web/i18n.ts';
import { lookOf, shownName } from './categories.ts';
import classes from './chips.module.css';
import { thingOf } from './gridEvents.ts';

/** What stands on an event in the grid: its calendar's sign, when it is, what it is; a lock on what is changed elsewhere. */
export function EventChip({ info: { event, timeText, view, isNarrow, isShort }, dnsLabel }: { info: EventDisplayInfo; dnsLabel: string }) {
  const t = useTexts('calendar');
  const { event: own, date } = thingOf(event);
  const name = own?.extendedProps.calendar ?? date?.calendar ?? 'DNS';
  const { Icon } = lookOf(name);
  const calendarName = shownName(name, dnsLabel);
  const kind = date && t(`kind.${date.kind}`);
  const words = [kind, event.title].filter(Boolean).join(' · ');
  const isList = view.type.startsWith('list');
  return (
    <span
      className={classes.content}
      data-list={isList || undefined}
      data-narrow={isNarrow || undefined}
      data-short={isShort || undefined}
      title={[timeText, words, calendarName].filter(Boolean).join('\n')}
    >
      {(isList || timeText) && <span className={classes.time}>{timeText}</span>}
      <Icon size={14} className={classes.sign} aria-hidden />
      <span className={classes.words}>
        {kind && <b className={classes.kind}>{kind}</b>}
        <span className={classes.title}>{event.title}</span>
        {isList && date && <span className={classes.more}>{date.text}</span>}
      </span>
      <span className={classes.calendar}>{calendarName}</span>
      {date && <IconLock size={12} className={classes.lock} aria-hidden />}
    </span>
  );
}
