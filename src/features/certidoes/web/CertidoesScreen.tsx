import { Button } from '@mantine/core';
import { IconCertificate, IconFileZip, IconPlus } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { filterDrawer } from '#kit/web/DataTable/bar/filterDrawer.tsx';
import { FilteredTable } from '#kit/web/DataTable/FilteredTable.tsx';
import { useSelection } from '#kit/web/DataTable/selection.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import { renewsAddresses } from '#kit/web/viewer/renewsAddresses.ts';
import { CertidaoDrawer } from './CertidaoDrawer.tsx';
import { calls } from './calls.ts';
import { certidoesSearch } from './certidoesSearch.ts';
import { EstadoTabs } from './EstadoTabs.tsx';
import { noFilters } from './filterParams.ts';
import { useColumns } from './useColumns.tsx';
import { useFilterChips } from './useFilterChips.ts';

const drawer = filterDrawer(async () => (await import('./FilterForm.tsx')).FilterForm);
const AddDrawer = lazy(async () => ({ default: (await import('./edit/CertidaoForm.tsx')).AddDrawer }));
const ZipDialog = lazy(async () => ({ default: (await import('./zip/ZipDialog.tsx')).ZipDialog }));

/** The own company's certificates and other documents, by the groups of a bidder's qualification. */
export function CertidoesScreen() {
  const t = useTexts('certidoes');
  const common = useTexts('common');
  const list = useListState(certidoesSearch);
  const { certidao, ...params } = list.query;
  const query = useQuery({ ...calls.list.query({ query: params }), placeholderData: keepPreviousData, ...renewsAddresses });
  const selection = useSelection(params);
  const [isZipping, setIsZipping] = useState<boolean>();
  const { page: _page, perPage: _perPage, ...filters } = params;
  return (
    <Page title={t('title')} fill actions={<AddButton />}>
      <EstadoTabs list={list} />
      <FilteredTable
        name="certidoes"
        label={t('title')}
        columns={useColumns()}
        rows={query.data?.certidoes}
        total={query.data?.total}
        list={list}
        query={query}
        searchLabel={t('search')}
        tab="estado"
        chips={useFilterChips(list)}
        noFilters={noFilters}
        drawer={drawer}
        drawerTitle={common('filters.button')}
        selection={selection}
        bulkActions={
          <Button size="compact-sm" leftSection={<IconFileZip size={18} aria-hidden />} onClick={() => setIsZipping(true)}>
            {t('zip.button')}
          </Button>
        }
        noMatch={t('empty.noMatch')}
        showAll={t('empty.showAll')}
        empty={
          <EmptyState icon={<IconCertificate />} title={t('empty.title')} hint={t('empty.hint')}>
            <AddButton />
          </EmptyState>
        }
      />
      <CertidaoDrawer id={certidao} close={() => list.set({ certidao: undefined, page: list.query.page })} />
      {isZipping !== undefined && (
        <Suspense>
          <ZipDialog opened={isZipping} close={() => setIsZipping(false)} chosen={selection} filters={filters} />
        </Suspense>
      )}
    </Page>
  );
}

/** Adds a document, for users who may. */
function AddButton() {
  const t = useTexts('certidoes');
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay(needs.administers)) return null;
  return (
    <>
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('edit.add')}
      </Button>
      {isOpen && (
        <Suspense>
          <AddDrawer close={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
