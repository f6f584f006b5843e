import { IconSearchOff } from '@tabler/icons-react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { nomeDaLicitacao, nomeDaModalidade } from '#brasil/nomesDasFontes.ts';
import { phaseNames } from '#features/licitacoes/contract.ts';
import { activeChips, FilterChips } from '#kit/web/DataTable/bar/FilterChips.tsx';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { DataTable } from '#kit/web/DataTable/DataTable.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useLanguage, useTexts } from '#kit/web/locale/i18n.ts';
import { noonOf } from '#kit/web/locale/noonOf.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import type { ListControl, ListState } from '#kit/web/search/listState.ts';
import type { Search } from '#kit/web/search/search.ts';
import { AddressLink } from '#kit/web/text/AddressLink.tsx';
import type { BuyerNotice, Purchases } from '../contract.ts';
import type { noticeSearch } from './searches.ts';
import { useMonthNames } from './useMonthNames.ts';

type NoticeTableProps = {
  of: 'orgao' | 'municipio';
  query: UseQueryResult<{ licitacoes: BuyerNotice[]; total: number }>;
  modalidades: Purchases['modalidades'];
  list: ListState<typeof noticeSearch>;
};

const idOf = ({ id }: { id: number }) => id;
const noFilters = { desfecho: undefined, modalidade: undefined, mes: undefined };

/** The notices behind the figures of a public body or a município. */
export function NoticeTable({ of, query, modalidades, list }: NoticeTableProps) {
  const t = useTexts('fornecedores');
  const language = useLanguage();
  const nameOf = useMonthNames();
  const { desfecho, modalidade, mes } = list.search;
  const chips = activeChips<Search<typeof noticeSearch>>([
    desfecho && { key: 'desfecho', label: phaseNames[desfecho][language], without: { desfecho: undefined } },
    modalidade !== undefined && {
      key: 'modalidade',
      label: nomeDaModalidade(modalidades.find(({ codigo }) => codigo === modalidade)?.nome ?? String(modalidade)),
      without: { modalidade: undefined },
    },
    mes && { key: 'mes', label: nameOf(mes), without: { mes: undefined } },
  ]);
  return (
    <>
      <FilterChips chips={chips} set={list.set} clear={() => list.set(noFilters)} />
      <DataTable
        name={`${of}.licitacoes`}
        label={t(`notices.${of}`)}
        heading={<h2>{t(`notices.${of}`)}</h2>}
        columns={useColumns(of === 'municipio')}
        rows={query.data?.licitacoes}
        total={query.data?.total}
        rowId={idOf}
        // Every list of a table has page and order.
        list={list as unknown as ListControl}
        query={query}
        empty={<EmptyState icon={<IconSearchOff />} title={t('notices.none')} />}
      />
    </>
  );
}

/** @param ofSeveral the body is said too */
function useColumns(ofSeveral: boolean): readonly Column<BuyerNotice>[] {
  const t = useTexts('fornecedores');
  const language = useLanguage();
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'objeto',
        header: t('column.objeto'),
        width: 260,
        grow: 6,
        fixed: true,
        card: 'heading',
        cell: ({ id, objeto, modalidade, num_licitacao }) => (
          <>
            <Link
              className={`${cells.link} ${cells.oneLine}`}
              data-cut
              to="/apps/invoice/preview/$id"
              params={{ id: String(id) }}
              title={objeto}
            >
              {objeto || num_licitacao}
            </Link>{' '}
            <span className={cells.second}>{nomeDaLicitacao({ modalidade, num_licitacao })}</span>
          </>
        ),
      },
      ...(ofSeveral ? [bodyColumn(t('column.orgao'))] : []),
      {
        id: 'publicacao',
        header: t('column.publicacao'),
        width: 124,
        sort: 'desc',
        card: 'top',
        cell: ({ publicacao }) => format.date(noonOf(publicacao)),
      },
      {
        id: 'resultado',
        header: t('column.resultado'),
        width: 140,
        cell: ({ resultado, dias }) =>
          resultado !== null && (
            <div>
              {format.date(noonOf(resultado))}{' '}
              {dias !== null && <span className={cells.second}>{t('after', { count: dias, figure: format.number(dias) })}</span>}
            </div>
          ),
      },
      {
        id: 'desfecho',
        header: t('column.desfecho'),
        width: 132,
        cell: ({ desfecho }) => desfecho !== '' && phaseNames[desfecho][language],
      },
      {
        id: 'valor_estimado',
        header: t('column.estimado'),
        width: 156,
        align: 'end',
        sort: 'desc',
        cell: ({ valor_estimado }) => valor_estimado !== null && format.money(valor_estimado),
      },
    ],
    [t, language, format, ofSeveral],
  );
}

function bodyColumn(header: string): Column<BuyerNotice> {
  return {
    id: 'orgao',
    header,
    width: 200,
    grow: 3,
    cell: ({ orgao, orgao_cnpj }) => (
      <AddressLink className={cells.oneLine} data-cut href={`/orgaos/${orgao_cnpj}`} title={orgao}>
        {orgao}
      </AddressLink>
    ),
  };
}
