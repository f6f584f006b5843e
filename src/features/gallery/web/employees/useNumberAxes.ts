import { useDirection } from '@mantine/core';
import type { FigureFormat } from '#kit/web/charts/chart.ts';
import { useFigures } from '#kit/web/charts/useFigures.ts';

/** Two axes of numbers for both text directions, with short numbers; years stay as they are. */
export function useNumberAxes(x: FigureFormat | 'year', y: FigureFormat) {
  const isRtl = useDirection().dir === 'rtl';
  const { short } = useFigures();
  const tick = { fontSize: 12, fill: 'currentColor' };
  return {
    xAxisProps: {
      type: 'number' as const,
      reversed: isRtl,
      domain: ['auto', 'auto'] as [string, string],
      allowDecimals: false,
      tick,
      tickMargin: 6,
      tickFormatter: (value: number) => (x === 'year' ? String(value) : short(value, x)),
    },
    yAxisProps: {
      type: 'number' as const,
      width: 'auto' as const,
      orientation: isRtl ? ('right' as const) : ('left' as const),
      tick,
      tickMargin: 6,
      tickFormatter: (value: number) => short(value, y),
    },
  };
}
