import { lazy } from 'react';
import { FilterButton } from '#kit/web/DataTable/bar/FilterButton.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { FollowState } from './useFilterChips.ts';

const fetchDrawer = () => import('./FilterDrawer.tsx');
const FilterDrawer = lazy(async () => ({ default: (await fetchDrawer()).FilterDrawer }));

export function FollowFilters({ list, active }: { list: FollowState; active: number }) {
  const t = useTexts('board');
  return (
    <FilterButton
      label={t('filters.button')}
      active={active}
      fetch={fetchDrawer}
      drawer={(state) => <FilterDrawer list={list} {...state} />}
    />
  );
}
