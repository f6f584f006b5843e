import { BarRows } from '#kit/web/charts/BarRows.tsx';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import type { Datum } from '#kit/web/charts/chart.ts';
import { type Figures, useFigures } from '#kit/web/charts/useFigures.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { NoticeFigures } from '../contract.ts';
import { ImplausibleNote } from './ImplausibleNote.tsx';
import { noticesBy, openingOn } from './listLinks.ts';
import { useDays } from './useDays.ts';
import { type OverviewState, useNotices, useSeries } from './useOverview.ts';

type PeriodBreakdownProps = {
  className: string | undefined;
  part: 'modalidades' | 'faixas';
  state: OverviewState;
};

const words = {
  modalidades: { title: 'modalidades.title', heading: 'modalidades.heading', file: 'modalidades.file' },
  faixas: { title: 'faixas.title', heading: 'faixas.heading', file: 'faixas.file' },
} as const;

/** Rows that fit; the table has all. */
const mostRows = 7;

/** Notices that open within the period, by modality or estimated value. */
export function PeriodBreakdown({ className, part, state }: PeriodBreakdownProps) {
  const notices = useNotices(state);
  const t = useTexts('dashboards');
  const figures = useFigures();
  const days = useDays(notices.data?.period);
  const { data } = notices;
  const rows = data && (part === 'modalidades' ? byModality(data) : byValue(data, figures, t));
  return (
    <ChartCard
      {...(className && { className })}
      name={`overview.${part}`}
      file={t(words[part].file)}
      title={t(words[part].title)}
      hint={
        part === 'faixas' && data && data.semValor > 0
          ? t('faixas.without', { count: data.semValor, figure: figures.full(data.semValor) })
          : days
      }
      chart={({ series, data: all }) => <BarRows series={series} data={all} most={mostRows} />}
      isReadable
      heading={t(words[part].heading)}
      series={useSeries()}
      drawn={state.query.by}
      query={notices}
      height={280}
      foot={<ImplausibleNote of={data && [data.period]} />}
      data={rows?.some(({ values }) => values.n) ? rows : rows && []}
    />
  );
}

function byModality({ modalidades, period }: NoticeFigures): Datum[] {
  return modalidades.map(({ codigo, nome, n, valor }) => ({
    key: String(codigo),
    label: nome,
    href: noticesBy({ modalidade: codigo, ...openingOn(period) }),
    values: { n, valor },
  }));
}

function byValue({ faixas, period }: NoticeFigures, { short }: Figures, t: ReturnType<typeof useTexts<'dashboards'>>): Datum[] {
  const money = (value: number) => short(value, 'money');
  return faixas.map(({ min, max, n, valor }) => ({
    key: `${min}-${max}`,
    label:
      min === null || min === 0
        ? t('faixas.upTo', { most: money(max ?? 0) })
        : max === null
          ? t('faixas.above', { least: money(min) })
          : t('faixas.between', { least: money(min), most: money(max) }),
    href: noticesBy({ valorMin: min, valorMax: max, ...openingOn(period) }),
    values: { n, valor },
  }));
}
