import { useId } from 'react';
import { type ChartProps, chartColorAt, type Series, totalOf } from '#kit/web/charts/chart.ts';
import { fillOf, Patterns } from '#kit/web/charts/fills.tsx';

/** Each row as a part of the whole, with its own colour and pattern: for the legend, for the chart library, and the definitions. */
export function useParts({ series: [series], data }: Pick<ChartProps, 'series' | 'data'>) {
  const id = useId();
  const parts = data.map(({ label, color }, index): Series => ({ key: String(index), name: label, color: color ?? chartColorAt(index) }));
  const cells = data.map((datum, index) => ({
    name: datum.label,
    value: (series && datum.values[series.key]) ?? 0,
    color: fillOf(id, parts[index] as Series, index),
    datum,
  }));
  return { parts, cells, patterns: <Patterns id={id} series={parts} />, total: series ? totalOf(data, series) : 0 };
}
