import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { ColumnChart } from '#kit/web/charts/ColumnChart.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { ImplausibleNote } from './ImplausibleNote.tsx';
import { noticesBy, openingOn } from './listLinks.ts';
import { type OverviewState, useNotices, useSeries } from './useOverview.ts';

type MonthsProps = { className: string | undefined; state: OverviewState };

/** Notices by month of opening, including future ones. */
export function Months({ className, state }: MonthsProps) {
  const notices = useNotices(state);
  const t = useTexts('dashboards');
  const common = useTexts('common');
  const { shortMonth } = useFormat();
  return (
    <ChartCard
      {...(className && { className })}
      name="overview.months"
      file={t('months.file')}
      title={t('months.title')}
      hint={t('months.hint')}
      chart={(props) => <ColumnChart {...props} />}
      heading={common('word.month')}
      series={useSeries()}
      drawn={state.query.by}
      query={notices}
      height={280}
      foot={<ImplausibleNote of={notices.data?.meses} />}
      data={notices.data?.meses.map(({ from, to, n, valor }) => ({
        key: from,
        label: shortMonth(noonOf(from)),
        href: noticesBy(openingOn({ from, to })),
        values: { n, valor },
      }))}
    />
  );
}
