import { Menu } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AnchoredMenu } from '#kit/web/popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';

export function ListMenuPanel({ anchor, showRemoved }: AnchoredProps & { showRemoved: () => void }) {
  const t = useTexts('removal');
  return (
    <AnchoredMenu anchor={anchor}>
      <Menu.Item leftSection={<IconTrash size={16} aria-hidden />} onClick={showRemoved}>
        {t('removed.title')}
      </Menu.Item>
    </AnchoredMenu>
  );
}
