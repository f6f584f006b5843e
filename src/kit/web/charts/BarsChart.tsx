import { BarChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import { useId } from 'react';
import classes from './Chart.module.css';
import { ChartTip } from './ChartTip.tsx';
import { type ChartProps, cssColor } from './chart.ts';
import { fillOf, Patterns } from './fills.tsx';
import { type PlotRow, plotRows, useAxes, useDrillDown } from './plot.ts';

/** Grouped or stacked bars. A click opens a bar's list. */
export function BarsChart({ series, data, height, isStacked }: ChartProps & { isStacked: boolean }) {
  const id = useId();
  const lead = useDrillDown();
  const last = series.at(-1)?.key;
  return (
    <BarChart
      className={classes.plot}
      data-leads={data.some(({ href }) => href) || undefined}
      h={height}
      data={plotRows({ series, data })}
      dataKey="label"
      type={isStacked ? 'stacked' : 'default'}
      series={series.map((one, index) => ({ name: one.key, label: one.name, color: cssColor(one.color, index) }))}
      tickLine="none"
      gridColor="var(--chart-line)"
      strokeDasharray="0"
      maxBarWidth={40}
      accessibilityLayer={false}
      tooltipProps={{
        content: ({ payload }) => <ChartTip datum={(payload?.[0]?.payload as PlotRow | undefined)?.datum} series={series} />,
      }}
      barProps={({ name }) => {
        const index = series.findIndex(({ key }) => key === name);
        const own = series[index];
        return {
          ...(own && { fill: fillOf(id, own, index) }),
          radius: isStacked && name !== last ? 0 : [3, 3, 0, 0],
          onClick: ({ payload }: { payload?: PlotRow }) => lead(payload?.datum),
        };
      }}
      {...useAxes({ series, data })}
    >
      <Patterns id={id} series={series} />
    </BarChart>
  );
}
