// The place of the grid: the month as a plain table until it is there.
import { Button } from '@mantine/core';
import { IconCalendarOff } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { fetchWhenIdle } from '#kit/web/request/fetchWhenIdle.ts';
import { useIsPainted } from '#kit/web/request/firstPaint.ts';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';
import type { CalendarEvent } from '../../entities.ts';
import classes from '../CalendarScreen.module.css';
import type { CalendarData } from '../useCalendarData.ts';
import type { CalendarState } from '../useCalendarState.ts';
import type { View } from '../views.ts';
import { spanOf } from './days.ts';
import type { When } from './entries.ts';
import { FirstMonth } from './FirstMonth.tsx';
import { gridViewOf, kindOf, useIsPhone } from './gridView.ts';
import { PhoneMonth } from './PhoneMonth.tsx';

const fetchGrid = {
  days: async () => (await import('./DaysGrid.tsx')).DaysGrid,
  hours: async () => (await import('./HoursGrid.tsx')).HoursGrid,
  list: async () => (await import('./ListGrid.tsx')).ListGrid,
};
/** Fetches what every view needs. */
export const fetchAllGrids = () => Promise.all([fetchGrid.days(), fetchGrid.hours(), fetchGrid.list()]);
const grids = {
  // The month can be read without.
  days: optionalPart(fetchGrid.days),
  hours: lazy(async () => ({ default: await fetchGrid.hours() })),
  list: lazy(async () => ({ default: await fetchGrid.list() })),
};

type GridAreaProps = {
  state: CalendarState;
  data: CalendarData;
  dnsLabel: string;
  add: (when: string) => void;
  move: (event: CalendarEvent, when: When) => Promise<void>;
};

/** The grid, once its entries are there. It follows what is asked for in its own time, so that the toolbar answers first. */
export function GridArea({ state, data: { events, dates, isPending, error }, dnsLabel, add, move }: GridAreaProps) {
  const isPhone = useIsPhone();
  const asked = useMemo(() => ({ state, events, dates, isPending, isPhone }), [state, events, dates, isPending, isPhone]);
  const shown = useDeferredValue(asked);
  const { view, day, firstDay, chosen } = shown.state;
  const gridView = gridViewOf(view, shown.isPhone);
  const kind = kindOf(gridView);
  const Grid = grids[kind];
  /** Drawn by ourselves: FullCalendar is not needed for it. */
  const isPhoneMonth = shown.isPhone && view === 'month';
  const isPainted = useIsPainted();
  useEffect(() => {
    if (isPainted && !isPhoneMonth) void fetchGrid[kind]().catch(() => {});
  }, [isPainted, kind, isPhoneMonth]);
  const span = spanOf(view, day, firstDay);
  /** What has found its heights: a view of some days. */
  const [settled, setSettled] = useState<string>();
  const settling = `${gridView} ${span.start}`;
  const box = useRef<HTMLDivElement>(null);
  const settle = useCallback(() => {
    const focused = box.current?.querySelector('table a:focus')?.getAttribute('href');
    flushSync(() => setSettled(settling));
    // The grid has the same entry as the month before it.
    const entry = focused && [...(box.current?.querySelectorAll('a') ?? [])].find((link) => link.getAttribute('href') === focused);
    if (entry) entry.focus({ preventScroll: true });
  }, [settling]);
  const isSettled = settled === settling;
  const wasSettled = settled !== undefined;
  useEffect(() => (wasSettled ? fetchWhenIdle(fetchAllGrids, () => {}) : undefined), [wasSettled]);
  const isKnown = !shown.isPending && !error;
  const hasCalendars = chosen.length > 0;
  const empty = useMemo(
    () => <NothingHere isKnown={isKnown} view={view} hasCalendars={hasCalendars} add={() => add(day)} />,
    [isKnown, view, hasCalendars, add, day],
  );
  if (isPhoneMonth) {
    return (
      <div className={classes.grid} aria-busy={shown.isPending}>
        <PhoneMonth state={shown.state} events={shown.events} dates={shown.dates} dnsLabel={dnsLabel} add={add} isKnown={isKnown} />
      </div>
    );
  }
  return (
    <div
      ref={box}
      className={classes.grid}
      aria-busy={isPending || (!isSettled && view !== 'month')}
      data-hours={view === 'week' || view === 'day' || undefined}
      data-settling={!isSettled || undefined}
    >
      {!wasSettled && view === 'month' && <FirstMonth state={shown.state} events={shown.events} dates={shown.dates} dnsLabel={dnsLabel} />}
      <div className={classes.settled} inert={!wasSettled}>
        <Suspense>
          {isPainted && (wasSettled || !shown.isPending) && (
            <Grid
              state={shown.state}
              gridView={gridView}
              isPhone={shown.isPhone}
              events={shown.events}
              dates={shown.dates}
              dnsLabel={dnsLabel}
              empty={empty}
              add={add}
              move={move}
              settle={settle}
            />
          )}
        </Suspense>
      </div>
    </div>
  );
}

type NothingHereProps = { isKnown: boolean; view: View; hasCalendars: boolean; add: () => void };

/** Empty state of the list view. */
function NothingHere({ isKnown, view, hasCalendars, add }: NothingHereProps) {
  const t = useTexts('calendar');
  if (!isKnown) return <span aria-hidden />;
  return (
    <EmptyState
      icon={<IconCalendarOff />}
      title={t(!hasCalendars ? 'empty.noneTitle' : view === 'week' ? 'empty.week' : 'empty.title')}
      hint={t(hasCalendars ? 'empty.hint' : 'empty.noneHint')}
    >
      {hasCalendars && (
        <>
          <Button variant="default" renderRoot={(props) => <Link to="/apps/invoice/list" {...props} />}>
            {t('empty.notices')}
          </Button>
          <Button variant="light" onClick={add}>
            {t('add.open')}
          </Button>
        </>
      )}
    </EmptyState>
  );
}
