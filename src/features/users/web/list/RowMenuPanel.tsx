import { Menu } from '@mantine/core';
import { IconFileText, IconPencil } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { needs } from '#features/auth/contract.ts';
import { useMay } from '#kit/web/ability.ts';
import { neighbourOf } from '#kit/web/device/focusNeighbour.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { AnchoredMenu } from '#kit/web/popup/AnchoredMenu.tsx';
import type { AnchoredProps } from '#kit/web/popup/anchor.ts';
import type { User } from '../../contract.ts';
import { UserMenuItems } from './UserMenuItems.tsx';

export function RowMenuPanel({ anchor, user }: AnchoredProps & { user: User }) {
  const t = useTexts('users');
  const common = useTexts('common');
  const administrates = useMay(needs.administers);
  const params = { id: String(user.id) };
  /** After the last row is removed, the search takes the focus. */
  const lead = () => {
    const row = anchor.node?.closest('[data-index]') ?? null;
    return neighbourOf(row, 'a[href]') ?? row?.closest('section')?.querySelector('input') ?? undefined;
  };
  return (
    <AnchoredMenu anchor={anchor}>
      <Menu.Item
        leftSection={<IconFileText size={16} aria-hidden />}
        renderRoot={(props) => <Link to="/apps/user/view/$id" params={params} {...props} />}
      >
        {t('action.details')}
      </Menu.Item>
      {administrates && (
        <>
          <Menu.Item
            leftSection={<IconPencil size={16} aria-hidden />}
            renderRoot={(props) => <Link to="/apps/user/edit/$id" params={params} {...props} />}
          >
            {common('word.edit')}
          </Menu.Item>
          <UserMenuItems user={user} lead={lead} />
        </>
      )}
    </AnchoredMenu>
  );
}
