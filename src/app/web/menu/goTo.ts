// The keys of the menu: G and then an entry's own letter.
import { useNavigate } from '@tanstack/react-router';
import { type KeyBinding, useKeys } from '#kit/web/device/shortcuts.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { entriesOf, type MenuLink, menu } from './menu.ts';
import { useMenuTitle } from './menuTitle.ts';
import { useVisible } from './visibleMenu.ts';

type ScreenLink = Extract<MenuLink, { to: unknown }> & { letter: string };

export function useGoToKeys(): void {
  const t = useTexts('app');
  const titleOf = useMenuTitle();
  const navigate = useNavigate();
  useKeys(
    useEntries().map(
      (entry): KeyBinding => ({
        keys: [`g ${entry.letter}`],
        does: titleOf(entry.titles),
        group: t('keys.goTo'),
        act: () => void navigate({ to: entry.to, search: entry.search as never }),
      }),
    ),
    'frame',
  );
}

/** Finds the keys that lead to an address. */
export function usePageKeys(): (address: string) => string | undefined {
  const entries = useEntries();
  return (address) => {
    const entry = entries.find(({ page }) => page === address);
    return entry && `g ${entry.letter}`;
  };
}

/** The entries that have a letter and that the user may open. */
function useEntries(): ScreenLink[] {
  return useVisible(menu)
    .flatMap(({ items }) => items.flatMap(entriesOf))
    .filter((entry): entry is ScreenLink => entry.letter !== undefined && 'to' in entry);
}
