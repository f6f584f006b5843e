// The card of every chart: title, chart or table, CSV export, loading and error states.
import { ActionIcon, Skeleton } from '@mantine/core';
import { IconChartBar, IconDownload, IconTable } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { type CSSProperties, lazy, type ReactNode, useDeferredValue, useId } from 'react';
import { useStored } from '../device/browserStorage.ts';
import { useLanguage, useTexts } from '../locale/i18n.ts';
import card from '../page/Card.module.css';
import { ErrorBoundary } from '../page/ErrorBoundary.tsx';
import { WhenNear } from '../page/WhenNear.tsx';
import { saveCsv } from '../request/csv.ts';
import classes from './Chart.module.css';
import { ChartError } from './ChartError.tsx';
import { ChartTable, ScreenReaderTable } from './ChartTable.tsx';
import type { ChartProps, Datum, Series } from './chart.ts';
import { Legend } from './Legend.tsx';

const BarsChart = lazy(async () => ({ default: (await import('./BarsChart.tsx')).BarsChart }));
const LinesChart = lazy(async () => ({ default: (await import('./LinesChart.tsx')).LinesChart }));
const DonutChart = lazy(async () => ({ default: (await import('./DonutChart.tsx')).DonutChart }));

/** The kind of chart; a donut uses only the first series. */
export type ChartKind = 'bars' | 'stacked' | 'lines' | 'areas' | 'donut';

type ChartCardProps = {
  /** Key of the stored choice between chart and table. */
  name: string;
  /** Name of the exported file, in the user's language. */
  file: string;
  title: string;
  hint?: ReactNode;
  /** Controls before the buttons, such as a selection of what is shown. */
  actions?: ReactNode;
  /** A kind of chart, or a custom renderer. `isReadable`: it has all values as text and links. */
  chart: ChartKind | ((props: ChartProps) => ReactNode);
  isReadable?: boolean;
  /** Heading of the label column. */
  heading: string;
  series: readonly Series[];
  /** The only series in the chart, if the table has more. */
  drawn?: string | undefined;
  /** Undefined while loading. */
  data: readonly Datum[] | undefined;
  query?: Pick<UseQueryResult, 'isError' | 'error' | 'refetch' | 'isPlaceholderData'>;
  /** Of the chart, in pixels. */
  height?: number;
  /** Shown instead of the chart if there are no rows. */
  empty?: ReactNode;
  /** Below the chart, such as a link to the whole list. */
  foot?: ReactNode;
  className?: string;
};

type Views = Partial<Record<string, 'table'>>;
const allPictures: Views = {};

export function ChartCard(props: ChartCardProps) {
  const { name, file, title, hint, actions, chart, heading, series, drawn, query, height = 240, empty, foot, className } = props;
  // Rendered in pieces, so that the page stays usable meanwhile.
  const data = useDeferredValue(props.data);
  const t = useTexts('charts');
  const common = useTexts('common');
  const titleId = useId();
  const [views, change] = useStored<Views>('charts', allPictures);
  const isTable = views[name] === 'table';
  const toggle = () => change((old) => ({ ...old, [name]: isTable ? undefined : 'table' }));
  const language = useLanguage();
  const save = () => {
    const rows =
      data?.map(({ label, note, values }) => [note ? `${label} (${note})` : label, ...series.map(({ key }) => values[key])]) ?? [];
    saveCsv(language, [[heading, ...series.map((one) => one.name)], ...rows], `${file}.csv`);
  };
  const isEmpty = data?.length === 0;
  const shown = drawn === undefined ? series : series.filter(({ key }) => key === drawn);
  const ViewIcon = isTable ? IconChartBar : IconTable;
  // The donut's legend has all values and links.
  const isReadable = props.isReadable || chart === 'donut';
  const table = { caption: title, heading, series };
  return (
    <section className={[card.card, className].filter(Boolean).join(' ')} aria-labelledby={titleId} style={heightOf(height)}>
      <header className={card.head}>
        <h2 id={titleId} className={card.title}>
          {title}
        </h2>
        {hint && <p className={card.hint}>{hint}</p>}
        <div className={classes.tools}>
          {actions}
          <ActionIcon
            size={32}
            color="gray"
            aria-label={t('asTable', { title })}
            aria-pressed={isTable}
            data-hint={t(isTable ? 'showChart' : 'showTable')}
            onClick={toggle}
          >
            <ViewIcon size={18} aria-hidden />
          </ActionIcon>
          <ActionIcon
            size={32}
            color="gray"
            aria-label={t('saveOf', { title })}
            data-hint={common('word.downloadCsv')}
            disabled={!data || isEmpty}
            onClick={save}
          >
            <IconDownload size={18} aria-hidden />
          </ActionIcon>
        </div>
      </header>
      {typeof chart === 'string' && chart !== 'donut' && shown.length > 1 && !isTable && <Legend series={shown} kind={chart} />}
      <figure className={classes.figure} aria-labelledby={titleId} data-stale={query?.isPlaceholderData || undefined}>
        {data === undefined ? (
          query?.isError ? (
            <ChartError error={query.error} retry={() => void query.refetch()} />
          ) : (
            <Skeleton height={height} />
          )
        ) : isEmpty ? (
          <div className={classes.message}>{empty ?? <p>{t('empty')}</p>}</div>
        ) : isTable ? (
          <ChartTable {...table} data={data} />
        ) : (
          <>
            <div aria-hidden={!isReadable || undefined}>
              <ErrorBoundary>
                <WhenNear isAlways={typeof chart === 'function'} fallback={<Skeleton height={height} />}>
                  <Picture chart={chart} series={shown} data={data} height={height} />
                </WhenNear>
              </ErrorBoundary>
            </div>
            {!isReadable && <ScreenReaderTable {...table} data={data} />}
          </>
        )}
      </figure>
      {foot}
    </section>
  );
}

function Picture({ chart, ...props }: ChartProps & Pick<ChartCardProps, 'chart'>) {
  if (typeof chart === 'function') return chart(props);
  if (chart === 'donut') return <DonutChart {...props} />;
  if (chart === 'lines' || chart === 'areas') return <LinesChart {...props} isFilled={chart === 'areas'} />;
  return <BarsChart {...props} isStacked={chart === 'stacked'} />;
}

const heightOf = (height: number) => ({ '--chart-height': `${height}px` }) as CSSProperties;
