import { Badge } from '@mantine/core';
import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import { useMemo } from 'react';
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import { NoticeItemCell } from '#brasil/web/records/NoticeItemCell.tsx';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import { NO_UNIT, type Preco, type PrecoStatistics } from '../contract.ts';
import { outlierOf } from '../statistics.ts';
import classes from './Precos.module.css';

/** Columns of the prices; `limites`: what lies outside is marked. */
export function useColumns(limites: PrecoStatistics['limites']): readonly Column<Preco>[] {
  const t = useTexts('precos');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'descricao',
        header: t('column.item'),
        width: 220,
        grow: 5,
        fixed: true,
        card: 'heading',
        cell: (item) => (
          <NoticeItemCell item={item} noDescription={t('noDescription')}>
            {nomeDaLicitacao(item)} · {t('itemNumber', { number: item.numero })}
          </NoticeItemCell>
        ),
      },
      {
        id: 'valor',
        header: t('column.valor'),
        width: 148,
        align: 'end',
        sort: 'asc',
        fixed: true,
        card: 'top',
        cell: ({ valor, unidade }) => (
          <div>
            <span className={classes.price}>{valor === null ? '–' : format.unitMoney(valor)}</span>{' '}
            <span className={cells.second}>{t('perUnit', { unit: unidade === '' ? NO_UNIT : unidade })}</span>
            <Outlier side={outlierOf(valor, limites)} />
          </div>
        ),
      },
      {
        id: 'estimado',
        header: t('column.estimado'),
        width: 132,
        align: 'end',
        sort: 'asc',
        cell: ({ estimado, valor }) =>
          estimado !== null && (
            <div>
              {format.unitMoney(estimado)}{' '}
              {valor !== null && (
                <span className={cells.second}>
                  {t(valor > estimado ? 'above' : 'saved', { percent: format.percent(Math.abs(1 - valor / estimado)) })}
                </span>
              )}
            </div>
          ),
      },
      {
        id: 'quantidade',
        header: t('column.quantidade'),
        width: 120,
        align: 'end',
        cell: ({ quantidade, unidade_fonte }) => (
          <div>
            {quantidade !== null && format.number(quantidade)} {unidade_fonte && <span className={cells.second}>{unidade_fonte}</span>}
          </div>
        ),
      },
      {
        id: 'total',
        header: t('column.total'),
        width: 132,
        align: 'end',
        sort: 'desc',
        hidden: true,
        cell: ({ total }) => total !== null && format.money(total),
      },
      { id: 'dia', header: t('column.dia'), width: 112, sort: 'desc', cell: ({ dia }) => format.date(noonOf(dia)) },
      {
        id: 'fornecedor',
        header: t('column.fornecedor'),
        width: 180,
        grow: 3,
        cell: ({ fornecedor, documento }) =>
          documento === '' ? (
            fornecedor
          ) : (
            <AddressLink className={cells.oneLine} data-cut href={`/fornecedores/${documento}`} title={fornecedor}>
              {fornecedor || documento}
            </AddressLink>
          ),
      },
      {
        id: 'orgao',
        header: t('column.orgao'),
        width: 180,
        grow: 3,
        cell: ({ orgao, orgao_cnpj, municipio, uf }) => (
          <>
            <AddressLink className={cells.oneLine} data-cut href={`/orgaos/${orgao_cnpj}`} title={orgao}>
              {orgao}
            </AddressLink>{' '}
            <span className={cells.second}>{[municipio, uf].filter(Boolean).join(' · ')}</span>
          </>
        ),
      },
      { id: 'catalogo', header: t('column.catalogo'), width: 104, hidden: true, cell: ({ catalogo }) => catalogo },
    ],
    [t, format, limites],
  );
}

/** Says that a price is an outlier, and to which side. */
function Outlier({ side }: { side: 'baixo' | 'alto' | null }) {
  const t = useTexts('precos');
  if (!side) return null;
  const Icon = side === 'alto' ? IconArrowUp : IconArrowDown;
  return (
    <Badge variant="outline" color="warning" size="sm" leftSection={<Icon size={12} aria-hidden />}>
      {t(`outlier.${side}`)}
    </Badge>
  );
}
