// The labels of axes as plain texts: the chart library measures each of its own in the page, which takes a slow phone a second.
import type { XAxisTickContentProps, YAxisTickContentProps } from 'recharts';

/** The chart library finds labels by it. */
const found = 'recharts-cartesian-axis-tick-value';
const font = { fontSize: 12, fill: 'currentColor', stroke: 'none', className: found };
/** Of a character, and between two labels, in pixels; a little more than needed. */
const characterWidth = 7;
const gap = 8;

/** A label of the horizontal axis. Those that do not fit are left out evenly. `longest`: the characters of the longest one. */
export function acrossTick({ x, y, width, index, payload, visibleTicksCount, tickFormatter }: XAxisTickContentProps, longest: number) {
  const fitting = Math.max(1, Math.floor(Number(width) / (longest * characterWidth + gap)));
  if (index % Math.ceil(visibleTicksCount / fitting) !== 0) return null;
  return (
    <text {...font} x={x} y={y} dy="0.71em" textAnchor="middle" transform="translate(0, 10)">
      {tickFormatter?.(payload.value, index)}
    </text>
  );
}

/** A label of the vertical axis. */
export function upwardsTick({ x, y, index, payload, textAnchor, tickFormatter }: YAxisTickContentProps) {
  return (
    <text {...font} x={x} y={y} dy="0.355em" textAnchor={textAnchor}>
      {tickFormatter?.(payload.value, index)}
    </text>
  );
}
