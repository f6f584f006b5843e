import { Button, Stack } from '@mantine/core';
import { IconSearchOff, IconStar } from '@tabler/icons-react';
import { useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useCallback, useRef } from 'react';
import classes from '#kit/web/board/Board.module.css';
import { FilterChips } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { Toolbar } from '#kit/web/DataTable/bar/Toolbar.tsx';
import { useKeys } from '#kit/web/device/shortcuts.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { EmptyState } from '#kit/web/page/EmptyState.tsx';
import { LinkTabs } from '#kit/web/page/LinkTabs.tsx';
import { Page } from '#kit/web/page/Page.tsx';
import { useListState } from '#kit/web/search/listState.ts';
import { exactSearch } from '#kit/web/search/search.ts';
import type { Follow } from '../contract.ts';
import { AlertSettings } from './board/AlertSettings.tsx';
import { Board } from './board/Board.tsx';
import { hideFollow } from './board/card/useMove.ts';
import { FollowDrawer } from './board/FollowDrawer.tsx';
import { FollowFilters } from './board/FollowFilters.tsx';
import { FollowList } from './board/FollowList.tsx';
import { noFilters, useFilterChips } from './board/useFilterChips.ts';
import { followSearch } from './followSearch.ts';
import { TagSettings } from './tags/TagSettings.tsx';
import { useFollowing } from './useFollowing.ts';

const views = ['board', 'list'] as const;

type FollowScreenProps = {
  /** The page's, for style elements of drag and drop. */
  nonce: string;
  /** Begins an offer for a notice. */
  prepare: (licitacao: number) => void;
};

/** The user's followed items as a board by stage or a list. */
export function FollowScreen({ nonce, prepare }: FollowScreenProps) {
  const t = useTexts('board');
  const names = useTexts('follow');
  const queryClient = useQueryClient();
  const list = useListState(followSearch);
  const { set, search, query } = list;
  const { view, open, page, perPage, sort, order, stage, ...filters } = query;
  const chips = useFilterChips(list);
  const field = useRef<HTMLInputElement>(null);
  const { stop } = useFollowing();
  const latestStop = useRef(stop);
  latestStop.current = stop;
  const edit = useCallback(({ id }: Pick<Follow, 'id'>) => set({ open: id, page: search.page }), [set, search.page]);
  const close = () => set({ open: undefined, page: search.page }, { replace: true });
  const stopFollowing = useCallback(
    async (follow: Follow) => {
      const { behind, showAgain } = hideFollow(queryClient, follow.id);
      if (!(await latestStop.current(follow, follow.name, { ...follow, behind }))) showAgain();
    },
    [queryClient],
  );
  useKeys(view === 'board' ? [{ keys: ['/'], does: t('search.label'), group: names('title'), act: () => field.current?.focus() }] : []);
  const isUnfiltered = chips.length === 0 && !search.q;
  const empty = isUnfiltered ? (
    <EmptyState icon={<IconStar />} title={t('empty.title')} hint={t('empty.hint')}>
      <Button variant="light" renderRoot={(props) => <Link to="/apps/invoice/list" {...props} />}>
        {t('empty.notices')}
      </Button>
      <Button variant="light" renderRoot={(props) => <Link to="/projetos-de-lei" {...props} />}>
        {t('empty.bills')}
      </Button>
    </EmptyState>
  ) : (
    <EmptyState icon={<IconSearchOff />} title={t('empty.noMatch')}>
      <Button variant="light" onClick={() => set({ ...noFilters, q: undefined })}>
        {t('empty.showAll')}
      </Button>
    </EmptyState>
  );
  const filterButton = <FollowFilters list={list} active={chips.length} />;
  return (
    <Page
      title={names('title')}
      fill
      actions={
        <>
          <LinkTabs label={t('view.label')}>
            {views.map((one) => (
              <Link
                key={one}
                to="/acompanhamento"
                search={{ ...search, view: one, page: undefined, stage: one === 'list' ? search.stage : undefined }}
                aria-current={view === one ? 'page' : undefined}
                activeOptions={exactSearch}
              >
                {t(`view.${one}`)}
              </Link>
            ))}
          </LinkTabs>
          <TagSettings />
          <AlertSettings />
        </>
      }
    >
      <FilterChips chips={chips} set={set} clear={() => set(noFilters)} />
      {view === 'board' ? (
        <Stack component="section" gap={0} flex={1} miw={0} mih={0} className={classes.frame} aria-label={t('view.board')}>
          <Toolbar list={list} search={field} searchLabel={t('search.label')} findsWords>
            {filterButton}
          </Toolbar>
          <Board
            search={search}
            query={{ ...filters, perStage: 100 }}
            nonce={nonce}
            edit={edit}
            stop={stopFollowing}
            prepare={prepare}
            empty={empty}
          />
        </Stack>
      ) : (
        <FollowList list={list} filters={filterButton} actions={{ edit, stop: stopFollowing, prepare }} empty={empty} />
      )}
      <FollowDrawer id={open} close={close} stop={stopFollowing} />
    </Page>
  );
}
