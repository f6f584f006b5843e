import dayGrid from '@fullcalendar/react/daygrid';
import interaction from '@fullcalendar/react/interaction';
import { CalendarGrid, type GridProps } from './CalendarGrid.tsx';

const plugins = [dayGrid, interaction];

/** The days of a month. */
export function DaysGrid(props: GridProps) {
  return <CalendarGrid {...props} plugins={plugins} />;
}
