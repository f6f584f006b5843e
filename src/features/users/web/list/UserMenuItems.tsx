import { Menu } from '@mantine/core';
import { IconBan, IconCircleCheck, IconMailForward, IconShieldX, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useIsOwn } from '#kit/web/ability.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';
import type { User } from '../../contract.ts';
import { calls } from '../calls.ts';
import { useUserActions } from '../useUserActions.ts';

type UserMenuItemsProps = {
  user: User;
  /** Leaves the page of a removed user. */
  onRemoved?: () => Promise<void>;
  /** Finds the element to focus, before the row is removed. */
  lead?: () => HTMLElement | undefined;
};

/** What admins can do with a user: invite, disable or enable, remove; the last three not with their own account. */
export function UserMenuItems({ user, onRemoved, lead }: UserMenuItemsProps) {
  const t = useTexts('users');
  const common = useTexts('common');
  const isOwn = useIsOwn(user.id);
  const { remove, disable, enable, invite, endTwoStep } = useUserActions();
  const removeAndGoOn = () => {
    const next = lead?.();
    return remove(user, async () => {
      next?.focus();
      await onRemoved?.();
    });
  };
  const details = useQuery(calls.readDetails.query({ params: { id: user.id } }));
  return (
    <>
      {user.status === 'pending' && (
        <Menu.Item leftSection={<IconMailForward size={16} aria-hidden />} onClick={() => invite(user)}>
          {t('action.invite')}
        </Menu.Item>
      )}
      {isOwn ? null : user.status === 'inactive' ? (
        <Menu.Item leftSection={<IconCircleCheck size={16} aria-hidden />} onClick={() => enable(user)}>
          {t('action.enable')}
        </Menu.Item>
      ) : (
        <Menu.Item leftSection={<IconBan size={16} aria-hidden />} onClick={() => disable(user)}>
          {t('action.disable')}
        </Menu.Item>
      )}
      {details.data?.has_two_step && (
        <Menu.Item leftSection={<IconShieldX size={16} aria-hidden />} onClick={() => endTwoStep(user)}>
          {t('action.endTwoStep')}
        </Menu.Item>
      )}
      {!isOwn && (
        <>
          <Menu.Divider />
          <Menu.Item color="danger" leftSection={<IconTrash size={16} aria-hidden />} onClick={removeAndGoOn}>
            {common('word.delete')}
          </Menu.Item>
        </>
      )}
    </>
  );
}
