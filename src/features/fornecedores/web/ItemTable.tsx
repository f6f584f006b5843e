import { IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { nomeDaLicitacao } from '#brasil/nomesDasFontes.ts';
import { NoticeItemCell } from '#brasil/web/records/NoticeItemCell.tsx';
import type { Preco } from '#features/precos/contract.ts';
import { activeChips, FilterChips } from '#kit/web/DataTable/bar/FilterChips.tsx';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { DataTable } from '#kit/web/DataTable/DataTable.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import type { ListControl, ListState } from '#kit/web/search/listState.ts';
import type { Search } from '#kit/web/search/search.ts';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import type { FornecedorDetail } from '../contract.ts';
import { calls } from './calls.ts';
import type { itemSearch } from './searches.ts';
import { useMonthNames } from './useMonthNames.ts';

type ItemTableProps = { documento: string; orgaos: FornecedorDetail['orgaos']; list: ListState<typeof itemSearch> };

const idOf = ({ id }: { id: number }) => id;
const noFilters = { uf: undefined, orgao: undefined, mes: undefined };

/** The items behind the figures of a supplier. */
export function ItemTable({ documento, orgaos, list }: ItemTableProps) {
  const t = useTexts('fornecedores');
  const nameOf = useMonthNames();
  const query = useQuery({ ...calls.listItens.query({ params: { documento }, query: list.query }), placeholderData: keepPreviousData });
  const { uf, orgao, mes } = list.search;
  const chips = activeChips<Search<typeof itemSearch>>([
    uf && { key: 'uf', label: uf, without: { uf: undefined } },
    orgao && { key: 'orgao', label: orgaos.find(({ cnpj }) => cnpj === orgao)?.nome ?? orgao, without: { orgao: undefined } },
    mes && { key: 'mes', label: nameOf(mes), without: { mes: undefined } },
  ]);
  return (
    <>
      <FilterChips chips={chips} set={list.set} clear={() => list.set(noFilters)} />
      <DataTable
        name="fornecedor.itens"
        label={t('items.title')}
        heading={<h2>{t('items.title')}</h2>}
        columns={useColumns()}
        rows={query.data?.itens}
        total={query.data?.total}
        rowId={idOf}
        // Every list of a table has page and order.
        list={list as unknown as ListControl}
        query={query}
        empty={<EmptyState icon={<IconSearchOff />} title={t('items.none')} />}
      />
    </>
  );
}

function useColumns(): readonly Column<Preco>[] {
  const t = useTexts('fornecedores');
  const format = useFormat();
  return useMemo(() => {
    const savingWords = (share: number) => t(share < 0 ? 'above' : 'saved', { percent: format.percent(Math.abs(share)) });
    return [
      {
        id: 'descricao',
        header: t('column.item'),
        width: 240,
        grow: 5,
        fixed: true,
        card: 'heading',
        cell: (item) => (
          <NoticeItemCell item={item} noDescription={t('noDescription')}>
            {nomeDaLicitacao(item)}
          </NoticeItemCell>
        ),
      },
      { id: 'dia', header: t('column.resultado'), width: 112, sort: 'desc', card: 'top', cell: ({ dia }) => format.date(noonOf(dia)) },
      {
        id: 'valor',
        header: t('column.unitario'),
        width: 152,
        align: 'end',
        sort: 'desc',
        cell: ({ valor, estimado }) =>
          valor !== null && (
            <div>
              {format.money(valor)} {estimado !== null && <span className={cells.second}>{savingWords(1 - valor / estimado)}</span>}
            </div>
          ),
      },
      {
        id: 'quantidade',
        header: t('column.quantidade'),
        width: 112,
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
        width: 148,
        align: 'end',
        sort: 'desc',
        cell: ({ total }) => total !== null && format.money(total),
      },
      {
        id: 'orgao',
        header: t('column.orgao'),
        width: 200,
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
    ];
  }, [t, format]);
}
