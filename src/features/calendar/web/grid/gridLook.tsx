// CSS classes for the parts of FullCalendar, used instead of its themes.
import type { CalendarOptions } from '@fullcalendar/react';
import { IconX } from '@tabler/icons-react';
import chips from './chips.module.css';
import classes from './grid.module.css';

const join = (...names: (string | false | undefined)[]) => names.filter(Boolean).join(' ');

export const gridLook: CalendarOptions = {
  className: classes.calendar,
  viewClass: classes.view,
  tableHeaderClass: classes.head,
  dayHeaderRowClass: classes.line,
  dayHeaderClass: ({ inPopover, isToday }) =>
    inPopover ? classes.popoverHead : join(classes.line, classes.dayHeader, isToday && classes.today),
  dayHeaderInnerClass: classes.dayHeaderWords,
  dayHeaderAlign: ({ inPopover }) => (inPopover ? 'start' : 'center'),
  dayHeaderDividerClass: classes.divider,
  dayRowClass: classes.line,
  dayCellClass: ({ isToday, isOther, inPopover }) =>
    inPopover ? undefined : join(classes.line, classes.cell, isToday && classes.today, isOther && classes.other),
  dayCellTopClass: classes.cellTop,
  dayCellTopInnerClass: ({ isToday }) => join(classes.dayNumber, isToday && classes.todayNumber),
  dayCellInnerClass: ({ inPopover }) => (inPopover ? classes.popoverList : undefined),
  navLinkClass: classes.navLink,
  fillerClass: classes.line,
  highlightClass: classes.highlight,
  popoverClass: classes.popover,
  popoverCloseClass: classes.popoverClose,
  popoverCloseContent: () => <IconX size={16} aria-hidden />,
  moreLinkClass: classes.more,
  moreLinkInnerClass: classes.moreWords,
  eventClass: ({ isDragging }) => (isDragging ? classes.dragged : undefined),
  rowEventClass: ({ isStart, isEnd }) => join(classes.rowEvent, !isStart && classes.goesOnBefore, !isEnd && classes.goesOnAfter),
  rowEventInnerClass: classes.inner,
  rowEventBeforeClass: ({ isStartResizable }) => (isStartResizable ? join(classes.handle, classes.handleStart) : undefined),
  rowEventAfterClass: ({ isEndResizable }) => (isEndResizable ? join(classes.handle, classes.handleEnd) : undefined),
  columnEventClass: classes.columnEvent,
  columnEventInnerClass: classes.inner,
  columnEventBeforeClass: ({ isStartResizable }) => (isStartResizable ? join(classes.handle, classes.handleTop) : undefined),
  columnEventAfterClass: ({ isEndResizable }) => (isEndResizable ? join(classes.handle, classes.handleBottom) : undefined),
  columnMoreLinkClass: classes.columnMore,
};

export const viewLooks: CalendarOptions['views'] = {
  // Of its cells FullCalendar sets the least height itself.
  dayGridMonth: { dayRowClass: join(classes.line, classes.monthRow) },
  timeGrid: {
    // Days without events have nothing focusable, but their hours must scroll by keyboard.
    didMount: ({ el }) => {
      const scrolled = [...el.querySelectorAll('div')].find((part) => getComputedStyle(part).overflowY === 'auto');
      scrolled?.querySelector<HTMLElement>('[role=row]')?.setAttribute('tabindex', '0');
    },
    // FullCalendar's links have names without the visible weekday. Ours are in the element whose text it hides from screen readers.
    navLinks: false,
    dayHeaderDidMount: ({ el }) => el.querySelector('[aria-hidden]')?.removeAttribute('aria-hidden'),
    // The height shows the duration.
    displayEventEnd: false,
    // An hour has room for three lines.
    slotMinHeight: 28,
    allDayHeaderClass: classes.allDayHeader,
    allDayHeaderInnerClass: classes.slotWords,
    allDayDividerClass: classes.divider,
    dayLaneClass: ({ isToday }) => join(classes.line, isToday && classes.today),
    dayLaneInnerClass: classes.lane,
    slotLaneClass: ({ isMinor }) => join(classes.line, isMinor && classes.minor),
    slotHeaderClass: classes.slotHeader,
    slotHeaderInnerClass: classes.slotWords,
    slotHeaderRowClass: classes.line,
    slotHeaderDividerClass: classes.axis,
    nowIndicatorLineClass: classes.now,
    nowIndicatorDotClass: classes.nowDot,
    nowIndicatorHeaderClass: classes.nowHeader,
  },
  // The title names it.
  timeGridDay: { dayHeaders: false },
  list: {
    navLinks: false,
    listDayClass: classes.listDay,
    listDayHeaderClass: ({ isToday }) => join(classes.listDayHeader, isToday && classes.listToday),
    listDayHeaderInnerClass: classes.listDayWords,
    listItemEventClass: chips.line,
    noEventsClass: classes.empty,
  },
};
