import { AddressLink } from '../AddressLink.tsx';
import classes from './BarRows.module.css';
import { type ChartProps, cssColor, totalOf } from './chart.ts';
import { useFigures } from './useFigures.ts';

/**
 * Rows with a name, the first series' figure, its share of all and a bar; each leads to what it counts. It is read without a table.
 * `most` leaves the last ones to the table.
 */
export function BarRows({ series: [series], data, most: mostRows }: Pick<ChartProps, 'series' | 'data'> & { most?: number }) {
  const { full, short } = useFigures();
  if (!series) return null;
  const total = totalOf(data, series);
  const most = Math.max(...data.map(({ values }) => values[series.key] ?? 0), 1);
  return (
    <ul className={classes.rows}>
      {data.slice(0, mostRows).map(({ key, label, href, color, values }) => {
        const value = values[series.key] ?? 0;
        const inside = (
          <>
            <span className={classes.name}>{label}</span>
            <span className={classes.figures}>
              <strong>{series.format === 'money' ? short(value, 'money') : full(value, series.format)}</strong>
              <span>{full(total === 0 ? 0 : value / total, 'percent')}</span>
            </span>
            <span className={classes.track} aria-hidden>
              {value > 0 && (
                <span
                  className={classes.bar}
                  style={{ inlineSize: `${(value / most) * 100}%`, background: cssColor(color ?? series.color) }}
                />
              )}
            </span>
          </>
        );
        return (
          <li key={key ?? label}>
            {href ? (
              <AddressLink className={classes.row} href={href}>
                {inside}
              </AddressLink>
            ) : (
              <span className={classes.row}>{inside}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
