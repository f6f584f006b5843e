import { type ReactNode, useId } from 'react';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import card from '#kit/web/page/Card.module.css';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import textStyles from '#kit/web/text/text.module.css';
import classes from './Resumo.module.css';

export type RateRow = { key: string; label: string; href: string; ganhas: number; perdidas: number; valor: number };

type RateTableProps = {
  title: string;
  /** What the rows are. */
  rowsAre: string;
  rows: readonly RateRow[];
  /** Below the rows. */
  foot?: ReactNode;
};

/** The rate of won offers by something; each row leads to its offers. */
export function RateTable({ title, rowsAre, rows, foot }: RateTableProps) {
  const t = useTexts('propostas');
  const format = useFormat();
  const heading = useId();
  const shown = rows.filter(({ ganhas, perdidas }) => ganhas + perdidas > 0);
  return (
    <section className={card.card} aria-labelledby={heading}>
      <h2 id={heading} className={card.title}>
        {title}
      </h2>
      {shown.length === 0 ? (
        <p className={textStyles.dimmed}>{t('summary.none')}</p>
      ) : (
        <table className={classes.rates}>
          <thead>
            <tr>
              <th scope="col">{rowsAre}</th>
              <th scope="col" data-align="end">
                {t('summary.wonOf')}
              </th>
              <th scope="col" data-align="end">
                {t('summary.rate')}
              </th>
              <th scope="col" data-align="end" data-wide>
                {t('summary.value')}
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map(({ key, label, href, ganhas, perdidas, valor }) => {
              const rate = ganhas / (ganhas + perdidas);
              return (
                <tr key={key}>
                  <th scope="row">
                    <AddressLink href={href}>{label}</AddressLink>
                  </th>
                  <td data-align="end">
                    {format.number(ganhas)} / {format.number(ganhas + perdidas)}
                  </td>
                  <td data-align="end">
                    <strong>{format.percent(rate)}</strong>
                    <span className={classes.track} aria-hidden>
                      <span className={classes.bar} style={{ inlineSize: `${rate * 100}%` }} />
                    </span>
                  </td>
                  <td data-align="end" data-wide>
                    {valor > 0 ? format.money(valor) : '—'}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      )}
      {foot && <div className={classes.foot}>{foot}</div>}
    </section>
  );
}
