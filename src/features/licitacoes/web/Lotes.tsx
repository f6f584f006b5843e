import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import type { Lote } from '../entities.ts';
import { Card } from './Card.tsx';
import { isOneOf } from './isOneOf.ts';
import classes from './LicitacaoDetail.module.css';
import { Value } from './Value.tsx';

/** PNCP's letters for goods and services. */
const types = ['M', 'S'] as const;

/** The items of a notice with their sum; on a phone each item is a card of its own. */
export function Lotes({ lotes }: { lotes: Lote[] }) {
  const t = useTexts('licitacoes');
  const format = useFormat();
  if (lotes.length === 0) {
    return (
      <Card title={t('lotes.title')}>
        <p className={classes.none}>{t('lotes.none')}</p>
      </Card>
    );
  }
  const known = lotes.flatMap(({ valor_total }) => (valor_total === null ? [] : [valor_total]));
  const sum = known.length > 0 ? known.reduce((total, value) => total + value, 0) : null;
  return (
    <Card
      title={t('lotes.title')}
      aside={<span className={classes.faint}>{t('lotes.count', { count: lotes.length, figure: format.number(lotes.length) })}</span>}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a group of cells, no fields */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <div className={classes.tableScroller} role="group" tabIndex={0} aria-label={t('lotes.title')}>
        <table className={classes.table}>
          <thead>
            <tr>
              <th scope="col">{t('lotes.numero')}</th>
              <th scope="col">{t('lotes.descricao')}</th>
              <th scope="col" data-align="end">
                {t('lotes.quantidade')}
              </th>
              <th scope="col" data-align="end">
                {t('lotes.unitario')}
              </th>
              <th scope="col" data-align="end">
                {t('lotes.total')}
              </th>
              <th scope="col">{t('lotes.situacao')}</th>
            </tr>
          </thead>
          <tbody>
            {lotes.map((lote) => (
              <tr key={lote.id}>
                <td data-label={t('lotes.numero')}>
                  {format.number(lote.numero)}
                  {lote.grupo && <span className={classes.second}>{t('lotes.grupo', { grupo: lote.grupo })}</span>}
                </td>
                <th scope="row" data-label={t('lotes.descricao')}>
                  {lote.descricao}
                  <span className={classes.second}>
                    {[isOneOf(types, lote.material_servico) && t(`lotes.tipo.${lote.material_servico}`), lote.criterio, lote.beneficio]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </th>
                <td data-align="end" data-label={t('lotes.quantidade')}>
                  {lote.quantidade !== null && format.number(lote.quantidade)}
                  {lote.unidade && <span className={classes.second}>{lote.unidade}</span>}
                </td>
                <td data-align="end" data-label={t('lotes.unitario')}>
                  <Value amount={lote.valor_unitario} />
                </td>
                <td data-align="end" data-label={t('lotes.total')}>
                  <Value amount={lote.valor_total} />
                </td>
                <td data-label={t('lotes.situacao')}>
                  {lote.situacao}
                  {lote.valor_homologado !== null && <span className={classes.second}>{format.money(lote.valor_homologado)}</span>}
                  {lote.fornecedor && <span className={classes.second}>{lote.fornecedor}</span>}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" colSpan={4}>
                {t('lotes.sum')}
              </th>
              <td data-align="end">
                <Value amount={sum} />
                {sum !== null && known.length < lotes.length && (
                  <span className={classes.second}>
                    {t('lotes.partial', { known: format.number(known.length), all: format.number(lotes.length) })}
                  </span>
                )}
              </td>
              <td />
            </tr>
          </tfoot>
        </table>
      </div>
    </Card>
  );
}
