import { type FilterChip, valuesWithout } from '#kit/web/DataTable/bar/FilterChips.tsx';
import { noDays, useDayChips } from '#kit/web/DataTable/bar/useDayChips.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { ListState } from '#kit/web/search/listState.ts';
import type { Search } from '#kit/web/search/search.ts';
import type { followSearch } from '../followSearch.ts';
import { useTags } from '../tags/useTags.ts';

export type FollowState = ListState<typeof followSearch>;
type Filters = Search<typeof followSearch>;

export const noFilters: Filters = { kind: undefined, priority: undefined, stage: undefined, tag: undefined, ...noDays };

/** Chips for the active filters besides the search. The board shows all stages, so it ignores that filter. */
export function useFilterChips({ search, query: { view } }: FollowState): FilterChip<Filters>[] {
  const t = useTexts('board');
  const names = useTexts('follow');
  const { byId } = useTags();
  const { kind, priority = [], stage = [], tag = [] } = search;
  const days = useDayChips(search, { since: (day) => t('days.since', { day }), until: (day) => t('days.until', { day }) });
  return [
    ...(kind ? [{ key: 'kind', label: t(`kinds.${kind}`), without: { kind: undefined } }] : []),
    ...days,
    ...priority.map((one) => ({
      key: `priority-${one}`,
      label: t(`priorityMark.${one}`),
      without: { priority: valuesWithout(priority, one) },
    })),
    ...tag.map((one) => ({
      key: `tag-${one}`,
      label: byId.get(one)?.name ?? t('tags.gone'),
      without: { tag: valuesWithout(tag, one) },
    })),
    ...(view === 'board' ? [] : stage).map((one) => ({
      key: `stage-${one}`,
      label: names(`stage.${one}`),
      without: { stage: valuesWithout(stage, one) },
    })),
  ];
}
