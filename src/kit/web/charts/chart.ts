// What every chart shows: rows with a label and a figure a series. Cards, tables, CSV files and pictures are made of the same.

/** The theme's colours, in shades that stand out against a card in every skin. */
export type ChartColor = 'primary' | 'warning' | 'info' | 'success' | 'danger' | 'secondary';

/** Charts take them in this order where a series names none. */
export const chartColors: readonly ChartColor[] = ['primary', 'warning', 'info', 'success', 'danger', 'secondary'];

export type FigureFormat = 'number' | 'money' | 'percent';

export type Series = { key: string; name: string; color?: ChartColor; format?: FigureFormat };

export type Datum = {
  label: string;
  /** Along the axis, where the label is too long for it. */
  tick?: string;
  /** What has to be known to compare it with the others; tooltip, table and file say it. */
  note?: string | undefined;
  /** Told from the others by it where labels may be alike. */
  key?: string;
  /** The list that holds what the row counts. */
  href?: string;
  color?: ChartColor;
  /** By the key of the series; null where there is no figure. */
  values: Record<string, number | null>;
};

export type ChartProps = { series: readonly Series[]; data: readonly Datum[]; height: number };

/** As CSS: Chart.module.css says what it is in each skin. */
export function cssColor(color: ChartColor | undefined, index = 0): string {
  return `var(--chart-${color ?? chartColorAt(index)})`;
}

/** What comes at a place where no colour is named. */
export function chartColorAt(index: number): ChartColor {
  return chartColors[index % chartColors.length] ?? 'primary';
}

/** The sum of a series. */
export function totalOf(data: readonly Datum[], { key }: Series): number {
  return data.reduce((sum, { values }) => sum + (values[key] ?? 0), 0);
}
