import type { EventDisplayInfo } from '@fullcalendar/react';
import { IconLock } from '@tabler/icons-react';
import { useTexts } from '#kit/web/i18n.ts';
import type { DateKind } from '../contract.ts';
import { lookOf, shownName } from './categories.ts';
import classes from './chips.module.css';
import { thingOf } from './gridEvents.ts';

/** What stands on an event in the grid: its calendar's sign, when it is, what it is; in the list a lock on what is changed elsewhere. */
export function EventChip({ info: { event, timeText, view, isNarrow, isShort }, dnsLabel }: { info: EventDisplayInfo; dnsLabel: string }) {
  const t = useTexts('calendar');
  const { event: own, date } = thingOf(event);
  const name = own?.extendedProps.calendar ?? date?.calendar ?? 'DNS';
  const { Icon } = lookOf(name);
  const calendarName = shownName(name, dnsLabel);
  const kind = date && t(`kind.${date.kind}`);
  const isList = view.type.startsWith('list');
  return (
    <span
      className={classes.content}
      data-list={isList || undefined}
      data-column={(view.type.startsWith('timeGrid') && !event.allDay) || undefined}
      data-narrow={isNarrow || undefined}
      data-short={isShort || undefined}
      title={[timeText, kind, event.title, calendarName].filter(Boolean).join('\n')}
    >
      <span className={classes.flow}>
        {isList && <span className={classes.time}>{timeText}</span>}
        <Icon size={14} className={classes.sign} aria-hidden />{' '}
        {!isList && timeText && (
          <>
            <span className={classes.time}>{timeText}</span>{' '}
          </>
        )}
        <span className={classes.words}>
          {date && <b className={classes.kind}>{isShortOnChips(date.kind) && !isList ? t(`shortKind.${date.kind}`) : kind}</b>}
          {event.title}
          {isList && date && <span className={classes.detail}>{date.text}</span>}
        </span>{' '}
        <span className={classes.calendar}>{calendarName}</span>
        {date && <IconLock className={classes.lock} aria-hidden />}
      </span>
    </span>
  );
}

/** Those whose full name would leave no room for what it is of. */
function isShortOnChips(kind: DateKind): kind is 'impugnacao' | 'encerramento' {
  return kind === 'impugnacao' || kind === 'encerramento';
}
