import { useLocation } from '@tanstack/react-router';
import type { LocalizedText } from '#kit/errors.ts';
import { entriesOf, type MenuGroup, type MenuLink, menu } from './menu.ts';
import { useMenuTitle } from './menuTitle.ts';
import { savedSearches, useSearchEntries } from './searchEntries.ts';

export type MenuNow = {
  /** In the user's language. */
  titleOf(titles: LocalizedText): string;
  /** Whether the entry leads to the current screen. */
  leadsHere(entry: MenuLink): boolean;
  /** Whether the entry is the current one: of several that lead to the screen, the one with a search. */
  isHere(entry: MenuLink): boolean;
  /** The entries of a group, with the user's own. */
  entriesIn(group: Pick<MenuGroup, 'name' | 'entries'>): readonly MenuLink[];
};

const entries = menu.flatMap(({ items }) => items.flatMap(entriesOf));

/** What entries depend on: asked for once by the whole menu, which has dozens of them. */
export function useMenuNow(): MenuNow {
  const titleOf = useMenuTitle();
  const location = useLocation();
  const searches = useSearchEntries();
  const leadsHere = (entry: MenuLink) => leadsTo(entry, location);
  const isSearchHere = [...entries, ...searches].some((entry) => 'search' in entry && leadsHere(entry));
  return {
    titleOf,
    leadsHere,
    isHere: (entry) => ('search' in entry || !isSearchHere) && leadsHere(entry),
    entriesIn: (group) => (group.name === savedSearches ? [...searches, ...group.entries] : group.entries),
  };
}

/** Whether the entry leads to the screen: its address or one below it, with the entry's search if it has one. */
function leadsTo(entry: MenuLink, { pathname, search }: { pathname: string; search: object }): boolean {
  if ('href' in entry) return false;
  if (!entry.search) return `${pathname}/`.startsWith(entry.to === '/' ? '//' : `${entry.to}/`);
  const present = search as Record<string, unknown>;
  // An open saved search is itself, whatever its filters are by now.
  if ('busca' in present || 'busca' in entry.search) return pathname === entry.to && String(present.busca) === String(entry.search.busca);
  return pathname === entry.to && Object.entries(entry.search).every(([name, value]) => String(present[name]) === String(value));
}
