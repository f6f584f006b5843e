import { type ChartProps, cssColor } from '#kit/web/charts/chart.ts';
import { useFigures } from '#kit/web/charts/useFigures.ts';
import { sectorsOf } from './chartFigures.ts';
import { useParts } from './useParts.tsx';

const reach = 88;

/**
 * Sectors of equal angle, one for each row, whose areas show the values of the first series; name and value stand around them.
 * A row without a colour of its own gets the next colour and pattern.
 */
export function PolarArea({ series, data, height }: ChartProps) {
  const { short } = useFigures();
  const { cells, patterns } = useParts({ series, data });
  const sectors = sectorsOf(
    cells.map(({ value }) => value),
    reach,
  );
  return (
    <svg
      viewBox="-160 -128 320 256"
      height={height}
      direction="ltr"
      fontSize={12}
      style={{ display: 'block', inlineSize: '100%' }}
      aria-hidden
    >
      {patterns}
      {[1, 0.5].map((share) => (
        <circle key={share} r={Math.sqrt(share) * reach} fill="none" stroke="var(--chart-line)" />
      ))}
      {cells.map(({ datum, value, color }, index) => {
        const { path, middle = 0 } = sectors[index] ?? {};
        const [x, y] = [Math.sin(middle) * (reach + 10), -Math.cos(middle) * (reach + 22)];
        return (
          <g key={datum.key ?? datum.label}>
            <path d={path} fill={datum.color ? cssColor(datum.color) : color} stroke="var(--surface)" strokeWidth={1.5} />
            <text y={y} textAnchor={Math.abs(x) < 20 ? 'middle' : x > 0 ? 'start' : 'end'} fill="currentColor">
              <tspan x={x} dy="-0.1em">
                {datum.tick ?? datum.label}
              </tspan>
              <tspan x={x} dy="1.2em" fontWeight={600}>
                {short(value, series[0]?.format)}
              </tspan>
            </text>
          </g>
        );
      })}
    </svg>
  );
}
