// What the server says against a password or a code, in the reader's language.
import { CallFailed } from '#kit/web/failures.ts';
import { useTexts } from '#kit/web/i18n.ts';
import { refusalOf } from '../refusals.ts';

/** Whether the server found fault with this part of the request: `body.password`. */
export function isFault(error: Error, path: string): boolean {
  return error instanceof CallFailed && (error.problem?.faults ?? []).some((fault) => fault.path === path);
}

/** The words for its field: that the password is wrong, or whatever else was said. */
export function usePasswordRefusal() {
  const t = useTexts('security');
  return (error: Error, path = 'body.password') => (isFault(error, path) ? t('password.wrong') : refusalOf(error));
}

/** The same of a code. */
export function useCodeRefusal() {
  const t = useTexts('security');
  return (error: Error) => (isFault(error, 'body.code') ? t('app.codeWrong') : refusalOf(error));
}
