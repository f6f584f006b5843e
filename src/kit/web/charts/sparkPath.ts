// The path of a sparkline.

/** The line through the values, and the area below it, in a box of this size; a single value is a horizontal line. */
export function sparkPath(values: readonly number[], width: number, height: number): { line: string; ground: string } {
  const points = values.length === 1 ? [values[0] ?? 0, values[0] ?? 0] : values;
  if (points.length === 0) return { line: '', ground: '' };
  const least = Math.min(...points);
  const span = Math.max(...points) - least;
  const round = (value: number) => Math.round(value * 100) / 100;
  const at = points.map((value, index) => {
    const x = (index / (points.length - 1)) * width;
    const y = span === 0 ? height / 2 : height - ((value - least) / span) * height;
    return `${round(x)},${round(y)}`;
  });
  const line = `M${at.join('L')}`;
  return { line, ground: `${line}V${height}H0Z` };
}
