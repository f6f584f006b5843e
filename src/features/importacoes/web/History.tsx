import { IconInbox } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DataTable } from '#kit/web/DataTable/DataTable.tsx';
import { EmptyState } from '#kit/web/EmptyState.tsx';
import { useTexts } from '#kit/web/i18n.ts';
import type { ListState } from '#kit/web/listState.ts';
import type { Importacao } from '../entities.ts';
import { calls } from './calls.ts';
import classes from './ImportScreen.module.css';
import type { importSearch } from './importSearch.ts';
import { useHistoryColumns } from './useHistoryColumns.tsx';

/** Every import there was, the newest first. `live` are the newest as they stand at this moment. */
export function History({ list, live }: { list: ListState<typeof importSearch>; live: readonly Importacao[] }) {
  const t = useTexts('importacoes');
  const columns = useHistoryColumns();
  const { page, perPage } = list.query;
  const query = useQuery({ ...calls.list.query({ query: { page, perPage } }), staleTime: 0, placeholderData: keepPreviousData });
  const rows = query.data?.importacoes.map((run) => live.find(({ id }) => id === run.id) ?? run);
  return (
    <div className={classes.section}>
      <DataTable
        name="importacoes"
        label={t('history.title')}
        columns={columns}
        rows={rows}
        total={query.data?.total}
        rowId={idOf}
        list={list}
        query={query}
        heading={<h2 className={classes.heading}>{t('history.title')}</h2>}
        empty={<EmptyState icon={<IconInbox />} title={t('history.none')} hint={t('history.noneHint')} />}
      />
    </div>
  );
}

const idOf = ({ id }: Importacao) => id;
