import { Menu } from '@mantine/core';
import { IconMinus } from '@tabler/icons-react';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AnchoredMenu } from '#kit/web/popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import { Bulleted } from '#kit/web/side/SideEntry.tsx';
import type { Label } from '../../entities.ts';
import type { Changeable } from '../mailCache.ts';
import { labelColors, shownLabels } from '../places.ts';

type LabelMenuProps = AnchoredProps & {
  mails: readonly Pick<Changeable, 'labels'>[];
  toggle: (label: Label) => void;
};

/** The labels, checked if all the e-mails have them. */
export function LabelMenu({ anchor, mails, toggle }: LabelMenuProps) {
  const t = useTexts('email');
  return (
    <AnchoredMenu anchor={anchor}>
      <Menu.Label>{t('menu.label')}</Menu.Label>
      {shownLabels.map((label) => {
        const having = mails.filter(({ labels }) => labels.includes(label)).length;
        return (
          <Menu.CheckboxItem
            key={label}
            closeMenuOnClick
            checked={having > 0 && having === mails.length}
            rightSection={having > 0 && having < mails.length && <IconMinus size={16} aria-hidden />}
            onChange={() => toggle(label)}
          >
            <Bulleted color={labelColors[label]}>{t(`labels.${label}`)}</Bulleted>
          </Menu.CheckboxItem>
        );
      })}
    </AnchoredMenu>
  );
}
