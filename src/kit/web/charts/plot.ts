// What the charts along two axes have in common.
import { useDirection } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { ChartProps, Datum } from './chart.ts';
import { useFigures } from './useFigures.ts';

/** A row as the chart library takes it: flat, with the row itself beside. */
export type PlotRow = Record<string, unknown> & { datum: Datum };

export function plotRows({ data, series }: Pick<ChartProps, 'data' | 'series'>): PlotRow[] {
  return data.map((datum) => ({
    label: datum.label,
    datum,
    ...Object.fromEntries(series.map(({ key }) => [key, datum.values[key] ?? null])),
  }));
}

/** Axes that begin where reading does; figures along them are short. */
export function useAxes({ series, data }: Pick<ChartProps, 'data' | 'series'>) {
  const isRtl = useDirection().dir === 'rtl';
  const { short } = useFigures();
  const ticks = new Map(data.map(({ label, tick = label }) => [label, tick]));
  return {
    // As many labels as fit, at even distances; of a scale every step.
    xAxisProps: {
      reversed: isRtl,
      tickMargin: 4,
      interval: 'equidistantPreserveStart' as const,
      tickFormatter: (label: string) => ticks.get(label) ?? label,
    },
    yAxisProps: {
      width: 'auto' as const,
      orientation: isRtl ? ('right' as const) : ('left' as const),
      tickMargin: 4,
      interval: 0 as const,
      allowDecimals: false,
      tick: { fontSize: 12, fill: 'currentColor' },
      tickFormatter: (value: number) => short(value, series[0]?.format),
    },
  };
}

/** Goes to the list behind a row that was clicked. */
export function useDrillDown(): (datum: Datum | undefined) => void {
  const router = useRouter();
  return (datum) => {
    if (datum?.href) void router.navigate({ href: datum.href });
  };
}
