// What acts on the list besides its table's own controls, in one file: it comes after the rows.
import { maxExported, type Static } from '#kit/schema.ts';
import { ExportButton, ExportSelected } from '#kit/web/DataTable/bar/ExportButton.tsx';
import type { Selection } from '#kit/web/DataTable/selection.ts';
import { useExport } from '#kit/web/DataTable/useExport.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { licitacoes } from '../../contract.ts';
import type { SavedSearch } from '../../savedSearches.ts';
import { calls } from '../calls.ts';
import { ExportsButton } from '../exports/ExportsButton.tsx';
import { NewNotice } from '../manual/NewNotice.tsx';
import { SearchesMenu } from '../savedSearches/SearchesMenu.tsx';
import type { ListView } from '../savedSearches/searchState.ts';
import { ListMenu } from './ListMenu.tsx';

/** Filters and order of the list. */
type Filtered = Omit<Static<(typeof licitacoes.exportCsv)['query']>, 'ids'>;

type ListActionsProps = {
  view: ListView;
  /** The search that the list shows. */
  open: SavedSearch | undefined;
  filtered: Filtered;
  selection: Selection;
  total: number | undefined;
};

/** At the end of the title's line. */
export function ListActions({ view, open, filtered, selection, total }: ListActionsProps) {
  return (
    <>
      <SearchesMenu view={view} open={open} />
      <ExportButton csv={useCsv(filtered)} />
      <ExportsButton listed={{ query: filtered, columns: [...view.columns], selection, total }} />
      <ListMenu />
      <NewNotice />
    </>
  );
}

/** Exports the selected notices. */
export function SelectedExport({ filtered, selection }: Pick<ListActionsProps, 'filtered' | 'selection'>) {
  const t = useTexts('licitacoes');
  return <ExportSelected csv={useCsv(filtered)} selection={selection} most={maxExported} tooMany={(most) => t('list.tooMany', { most })} />;
}

function useCsv(filtered: Filtered) {
  const t = useTexts('licitacoes');
  return useExport(t('list.exportFile'), (file, ids) => calls.exportCsv.download(file, { query: { ...filtered, ids } }));
}
