import { Button } from '@mantine/core';
import { IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { FilterChips } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { noDays, useDayChips } from '#kit/web/DataTable/bar/useDayChips.ts';
import { DataTable } from '#kit/web/DataTable/DataTable.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import { type User, users } from '../../contract.ts';
import { calls } from '../calls.ts';
import { AddUserButton } from './AddUserButton.tsx';
import { StorageButton } from './StorageButton.tsx';
import { UserFigures } from './UserFigures.tsx';
import { UserFilters } from './UserFilters.tsx';
import { useColumns } from './useColumns.tsx';

const unfiltered = { q: undefined, role: undefined, currentPlan: undefined, status: undefined, ...noDays };

export function UserList() {
  const t = useTexts('users');
  const list = useListState(users.list.query);
  const query = useQuery({ ...calls.list.query({ query: list.query }), placeholderData: keepPreviousData });
  const chips = useDayChips(list.search, {
    since: (day) => t('list.since', { day }),
    until: (day) => t('list.until', { day }),
  });
  const administrates = useMay(needs.administers);
  return (
    <Page title={t('title')} fill actions={administrates && <Actions />}>
      <UserFigures list={list} />
      <FilterChips chips={chips} set={list.set} clear={() => list.set(noDays)} />
      <DataTable
        name="users"
        label={t('list.label')}
        columns={useColumns()}
        rows={query.data?.users}
        total={query.data?.total}
        rowId={idOf}
        list={list}
        query={query}
        searchLabel={t('list.search')}
        filters={<UserFilters list={list} />}
        empty={
          <EmptyState icon={<IconSearchOff />} title={t('list.noMatch')}>
            <Button variant="light" onClick={() => list.set(unfiltered)}>
              {t('list.showAll')}
            </Button>
          </EmptyState>
        }
      />
    </Page>
  );
}

function Actions() {
  return (
    <>
      <StorageButton />
      <AddUserButton />
    </>
  );
}

const idOf = ({ id }: User) => id;
