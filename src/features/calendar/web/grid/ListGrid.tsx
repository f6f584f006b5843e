import interaction from '@fullcalendar/react/interaction';
import list from '@fullcalendar/react/list';
import { useEffect, useRef } from 'react';
import { CalendarGrid, type GridProps } from './CalendarGrid.tsx';
import classes from './grid.module.css';

const plugins = [list, interaction];

/** The entries of a week or a month, day by day, from the day that is asked for on. */
export function ListGrid(props: GridProps) {
  const { gridView, events, dates } = props;
  const { day } = props.state;
  const box = useRef<HTMLDivElement>(null);
  const shownDay = useRef<string>(undefined);
  useEffect(() => {
    const wanted = `${gridView} ${day}`;
    // The entries of another month come later than its day.
    if (events.length + dates.length === 0 || shownDay.current === wanted) return;
    // The grid renders the entries after this effect.
    const frame = requestAnimationFrame(() => {
      const headings = [...(box.current?.querySelectorAll<HTMLElement>('[data-date]') ?? [])];
      const ofMonth = headings.filter(({ dataset }) => dataset.date?.startsWith(day.slice(0, 7)));
      const heading = ofMonth.find(({ dataset }) => (dataset.date ?? '') >= day) ?? ofMonth.at(-1);
      if (!heading) return;
      shownDay.current = wanted;
      // The first one keeps what is above it in sight.
      if (heading !== headings[0]) heading.scrollIntoView({ block: 'start' });
    });
    return () => cancelAnimationFrame(frame);
  }, [gridView, day, events, dates]);
  return (
    <div ref={box} className={classes.box}>
      <CalendarGrid {...props} plugins={plugins} />
    </div>
  );
}
