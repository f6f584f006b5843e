import { Group, NativeSelect, Skeleton, Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BarRows } from '#kit/web/charts/BarRows.tsx';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import type { Datum } from '#kit/web/charts/chart.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import { type Periodo, periodos, type Resumo } from '../../resumo.ts';
import { calls } from '../calls.ts';
import { NovaButton } from '../nova/NovaButton.tsx';
import { ViewTabs } from '../ViewTabs.tsx';
import { Bodies } from './Bodies.tsx';
import { Figures } from './Figures.tsx';
import { endedBy } from './links.ts';
import { RateTable } from './RateTable.tsx';
import classes from './Resumo.module.css';
import { resumoSearch } from './resumoSearch.ts';
import { Months, Pipeline } from './UnderWay.tsx';

/** How offers end, what is under way, and why some were lost. */
export function ResumoScreen() {
  const t = useTexts('propostas');
  const { query, set } = useListState(resumoSearch);
  const summary = useQuery({ ...calls.showResumo.query({ query }), placeholderData: keepPreviousData });
  return (
    <Page
      title={t('summary.title')}
      actions={
        <>
          <ViewTabs current="summary" />
          <NovaButton search={{}} />
        </>
      }
    >
      <Stack gap="md">
        <Group>
          <NativeSelect
            label={t('summary.period')}
            data={periodos.map((value) => ({ value, label: t(`summary.periodo.${value}`) }))}
            value={query.periodo}
            onChange={({ currentTarget }) => set({ periodo: currentTarget.value as Periodo })}
          />
        </Group>
        <Loaded query={summary} skeleton={<ResumoSkeleton />}>
          {(data) => <Content summary={data} periodo={query.periodo} />}
        </Loaded>
      </Stack>
    </Page>
  );
}

function Content({ summary, periodo }: { summary: Resumo; periodo: Periodo }) {
  const t = useTexts('propostas');
  const format = useFormat();
  const { total, modalidades, faixas } = summary;
  const bandName = (min: number | null, max: number | null) =>
    min === null
      ? t('noEstimate')
      : max === null
        ? t('filters.valorMin', { value: format.shortMoney(min) })
        : min === 0
          ? t('filters.valorMax', { value: format.shortMoney(max) })
          : t('summary.between', { min: format.shortMoney(min), max: format.shortMoney(max) });
  return (
    <>
      <Figures summary={summary} />
      <div className={classes.cards}>
        <RateTable
          title={t('summary.byModality')}
          rowsAre={t('field.modalidade')}
          rows={modalidades.map(({ codigo, nome, ...row }) => ({
            ...{ key: String(codigo), label: nome, href: endedBy(summary, { modalidade: [codigo] }) },
            ...row,
          }))}
        />
        <RateTable
          title={t('summary.byBand')}
          rowsAre={t('summary.band')}
          rows={faixas.map(({ min, max, ...row }) => ({
            ...{ key: String(min), label: bandName(min, max) },
            href: endedBy(summary, min === null ? { semEstimativa: true } : { valorMin: min, ...(max !== null && { valorMax: max }) }),
            ...row,
          }))}
        />
        <Losses summary={summary} hasLosses={total.perdidas > 0} />
        <Pipeline summary={summary} />
        <Months summary={summary} />
        <Bodies key={periodo} summary={summary} periodo={periodo} />
      </div>
    </>
  );
}

function Losses({ summary, hasLosses }: { summary: Resumo; hasLosses: boolean }) {
  const t = useTexts('propostas');
  const data = summary.motivos.map(
    ({ motivo, n }): Datum => ({
      key: motivo,
      label: t(`motivo.${motivo}`),
      href: endedBy(summary, { etapa: ['perdida'], motivo: [motivo] }),
      values: { n },
    }),
  );
  return (
    <ChartCard
      name="propostas.motivos"
      file={t('summary.losses')}
      title={t('summary.losses')}
      chart={({ series, data: rows }) => <BarRows series={series} data={rows} />}
      isReadable
      heading={t('field.resultadoMotivo')}
      series={[{ key: 'n', name: t('title'), color: 'danger' }]}
      data={hasLosses ? data : []}
    />
  );
}

/** About as high as the figures and cards. */
function ResumoSkeleton() {
  return (
    <Stack gap="md" aria-hidden>
      <Skeleton height={108} />
      <div className={classes.cards}>
        {[240, 241, 242, 243].map((height) => (
          <Skeleton key={height} height={height} />
        ))}
      </div>
    </Stack>
  );
}
