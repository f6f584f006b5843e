import { Menu } from '@mantine/core';
import { IconCheck, IconMinus } from '@tabler/icons-react';
import { useTexts } from '#kit/web/i18n.ts';
import { AnchoredMenu } from '#kit/web/popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import { Bullet } from '#kit/web/side/SideEntry.tsx';
import type { Label } from '../../entities.ts';
import type { Changeable } from '../mailCache.ts';
import { labelColors, shownLabels } from '../places.ts';

type LabelMenuProps = AnchoredProps & {
  mails: readonly Pick<Changeable, 'labels'>[];
  toggle: (label: Label) => void;
};

/** The labels, ticked where all the mails have them. */
export function LabelMenu({ anchor, mails, toggle }: LabelMenuProps) {
  const t = useTexts('email');
  return (
    <AnchoredMenu anchor={anchor}>
      <Menu.Label>{t('menu.label')}</Menu.Label>
      {shownLabels.map((label) => {
        const having = mails.filter(({ labels }) => labels.includes(label)).length;
        const has = having === 0 ? false : having === mails.length ? true : 'mixed';
        return (
          <Menu.Item
            key={label}
            role="menuitemcheckbox"
            aria-checked={has}
            leftSection={<Bullet color={labelColors[label]} />}
            rightSection={has === true ? <IconCheck size={16} aria-hidden /> : has === 'mixed' ? <IconMinus size={16} aria-hidden /> : null}
            onClick={() => toggle(label)}
          >
            {t(`labels.${label}`)}
          </Menu.Item>
        );
      })}
    </AnchoredMenu>
  );
}
