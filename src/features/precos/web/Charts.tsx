import type { UseQueryResult } from '@tanstack/react-query';
import { lastDayOf } from '#kit/months.ts';
import { BarRows } from '#kit/web/charts/BarRows.tsx';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { PrecoStatistics } from '../contract.ts';
import { hrefOf, type PrecosState } from './filterParams.ts';
import classes from './Precos.module.css';

type ChartsProps = { list: PrecosState; query: UseQueryResult<PrecoStatistics>; statistics: PrecoStatistics };
type Uf = NonNullable<PrecosState['search']['uf']>[number];

/** States that fit; the table has all. */
const MOST_STATES = 8;

/** The median by month and by state; each row leads to its prices. */
export function Charts({ list, query, statistics }: ChartsProps) {
  const t = useTexts('precos');
  const common = useTexts('common');
  const format = useFormat();
  const count = { key: 'n', name: t('figures.count'), color: 'secondary' } as const;
  const median = { key: 'mediana', name: t('chart.awarded'), format: 'money' } as const;
  return (
    <div className={classes.charts}>
      <ChartCard
        name="precos.meses"
        file={t('chart.monthsFile')}
        title={t('chart.months')}
        hint={t('chart.monthsHint')}
        chart="lines"
        heading={common('word.month')}
        series={[median, { key: 'estimado', name: t('chart.estimated'), format: 'money' }]}
        query={query}
        height={240}
        data={statistics.meses.map(({ mes, n, mediana, estimado }) => ({
          key: mes,
          label: format.shortMonth(noonOf(`${mes}-01`)),
          note: t('chart.of', { count: n, figure: format.number(n) }),
          href: hrefOf(list, { de: `${mes}-01`, ate: lastDayOf(mes) }),
          values: { mediana, estimado },
        }))}
      />
      <ChartCard
        name="precos.ufs"
        file={t('chart.statesFile')}
        title={t('chart.states')}
        hint={t('chart.statesHint')}
        chart={({ series, data }) => (
          <BarRows
            series={series}
            data={data.map((one) => ({ ...one, label: `${one.label} · ${format.money(one.values.mediana ?? 0)}` }))}
            most={MOST_STATES}
          />
        )}
        isReadable
        heading={t('filters.uf')}
        series={[count, median]}
        query={query}
        height={240}
        data={statistics.ufs.map(({ uf, n, mediana }) => ({
          key: uf,
          label: uf || t('chart.noState'),
          ...(uf && { href: hrefOf(list, { uf: [uf as Uf] }) }),
          values: { n, mediana },
        }))}
      />
    </div>
  );
}
