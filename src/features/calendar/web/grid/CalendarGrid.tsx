// FullCalendar in our style. Loaded separately, as the rest of the screen works without it.
import FullCalendar, { type CalendarOptions, type CalendarRef, type EventChangeInfo } from '@fullcalendar/react';
import '@fullcalendar/react/skeleton.css';
import { useComputedColorScheme, useDirection } from '@mantine/core';
import { memo, type ReactNode, type RefObject, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { dayInBrasilia } from '#kit/clock.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { opensElsewhere } from '#kit/web/text/AddressLink.tsx';
import type { CalendarDate, CalendarEvent } from '../../entities.ts';
import type { CalendarState } from '../useCalendarState.ts';
import { EventChip } from './EventChip.tsx';
import { openingOf, type When } from './entries.ts';
import classes from './grid.module.css';
import { gridEvents, thingOf, whenOf } from './gridEvents.ts';
import { gridLook, viewLooks } from './gridLook.tsx';
import { type GridView, MOST_ENTRIES } from './gridView.ts';
import { useChipWords } from './useChipWords.ts';
import { useSettled } from './useSettled.ts';

export type GridProps = {
  state: CalendarState;
  gridView: GridView;
  isPhone: boolean;
  events: readonly CalendarEvent[];
  dates: readonly CalendarDate[];
  dnsLabel: string;
  /** Empty state of the list view. */
  empty: ReactNode;
  /** Called when the user selects the time of a new event: `2026-05-28`, optionally with a time, or start and end separated by a slash. */
  add: (when: string) => void;
  move: (event: CalendarEvent, when: When) => Promise<void>;
  /** Called once the grid has its final size. */
  settle: () => void;
};

const clock = { hour: '2-digit', minute: '2-digit' } as const;

/** The grid of days with their events and dates. Its props must stay the same objects until they change: it takes long to render. */
export const CalendarGrid = memo(function CalendarGrid(props: GridProps & { plugins: CalendarOptions['plugins'] }) {
  const { state, gridView, isPhone, events, dates, plugins, settle } = props;
  const { day, firstDay, locale, search } = state;
  const calendar = useRef<CalendarRef>(null);
  const box = useRef<HTMLDivElement>(null);
  const items = useMemo(() => gridEvents(events, dates, { ...search, day }), [events, dates, search, day]);
  const shown = useMemo(() => ({ gridView, day, items }), [gridView, day, items]);
  const [initial] = useState(shown);
  useLayoutEffect(() => {
    const api = calendar.current?.getApi();
    if (!api || shown === initial) return;
    // Together, so that it renders once.
    api.changeView(shown.gridView, shown.day);
    api.setOption('events', shown.items);
  }, [shown, initial]);
  useSettled(box, settle);
  const options = useGridOptions(props);
  // The time grid scrolls inside; a month is shown in full, and so is the list on small windows.
  const isWhole = gridView === 'dayGridMonth' || (isPhone && gridView !== 'timeGridDay');
  const grid = useMemo(
    () => (
      <FullCalendar
        {...options}
        ref={calendar}
        plugins={plugins}
        initialView={initial.gridView}
        initialDate={initial.day}
        locale={locale}
        firstDay={firstDay}
        height={isWhole ? 'auto' : '100%'}
        events={initial.items}
      />
    ),
    [options, plugins, initial, locale, firstDay, isWhole],
  );
  return (
    <div ref={box} className={classes.box}>
      {grid}
    </div>
  );
});

/** Everything but what is shown; the same object until a text or the look changes. */
function useGridOptions(props: GridProps): CalendarOptions {
  const t = useTexts('calendar');
  const kit = useTexts('kit');
  const { dir } = useDirection();
  const colorScheme = useComputedColorScheme();
  const words = useChipWords(props.dnsLabel);
  const { set } = props.state;
  const { empty } = props;
  const latest = useLatest(props);
  return useMemo(() => {
    const openDay = (date: Date) => set({ view: 'day', day: dayInBrasilia(date) });
    const saveTimes = ({ event }: EventChangeInfo) => {
      const { event: own } = thingOf(event);
      if (own) void latest.current.move(own, whenOf(event));
    };
    return {
      ...gridLook,
      views: viewLooks,
      timeZone: 'America/Sao_Paulo',
      direction: dir,
      colorScheme,
      headerToolbar: false,
      tableHeaderSticky: false,
      aspectRatio: 2,
      headingLevel: 2,
      fixedWeekCount: false,
      dayMaxEvents: MOST_ENTRIES,
      eventDisplay: 'block',
      eventOrder: 'place,start,-duration,allDay,title',
      eventTimeFormat: clock,
      slotHeaderFormat: clock,
      scrollTime: '07:00',
      scrollTimeReset: false,
      // Events without a duration are one line high.
      defaultTimedEventDuration: '00:20',
      eventMinHeight: 20,
      nowIndicator: true,
      navLinks: true,
      navLinkDayClick: openDay,
      dayHeaderContent: ({ view: { type }, inPopover, text, date }) =>
        type === 'timeGridWeek' && !inPopover ? <DayLink words={withNumber(text, date)} open={() => openDay(date)} /> : text,
      listDayHeaderContent: ({ level, text, date }) => (level === 0 ? <DayLink words={text} open={() => openDay(date)} /> : text),
      selectable: true,
      selectMinDistance: 6,
      eventResizableFromStart: true,
      eventContent: (info) => <EventChip info={info} words={words} />,
      eventClick: ({ event, jsEvent }) => {
        // With a modifier key the browser follows the link itself.
        if (opensElsewhere(jsEvent)) return;
        jsEvent.preventDefault();
        // The day is set even if it is today: a date is only found in its own month.
        set({ ...openingOf(thingOf(event)), day: latest.current.state.day });
      },
      dateClick: ({ dateStr }) => latest.current.add(shortOf(dateStr)),
      select: ({ startStr, endStr }) => latest.current.add(`${shortOf(startStr)}/${shortOf(endStr)}`),
      eventDrop: saveTimes,
      eventResize: saveTimes,
      allDayText: t('allDay'),
      moreLinkText: words.more,
      moreLinkHint: words.moreHint,
      navLinkHint: words.goToDay,
      closeHint: kit('action.close'),
      eventsHint: t('title'),
      noEventsContent: () => empty,
    };
  }, [t, kit, dir, colorScheme, words, set, empty, latest]);
}

/** The values of the last rendering, for functions that stay the same. */
function useLatest<Values>(values: Values): RefObject<Values> {
  const latest = useRef(values);
  useEffect(() => {
    latest.current = values;
  });
  return latest;
}

/** Heading of a day, linked to the day view. */
function DayLink({ words, open }: { words: string; open: () => void }) {
  return (
    <button type="button" className={classes.dayLink} onClick={open}>
      {words}
    </button>
  );
}

/** Narrow days are headed by a letter only. */
function withNumber(text: string, date: Date): string {
  return /\d/.test(text) ? text : `${text} ${Number(dayInBrasilia(date).slice(8))}`;
}

/** `2026-05-28T14:00:00-03:00` → `2026-05-28T14:00`; a day is unchanged. */
function shortOf(text: string): string {
  return text.slice(0, 16);
}
