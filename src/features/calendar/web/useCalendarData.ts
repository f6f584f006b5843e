import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { type CalendarName, calendarNames } from '../contract.ts';
import { type CalendarDate, type CalendarEvent, isFull } from '../entities.ts';
import { calls } from './calls.ts';
import { queryOf } from './firstCalls.ts';
import { type Span, spanOf, stepFrom } from './grid/days.ts';
import type { CalendarState } from './useCalendarState.ts';

export type CalendarData = {
  events: readonly CalendarEvent[];
  dates: readonly CalendarDate[];
  /** The server has more than one answer contains. */
  hasMore: boolean;
  isFetching: boolean;
  /** Nothing has been loaded yet. */
  isPending: boolean;
  error: Error | null;
  retry: () => void;
};

/** Entries of the days shown; adjacent periods are prefetched. */
export function useCalendarData({ view, day, firstDay, chosen }: CalendarState): CalendarData {
  const input = inputOf(spanOf(view, day, firstDay), chosen);
  // With no calendar selected nothing is fetched.
  const enabled = chosen.length > 0;
  const events = useQuery({ ...calls.listEvents.query(input), placeholderData: keepPreviousData, enabled });
  const dates = useQuery({ ...calls.listDates.query(input), placeholderData: keepPreviousData, enabled });

  const queryClient = useQueryClient();
  const isThere = events.isSuccess && dates.isSuccess && !events.isPlaceholderData && !dates.isPlaceholderData;
  useEffect(() => {
    if (!isThere || !enabled) return;
    for (const by of [1, -1] as const) {
      const beside = inputOf(spanOf(view, stepFrom(view, day, by), firstDay), chosen);
      void queryClient.prefetchQuery(calls.listEvents.query(beside));
      void queryClient.prefetchQuery(calls.listDates.query(beside));
    }
  }, [isThere, enabled, view, day, firstDay, chosen, queryClient]);

  // Previous data is filtered by the current choice immediately.
  const shown = <Item>(items: readonly Item[] | undefined, nameOf: (item: Item) => CalendarName) =>
    items?.filter((item) => chosen.includes(nameOf(item))) ?? [];
  return {
    // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` depends on the choice alone
    events: useMemo(() => shown(events.data, ({ extendedProps }) => extendedProps.calendar), [events.data, chosen]),
    // biome-ignore lint/correctness/useExhaustiveDependencies: `shown` depends on the choice alone
    dates: useMemo(() => shown(dates.data?.dates, ({ calendar }) => calendar), [dates.data, chosen]),
    hasMore: enabled && (dates.data?.hasMore || isFull(events.data ?? [])),
    isFetching: events.isFetching || dates.isFetching,
    isPending: enabled && (events.isPending || dates.isPending),
    error: enabled ? (events.error ?? dates.error) : null,
    retry: () => {
      if (events.isError) void events.refetch();
      if (dates.isError) void dates.refetch();
    },
  };
}

/** The input of the calls for these calendars. */
function inputOf(span: Span, chosen: readonly CalendarName[]) {
  return { query: queryOf(span, chosen.length < calendarNames.length ? chosen : undefined) };
}
