import type { ReactNode } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import classes from './Figures.module.css';

type HeadlineProps = {
  /** Undefined until loaded. */
  figure: ReactNode | undefined;
  link: string | undefined;
  /** What the figure counts, for screen readers. */
  label: string;
  change?: number | null | undefined;
  /** Shown beside it instead of the change. */
  note?: string;
};

/** A card's figure, linked to its list, and its change from the previous period. */
export function Headline({ figure, link, label, change, note }: HeadlineProps) {
  if (figure === undefined) return <span className={classes.headline}>&nbsp;</span>;
  return (
    <span className={classes.headline}>
      <AddressLink className={classes.figure} href={link ?? ''} aria-label={`${label}: ${String(figure)}`}>
        {figure}
      </AddressLink>
      {note && <span className={classes.change}>{note}</span>}
      {change !== undefined && <Change change={change} />}
    </span>
  );
}

/** Growth of a figure, by sign and words besides colour. */
export function Change({ change, className = '' }: { change: number | null; className?: string | undefined }) {
  const t = useTexts('cards');
  const format = useFormat();
  if (change === null) return <span className={`${classes.change} ${className}`}>{t('change.none')}</span>;
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  // Large percentages are shown as a factor.
  const figure = change >= 1000 ? `× ${format.number(Math.round(change / 100) + 1)}` : `${sign}${format.percent(Math.abs(change) / 100)}`;
  return (
    <span className={`${classes.change} ${className}`} title={t('change.before', { change: figure })}>
      <b>{figure}</b> {t('change.short')}
    </span>
  );
}
