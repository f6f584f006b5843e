// The month that phones show first, before the code of the application is there: the build renders it, but not for the day of the visit.
import { clockInBrasilia } from '#kit/clock.ts';
import { longDates } from '#kit/web/locale/longDates.ts';
import type { CalendarDate, CalendarEvent } from '../entities.ts';
import { addDays, capitalized, firstDayOf, titleOf, weeksOf } from './grid/days.ts';
import { type Entry, entriesByDay } from './grid/entriesByDay.ts';

/** Texts of entries, which the build writes beside their places. */
export type FirstWords = { allDay: string; kinds: Record<string, string> };
/** The answers of the first calls; undefined if one failed. */
export type FirstEvents = CalendarEvent[] | undefined;
export type FirstDates = { dates: CalendarDate[] } | undefined;

/** Puts the days around `today` into the rendered month. @returns whether there is one */
export function drawDays(main: HTMLElement, today: string, locale: string): boolean {
  const body = main.querySelector('table tbody');
  const pattern = body?.querySelector('tr');
  if (!body || !pattern) return false;
  const firstDay = firstDayOf(locale);
  const weeks = weeksOf(today, firstDay);
  const names = longDates(locale);
  write(main.querySelector('h2'), titleOf('month', today, firstDay, locale));
  write(main.querySelector('h3'), capitalized(names.weekdayAndDay(today), locale));
  for (const [index, name] of main.querySelectorAll('thead abbr').entries()) write(name, names.letter(weeks[0]?.[index] ?? today));
  body.replaceChildren(...weeks.map(() => pattern.cloneNode(true)));
  const days = weeks.flat();
  for (const [index, button] of body.querySelectorAll('button').entries()) {
    const day = days[index] ?? today;
    write(button.querySelector('span'), String(Number(day.slice(8))));
    button.toggleAttribute('data-other', day.slice(0, 7) !== today.slice(0, 7));
    button.setAttribute('aria-pressed', String(day === today));
    // The build marked its own day.
    if (day === today) button.setAttribute('aria-current', 'date');
    else button.removeAttribute('aria-current');
  }
  return true;
}

/** Puts the words of today's first entries into their places, and takes out the places that are left. */
export function fillEntries(main: HTMLElement, events: FirstEvents, dates: FirstDates, today: string): void {
  const list = main.querySelector<HTMLElement>('[data-first-entries]');
  if (!list || !events || !dates) return;
  const words: FirstWords = JSON.parse(list.dataset.firstEntries ?? '');
  const entries = entriesByDay(events, dates.dates, { start: today, end: addDays(today, 1) }).get(today) ?? [];
  for (const [index, line] of [...list.children].entries()) {
    const entry = entries[index];
    if (entry) fillLine(line, entry, words);
    else line.remove();
  }
}

function fillLine(line: Element, { title, thing: { date }, time, until }: Entry, { allDay, kinds }: FirstWords): void {
  const clock = (moment: string) => clockInBrasilia(moment).slice(11, 16);
  const when = time !== undefined ? clock(time) : until !== undefined ? `– ${clock(until)}` : allDay;
  const [name, detail] = line.querySelectorAll('bdi');
  write(line.querySelector('span span span'), when);
  write(line.querySelector('b'), date ? (kinds[date.kind] ?? '') : '');
  write(name, title);
  write(detail, date?.text ?? '');
}

function write(place: Element | null | undefined, text: string): void {
  if (place) place.textContent = text;
}
