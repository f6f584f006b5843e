import { Button } from '@mantine/core';
import { IconBell, IconTruck } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useMemo } from 'react';
import { masked } from '#brasil/documento.ts';
import cells from '#kit/web/DataTable/cells.module.css';
import type { Column } from '#kit/web/DataTable/columns.ts';
import { DataTable } from '#kit/web/DataTable/DataTable.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { type ListControl, useListState } from '#kit/web/search/listState.ts';
import type { Fornecedor } from '../contract.ts';
import { calls } from './calls.ts';
import { listSearch } from './searches.ts';

const idOf = ({ id }: { id: number }) => id;

/** Everyone who won something, the highest total first. */
export function FornecedorList() {
  const t = useTexts('fornecedores');
  const tSeguidos = useTexts('seguidos');
  const list = useListState(listSearch);
  const query = useQuery({ ...calls.list.query({ query: list.query }), placeholderData: keepPreviousData });
  return (
    <Page
      title={t('title')}
      fill
      actions={
        <Button
          variant="default"
          leftSection={<IconBell size={18} aria-hidden />}
          renderRoot={(props) => <Link to="/seguidos" {...props} />}
        >
          {tSeguidos('title')}
        </Button>
      }
    >
      <DataTable
        name="fornecedores"
        label={t('title')}
        columns={useColumns()}
        rows={query.data?.fornecedores}
        total={query.data?.total}
        rowId={idOf}
        // Every list of a table has page and order.
        list={list as unknown as ListControl}
        query={query}
        searchLabel={t('search')}
        {...(!list.query.q && { empty: <EmptyState icon={<IconTruck />} title={t('empty.title')} hint={t('empty.hint')} /> })}
      />
    </Page>
  );
}

function useColumns(): readonly Column<Fornecedor>[] {
  const t = useTexts('fornecedores');
  const format = useFormat();
  return useMemo(
    () => [
      {
        id: 'nome',
        header: t('column.fornecedor'),
        width: 260,
        grow: 4,
        fixed: true,
        sort: 'asc',
        card: 'heading',
        cell: ({ documento, nome }) => (
          <>
            <Link className={`${cells.link} ${cells.oneLine}`} data-cut to="/fornecedores/$documento" params={{ documento }} title={nome}>
              {nome || masked(documento)}
            </Link>{' '}
            <span className={cells.second}>{masked(documento)}</span>
          </>
        ),
      },
      { id: 'itens', header: t('column.itens'), width: 132, align: 'end', sort: 'desc', cell: ({ itens }) => format.number(itens) },
      { id: 'total', header: t('column.total'), width: 180, align: 'end', sort: 'desc', cell: ({ total }) => format.money(total) },
    ],
    [t, format],
  );
}
