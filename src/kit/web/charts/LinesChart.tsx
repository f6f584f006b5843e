import { AreaChart } from '@mantine/charts';
import '@mantine/charts/styles.layer.css';
import classes from './Chart.module.css';
import { ChartTip } from './ChartTip.tsx';
import { type ChartProps, cssColor } from './chart.ts';
import { dashesOf } from './fills.tsx';
import { type PlotRow, plotRows, useAxes } from './plot.ts';

/** Lines or areas over time. */
export function LinesChart({ series, data, height, isFilled }: ChartProps & { isFilled: boolean }) {
  return (
    <AreaChart
      className={classes.plot}
      h={height}
      data={plotRows({ series, data })}
      dataKey="label"
      series={series.map((one, index) => {
        const dashes = dashesOf(index);
        return { name: one.key, label: one.name, color: cssColor(one.color, index), ...(dashes && { strokeDasharray: dashes }) };
      })}
      // Curves would show values that do not exist.
      curveType="linear"
      withDots={data.length < 32}
      dotProps={{ r: 2.5, strokeWidth: 1 }}
      activeDotProps={{ r: 4 }}
      fillOpacity={isFilled ? 0.16 : 0}
      withGradient={false}
      tickLine="none"
      gridColor="var(--chart-line)"
      strokeDasharray="0"
      connectNulls={false}
      accessibilityLayer={false}
      areaProps={{ isAnimationActive: false }}
      tooltipProps={{
        content: ({ payload }) => <ChartTip datum={(payload?.[0]?.payload as PlotRow | undefined)?.datum} series={series} />,
      }}
      {...useAxes({ series, data })}
    />
  );
}
