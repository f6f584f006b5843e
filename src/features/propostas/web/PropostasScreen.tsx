import { Button, Stack } from '@mantine/core';
import { IconFileText, IconSearchOff } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useRef } from 'react';
import classes from '#kit/web/board/Board.module.css';
import { FilterChips } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { filterDrawer } from '#kit/web/DataTable/bar/filterDrawer.tsx';
import { Toolbar } from '#kit/web/DataTable/bar/Toolbar.tsx';
import { FilterButton } from '#kit/web/DataTable/controls.ts';
import { FilteredTable } from '#kit/web/DataTable/FilteredTable.tsx';
import { useKeys } from '#kit/web/device/shortcuts.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import type { Proposta } from '../entities.ts';
import { Board } from './board/Board.tsx';
import { calls } from './calls.ts';
import { noFilters, type PropostasState } from './list/filters.ts';
import { useColumns } from './list/useColumns.tsx';
import { useFilterChips } from './list/useFilterChips.ts';
import { NovaButton } from './nova/NovaButton.tsx';
import { propostasSearch } from './propostasSearch.ts';
import { ViewTabs } from './ViewTabs.tsx';

const NovaDialog = lazy(async () => ({ default: (await import('./nova/NovaDialog.tsx')).NovaDialog }));
const drawer = filterDrawer<PropostasState>(async () => (await import('./list/FilterForm.tsx')).FilterForm);

/** The offers that the user sees, as a board by stage or a list. `nonce`: the page's, for style elements of drag and drop. */
export function PropostasScreen({ nonce }: { nonce: string }) {
  const t = useTexts('propostas');
  const list = useListState(propostasSearch);
  const { search, query, set } = list;
  const isNew = query.nova === true;
  const openNew = () => set({ nova: true, page: search.page });
  useKeys([{ keys: ['c', 'n'], does: t('nova.title'), group: t('title'), act: openNew }]);
  const wasOpened = useRef(isNew);
  if (isNew) wasOpened.current = true;
  return (
    <Page
      title={t('title')}
      fill
      actions={
        <>
          <ViewTabs current={query.view} search={search} />
          <NovaButton search={search} />
        </>
      }
    >
      {query.view === 'board' ? <BoardView list={list} nonce={nonce} /> : <ListView list={list} />}
      {wasOpened.current && (
        <Suspense>
          <NovaDialog opened={isNew} close={() => set({ nova: undefined, page: search.page })} />
        </Suspense>
      )}
    </Page>
  );
}

function BoardView({ list, nonce }: { list: PropostasState; nonce: string }) {
  const t = useTexts('propostas');
  const { search, set } = list;
  const { view: _view, nova: _nova, page: _page, perPage: _perPage, sort: _sort, order: _order, etapa: _etapa, ...filters } = list.query;
  const chips = useFilterChips(list);
  const field = useRef<HTMLInputElement>(null);
  useKeys([{ keys: ['/'], does: t('list.search'), group: t('title'), act: () => field.current?.focus() }]);
  const isUnfiltered = chips.length === 0 && !search.q;
  return (
    <>
      <FilterChips chips={chips} set={set} clear={() => set(noFilters)} />
      <Stack component="section" gap={0} flex={1} miw={0} mih={0} className={classes.frame} aria-label={t('view.board')}>
        <Toolbar list={list} search={field} searchLabel={t('list.search')} findsWords>
          <FilterButton list={list} active={chips.length} title={t('filters.title')} drawer={drawer} />
        </Toolbar>
        <Board
          search={search}
          query={filters}
          nonce={nonce}
          empty={
            isUnfiltered ? (
              <NoPropostas search={search} />
            ) : (
              <EmptyState icon={<IconSearchOff />} title={t('list.noMatch')}>
                <Button variant="light" onClick={() => set({ ...noFilters, q: undefined })}>
                  {t('list.showAll')}
                </Button>
              </EmptyState>
            )
          }
        />
      </Stack>
    </>
  );
}

function ListView({ list }: { list: PropostasState }) {
  const t = useTexts('propostas');
  const { view: _view, nova: _nova, ...params } = list.query;
  const query = useQuery({ ...calls.list.query({ query: params }), placeholderData: keepPreviousData });
  return (
    <FilteredTable<Proposta, typeof propostasSearch>
      name="propostas"
      label={t('title')}
      columns={useColumns()}
      rows={query.data?.propostas}
      total={query.data?.total}
      list={list}
      query={query}
      searchLabel={t('list.search')}
      findsWords
      chips={useFilterChips(list)}
      noFilters={noFilters}
      drawer={drawer}
      drawerTitle={t('filters.title')}
      noMatch={t('list.noMatch')}
      showAll={t('list.showAll')}
      empty={<NoPropostas search={list.search} />}
    />
  );
}

function NoPropostas({ search }: Pick<PropostasState, 'search'>) {
  const t = useTexts('propostas');
  return (
    <EmptyState icon={<IconFileText />} title={t('list.none')} hint={t('list.noneHint')}>
      <NovaButton search={search} />
      <Button variant="light" renderRoot={(props) => <Link to="/apps/invoice/list" {...props} />}>
        {t('list.toNotices')}
      </Button>
      <Button variant="light" renderRoot={(props) => <Link to="/acompanhamento" {...props} />}>
        {t('list.toFollowed')}
      </Button>
    </EmptyState>
  );
}
