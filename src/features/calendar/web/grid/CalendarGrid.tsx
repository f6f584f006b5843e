// FullCalendar in our style. Loaded separately, as the rest of the screen works without it.
import FullCalendar, { type CalendarRef, type EventChangeInfo, type EventInput } from '@fullcalendar/react';
import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import timeGrid from '@fullcalendar/react/timegrid';
import '@fullcalendar/react/skeleton.css';
import { useComputedColorScheme, useDirection } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { dayInBrasilia } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { CalendarDate, CalendarEvent } from '../../entities.ts';
import type { View } from '../calendarSearch.ts';
import type { CalendarState } from '../useCalendarState.ts';
import { EventChip } from './EventChip.tsx';
import classes from './grid.module.css';
import { gridEvents, openingOf, thingOf, type When, whenOf } from './gridEvents.ts';
import { gridLook, viewLooks } from './gridLook.tsx';

type CalendarGridProps = {
  state: CalendarState;
  events: readonly CalendarEvent[];
  dates: readonly CalendarDate[];
  dnsLabel: string;
  /** Empty state of the list view. */
  empty: ReactNode;
  /** Called when the user selects the time of a new event: `2026-05-28`, optionally with a time, or start and end separated by a slash. */
  add: (when: string) => void;
  move: (event: CalendarEvent, when: When) => void;
};

const plugins = [dayGrid, timeGrid, list, interaction];
const gridViews: Record<View, string> = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay', list: 'listMonth' };
/** On phones seven columns have no room for words. */
const narrowViews: Record<View, string> = { ...gridViews, week: 'listWeek' };
const clock = { hour: '2-digit', minute: '2-digit' } as const;

/** The grid of days with their events and dates. */
export function CalendarGrid({ state, events, dates, dnsLabel, empty, add, move }: CalendarGridProps) {
  const { view, day, firstDay, locale, search, set } = state;
  const t = useTexts('calendar');
  const kit = useTexts('kit');
  const calendar = useRef<CalendarRef>(null);
  const { dir } = useDirection();
  const colorScheme = useComputedColorScheme();
  const isPhone = useMediaQuery('(width < 48em)', undefined, { getInitialValueInEffect: false });
  const gridView = (isPhone ? narrowViews : gridViews)[view];
  useEffect(() => {
    calendar.current?.getApi().changeView(gridView, day);
  }, [gridView, day]);
  const items = useMemo(() => gridEvents(events, dates, { ...search, day }), [events, dates, search, day]);
  const openDay = (date: Date) => set({ view: 'day', day: dayInBrasilia(date) });
  // The time grid scrolls inside; a month is shown in full, and so is the list on small windows.
  const isWhole = view === 'month' || (isPhone && view !== 'day');
  const saveTimes = ({ event }: EventChangeInfo) => {
    const { event: own } = thingOf(event);
    if (own) move(own, whenOf(event));
  };
  return (
    <FullCalendar
      {...gridLook}
      ref={calendar}
      plugins={plugins}
      views={viewLooks}
      initialView={gridView}
      initialDate={day}
      timeZone="America/Sao_Paulo"
      locale={locale}
      firstDay={firstDay}
      direction={dir}
      colorScheme={colorScheme}
      headerToolbar={false}
      height={isWhole ? 'auto' : '100%'}
      tableHeaderSticky={false}
      aspectRatio={2}
      headingLevel={2}
      fixedWeekCount={false}
      dayMaxEvents={2}
      eventDisplay="block"
      eventOrder="place,start,-duration,allDay,title"
      eventTimeFormat={clock}
      slotHeaderFormat={clock}
      scrollTime="07:00"
      scrollTimeReset={false}
      // Events without a duration are one line high.
      defaultTimedEventDuration="00:20"
      eventMinHeight={20}
      nowIndicator
      navLinks
      navLinkDayClick={openDay}
      dayHeaderContent={({ view: { type }, inPopover, text, date }) =>
        type === gridViews.week && !inPopover ? <DayLink words={withNumber(text, date)} open={() => openDay(date)} /> : text
      }
      listDayHeaderContent={({ level, text, date }) => (level === 0 ? <DayLink words={text} open={() => openDay(date)} /> : text)}
      selectable
      selectMinDistance={6}
      eventResizableFromStart
      events={items}
      eventContent={(info) => <EventChip info={info} dnsLabel={dnsLabel} />}
      eventClick={({ event, jsEvent }) => {
        // With a modifier key the browser follows the link itself.
        if (jsEvent.ctrlKey || jsEvent.metaKey || jsEvent.shiftKey) return;
        jsEvent.preventDefault();
        const { event: own, date } = thingOf(event);
        // The day is set even if it is today: a date is only found in its own month.
        set(own ? { event: own.id, date: undefined, add: undefined } : { ...openingOf(date), day });
      }}
      dateClick={({ date, dateStr }) => {
        // On phones the month has no room for words: a day with entries is opened first.
        if (isPhone && view === 'month' && holdsAny(items, dateStr)) openDay(date);
        else add(shortOf(dateStr));
      }}
      select={({ startStr, endStr }) => add(`${shortOf(startStr)}/${shortOf(endStr)}`)}
      eventDrop={saveTimes}
      eventResize={saveTimes}
      allDayText={t('allDay')}
      moreLinkText={(count) => t('more', { count, figure: count })}
      moreLinkHint={(count) => t('moreHint', { count, figure: count })}
      navLinkHint={(date) => t('goToDay', { date })}
      closeHint={kit('action.close')}
      eventsHint={t('title')}
      noEventsContent={() => empty}
    />
  );
}

/** Heading of a day, linked to the day view. */
function DayLink({ words, open }: { words: string; open: () => void }) {
  return (
    <button type="button" className={classes.dayLink} onClick={open}>
      {words}
    </button>
  );
}

/** Whether any of these overlap the day. */
function holdsAny(items: readonly EventInput[], day: string): boolean {
  const dayOf = (moment: unknown) => (typeof moment !== 'string' ? undefined : moment.length > 10 ? dayInBrasilia(moment) : moment);
  return items.some(({ start, end }) => {
    const first = dayOf(start);
    const last = dayOf(end);
    return first !== undefined && first <= day && (first === day || (last !== undefined && last > day));
  });
}

/** Narrow days are headed by a letter only. */
function withNumber(text: string, date: Date): string {
  return /\d/.test(text) ? text : `${text} ${Number(dayInBrasilia(date).slice(8))}`;
}

/** `2026-05-28T14:00:00-03:00` → `2026-05-28T14:00`; a day is unchanged. */
function shortOf(text: string): string {
  return text.slice(0, 16);
}
