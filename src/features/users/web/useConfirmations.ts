import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { displayName } from '#kit/web/text/displayName.ts';
import type { User } from '../contract.ts';

/** Confirmation dialogs before an account is disabled or its role changes. */
export function useConfirmations() {
  const t = useTexts('users');
  return {
    disable: (user: User) =>
      confirm({
        title: t('disable.title', { name: displayName(user) }),
        body: t('disable.body'),
        action: t('disable.action'),
        danger: true,
      }),
    changeRole: (user: User, role: User['role']) =>
      confirm({
        title: t('roleChange.title', { name: displayName(user) }),
        body: role === 'admin' ? t('roleChange.granted') : t('roleChange.taken'),
        action: t('roleChange.action'),
        danger: true,
      }),
  };
}
