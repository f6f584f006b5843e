import classes from './Chart.module.css';
import { type ChartColor, cssColor } from './chart.ts';
import { sparkPath } from './sparkPath.ts';

type SparklineProps = { values: readonly number[]; color?: ChartColor; height?: number };

/** A decorative sparkline next to a value. */
export function Sparkline({ values, color, height = 40 }: SparklineProps) {
  const { line, ground } = sparkPath(values, 100, height - 4);
  const stroke = cssColor(color);
  return (
    <svg className={classes.spark} height={height} viewBox={`0 -2 100 ${height}`} preserveAspectRatio="none" aria-hidden>
      {/* Mirrored in right-to-left pages. */}
      <g transform={document.dir === 'rtl' ? 'matrix(-1 0 0 1 100 0)' : undefined}>
        <path d={ground} fill={stroke} fillOpacity={0.12} />
        <path d={line} fill="none" stroke={stroke} strokeWidth={2} strokeLinejoin="round" vectorEffect="non-scaling-stroke" />
      </g>
    </svg>
  );
}
