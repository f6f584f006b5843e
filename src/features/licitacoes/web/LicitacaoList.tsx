import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { type Column } from '#kit/web/DataTable/columns.ts';
import { DataTable } from '#kit/web/DataTable/DataTable.tsx';
import { useSelection } from '#kit/web/DataTable/selection.ts';
import { useFormat } from '#kit/web/format.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { useListState } from '#kit/web/listState.ts';
import { Page } from '#kit/web/Page.tsx';
import { licitacoes } from '../contract.ts';
import type { Licitacao } from '../entities.ts';
import { calls } from './calls.ts';

export function LicitacaoList() {
  const t = useTexts('licitacoes');
  const format = useFormat();
  const list = useListState(licitacoes.list.query);
  const selection = useSelection(list.query);
  const query = useQuery({ ...calls.list.query({ query: list.query }), placeholderData: keepPreviousData });

  const columns = useMemo<Column<Licitacao>[]>(
    () => [
      {
        id: 'num_licitacao',
        header: t('field.num_licitacao'),
        sort: 'asc',
        width: 150,
        fixed: true,
        card: 'heading',
        cell: ({ id, num_licitacao }) => (
          <Link to="/apps/invoice/preview/$id" params={{ id: String(id) }} search={list.search}>
            {num_licitacao}
          </Link>
        ),
      },
      { id: 'abertura', header: t('field.abertura'), sort: 'desc', width: 170, cell: ({ abertura }) => abertura && format.dateTime(abertura) },
      { id: 'orgao', header: t('field.orgao'), sort: 'asc', width: 280, cell: ({ orgao }) => orgao },
      { id: 'objeto', header: t('field.objeto'), card: 'body', cell: ({ objeto }) => objeto },
      { id: 'valor_estimado', header: t('field.valor_estimado'), sort: 'desc', align: 'end', width: 170, cell: ({ valor_estimado }) => valor_estimado !== null && format.money(valor_estimado) },
    ],
    [t, format, list.search],
  );

  return (
    <Page title={t('title')} fill>
      <DataTable
        name="licitacoes"
        label={t('list.label')}
        columns={columns}
        rows={query.data?.licitacoes}
        total={query.data?.total}
        rowId={idOf}
        list={list}
        query={query}
        searchLabel={t('list.search')}
        selection={selection}
      />
    </Page>
  );
}

const idOf = ({ id }: Licitacao) => id;
