// Form values of an event: days and times in Brasília.
import { clockInBrasilia, momentInBrasilia, startOfDayInBrasilia } from '#kit/clock.ts';
import { inDays } from '../../allDay.ts';
import type { CalendarName } from '../../contract.ts';
import type { CalendarEvent, Guest } from '../../entities.ts';
import { addDays, isDay } from '../grid/days.ts';

export type EventValues = {
  title: string;
  calendar: CalendarName;
  allDay: boolean;
  startDay: string;
  startTime: string;
  /** Empty, like its time, when there is no end. For all-day events the last day. */
  endDay: string;
  endTime: string;
  url: string;
  guests: Guest[];
  location: string;
  description: string;
};

const HOUR_MS = 3_600_000;

export function valuesOf(event: CalendarEvent): EventValues {
  const { start, end } = inDays(event);
  const [startDay, startTime] = clockOf(start);
  const [endDay, endTime] = end ? clockOf(end) : ['', ''];
  const { calendar, guests, location, description } = event.extendedProps;
  return {
    ...{ title: event.title, calendar, allDay: event.allDay, url: event.url, guests, location, description },
    startDay,
    startTime: event.allDay ? '' : startTime,
    endDay: event.allDay ? (endDay ? addDays(endDay, -1) : startDay) : endDay,
    endTime: event.allDay ? '' : endTime,
  };
}

/** A new event by the address: `2026-05-28`, `2026-05-28T14:00`, or two of them separated by a slash. */
export function newValues(when: string, calendar: CalendarName, today: string): EventValues {
  const [from = '', until] = when.split('/');
  const [day, time] = from.split('T');
  const startDay = isDay(day) ? day : today;
  const common = { title: '', calendar, url: '', guests: [], location: '', description: '', startDay };
  const start = momentInBrasilia(`${startDay}T${time}:00`).getTime();
  if (!time || Number.isNaN(start)) {
    const last = isDay(until) ? addDays(until, -1) : startDay;
    return { ...common, allDay: true, startTime: '', endDay: last < startDay ? startDay : last, endTime: '' };
  }
  const end = until ? momentInBrasilia(`${until}:00`).getTime() : Number.NaN;
  const [endDay, endTime] = clockOf(new Date(end > start ? end : start + HOUR_MS).toISOString());
  return { ...common, allDay: false, startTime: time, endDay, endTime };
}

/** As sent to the server; a null end removes the former one. */
export function sentOf({ title, url, calendar, guests, location, description, ...when }: EventValues) {
  return { title: title.trim(), url: url.trim(), ...timesOf(when), extendedProps: { calendar, guests, location, description } };
}

/** The changed fields: the times as a whole, others individually. */
export function changesOf(before: EventValues, after: EventValues) {
  const [{ extendedProps: oldProps, ...old }, { extendedProps: props, ...now }] = [sentOf(before), sentOf(after)];
  const { title, url, ...when } = changed(old, now);
  const { allDay, start, end } = now;
  return {
    ...(title !== undefined && { title }),
    ...(url !== undefined && { url }),
    ...(Object.keys(when).length > 0 && { allDay, start, end }),
    extendedProps: changed(oldProps, props),
  };
}

function changed<Fields extends object>(before: Fields, after: Fields): Partial<Fields> {
  const was = before as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(after).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name])),
  ) as Partial<Fields>;
}

type Times = Pick<EventValues, 'allDay' | 'startDay' | 'startTime' | 'endDay' | 'endTime'>;

function timesOf({ allDay, startDay, startTime, endDay, endTime }: Times) {
  if (allDay) return { allDay, start: startOfDayInBrasilia(startDay), end: startOfDayInBrasilia(endDay || startDay, 1) };
  const end = endDay && endTime ? momentInBrasilia(`${endDay}T${endTime}:00`).toISOString() : null;
  return { allDay, start: momentInBrasilia(`${startDay}T${startTime}:00`).toISOString(), end };
}

/** Moves the start, keeping the duration. */
export function withStart(values: EventValues, change: Partial<Pick<EventValues, 'startDay' | 'startTime'>>): EventValues {
  const moved = { ...values, ...change };
  if (values.allDay) {
    if (!isDay(values.startDay) || !isDay(moved.startDay) || !isDay(values.endDay)) return moved;
    const days = (Date.parse(values.endDay) - Date.parse(values.startDay)) / (24 * HOUR_MS);
    return { ...moved, endDay: addDays(moved.startDay, days) };
  }
  const [before, after, end] = [
    momentInBrasilia(`${values.startDay}T${values.startTime}:00`).getTime(),
    momentInBrasilia(`${moved.startDay}T${moved.startTime}:00`).getTime(),
    momentInBrasilia(`${values.endDay}T${values.endTime}:00`).getTime(),
  ];
  if ([before, after, end].some(Number.isNaN)) return moved;
  const [endDay, endTime] = clockOf(new Date(end + after - before).toISOString());
  return { ...moved, endDay, endTime };
}

/** An event made all-day keeps its days; one given a time gets an hour in the morning. */
export function withAllDay(values: EventValues, allDay: boolean): EventValues {
  if (allDay) return { ...values, allDay, startTime: '', endTime: '', endDay: values.endDay || values.startDay };
  return { ...values, allDay, startTime: '09:00', endTime: '10:00', endDay: values.endDay || values.startDay };
}

function clockOf(instant: string): [day: string, time: string] {
  const clock = clockInBrasilia(new Date(instant));
  return [clock.slice(0, 10), clock.slice(11, 16)];
}
