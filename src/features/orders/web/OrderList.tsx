import { Button, NativeSelect } from '@mantine/core';
import { IconDownload, IconLock, IconSearchOff, IconShoppingCart } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { FilterButton } from '#kit/web/DataTable/bar/FilterButton.tsx';
import { FilterChips } from '#kit/web/DataTable/bar/FilterChips.tsx';
import brief from '#kit/web/DataTable/brief.module.css';
import { DataTable } from '#kit/web/DataTable/DataTable.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import type { ListedOrder } from '../entities.ts';
import { calls } from './calls.ts';
import { noFilters, type OrdersState } from './filterParams.ts';
import classes from './Orders.module.css';
import { ordersSearch } from './ordersSearch.ts';
import { useColumns } from './useColumns.tsx';
import { useExport } from './useExport.ts';
import { useFilterChips } from './useFilterChips.ts';

const fetchDrawer = () => import('./FilterDrawer.tsx');
const FilterDrawer = lazy(async () => ({ default: (await fetchDrawer()).FilterDrawer }));

/** The user's orders, newest first; admins can switch to all orders. */
export function OrderList() {
  const t = useTexts('orders');
  const list = useListState(ordersSearch);
  const administrates = useMay(needs.administers);
  const mayList = administrates || !list.query.todos;
  const query = useQuery({ ...calls.list.query({ query: list.query }), placeholderData: keepPreviousData, enabled: mayList });
  const columns = useColumns(list.query.todos);
  const chips = useFilterChips(list);
  const { isExporting, run } = useExport(list);
  if (!mayList) return <OnlyOwn />;
  const isUnfiltered = chips.length === 0 && !list.search.q;
  return (
    <Page
      title={t(list.query.todos ? 'list.all' : 'list.own')}
      fill
      actions={
        <Button
          className={brief.button}
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden />}
          loading={isExporting}
          onClick={run}
        >
          {t('export.button')}
        </Button>
      }
    >
      <FilterChips chips={chips} set={list.set} clear={() => list.set(noFilters)} />
      <DataTable
        name="orders"
        label={t(list.query.todos ? 'list.all' : 'list.own')}
        columns={columns}
        rows={query.data?.orders}
        total={query.data?.total}
        rowId={idOf}
        list={list}
        query={query}
        searchLabel={t('list.search')}
        filters={
          <>
            {administrates && <OwnerSelect list={list} />}
            <FilterButton
              label={t('filters.button')}
              active={chips.length}
              fetch={fetchDrawer}
              drawer={(state) => <FilterDrawer list={list} {...state} />}
            />
          </>
        }
        empty={isUnfiltered ? <NoOrders /> : <NoMatch list={list} />}
      />
    </Page>
  );
}

const idOf = ({ id }: ListedOrder) => id;

/** The user's own orders, or all. */
function OwnerSelect({ list: { query, set } }: { list: OrdersState }) {
  const t = useTexts('orders');
  const choices = [
    { value: '', label: t('list.own') },
    { value: 'todos', label: t('list.all') },
  ];
  return (
    <NativeSelect
      className={classes.whose}
      aria-label={t('list.whose')}
      value={query.todos ? 'todos' : ''}
      data={choices}
      onChange={({ currentTarget }) => set({ todos: currentTarget.value === 'todos' || undefined, sort: undefined, order: undefined })}
    />
  );
}

/** A link of an admin may lead other users to all orders, which they cannot see. */
function OnlyOwn() {
  const t = useTexts('orders');
  return (
    <Page title={t('list.all')}>
      <EmptyState icon={<IconLock />} title={t('list.onlyOwn')} hint={t('list.onlyOwnHint')}>
        <Button variant="light" renderRoot={(props) => <Link to="/pedidos" {...props} />}>
          {t('list.own')}
        </Button>
      </EmptyState>
    </Page>
  );
}

function NoOrders() {
  const t = useTexts('orders');
  return (
    <EmptyState icon={<IconShoppingCart />} title={t('list.none')} hint={t('list.noneHint')}>
      <Button variant="light" renderRoot={(props) => <Link to="/apps/ecommerce/shop" {...props} />}>
        {t('toShop')}
      </Button>
    </EmptyState>
  );
}

function NoMatch({ list }: { list: OrdersState }) {
  const t = useTexts('orders');
  return (
    <EmptyState icon={<IconSearchOff />} title={t('list.noMatch')}>
      <Button variant="light" onClick={() => list.set({ ...noFilters, q: undefined })}>
        {t('list.showAll')}
      </Button>
    </EmptyState>
  );
}
