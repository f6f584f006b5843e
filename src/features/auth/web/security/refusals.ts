// Error messages for a rejected password or code, in the user's language.

import { useTexts } from '#kit/web/locale/i18n.ts';
import { faultsOf } from '#kit/web/request/faultsOf.ts';
import { refusalOf } from '../refusals.ts';

/** The message for the password field: wrong, or the server's reason. @param part the field of the body */
export function usePasswordRefusal() {
  const t = useTexts('security');
  return (error: Error, part = 'password') => (faultsOf(error)[part] ? t('password.wrong') : refusalOf(error));
}

/** The same for a code. */
export function useCodeRefusal() {
  const t = useTexts('security');
  return (error: Error) => (faultsOf(error).code ? t('app.codeWrong') : refusalOf(error));
}
