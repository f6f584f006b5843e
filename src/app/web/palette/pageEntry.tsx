import { pageIcon } from '#features/bookmarks/web/pageIcons.ts';
import type { PaletteEntry } from '#features/search/web/palette.ts';
import type { FoundEntry } from '#kit/foundEntry.ts';
import { usePageKeys } from '../menu/goTo.ts';

/** Makes an entry of a page, with its keyboard shortcut. */
export function usePageEntry(): (page: Pick<FoundEntry, 'id' | 'title' | 'icon' | 'link'>) => PaletteEntry {
  const keysOf = usePageKeys();
  return ({ id, title, icon = '', link = '' }) => {
    const Icon = pageIcon(icon);
    return { id: link, title, icon: <Icon size={18} />, href: link, page: id, keys: keysOf(link) };
  };
}
