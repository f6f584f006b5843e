import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useMemo } from 'react';
import { DataTable } from '#kit/web/DataTable/DataTable.tsx';
import { focusNeighbour } from '#kit/web/device/focusNeighbour.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { Walked } from '#kit/web/search/walk.ts';
import type { Follow } from '../../contract.ts';
import { calls } from '../calls.ts';
import { useFollowing } from '../useFollowing.ts';
import type { CardActions } from './card/cardActions.ts';
import { noticesOf } from './FollowLink.tsx';
import { useColumns } from './useColumns.tsx';
import type { FollowState } from './useFilterChips.ts';

type FollowListProps = {
  list: FollowState;
  filters: ReactNode;
  actions: Pick<CardActions, 'edit' | 'prepare'> & { stop: (follow: Follow) => void };
  empty: ReactNode;
};

/** The followed items as a list. */
export function FollowList({ list, filters, actions: { edit, stop, prepare }, empty }: FollowListProps) {
  const t = useTexts('board');
  const { view: _view, open: _open, ...params } = list.query;
  const query = useQuery({ ...calls.list.query({ query: params }), placeholderData: keepPreviousData });
  const { change } = useFollowing();
  const actions = useMemo<CardActions>(
    () => ({
      edit,
      // The mutation reports its own failure.
      move: (follow, stage) => void change(follow, { stage }).catch(() => {}),
      stop: (follow, button) => {
        focusNeighbour(button?.closest('[data-index]') ?? null, 'a[href]');
        stop(follow);
      },
      prepare,
    }),
    [edit, stop, prepare, change],
  );
  const columns = useColumns(actions);
  const rows = query.data?.follows;
  const walk = useMemo(() => rows && noticesOf(rows), [rows]);
  return (
    <Walked value={walk}>
      <DataTable
        name="follow"
        label={t('list.label')}
        columns={columns}
        rows={rows}
        total={query.data?.total}
        rowId={idOf}
        list={list}
        query={query}
        searchLabel={t('search.label')}
        findsWords
        filters={filters}
        empty={empty}
      />
    </Walked>
  );
}

const idOf = ({ id }: Follow) => id;
