// The offers under way, by stage and by the month of their session.
import { BarRows } from '#kit/web/charts/BarRows.tsx';
import { ChartCard } from '#kit/web/charts/ChartCard.tsx';
import type { Datum } from '#kit/web/charts/chart.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import type { Resumo } from '../../resumo.ts';
import { useEtapaName } from '../useEtapaName.ts';
import { openBy } from './links.ts';
import { useEstimateNote } from './useEstimateNote.ts';

/** What offers under way count as: how much, what of it is only an estimate, and how many. */
function useOpenSeries() {
  const t = useTexts('propostas');
  return [
    { key: 'valor', name: t('summary.value'), format: 'money' },
    { key: 'estimado', name: t('summary.estimated'), format: 'money' },
    { key: 'n', name: t('title') },
  ] as const;
}

/** By stage. */
export function Pipeline({ summary }: { summary: Resumo }) {
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

/** By month of the session. */
export function Months({ summary }: { summary: Resumo }) {
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
