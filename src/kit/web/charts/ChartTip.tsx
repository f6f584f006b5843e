import classes from './Chart.module.css';
import { cssColor, type Datum, type Series } from './chart.ts';
import { useFigures } from './useFigures.ts';

/** The tooltip with a row's values. */
export function ChartTip({ datum, series }: { datum: Datum | undefined; series: readonly Series[] }) {
  const { full } = useFigures();
  if (!datum) return null;
  return (
    <div className={classes.tip} dir={document.dir}>
      <strong>{datum.label}</strong>
      {datum.note && <small>{datum.note}</small>}
      <dl>
        {series.map((one, index) => (
          <div key={one.key}>
            <span className={classes.swatch} style={{ borderRadius: 3, background: cssColor(datum.color ?? one.color, index) }} />
            <dt>{one.name}</dt>
            <dd>{full(datum.values[one.key], one.format)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
