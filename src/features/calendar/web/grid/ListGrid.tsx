import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import { CalendarGrid, type GridProps } from './CalendarGrid.tsx';

const plugins = [list, interaction];

/** The entries of a week or a month, day by day. */
export function ListGrid(props: GridProps) {
  return <CalendarGrid {...props} plugins={plugins} />;
}
