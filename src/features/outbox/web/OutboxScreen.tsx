import { Button } from '@mantine/core';
import { IconMailOff, IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { DataTable } from '#kit/web/DataTable/DataTable.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import type { ListedMail } from '../contract.ts';
import { calls } from './calls.ts';
import { MailDrawer } from './MailDrawer.tsx';
import { NoServer } from './NoServer.tsx';
import { outboxSearch } from './outboxSearch.ts';
import { StateTabs } from './StateTabs.tsx';
import { useColumns } from './useColumns.tsx';

/** The outbox: mails to users, whether they were delivered, and if not, why. */
export function OutboxScreen() {
  const t = useTexts('outbox');
  const list = useListState(outboxSearch);
  const { mail, ...filters } = list.query;
  const query = useQuery({ ...calls.list.query({ query: filters }), placeholderData: keepPreviousData });
  const columns = useColumns();
  const isUnfiltered = !list.search.q && !list.search.state;
  return (
    <Page title={t('title')} fill>
      {query.data?.hasServer === false && <NoServer />}
      <StateTabs list={list} />
      <DataTable
        name="outbox"
        label={t('label')}
        columns={columns}
        rows={query.data?.mails}
        total={query.data?.total}
        rowId={idOf}
        list={list}
        query={query}
        searchLabel={t('search')}
        empty={
          isUnfiltered ? (
            <EmptyState icon={<IconMailOff />} title={t('none')} hint={t('noneHint')} />
          ) : (
            <EmptyState icon={<IconSearchOff />} title={t('noMatch')}>
              <Button variant="light" onClick={() => list.set({ q: undefined, state: undefined })}>
                {t('showAll')}
              </Button>
            </EmptyState>
          )
        }
      />
      <MailDrawer id={mail} hasServer={query.data?.hasServer ?? false} close={() => list.set({ mail: undefined, page: list.query.page })} />
    </Page>
  );
}

const idOf = ({ id }: ListedMail) => id;
