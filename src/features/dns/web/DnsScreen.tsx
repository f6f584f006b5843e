import { Button } from '@mantine/core';
import { IconCloudUpload, IconPlus, IconTrash, IconWorldWww } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { ExportButton } from '#kit/web/DataTable/bar/ExportButton.tsx';
import { filterDrawer } from '#kit/web/DataTable/bar/filterDrawer.tsx';
import brief from '#kit/web/DataTable/brief.module.css';
import { FilteredTable } from '#kit/web/DataTable/FilteredTable.tsx';
import { useExport } from '#kit/web/DataTable/useExport.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import { calls } from './calls.ts';
import { dnsSearch } from './dnsSearch.ts';
import { EntryDrawer } from './EntryDrawer.tsx';
import { EntryForm } from './EntryForm.tsx';
import { noFilters } from './filterParams.ts';
import { PrazoTabs } from './PrazoTabs.tsx';
import { useColumns } from './useColumns.tsx';
import { useFilterChips } from './useFilterChips.ts';

const drawer = filterDrawer(async () => (await import('./FilterForm.tsx')).FilterForm);
const RemovedDrawer = lazy(async () => ({ default: (await import('./RemovedDrawer.tsx')).RemovedDrawer }));

/** Domains and terms with their dates, the next due first. `label`: what this installation calls DNS. */
export function DnsScreen({ label }: { label: string }) {
  const t = useTexts('dns');
  const common = useTexts('common');
  const list = useListState(dnsSearch);
  const { entry, ...params } = list.query;
  const query = useQuery({ ...calls.listEntries.query({ query: params }), placeholderData: keepPreviousData });
  const columns = useColumns();
  const { page: _page, perPage: _perPage, ...filtered } = params;
  const csv = useExport(t('export.file'), (file) => calls.exportEntries.download(file, { query: filtered }));
  return (
    <Page
      title={t('title', { label })}
      fill
      actions={
        <>
          <ExportButton csv={csv} />
          <SendButton className={brief.button} />
          <RemovedButton className={brief.button} />
          <AddButton />
        </>
      }
    >
      <PrazoTabs list={list} />
      <FilteredTable
        name="dns"
        label={t('title', { label })}
        columns={columns}
        rows={query.data?.entries}
        total={query.data?.total}
        list={list}
        query={query}
        searchLabel={t('search')}
        tab="prazo"
        chips={useFilterChips(list)}
        noFilters={noFilters}
        drawer={drawer}
        drawerTitle={common('filters.button')}
        noMatch={t('empty.noMatch')}
        showAll={t('empty.showAll')}
        empty={
          <EmptyState icon={<IconWorldWww />} title={t('empty.title')} hint={t('empty.hint')}>
            <SendButton />
            <AddButton />
          </EmptyState>
        }
      />
      <EntryDrawer id={entry} close={() => list.set({ entry: undefined, page: list.query.page })} />
    </Page>
  );
}

/** Adds an entry by hand, for users who may. */
function AddButton() {
  const t = useTexts('dns');
  const [isOpen, setIsOpen] = useState(false);
  if (!useMay(needs.administers)) return null;
  return (
    <>
      <Button leftSection={<IconPlus size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('edit.add')}
      </Button>
      <EntryForm opened={isOpen} close={() => setIsOpen(false)} />
    </>
  );
}

/** Link to the upload of files, for users who may. */
function SendButton({ className }: { className?: string }) {
  const common = useTexts('common');
  if (!useMay(needs.administers)) return null;
  return (
    <Button
      variant="default"
      className={className}
      leftSection={<IconCloudUpload size={18} aria-hidden />}
      renderRoot={(props) => <Link to="/importar" search={{ tab: 'dns' }} {...props} />}
    >
      {common('word.uploadFiles')}
    </Button>
  );
}

/** Opens the removed entries, for users who may restore them. */
function RemovedButton({ className }: { className: string | undefined }) {
  const t = useTexts('dns');
  const [isOpen, setIsOpen] = useState<boolean>();
  if (!useMay(needs.administers)) return null;
  return (
    <>
      <Button variant="default" className={className} leftSection={<IconTrash size={18} aria-hidden />} onClick={() => setIsOpen(true)}>
        {t('removed.button')}
      </Button>
      {isOpen !== undefined && (
        <Suspense>
          <RemovedDrawer opened={isOpen} close={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
