import { useTexts } from '../locale/i18n.ts';
import { AddressLink } from '../text/AddressLink.tsx';
import textStyles from '../text/text.module.css';
import classes from './BarRows.module.css';
import { type ChartProps, cssColor, type Datum, totalOf } from './chart.ts';
import { useFigures } from './useFigures.ts';

/**
 * Rows with a name, the first series' value, its share and a bar, each linked to its list. Readable without a table.
 * Rows beyond `most` are combined; the table has them all.
 */
export function BarRows({ series: [series], data, most: mostRows }: Pick<ChartProps, 'series' | 'data'> & { most?: number }) {
  const t = useTexts('charts');
  const { full, short } = useFigures();
  if (!series) return null;
  const total = totalOf(data, series);
  const rest = mostRows !== undefined && data.length > mostRows ? data.slice(mostRows - 1) : [];
  const others: Datum = {
    key: 'others',
    label: t('others', { count: rest.length, figure: full(rest.length) }),
    color: 'secondary',
    values: { [series.key]: totalOf(rest, series) },
  };
  const rows = rest.length > 0 ? [...data.slice(0, data.length - rest.length), others] : data;
  const most = Math.max(...rows.map(({ values }) => values[series.key] ?? 0), 1);
  return (
    <ul className={classes.rows}>
      {rows.map(({ key, label, href, color, values }) => {
        const value = values[series.key] ?? 0;
        const inside = (
          <>
            <span className={textStyles.oneLine}>{label}</span>
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
