// Shared by the charts with two axes.
import { useDirection } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { ChartProps, Datum } from './chart.ts';
import { useFigures } from './useFigures.ts';

/** A row for the chart library: flat, plus the original row. */
export type PlotRow = Record<string, unknown> & { datum: Datum };

export function plotRows({ data, series }: Pick<ChartProps, 'data' | 'series'>): PlotRow[] {
  return data.map((datum) => ({
    label: datum.label,
    datum,
    ...Object.fromEntries(series.map(({ key }) => [key, datum.values[key] ?? null])),
  }));
}

/** Axes for both text directions, with short numbers. */
export function useAxes({ series, data }: Pick<ChartProps, 'data' | 'series'>) {
  const isRtl = useDirection().dir === 'rtl';
  const { short } = useFigures();
  const ticks = new Map(data.map(({ label, tick = label }) => [label, tick]));
  return {
    // Evenly spaced labels, as many as fit; all steps of the value axis.
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

/** Opens the list of a clicked row. */
export function useDrillDown(): (datum: Datum | undefined) => void {
  const router = useRouter();
  return (datum) => {
    if (datum?.href) void router.navigate({ href: datum.href });
  };
}
