import { currentUser } from '#features/auth/web/session.ts';
import type { Language } from '#kit/errors.ts';
import { changeLanguage } from '#kit/web/locale/i18n.ts';
import { wordsOf } from './early/earlyInput.ts';

/** Does what the user wanted when the application was not there yet. */
export function makeUpFor(root: HTMLElement): void {
  const { submitted, clicked, language } = globalThis.endEarlyInput?.() ?? {};
  if (language) void changeLanguage(language as Language);
  if (submitted) root.querySelector('form')?.requestSubmit();
  else if (clicked) [...root.querySelectorAll<HTMLElement>('button[type=button]')].find((button) => wordsOf(button) === clicked)?.click();
  // Otherwise the commands of the frame end it.
  if (!currentUser()) globalThis.earlyKeys?.end();
}
