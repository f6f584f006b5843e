import { ActionIcon } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';
import { useSkinToggle } from '#features/layout/web/skin.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';

/** Switches from any light skin to the dark one, and back to the light one. */
export function SkinToggle() {
  const t = useTexts('app');
  const { isDark, toggle } = useSkinToggle();
  const label = isDark ? t('skin.light') : t('skin.dark');
  return (
    <ActionIcon size={44} color="gray" aria-label={label} data-hint={label} onClick={toggle}>
      {isDark ? <IconSun size={20} /> : <IconMoon size={20} />}
    </ActionIcon>
  );
}
