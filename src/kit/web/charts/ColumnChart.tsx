import type { CSSProperties } from 'react';
import { AddressLink } from '../text/AddressLink.tsx';
import classes from './ColumnChart.module.css';
import { type ChartProps, cssColor, marksUpTo } from './chart.ts';
import { useFigures } from './useFigures.ts';

/** About the width of a character of a label, and the gap between two, in pixels. */
const characterWidth = 7;
const gap = 8;

/**
 * The first series' counts or amounts as columns, each linked to its list, for a `ChartCard`. Plain elements: a first screen can have it
 * without the chart library.
 */
export function ColumnChart({ series: [series], data }: Pick<ChartProps, 'series' | 'data'>) {
  const { full, short } = useFigures();
  if (!series) return null;
  const marks = marksUpTo(Math.max(0, ...data.map(({ values }) => values[series.key] ?? 0)));
  const top = marks.at(-1) ?? 1;
  const longest = Math.max(0, ...data.map(({ label, tick = label }) => tick.length));
  /** The chart's width from which a column has its label: those that do not fit are left out evenly. */
  const roomFor = (index: number) => {
    let every = 1;
    while (every < data.length && index % (every * 2) === 0) every *= 2;
    return (data.length / every) * (longest * characterWidth + gap);
  };
  return (
    <div className={classes.chart}>
      <ul className={classes.marks}>
        {marks.toReversed().map((mark) => (
          <li key={mark}>{short(mark, series.format)}</li>
        ))}
      </ul>
      <ul className={classes.columns}>
        {data.map(({ key, label, tick = label, note, href, color, values }, index) => {
          const value = values[series.key] ?? 0;
          const words = `${label}: ${full(values[series.key], series.format)}${note ? ` · ${note}` : ''}`;
          const bar = (
            <span className={classes.bar} style={{ blockSize: `${(100 * value) / top}%`, background: cssColor(color ?? series.color) }} />
          );
          return (
            <li key={key ?? label}>
              {href ? (
                // Too narrow to be focused on a phone; the table has the same links.
                <AddressLink className={classes.column} href={href} data-hint={words} tabIndex={-1}>
                  {bar}
                </AddressLink>
              ) : (
                <span className={classes.column} data-hint={words}>
                  {bar}
                </span>
              )}
              <span className={classes.label} style={{ '--room': `${roomFor(index)}px` } as CSSProperties}>
                {tick}
              </span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
