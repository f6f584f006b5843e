import { DonutChart as Ring } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { useId, useMemo } from 'react';
import { AddressLink } from '../text/AddressLink.tsx';
import classes from './Chart.module.css';
import { ChartTip } from './ChartTip.tsx';
import { type ChartProps, chartColorAt, type Series, totalOf } from './chart.ts';
import { fillOf, Patterns, swatchOf } from './fills.tsx';
import { useDrillDown } from './plot.ts';
import { useFigures } from './useFigures.ts';

/** A donut with the sum inside, and a legend with each part's name, value and share. */
export function DonutChart({ series: [series], data, height }: ChartProps) {
  const { full, short } = useFigures();
  const lead = useDrillDown();
  const id = useId();
  // Each part has its own colour and pattern.
  const parts = useMemo(
    () => data.map(({ color }, index): Series => ({ key: String(index), name: '', color: color ?? chartColorAt(index) })),
    [data],
  );
  const cells = useMemo(
    () =>
      data.map((datum, index) => ({
        name: datum.label,
        value: (series && datum.values[series.key]) ?? 0,
        color: fillOf(id, parts[index] as Series, index),
        datum,
      })),
    [data, series, parts, id],
  );
  if (!series) return null;
  const total = totalOf(data, series);
  const size = Math.min(height - 16, 176);
  return (
    <div className={classes.donut}>
      <div className={classes.ring} aria-hidden>
        <Ring
          className={classes.plot}
          data-leads={data.some(({ href }) => href) || undefined}
          data={cells}
          size={size}
          thickness={Math.round(size / 7)}
          paddingAngle={cells.length > 1 ? 2 : 0}
          strokeWidth={0}
          startAngle={90}
          endAngle={-270}
          withTooltip
          accessibilityLayer={false}
          pieProps={{
            isAnimationActive: false,
            rootTabIndex: -1,
            onClick: ({ payload }) => lead((payload as (typeof cells)[number]).datum),
          }}
          tooltipProps={{
            content: ({ payload }) => (
              <ChartTip datum={(payload?.[0]?.payload as { datum?: (typeof data)[number] } | undefined)?.datum} series={[series]} />
            ),
          }}
        >
          <Patterns id={id} series={parts} />
        </Ring>
        <div className={classes.hole}>
          <strong>{short(total, series.format)}</strong>
          {series.name}
        </div>
      </div>
      <ul className={classes.parts}>
        {cells.map(({ name, value, datum }, index) => (
          <li key={datum.key ?? name}>
            <span className={classes.swatch} style={swatchOf(parts[index] as Series, index, false)} aria-hidden />
            {datum.href ? <AddressLink href={datum.href}>{name}</AddressLink> : <span>{name}</span>}
            <span>{full(value, series.format)}</span>
            <span>{full(total === 0 ? 0 : value / total, 'percent')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
