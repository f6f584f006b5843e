import { Button } from '@mantine/core';
import { IconCloudUpload, IconPlus, IconSearchOff, IconTrash, IconWorldWww } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { ExportButton } from '#kit/web/DataTable/bar/ExportButton.tsx';
import { FilterButton } from '#kit/web/DataTable/bar/FilterButton.tsx';
import { FilterChips } from '#kit/web/DataTable/bar/FilterChips.tsx';
import brief from '#kit/web/DataTable/brief.module.css';
import { DataTable } from '#kit/web/DataTable/DataTable.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import type { DnsEntry } from '../contract.ts';
import { calls } from './calls.ts';
import { dnsSearch } from './dnsSearch.ts';
import { EntryDrawer } from './EntryDrawer.tsx';
import { EntryForm } from './EntryForm.tsx';
import { noFilters } from './filterParams.ts';
import { PrazoTabs } from './PrazoTabs.tsx';
import { useColumns } from './useColumns.tsx';
import { useExport } from './useExport.ts';
import { useFilterChips } from './useFilterChips.ts';

const fetchDrawer = () => import('./FilterDrawer.tsx');
const FilterDrawer = lazy(async () => ({ default: (await fetchDrawer()).FilterDrawer }));
const RemovedDrawer = lazy(async () => ({ default: (await import('./RemovedDrawer.tsx')).RemovedDrawer }));

/** Domains and terms with their dates, the next due first. `label`: what this installation calls DNS. */
export function DnsScreen({ label }: { label: string }) {
  const t = useTexts('dns');
  const list = useListState(dnsSearch);
  const { entry, ...params } = list.query;
  const query = useQuery({ ...calls.listEntries.query({ query: params }), placeholderData: keepPreviousData });
  const columns = useColumns();
  const chips = useFilterChips(list);
  const { run, isExporting } = useExport(list);
  const isUnfiltered = chips.length === 0 && !list.search.q && !list.search.prazo;
  return (
    <Page
      title={t('title', { label })}
      fill
      actions={
        <>
          <ExportButton label={t('export.button')} isExporting={isExporting} run={run} />
          <SendButton className={brief.button} />
          <RemovedButton className={brief.button} />
          <AddButton />
        </>
      }
    >
      <PrazoTabs list={list} />
      <FilterChips chips={chips} set={list.set} clear={() => list.set(noFilters)} />
      <DataTable
        name="dns"
        label={t('title', { label })}
        columns={columns}
        rows={query.data?.entries}
        total={query.data?.total}
        rowId={idOf}
        list={list}
        query={query}
        searchLabel={t('search')}
        filters={
          <FilterButton
            label={t('filters.button')}
            active={chips.length}
            fetch={fetchDrawer}
            drawer={(state) => <FilterDrawer list={list} {...state} />}
          />
        }
        empty={
          isUnfiltered ? (
            <EmptyState icon={<IconWorldWww />} title={t('empty.title')} hint={t('empty.hint')}>
              <SendButton />
              <AddButton />
            </EmptyState>
          ) : (
            <EmptyState icon={<IconSearchOff />} title={t('empty.noMatch')}>
              <Button variant="light" onClick={() => list.set({ ...noFilters, q: undefined, prazo: undefined })}>
                {t('empty.showAll')}
              </Button>
            </EmptyState>
          )
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
  const t = useTexts('dns');
  if (!useMay(needs.administers)) return null;
  return (
    <Button
      variant="default"
      className={className}
      leftSection={<IconCloudUpload size={18} aria-hidden />}
      renderRoot={(props) => <Link to="/importar" search={{ tab: 'dns' }} {...props} />}
    >
      {t('send')}
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

const idOf = ({ id }: DnsEntry) => id;
