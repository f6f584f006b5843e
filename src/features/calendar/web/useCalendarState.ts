import { useMemo } from 'react';
import { dayInBrasilia } from '#kit/clock.ts';
import { useLanguage } from '#kit/web/locale/i18n.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { useListState } from '#kit/web/search/listState.ts';
import type { Search } from '#kit/web/search/search.ts';
import { type CalendarName, calendarNames } from '../contract.ts';
import { calendarSearch } from './calendarSearch.ts';
import { firstDayOf, isDay } from './grid/days.ts';
import type { View } from './views.ts';

export type CalendarState = {
  view: View;
  /** The day around which the view is. */
  day: string;
  today: string;
  firstDay: number;
  locale: string;
  /** The calendars shown, in the specification's order. */
  chosen: readonly CalendarName[];
  search: Search<typeof calendarSearch>;
  set(change: Search<typeof calendarSearch>, options?: { replace?: boolean }): void;
};

/** State of the calendar from the address. */
export function useCalendarState(): CalendarState {
  const { query, search, set } = useListState(calendarSearch);
  const locale = localeOf(useLanguage());
  const firstDay = useMemo(() => firstDayOf(locale), [locale]);
  const chosen = useMemo(() => readNames(search.calendars), [search.calendars]);
  const today = dayInBrasilia(new Date());
  const day = isDay(search.day) ? search.day : today;
  // The same object until something changes, so that the grid is not rendered for nothing.
  return useMemo(
    () => ({ view: query.view, day, today, firstDay, locale, chosen, search, set }),
    [query.view, day, today, firstDay, locale, chosen, search, set],
  );
}

/** Value for the address; undefined for all, the default. */
export function writeNames(names: readonly CalendarName[]): string | undefined {
  if (calendarNames.every((name) => names.includes(name))) return undefined;
  return names.length === 0 ? none : calendarNames.filter((name) => names.includes(name)).join(',');
}
const none = 'none';

/** The calendars that an address names; all when it names none. */
function readNames(text: string | undefined): readonly CalendarName[] {
  if (text === undefined) return calendarNames;
  const names = text.split(',');
  return calendarNames.filter((name) => names.includes(name));
}
