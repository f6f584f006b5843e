import textStyles from '#kit/web/text/text.module.css';
import { AddressLink } from '../text/AddressLink.tsx';
import classes from './ChartTable.module.css';
import type { Datum, Series } from './chart.ts';
import { useFigures } from './useFigures.ts';

type ChartTableProps = { caption: string; heading: string; series: readonly Series[]; data: readonly Datum[] };

/** A chart's values as a table with links to the lists. */
export function ChartTable(props: ChartTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <div className={classes.frame} tabIndex={0}>
      <Rows {...props} leads />
    </div>
  );
}

/** The same for screen readers only. Without links, because their focus would be invisible. */
export function ScreenReaderTable(props: ChartTableProps) {
  return (
    <div className={textStyles.visuallyHidden}>
      <Rows {...props} />
    </div>
  );
}

function Rows({ caption, heading, series, data, leads }: ChartTableProps & { leads?: boolean }) {
  const { full } = useFigures();
  return (
    <table className={classes.table}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{heading}</th>
          {series.map(({ key, name }) => (
            <th key={key} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {data.map(({ key, label, note, href, values }) => (
          <tr key={key ?? label}>
            <th scope="row">
              {leads && href ? <AddressLink href={href}>{label}</AddressLink> : label}
              {note && <small> · {note}</small>}
            </th>
            {series.map((one) => (
              <td key={one.key}>{full(values[one.key], one.format)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
