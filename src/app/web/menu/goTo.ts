// The keys of the menu: G and then an entry's own letter.
import { useNavigate, useRouter } from '@tanstack/react-router';
import { type KeyBinding, useKeys } from '#kit/web/device/shortcuts.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { type MenuLink, menu } from './menu.ts';
import { useMenuLabel } from './menuLabel.ts';
import { useVisible } from './visibleMenu.ts';

type ScreenLink = Extract<MenuLink, { to: unknown }> & { letter: string };

/** The doors to the notices and the bills open onto their lists. */
const behind: Record<string, string> = { '/apps/invoice': '/apps/invoice/list', '/projetos-de-lei': '/projetos-de-lei/lista' };

export function useGoToKeys(): void {
  const t = useTexts('app');
  const named = useMenuLabel();
  const navigate = useNavigate();
  useKeys(
    useEntries().map(
      (entry): KeyBinding => ({
        keys: [`g ${entry.letter}`],
        does: named(entry.label),
        group: t('keys.goTo'),
        act: () => void navigate({ to: entry.to, search: entry.search as never }),
      }),
    ),
    'frame',
  );
}

/** Tells of an address which keys lead there. */
export function usePageKeys(): (address: string) => string | undefined {
  const router = useRouter();
  const entries = useEntries().map((entry) => {
    const { href } = router.buildLocation({ to: entry.to, search: entry.search as never });
    return [behind[href] ?? href, `g ${entry.letter}`] as const;
  });
  return (address) => entries.find(([href]) => href === address)?.[1];
}

/** The entries that have a letter and that the reader may open. */
function useEntries(): ScreenLink[] {
  return useVisible(menu)
    .flatMap(({ items }) => items.flatMap((item) => ('entries' in item ? item.entries : [item])))
    .filter((entry): entry is ScreenLink => entry.letter !== undefined && 'to' in entry);
}
