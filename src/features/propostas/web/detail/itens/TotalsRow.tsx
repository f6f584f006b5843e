import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import textStyles from '#kit/web/text/text.module.css';
import { totalsOf } from '../../../calculo.ts';
import type { Item } from '../../../entities.ts';
import classes from './Itens.module.css';

/** The sums at the foot, and the discount against the estimate. */
export function TotalsRow({ itens, hasActions }: { itens: readonly Item[]; hasActions: boolean }) {
  const t = useTexts('propostas');
  const format = useFormat();
  const { custo, preco, estimado, lucro, margem, desconto, semPreco } = totalsOf(itens);
  return (
    <tfoot>
      <tr>
        <th scope="row">
          {t('totals.title')}
          <span className={textStyles.second}>
            {[
              estimado > 0 && t('totals.estimate', { value: format.money(estimado) }),
              semPreco > 0 && t('totals.unpriced', { count: semPreco, figure: format.number(semPreco) }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </span>
        </th>
        <td />
        <td data-align="end" data-label={t('field.custo')}>
          {custo > 0 && format.money(custo)}
        </td>
        <td data-align="end" data-label={t('field.margem')}>
          {margem !== null && format.finePercent(margem / 100)}
          {lucro !== null && (
            <span className={`${textStyles.second} ${classes.profit}`} data-loss={lucro < 0 || undefined}>
              {format.money(lucro)}
            </span>
          )}
        </td>
        <td />
        <td data-align="end" data-label={t('field.total')}>
          <strong>{format.money(preco)}</strong>
          {desconto !== null && (
            <span className={textStyles.second}>
              {t(desconto < 0 ? 'aboveEstimate' : 'discount', { percent: format.finePercent(Math.abs(desconto) / 100) })}
            </span>
          )}
        </td>
        {hasActions && <td />}
      </tr>
    </tfoot>
  );
}
