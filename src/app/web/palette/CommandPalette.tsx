// The palette with all its sources.
import { IconGavel } from '@tabler/icons-react';
import { useLocation } from '@tanstack/react-router';
import { useMarks, usePages } from '#features/bookmarks/web/marks.ts';
import { SEARCH_LIMIT } from '#features/search/contract.ts';
import { Palette } from '#features/search/web/Palette.tsx';
import type { PaletteEntry, PaletteSection } from '#features/search/web/palette.ts';
import { useRecent } from '#features/search/web/recent.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { useActions } from './actions.tsx';
import { usePageEntry } from './pageEntry.tsx';
import { useSearchGroups } from './searchGroups.tsx';

export function CommandPalette({ account }: { account: number }) {
  const actions = useActions();
  return <Palette groups={useSearchGroups(actions)} home={useHome(account, actions)} marks={useMarks()} />;
}

/** Before anything is typed: recently opened pages, bookmarks, actions. */
function useHome(account: number, actions: ReturnType<typeof useActions>): PaletteSection[] {
  const t = useTexts('search');
  const common = useTexts('common');
  const { marked } = usePages();
  const recent = useRecentEntries(account);
  const toPage = usePageEntry();
  return [
    { id: 'recent', title: t('group.recent'), entries: recent },
    { id: 'marked', title: t('group.marked'), entries: marked.map(toPage) },
    { id: 'actions', title: common('word.actions'), entries: actions.filter(({ isForSearch }) => !isForSearch) },
  ];
}

/** The latest few, without the current screen and without bookmarked pages, which are listed anyway. */
function useRecentEntries(account: number): PaletteEntry[] {
  const [visits] = useRecent(account);
  const { pages, marked } = usePages();
  const here = useLocation({ select: ({ pathname, searchStr }) => ({ pathname, address: pathname + searchStr }), structuralSharing: true });
  const toPage = usePageEntry();
  return visits
    .filter(({ href }) => href !== here.pathname && href !== here.address && !marked.some(({ link }) => link === href))
    .flatMap(({ href, title, hint }): PaletteEntry[] => {
      if (title !== undefined) return [{ id: href, title, hint, icon: <IconGavel size={18} />, href }];
      const page = pages.find(({ link }) => link === href);
      return page ? [toPage(page)] : [];
    })
    .slice(0, SEARCH_LIMIT);
}
