import { currentLanguage } from '#kit/web/locale/language.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import type { FirstQueries } from '#kit/web/page/screen.ts';
import { calls } from './calls.ts';
import { spanAt } from './firstCalls.ts';
import { inputOf } from './useCalendarData.ts';
import { readNames } from './useCalendarState.ts';

/** The entries of the days shown, as `useCalendarData` asks for them. */
export const firstQueries: FirstQueries = ({ search }) => {
  const chosen = readNames(search.calendars === undefined ? undefined : String(search.calendars));
  if (chosen.length === 0) return [];
  const input = inputOf(spanAt(search, localeOf(currentLanguage())), chosen);
  return [calls.listEvents.query(input), calls.listDates.query(input)];
};
