// Shared by the charts with two axes.

import { useDirection } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import type { XAxisTickContentProps } from 'recharts';
import { atPrefix } from '../pathPrefix.ts';
import type { ChartProps, Datum } from './chart.ts';
import { acrossTick, upwardsTick } from './ticks.tsx';
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
  const longest = Math.max(1, ...[...ticks.values()].map((tick) => tick.length));
  return {
    xAxisProps: {
      reversed: isRtl,
      tickMargin: 4,
      interval: 0 as const,
      tick: (tick: XAxisTickContentProps) => acrossTick(tick, longest),
      tickFormatter: (label: string) => ticks.get(label) ?? label,
    },
    yAxisProps: {
      width: 'auto' as const,
      orientation: isRtl ? ('right' as const) : ('left' as const),
      tickMargin: 4,
      interval: 0 as const,
      allowDecimals: false,
      tick: upwardsTick,
      tickFormatter: (value: number) => short(value, series[0]?.format),
    },
  };
}

/** Opens the list of a clicked row. */
export function useDrillDown(): (datum: Datum | undefined) => void {
  const router = useRouter();
  return (datum) => {
    if (datum?.href) void router.navigate({ href: atPrefix(datum.href) });
  };
}
