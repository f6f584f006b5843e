import { confirm } from '#kit/web/dialog/confirm.tsx';
import { useTexts } from '#kit/web/locale/i18n.ts';
import { nameOf } from '#kit/web/text/nameOf.ts';
import type { User } from '../contract.ts';

/** What is asked before somebody's account is shut, or its powers change. */
export function useConfirmations() {
  const t = useTexts('users');
  return {
    disable: (user: User) =>
      confirm({ title: t('disable.title', { name: nameOf(user) }), body: t('disable.body'), action: t('disable.action'), danger: true }),
    changeRole: (user: User, role: User['role']) =>
      confirm({
        title: t('roleChange.title', { name: nameOf(user) }),
        body: role === 'admin' ? t('roleChange.granted') : t('roleChange.taken'),
        action: t('roleChange.action'),
        danger: true,
      }),
  };
}
