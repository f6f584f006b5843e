import { Button } from '@mantine/core';
import { IconFileSpreadsheet, IconFileTypePdf, IconReportMoney } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayInBrasilia } from '#kit/clock.ts';
import { FilterChips } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { filterDrawer } from '#kit/web/DataTable/bar/filterDrawer.tsx';
import brief from '#kit/web/DataTable/brief.module.css';
import { FilterButton } from '#kit/web/DataTable/controls.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import { toast } from '#kit/web/toast/toast.ts';
import { calls } from './calls.ts';
import { Figures } from './Figures.tsx';
import { noFilters, type PrecosState } from './filterParams.ts';
import { PrecoTable } from './PrecoTable.tsx';
import { precosSearch } from './precosSearch.ts';
import { SearchBar } from './SearchBar.tsx';
import { useFilterChips } from './useFilterChips.ts';

const drawer = filterDrawer(async () => (await import('./FilterForm.tsx')).FilterForm);

/** What was paid for a thing: figures, and the prices behind them. */
export function PrecosScreen() {
  const t = useTexts('precos');
  const common = useTexts('common');
  const list = useListState(precosSearch);
  const { sort: _sort, order: _order, page: _page, perPage: _perPage, atipicos: _atipicos, ...filters } = list.query;
  const isAsked = Boolean(filters.q || filters.catalogo);
  const statistics = useQuery({ ...calls.statistics.query({ query: filters }), placeholderData: keepPreviousData, enabled: isAsked });
  const chips = useFilterChips(list);
  return (
    <Page title={t('title')} actions={isAsked && <Exports list={list} />}>
      <SearchBar list={list}>
        <FilterButton list={list} active={chips.length} title={common('filters.button')} drawer={drawer} />
      </SearchBar>
      <FilterChips chips={chips} set={list.set} clear={() => list.set(noFilters)} />
      {isAsked ? (
        <>
          <Figures list={list} query={statistics} />
          <PrecoTable list={list} statistics={statistics.data} />
        </>
      ) : (
        <EmptyState icon={<IconReportMoney />} title={t('start.title')} hint={t('start.hint')} />
      )}
    </Page>
  );
}

/** The prices with their sources, and the figures: as a workbook, or as a document to put into a file. */
function Exports({ list }: { list: PrecosState }) {
  const t = useTexts('precos');
  const [exporting, setExporting] = useState<'xlsx' | 'pdf'>();
  const { page: _page, perPage: _perPage, ...query } = list.query;
  const run = async (kind: 'xlsx' | 'pdf') => {
    setExporting(kind);
    const call = kind === 'pdf' ? calls.exportPdf : calls.exportXlsx;
    await call.download(`${t('export.file')}-${dayInBrasilia(new Date())}.${kind}`, { query }).catch(toast.failure);
    setExporting(undefined);
  };
  const icons = { xlsx: IconFileSpreadsheet, IconFileTypePdf, pdf: IconFileTypePdf };
  return (['xlsx', 'pdf'] as const).map((kind) => {
    const Icon = icons[kind];
    return (
      <Button
        key={kind}
        className={brief.button}
        variant="default"
        leftSection={<Icon size={18} aria-hidden />}
        loading={exporting === kind}
        disabled={exporting !== undefined}
        onClick={() => void run(kind)}
      >
        {t(`export.${kind}`)}
      </Button>
    );
  });
}
