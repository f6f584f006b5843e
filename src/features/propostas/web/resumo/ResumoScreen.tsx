import { Group, NativeSelect, Skeleton, Stack } from '@mantine/core';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { BarRows } from '#kit/web/charts/BarRows.tsx';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import type { Datum } from '#kit/web/charts/chart.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { Loaded } from '#kit/web/page/Loaded.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import surface from '#kit/web/page/surface.module.css';
import { useListState } from '#kit/web/search/listState.ts';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import textStyles from '#kit/web/text/text.module.css';
import { type Periodo, periodos, type Resumo } from '../../resumo.ts';
import { calls } from '../calls.ts';
import { NovaButton } from '../nova/NovaButton.tsx';
import { useEtapaName } from '../useEtapaName.ts';
import { ViewTabs } from '../ViewTabs.tsx';
import { Bodies } from './Bodies.tsx';
import { endedBy, openBy } from './links.ts';
import { RateTable } from './RateTable.tsx';
import classes from './Resumo.module.css';
import { resumoSearch } from './resumoSearch.ts';

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

function Figures({ summary }: { summary: Resumo }) {
  const t = useTexts('propostas');
  const etapaName = useEtapaName();
  const format = useFormat();
  const estimateNote = useEstimateNote();
  const { ganhas, perdidas, desistidas, abertas, valor, valorAberto, estimadoAberto } = summary.total;
  const ended = ganhas + perdidas;
  const figures = [
    {
      label: t('summary.rate'),
      figure: ended > 0 ? format.percent(ganhas / ended) : '—',
      note: t('summary.ofEnded', { figure: format.number(ended) }),
      href: endedBy(summary, {}),
    },
    { label: etapaName('ganha'), figure: format.number(ganhas), note: format.money(valor), href: endedBy(summary, { etapa: ['ganha'] }) },
    { label: etapaName('perdida'), figure: format.number(perdidas), note: '', href: endedBy(summary, { etapa: ['perdida'] }) },
    { label: etapaName('desistida'), figure: format.number(desistidas), note: '', href: endedBy(summary, { etapa: ['desistida'] }) },
    {
      label: t('summary.open'),
      figure: format.number(abertas),
      note: [format.money(valorAberto), estimateNote(valorAberto, estimadoAberto)].filter(Boolean).join(' · '),
      href: openBy({}),
    },
  ];
  return (
    <div className={classes.figures}>
      {figures.map(({ label, figure, note, href }) => (
        <AddressLink key={label} className={`${surface.surface} ${classes.figure}`} href={href}>
          <span className={textStyles.dimmed}>{label}</span>
          <strong>{figure}</strong>
          <span className={textStyles.minor}>{note}</span>
        </AddressLink>
      ))}
    </div>
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

/** What offers under way count as: how much, what of it is only an estimate, and how many. */
function useOpenSeries() {
  const t = useTexts('propostas');
  return [
    { key: 'valor', name: t('summary.value'), format: 'money' },
    { key: 'estimado', name: t('summary.estimated'), format: 'money' },
    { key: 'n', name: t('title') },
  ] as const;
}

/** Says how much of an amount is the estimate of notices, because there are no prices yet; nothing where all of it is prices. */
function useEstimateNote() {
  const t = useTexts('propostas');
  const format = useFormat();
  return (valor: number, estimado: number) =>
    estimado === 0
      ? undefined
      : estimado >= valor
        ? t('summary.onlyEstimates')
        : t('summary.estimates', { figure: format.shortMoney(estimado) });
}

function Pipeline({ summary }: { summary: Resumo }) {
  const t = useTexts('propostas');
  const etapaName = useEtapaName();
  const format = useFormat();
  const estimateNote = useEstimateNote();
  const data = summary.etapas.map(
    ({ etapa, n, valor, estimado }): Datum => ({
      ...{ key: etapa, label: `${etapaName(etapa)} (${format.number(n)})`, href: openBy({ etapa: [etapa] }) },
      ...{ note: estimateNote(valor, estimado), values: { n, valor, estimado } },
    }),
  );
  return (
    <OpenCard
      name="propostas.etapas"
      title={t('summary.byStage')}
      heading={t('field.etapa')}
      data={data}
      isEmpty={summary.total.abertas === 0}
    />
  );
}

function Months({ summary }: { summary: Resumo }) {
  const t = useTexts('propostas');
  const format = useFormat();
  const estimateNote = useEstimateNote();
  const data = summary.meses.map(({ de, ate, n, valor, estimado }, place): Datum => {
    const day = (value: string) => format.date(noonOf(value));
    const name =
      de === null
        ? t('summary.past')
        : ate === null
          ? t('summary.later', { day: day(de) })
          : place === 1
            ? t('summary.restOfMonth', { to: day(ate) })
            : format.monthYear(noonOf(de));
    const href = openBy({ ...(de !== null && { sessaoDe: de }), ...(ate !== null && { sessaoAte: ate }) });
    const note = estimateNote(valor, estimado);
    return { key: String(de), label: `${name} (${format.number(n)})`, href, note, values: { n, valor, estimado } };
  });
  return (
    <OpenCard
      name="propostas.meses"
      title={t('summary.byMonth')}
      heading={t('field.sessao')}
      data={data}
      isEmpty={summary.total.abertas === 0}
    />
  );
}

type OpenCardProps = { name: string; title: string; heading: string; data: Datum[]; isEmpty: boolean };

function OpenCard({ name, title, heading, data, isEmpty }: OpenCardProps) {
  const t = useTexts('propostas');
  const series = useOpenSeries();
  return (
    <ChartCard
      name={name}
      file={title}
      title={title}
      hint={t('summary.worth')}
      chart={({ series: shown, data: rows }) => <BarRows series={shown} data={rows} />}
      isReadable
      heading={heading}
      series={series}
      drawn="valor"
      data={isEmpty ? [] : data}
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
