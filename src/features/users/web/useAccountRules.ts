import { usernamePattern } from '#features/auth/contract.ts';
import { looksLikeEmail } from '#kit/web/form/email.ts';
import { useTexts } from '#kit/web/locale/i18n.ts';

const usernames = new RegExp(usernamePattern, 'u');

/** Validation in the form, before the server's. */
export function useAccountRules() {
  const t = useTexts('users');
  const filled = (value: string) => (value.trim() === '' ? t('fault.required') : null);
  return {
    fullName: filled,
    username: (value: string) => filled(value) ?? (usernames.test(value) ? null : t('fault.username')),
    email: (value: string) => filled(value) ?? (looksLikeEmail(value) ? null : t('fault.email')),
    company: filled,
    country: filled,
    contact: filled,
  };
}
