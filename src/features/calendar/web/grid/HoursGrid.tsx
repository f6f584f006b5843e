import interaction from '@fullcalendar/react/interaction';
import timeGrid from '@fullcalendar/react/timegrid';
import { CalendarGrid, type GridProps } from './CalendarGrid.tsx';

const plugins = [timeGrid, interaction];

/** The hours of a day or a week. */
export function HoursGrid(props: GridProps) {
  return <CalendarGrid {...props} plugins={plugins} />;
}
