import { currentLanguage } from '#kit/web/locale/language.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import type { FirstQueries } from '#kit/web/page/screen.ts';
import { calls } from './calls.ts';
import { queryOf, spanAt } from './firstCalls.ts';
import { readNames } from './useCalendarState.ts';

/** The entries of the days shown. */
export const firstQueries: FirstQueries = ({ search }) => {
  const query = queryOf(
    spanAt(search, localeOf(currentLanguage())),
    search.calendars === undefined ? undefined : readNames(String(search.calendars)),
  );
  if (query.calendars?.length === 0) return [];
  return [calls.listEvents.query({ query }), calls.listDates.query({ query })];
};
