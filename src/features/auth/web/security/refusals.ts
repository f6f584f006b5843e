// What the server says against a password or a code, in the reader's language.

import { useTexts } from '#kit/web/locale/i18n.ts';
import { faultsOf } from '#kit/web/request/faultsOf.ts';
import { refusalOf } from '../refusals.ts';

/** The words for its field: that the password is wrong, or whatever else was said. @param part of the body that it is */
export function usePasswordRefusal() {
  const t = useTexts('security');
  return (error: Error, part = 'password') => (faultsOf(error)[part] ? t('password.wrong') : refusalOf(error));
}

/** The same of a code. */
export function useCodeRefusal() {
  const t = useTexts('security');
  return (error: Error) => (faultsOf(error).code ? t('app.codeWrong') : refusalOf(error));
}
