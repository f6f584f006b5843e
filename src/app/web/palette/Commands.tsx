// Keyboard commands on every screen of signed-in users: the palette, the list of shortcuts, going to other screens.
import { lazy, Suspense } from 'react';
import { openPalette, takeTyped } from '#features/search/web/earlyTyping.ts';
import { palette } from '#features/search/web/palette.ts';
import { nextPaint } from '#kit/web/device/nextPaint.ts';
import { shortcutSheet, useKeys } from '#kit/web/device/shortcuts.ts';
import { loadTexts, useTexts } from '#kit/web/locale/i18n.ts';
import { optionalPart } from '#kit/web/request/optionalPart.tsx';
import { useUndoKey } from '#kit/web/toast/useUndoKey.ts';

const CommandPalette = lazy(async () => {
  // A slow phone takes a tenth of a second to ask for all its files: the key is answered first.
  await nextPaint();
  try {
    const [{ CommandPalette }] = await Promise.all([import('./CommandPalette.tsx'), loadTexts('search', 'orders', 'palette')]);
    return { default: CommandPalette };
  } catch (error) {
    takeTyped();
    throw error;
  }
});
const ShortcutSheet = lazy(async () => ({ default: (await import('#kit/web/device/ShortcutSheet.tsx')).ShortcutSheet }));
const FurtherCommands = optionalPart(
  async () => (await Promise.all([import('./FurtherCommands.tsx'), loadTexts('palette')]))[0].FurtherCommands,
);

export function Commands({ account }: { account: number }) {
  const t = useTexts('app');
  useKeys(
    [
      { keys: ['Mod+k', '/'], does: t('keys.search'), group: t('keys.everywhere'), act: openPalette },
      { keys: ['?'], does: t('keys.help'), group: t('keys.everywhere'), act: shortcutSheet.open },
    ],
    'frame',
  );
  useUndoKey();
  const needsPalette = palette.useIsWanted();
  const needsSheet = shortcutSheet.useIsWanted();
  return (
    <Suspense>
      {needsPalette && <CommandPalette account={account} />}
      {needsSheet && <ShortcutSheet />}
      <FurtherCommands account={account} />
    </Suspense>
  );
}
