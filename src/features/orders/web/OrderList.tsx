import { Button, NativeSelect } from '@mantine/core';
import { IconLock, IconShoppingCart } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { ExportButton } from '#kit/web/DataTable/bar/ExportButton.tsx';
import { filterDrawer } from '#kit/web/DataTable/bar/filterDrawer.tsx';
import { FilteredTable } from '#kit/web/DataTable/FilteredTable.tsx';
import { useExport } from '#kit/web/DataTable/useExport.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import { calls } from './calls.ts';
import { noFilters, type OrdersState } from './filterParams.ts';
import classes from './Orders.module.css';
import { ordersSearch } from './ordersSearch.ts';
import { useColumns } from './useColumns.tsx';
import { useFilterChips } from './useFilterChips.ts';

const drawer = filterDrawer(async () => (await import('./FilterForm.tsx')).FilterForm);

/** The user's orders, newest first; admins can switch to all orders. */
export function OrderList() {
  const t = useTexts('orders');
  const list = useListState(ordersSearch);
  const administrates = useMay(needs.administers);
  const mayList = administrates || !list.query.todos;
  const query = useQuery({ ...calls.list.query({ query: list.query }), placeholderData: keepPreviousData, enabled: mayList });
  const columns = useColumns(list.query.todos);
  const chips = useFilterChips(list);
  const { page: _page, perPage: _perPage, ...filtered } = list.query;
  const csv = useExport(t('export.file'), (file) => calls.exportCsv.download(file, { query: filtered }));
  if (!mayList) return <OnlyOwn />;
  return (
    <Page title={t(list.query.todos ? 'list.all' : 'list.own')} fill actions={<ExportButton csv={csv} />}>
      <FilteredTable
        name="orders"
        label={t(list.query.todos ? 'list.all' : 'list.own')}
        columns={columns}
        rows={query.data?.orders}
        total={query.data?.total}
        list={list}
        query={query}
        searchLabel={t('list.search')}
        filters={administrates && <OwnerSelect list={list} />}
        chips={chips}
        noFilters={noFilters}
        drawer={drawer}
        drawerTitle={t('filters.title')}
        noMatch={t('list.noMatch')}
        showAll={t('list.showAll')}
        empty={<NoOrders />}
      />
    </Page>
  );
}

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
