import classes from './Chart.module.css';
import type { Series } from './chart.ts';
import { swatchOf } from './fills.tsx';

/** The legend of the series. */
export function Legend({ series, kind }: { series: readonly Series[]; kind: string }) {
  const isLine = kind === 'lines' || kind === 'areas';
  return (
    <ul className={classes.legend}>
      {series.map((one, index) => (
        <li key={one.key}>
          <span className={classes.swatch} style={swatchOf(one, index, isLine)} />
          {one.name}
        </li>
      ))}
    </ul>
  );
}
