import type { ReactNode } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import classes from './Figures.module.css';

type HeadlineProps = {
  /** Undefined until it is there. */
  figure: ReactNode | undefined;
  link: string | undefined;
  /** What the figure counts, for whoever hears the link alone. */
  label: string;
  change?: number | null | undefined;
  /** Said beside it instead. */
  note?: string;
};

/** A card's figure, which leads to the list of what it counts, and how it compares with as many days before. */
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

/** By how much a figure grew; told by sign and words besides its colour. */
export function Change({ change, className = '' }: { change: number | null; className?: string | undefined }) {
  const t = useTexts('cards');
  const format = useFormat();
  if (change === null) return <span className={`${classes.change} ${className}`}>{t('change.none')}</span>;
  const sign = change > 0 ? '+' : change < 0 ? '−' : '';
  // A thousand percent says less than how many times as much it is.
  const figure = change >= 1000 ? `× ${format.number(Math.round(change / 100) + 1)}` : `${sign}${format.percent(Math.abs(change) / 100)}`;
  return (
    <span className={`${classes.change} ${className}`} title={t('change.before', { change: figure })}>
      <b>{figure}</b> {t('change.short')}
    </span>
  );
}
