import { Menu } from '@mantine/core';
import { IconRestore } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AnchoredMenu } from '#kit/web/popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import type { Folder } from '../../entities.ts';
import { folderIcons } from '../folderIcons.ts';

type MoveMenuProps = AnchoredProps & {
  /** Their current folder. */
  from: string;
  move: (folder: Folder) => void;
  /** Restores e-mails from the trash to their original folder. */
  restore?: (() => void) | undefined;
};

const targets = ['inbox', 'spam', 'trash'] as const;

/** The folders that e-mails can be moved to; a draft leaves the trash by being restored. */
export function MoveMenu({ anchor, from, move, restore }: MoveMenuProps) {
  const t = useTexts('email');
  const common = useTexts('common');
  return (
    <AnchoredMenu anchor={anchor}>
      <Menu.Label>{t('menu.move')}</Menu.Label>
      {restore && (
        <Menu.Item leftSection={<IconRestore size={16} aria-hidden />} onClick={restore}>
          {common('word.restore')}
        </Menu.Item>
      )}
      {targets
        .filter((folder) => folder !== from)
        .map((folder) => {
          const Icon = folderIcons[folder];
          return (
            <Menu.Item key={folder} leftSection={<Icon size={16} aria-hidden />} onClick={() => move(folder)}>
              {t(`folder.${folder}`)}
            </Menu.Item>
          );
        })}
    </AnchoredMenu>
  );
}
