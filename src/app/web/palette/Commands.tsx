// Keyboard commands on every screen of signed-in users: the palette, the list of shortcuts, going to other screens.
import { lazy, Suspense } from 'react';
import { openPalette } from '#features/search/web/earlyTyping.ts';
import { palette } from '#features/search/web/palette.ts';
import { shortcutSheet, useKeys } from '#kit/web/device/shortcuts.ts';
import { loadTexts, useTexts } from '#kit/web/locale/i18n.ts';
import { useGoToKeys } from '../menu/goTo.ts';
import { useVisits } from '../shell/useVisits.ts';

const CommandPalette = lazy(async () => {
  const [{ CommandPalette }] = await Promise.all([import('./CommandPalette.tsx'), loadTexts('search', 'orders')]);
  return { default: CommandPalette };
});
const ShortcutSheet = lazy(async () => ({ default: (await import('#kit/web/device/ShortcutSheet.tsx')).ShortcutSheet }));

export function Commands({ account }: { account: number }) {
  const t = useTexts('app');
  useVisits(account);
  useGoToKeys();
  useKeys(
    [
      { keys: ['Mod+k', '/'], does: t('keys.search'), group: t('keys.everywhere'), act: openPalette },
      { keys: ['?'], does: t('keys.help'), group: t('keys.everywhere'), act: shortcutSheet.open },
    ],
    'frame',
  );
  const needsPalette = palette.useIsWanted();
  const needsSheet = shortcutSheet.useIsWanted();
  return (
    <Suspense>
      {needsPalette && <CommandPalette account={account} />}
      {needsSheet && <ShortcutSheet />}
    </Suspense>
  );
}
