import { useTexts } from '../locale/i18n.ts';
import { AddressLink } from '../text/AddressLink.tsx';
import textStyles from '../text/text.module.css';
import classes from './BarRows.module.css';
import { type ChartProps, cssColor, type Datum, totalOf } from './chart.ts';
import { useFigures } from './useFigures.ts';

type BarRowsProps = Pick<ChartProps, 'series' | 'data'> & {
  most?: number | undefined;
  /** What the rows are shares of, where they are not all of it; null: they are no parts of a whole. By default, their sum. */
  whole?: number | null | undefined;
};

/**
 * Rows with a name, the first series' value, its share and a bar, each linked to its list. Readable without a table.
 * A bar over the whole width is 100%; without shares it is the highest value, which is then said.
 * Rows beyond `most` are combined; the table has them all.
 */
export function BarRows({ series: [series], data, most: mostRows, whole }: BarRowsProps) {
  const t = useTexts('charts');
  const { full, short } = useFigures();
  if (!series) return null;
  const total = whole === undefined ? totalOf(data, series) : whole;
  const rest = mostRows !== undefined && data.length > mostRows ? data.slice(mostRows - 1) : [];
  const others: Datum = {
    key: 'others',
    label: t('others', { count: rest.length, figure: full(rest.length) }),
    color: 'secondary',
    values: { [series.key]: totalOf(rest, series) },
  };
  const rows = rest.length > 0 ? [...data.slice(0, data.length - rest.length), others] : data;
  const highest = Math.max(...rows.map(({ values }) => values[series.key] ?? 0), 0);
  const most = total === null ? highest : total;
  const words = (value: number) => (series.format === 'money' ? short(value, 'money') : full(value, series.format));
  const list = (
    <ul className={classes.rows}>
      {rows.map(({ key, label, href, color, note, values }) => {
        const value = values[series.key] ?? 0;
        const share = most > 0 ? Math.min(1, value / most) : 0;
        const inside = (
          <>
            <span className={textStyles.oneLine}>{label}</span>
            <span className={classes.figures}>
              <strong>{words(value)}</strong>
              {total !== null && <span>{full(share, 'percent')}</span>}
            </span>
            {note && <span className={classes.note}>{note}</span>}
            <span className={classes.track} aria-hidden>
              {value > 0 && (
                <span className={classes.bar} style={{ inlineSize: `${share * 100}%`, background: cssColor(color ?? series.color) }} />
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
  if (total !== null || highest === 0) return list;
  return (
    <div className={classes.scaled}>
      {list}
      <p className={classes.note}>{t('wholeBar', { figure: words(highest) })}</p>
    </div>
  );
}
