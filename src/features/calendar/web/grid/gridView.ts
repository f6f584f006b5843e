// Which of FullCalendar's views shows one of ours, and which module has it.
import { useMediaQuery } from '@mantine/hooks';
import type { View } from '../views.ts';

/** Entries that a day of the month has room for; how many more there are stands below them. */
export const MOST_ENTRIES = 2;

const gridViews = { month: 'dayGridMonth', week: 'timeGridWeek', day: 'timeGridDay', list: 'listMonth' } as const;
/** On phones seven columns have no room for words. */
const narrowViews = { ...gridViews, week: 'listWeek' } as const;

export type GridView = (typeof gridViews)[View] | (typeof narrowViews)[View];
export type GridKind = 'days' | 'hours' | 'list';

const kinds: Record<GridView, GridKind> = {
  dayGridMonth: 'days',
  timeGridWeek: 'hours',
  timeGridDay: 'hours',
  listMonth: 'list',
  listWeek: 'list',
};

export function useIsPhone(): boolean {
  return useMediaQuery('(max-width: 47.99em)', undefined, { getInitialValueInEffect: false });
}

export function gridViewOf(view: View, isPhone: boolean): GridView {
  return (isPhone ? narrowViews : gridViews)[view];
}

export function kindOf(view: GridView): GridKind {
  return kinds[view];
}
