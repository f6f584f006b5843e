import type { ChartProps } from '#kit/web/charts/chart.ts';
import { AreaMap } from './AreaMap.tsx';
import { readStates } from './stateGeometry.ts';

const states = readStates();

/** The first series by state, in their real outlines: `key` of a row is its state, `SP`. */
export function StateMap({ label, series: [series], data, height, kind }: ChartProps & { label: string; kind?: 'shades' | 'circles' }) {
  if (!series) return null;
  const figures = new Map(data.map(({ key = '', href, values }) => [key, { value: values[series.key] ?? 0, href }]));
  return <AreaMap label={label} geometry={states} figures={figures} format={series.format} height={height} {...(kind && { kind })} />;
}
