import { filterDrawer } from '#kit/web/DataTable/bar/filterDrawer.tsx';
import { FilterButton } from '#kit/web/DataTable/controls.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { FollowState } from './useFilterChips.ts';

const drawer = filterDrawer(async () => (await import('./FilterForm.tsx')).FilterForm);

export function FollowFilters({ list, active }: { list: FollowState; active: number }) {
  const t = useTexts('board');
  return <FilterButton list={list} active={active} title={t('filters.title')} drawer={drawer} />;
}
