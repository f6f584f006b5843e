import { IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DataTable } from '#kit/web/DataTable/DataTable.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import type { ListControl } from '#kit/web/search/listState.ts';
import type { PrecoStatistics } from '../contract.ts';
import { calls } from './calls.ts';
import type { PrecosState } from './filterParams.ts';
import { useColumns } from './useColumns.tsx';

const idOf = ({ id }: { id: number }) => id;

/** The prices behind the figures. */
export function PrecoTable({ list, statistics }: { list: PrecosState; statistics: PrecoStatistics | undefined }) {
  const t = useTexts('precos');
  const query = useQuery({ ...calls.list.query({ query: list.query }), placeholderData: keepPreviousData });
  return (
    <DataTable
      name="precos"
      label={t('rows')}
      heading={<h2>{t('rows')}</h2>}
      columns={useColumns(statistics?.limites)}
      rows={query.data?.precos}
      total={query.data?.total}
      rowId={idOf}
      // Every list of a table has page and order.
      list={list as unknown as ListControl}
      query={query}
      empty={<EmptyState icon={<IconSearchOff />} title={t('none')} hint={t('noneHint')} />}
    />
  );
}
