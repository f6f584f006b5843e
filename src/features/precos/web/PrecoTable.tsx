import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { DataTable } from '#kit/web/DataTable/DataTable.tsx';
import { useFormat } from '#kit/web/locale/format.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import type { ListControl } from '#kit/web/search/listState.ts';
import type { PrecoStatistics } from '../contract.ts';
import { calls } from './calls.ts';
import type { PrecosState } from './filterParams.ts';
import { useColumns } from './useColumns.tsx';

/** Fewer of the words that were asked for, if these find something without filters. */
function FewerWords({ q }: { q: string }) {
  const t = useTexts('precos');
  const format = useFormat();
  const { data } = useQuery(calls.chooseWords.query({ body: { descricoes: [q] } }));
  const [found] = data?.escolhas ?? [];
  if (!found || found.n === 0) return null;
  return (
    <Button variant="light" renderRoot={(props) => <Link to="/precos" search={{ q: found.q }} {...props} />}>
      {t('fewerWords', { words: found.q, figure: format.number(found.n), count: found.n })}
    </Button>
  );
}

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
      empty={
        <EmptyState icon={<IconSearchOff />} title={t('none')} hint={t('noneHint')}>
          {list.query.q && <FewerWords q={list.query.q} />}
        </EmptyState>
      }
    />
  );
}
