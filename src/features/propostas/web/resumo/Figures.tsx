import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import surface from '#kit/web/page/surface.module.css';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { Resumo } from '../../resumo.ts';
import { useEtapaName } from '../useEtapaName.ts';
import { endedBy, openBy } from './links.ts';
import classes from './Resumo.module.css';
import { useEstimateNote } from './useEstimateNote.ts';

/** How many offers were won, lost, dropped, and are under way; each leads to its offers. */
export function Figures({ summary }: { summary: Resumo }) {
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
