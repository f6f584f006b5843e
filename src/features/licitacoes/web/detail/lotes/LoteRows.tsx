import { Badge, VisuallyHidden } from '@mantine/core';
import { IconBan, IconTrophy } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { memo, type ReactNode } from 'react';
import { masked } from '#brasil/documento.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useLabels } from '#kit/web/locale/labels.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { Clamped } from '#kit/web/text/Clamped.tsx';
import textStyles from '#kit/web/text/text.module.css';
import type { Lote, Resultado } from '../../../entities.ts';
import { partFields } from '../../../partFields.ts';
import { isOneOf } from '../../list/isOneOf.ts';
import { Value } from '../../list/Value.tsx';
import { SituacaoBadge } from '../../SituacaoBadge.tsx';
import { materialServico } from '../../wireCodes.ts';
import { useSavingWords } from '../savingWords.ts';
import { LoteDetails } from './LoteDetails.tsx';
import classes from './Lotes.module.css';
import { savingOf } from './loteSums.ts';

/** Longer descriptions are shortened at first. */
const LONG = 200;

const scrollTo = (row: HTMLTableRowElement | null) => row?.scrollIntoView({ block: 'center' });

/** Renders the way to what was paid for a thing. */
export type Prices = (descricao: string) => ReactNode;

type LoteRowsProps = {
  lote: Lote;
  isSecret: boolean;
  /** The address names this item. */
  isWanted: boolean;
  prices: Prices;
};

/** An item with its winners below. */
export const LoteRows = memo(function LoteRows({ lote, isSecret, isWanted, prices }: LoteRowsProps) {
  const t = useTexts('licitacoes');
  const tLotes = useTexts('lotes');
  const label = useLabels(partFields.lote);
  const format = useFormat();
  const { numero, descricao, quantidade, unidade, valor_unitario, valor_total, material_servico, criterio, beneficio, situacao } = lote;
  const catalogo = lote.catalogo && `${{ M: 'CATMAT', S: 'CATSER' }[material_servico] ?? 'CATMAT/CATSER'} ${lote.catalogo}`;
  return (
    <>
      <tr className={classes.item} ref={isWanted ? scrollTo : undefined} aria-current={isWanted || undefined}>
        <td data-label={tLotes('numero')}>{format.number(numero)}</td>
        <th scope="row" data-label={label('descricao')}>
          {descricao ? (
            <Clamped isLong={descricao.length > LONG} words={{ whole: t('detail.whole'), less: t('detail.less') }}>
              {() => descricao}
            </Clamped>
          ) : (
            <em className={classes.awaited}>{tLotes('awaited')}</em>
          )}
          <span className={textStyles.second}>
            {[isOneOf(materialServico, material_servico) && tLotes(`tipo.${material_servico}`), criterio, beneficio, catalogo]
              .filter(Boolean)
              .join(' · ')}
          </span>
          <LoteDetails lote={lote} />
          {prices(descricao)}
        </th>
        <td data-align="end" data-label={label('quantidade')}>
          {quantidade !== null && format.number(quantidade)}
          {unidade && <span className={textStyles.second}>{unidade}</span>}
        </td>
        <td data-align="end" data-label={label('valor_unitario')}>
          <Value amount={valor_unitario} isSecret={isSecret} isUnit />
        </td>
        <td data-align="end" data-label={label('valor_total')}>
          <Value amount={valor_total} isSecret={isSecret} />
        </td>
        <td data-label={label('situacao')}>{situacao && <SituacaoBadge situacao={situacao} />}</td>
      </tr>
      {lote.resultados.map((resultado) => (
        <ResultadoRow key={resultado.sequencial} lote={lote} resultado={resultado} />
      ))}
    </>
  );
});

function ResultadoRow({ lote, resultado }: { lote: Lote; resultado: Resultado }) {
  const t = useTexts('licitacoes');
  const tLotes = useTexts('lotes');
  const label = useLabels(partFields.resultado);
  const format = useFormat();
  const savingWords = useSavingWords();
  const { fornecedor, fornecedor_documento, porte, quantidade, valor_unitario, valor_total, desconto, data, situacao, cancelado } =
    resultado;
  const { motivo_cancelamento: motivo } = resultado;
  const saving = savingOf(lote, resultado);
  const Struck = cancelado ? 's' : 'span';
  const Icon = cancelado ? IconBan : IconTrophy;
  return (
    <tr className={classes.resultado} data-cancelled={cancelado || undefined}>
      <td className={classes.mark}>
        <Icon size={16} aria-hidden />
        <VisuallyHidden>{cancelado ? label('cancelado') : label('fornecedor')}</VisuallyHidden>
      </td>
      <th scope="row" data-label={label('fornecedor')}>
        <Struck>
          {fornecedor_documento === '' ? (
            fornecedor || t('list.unknown')
          ) : (
            <Link to="/fornecedores/$documento" params={{ documento: fornecedor_documento }}>
              {fornecedor || masked(fornecedor_documento)}
            </Link>
          )}
        </Struck>
        <span className={textStyles.second}>
          {[fornecedor && masked(fornecedor_documento), porte && tLotes('porte', { porte }), data && format.date(noonOf(data))]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </th>
      <td data-align="end" data-label={label('quantidade')}>
        {quantidade !== null && <Struck>{format.number(quantidade)}</Struck>}
      </td>
      <td data-align="end" data-label={label('valor_unitario')}>
        {valor_unitario !== null && <Struck>{format.unitMoney(valor_unitario)}</Struck>}
      </td>
      <td data-align="end" data-label={label('valor_total')}>
        {valor_total !== null && <Struck>{format.money(valor_total)}</Struck>}
      </td>
      <td className={classes.saving}>
        {cancelado ? (
          <>
            <Badge variant="outline" color="danger" leftSection={<IconBan size={12} aria-hidden />}>
              {label('cancelado')}
            </Badge>
            {situacao && situacao !== label('cancelado') && <span className={textStyles.second}>{situacao}</span>}
            {motivo && <span className={textStyles.second}>{motivo}</span>}
          </>
        ) : saving !== null ? (
          savingWords(saving)
        ) : (
          desconto !== null && desconto > 0 && tLotes('discount', { percent: format.percent(desconto / 100) })
        )}
      </td>
    </tr>
  );
}
