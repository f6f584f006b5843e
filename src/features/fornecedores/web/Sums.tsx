import { BarRows } from '#kit/web/charts/BarRows.tsx';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import type { Datum, Series } from '#kit/web/charts/chart.ts';
import classes from './Screens.module.css';

type SumsProps = {
  name: string;
  title: string;
  hint?: string | undefined;
  heading: string;
  series: readonly Series[];
  data: readonly Datum[];
  /** What the rows are shares of, where they are not all of it; null: they are no parts of a whole. */
  whole?: number | null;
  /** Over the whole width. */
  isWide?: boolean;
};

/** Rows that fit; the table has all. */
const MOST = 8;
const HEIGHT = 260;

/** A card with a bar for each row, which leads to what it counts. */
export function Sums({ name, title, hint, heading, series, data, whole, isWide }: SumsProps) {
  return (
    <ChartCard
      {...(isWide && classes.wide && { className: classes.wide })}
      name={name}
      file={name.replace('.', '-')}
      title={title}
      hint={hint}
      chart={({ series: shown, data: rows }) => <BarRows series={shown} data={rows} most={MOST} whole={whole} />}
      isReadable
      heading={heading}
      series={series}
      data={data}
      height={HEIGHT}
    />
  );
}
