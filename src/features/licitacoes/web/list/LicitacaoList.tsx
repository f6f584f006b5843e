import { IconInbox } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useMemo, useState } from 'react';
import { needs } from '#features/auth/contract.ts';
import type { Static } from '#kit/schema.ts';
import { useMay } from '#kit/web/ability.ts';
import { filterDrawer } from '#kit/web/DataTable/bar/filterDrawer.tsx';
import { FilteredTable } from '#kit/web/DataTable/FilteredTable.tsx';
import { usePreferences } from '#kit/web/DataTable/preferences.ts';
import { type Selection, useSelection } from '#kit/web/DataTable/selection.ts';
import { loadTexts, useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { facetsOf, useFacets } from '#kit/web/refine/useFacets.tsx';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';
import { type ListState, useListState } from '#kit/web/search/listState.ts';
import { stringifySearch } from '#kit/web/search/search.ts';
import { takePlace } from '#kit/web/search/walk.ts';
import type { licitacoes } from '../../contract.ts';
import { type ListFilters, listColumns } from '../../entities.ts';
import type { SavedSearch } from '../../savedSearches.ts';
import { calls } from '../calls.ts';
import { type Searched, SearchNotes } from '../facets/SearchedText.tsx';
import { OpenSearchBar } from '../savedSearches/OpenSearchBar.tsx';
import { useSearchOf } from '../savedSearches/useSearches.ts';
import { noFilters } from './filterParams.ts';
import classes from './LicitacaoList.module.css';
import { listSearch } from './listSearch.ts';
import { StatusTabs } from './StatusTabs.tsx';
import { useColumns } from './useColumns.tsx';
import { useFilterChips } from './useFilterChips.ts';

type Found = Pick<Static<(typeof licitacoes.list)['reply']>, 'tambem' | 'itens'>;

const drawer = filterDrawer(async () => (await Promise.all([import('./FilterForm.tsx'), loadTexts('facets')]))[0].FilterForm);

const facetsPanel = facetsOf<ListState<typeof listSearch>>(
  async () => (await Promise.all([import('../facets/FacetsPanel.tsx'), loadTexts('facets')]))[0].FacetsPanel,
);

const fetchActions = () => import('./ListActions.tsx');
const ListActions = optionalPart(async () => (await fetchActions()).ListActions);
const SelectedExport = optionalPart(async () => (await fetchActions()).SelectedExport);

/** Key of the user's own columns, and of the facets. */
const TABLE = 'licitacoes';

type Slots = {
  /** How fresh the data are. */
  aside: ReactNode;
  /** The follow button of a row. */
  star: (item: number, name: string) => ReactNode;
  /** The user's tags of a row. */
  tags: (item: number) => ReactNode;
  /** What else can be done with the selected rows. */
  selected: (selection: Selection) => ReactNode;
  /** How the open search tells of new notices. */
  alert: (open: SavedSearch) => ReactNode;
  /** Where else the searched words were found, once the list is there. */
  found: (filters: Partial<ListFilters>) => ReactNode;
};

export function LicitacaoList({ aside, star, tags, selected, alert, found }: Slots) {
  const t = useTexts('licitacoes');
  const common = useTexts('common');
  const list = useListState(listSearch);
  const { busca, ...asked } = list.query;
  const { page: _page, perPage: _perPage, ...filtered } = asked;
  const { sort: _sort, order: _order, ...filters } = filtered;
  const selection = useSelection(asked);
  const query = useQuery({ ...calls.list.query({ query: asked }), placeholderData: keepPreviousData });
  const administrates = useMay(needs.administers);
  const searched = useSearched(list.search.q ?? '', query.data);
  const [reveal] = useState(() => takePlace(list.search));
  const columns = useColumns(list.search, { star, tags }, searched);
  const facets = useFacets(TABLE, list, facetsPanel);
  const open = useSearchOf(busca);
  const { shown, reset } = useShownColumns(open);
  const { visible } = usePreferences(TABLE, columns, shown);
  const view = { search: list.search, columns: listColumns.filter((id) => visible[id]) };
  return (
    <Page
      title={t('title')}
      aside={aside}
      windowTitle={open && `${open.name} · ${t('title')}`}
      fill
      actions={
        <ListActions
          view={view}
          open={open}
          filtered={filtered}
          selection={selection}
          total={query.data?.total}
          fallback={<div className={classes.actionsPlace} />}
        />
      }
    >
      {busca !== undefined && <OpenSearchBar id={busca} view={view} resetColumns={reset} alert={alert} />}
      <StatusTabs list={list} />
      {(list.search.q || (query.data?.total === 0 && stringifySearch({ ...list.search }))) && (
        <SearchNotes fallback={<div style={{ minHeight: 30 }} />} list={list} found={query.isPlaceholderData ? undefined : query.data} />
      )}
      {list.search.q && query.data && found(filters)}
      {facets.beside(
        <FilteredTable
          name={TABLE}
          isFlat
          label={t('list.label')}
          columns={columns}
          shown={shown}
          rows={query.data?.licitacoes}
          total={query.data?.total}
          list={list}
          query={query}
          searchLabel={t('list.search')}
          findsWords
          tab="status"
          chips={useFilterChips(list)}
          noFilters={noFilters}
          filters={facets.button}
          drawer={drawer}
          drawerTitle={t('filters.title')}
          selection={selection}
          reveal={reveal}
          bulkActions={
            <>
              <SelectedExport filtered={filtered} selection={selection} />
              {selected(selection)}
            </>
          }
          noMatch={t('list.noMatch')}
          showAll={t('list.showAll')}
          empty={
            <EmptyState icon={<IconInbox />} title={t('list.none')} hint={administrates ? t('list.noneHint') : t('list.noneYet')}>
              {administrates && (
                <>
                  <Link to="/fontes">{common('word.openSources')}</Link>
                  <Link to="/importar">{common('word.uploadFiles')}</Link>
                </>
              )}
            </EmptyState>
          }
        />,
      )}
    </Page>
  );
}

/** The searched words with their synonyms, and the items that have them. */
function useSearched(q: string, found: Found | undefined): Searched {
  return useMemo(
    () => ({
      q: q && [q, ...(found?.tambem.flatMap(({ also }) => also) ?? [])].join(' '),
      items: new Map(found?.itens.map((item) => [item.id, item])),
    }),
    [q, found],
  );
}

/** The columns of the open search, until the user changes them; without one those of the user. */
function useShownColumns(open: SavedSearch | undefined) {
  const [changed, setChanged] = useState<{ id: number; ids: readonly string[] }>();
  const ids = open && changed?.id === open.id ? changed.ids : open?.columns;
  return {
    shown: open && ids?.length ? { ids, change: (next: string[]) => setChanged({ id: open.id, ids: next }) } : undefined,
    reset: () => setChanged(undefined),
  };
}
