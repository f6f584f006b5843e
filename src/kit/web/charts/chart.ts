// The data of all charts: rows with a label and a value per series, used for charts, tables and CSV files.

/** The theme's colours, in shades with enough contrast in every skin. */
export type ChartColor = 'primary' | 'warning' | 'info' | 'success' | 'danger' | 'secondary';

/** Default colours of series, in this order. */
export const chartColors: readonly ChartColor[] = ['primary', 'warning', 'info', 'success', 'danger', 'secondary'];

export type FigureFormat = 'number' | 'money' | 'percent';

export type Series = { key: string; name: string; color?: ChartColor; format?: FigureFormat };

export type Datum = {
  label: string;
  /** A shorter label for the axis. */
  tick?: string;
  /** A remark for tooltip, table and file, such as what limits the comparison. */
  note?: string | undefined;
  /** Identifies the row, if labels may be equal. */
  key?: string;
  /** URL of the list that the row counts. */
  href?: string;
  color?: ChartColor;
  /** Values by series key; null if unknown. */
  values: Record<string, number | null>;
};

export type ChartProps = { series: readonly Series[]; data: readonly Datum[]; height: number };

/** The CSS variable, defined in Chart.module.css for each skin. */
export function cssColor(color: ChartColor | undefined, index = 0): string {
  return `var(--chart-${color ?? chartColorAt(index)})`;
}

/** The default colour at an index. */
export function chartColorAt(index: number): ChartColor {
  return chartColors[index % chartColors.length] ?? 'primary';
}

/** The sum of a series. */
export function totalOf(data: readonly Datum[], { key }: Series): number {
  return data.reduce((sum, { values }) => sum + (values[key] ?? 0), 0);
}

/** The marks of an axis of counts or amounts: from zero to `highest` or a little more, in up to four steps of a round whole number. */
export function marksUpTo(highest: number): number[] {
  const least = Math.max(1, highest / 4);
  const magnitude = 10 ** Math.floor(Math.log10(least));
  const step = [1, 2, 2.5, 5].map((factor) => factor * magnitude).find((one) => one >= least && Number.isInteger(one)) ?? 10 * magnitude;
  const steps = Math.max(1, Math.ceil(highest / step));
  return Array.from({ length: steps + 1 }, (_, index) => index * step);
}
