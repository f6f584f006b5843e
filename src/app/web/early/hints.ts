// Has the browser fetch at once what the first screen is made of, which it would find out about piece by piece.

import { type FirstScreen, firstScreenAt } from '#app/firstScreens.ts';
import { atPrefix } from '#kit/web/pathPrefix.ts';
import { stored } from './appearance.ts';

/** Names of files in `assets/`, which the build writes into the page, by the screen that needs them. */
export type FirstFiles = Record<'login' | 'shell' | FirstScreen, readonly string[]>;

/** The files of the screen at this address that the page does not name itself. */
export function neededFiles(files: FirstFiles, pathname: string, language: string): string[] {
  const isLogin = /^\/(login|pages\/login-v[12])$/.test(pathname);
  const screen = firstScreenAt(pathname) ?? (pathname.startsWith('/apps/email/') ? 'mail' : undefined);
  const needed = comesIn() ? [...files.shell, ...(screen ? files[screen] : [])] : isLogin ? files.login : [];
  // Of the catalogues of texts, which are named by language, only the user's.
  const isRead = (file: string) => !/^\w+-(pt|en|fr|de)-/.test(file) || file.includes(`-${language.slice(0, 2)}-`);
  return needed.filter(isRead);
}

/** Whether a session is stored, or the browser has a cookie to resume one. */
export function comesIn(): boolean {
  return stored('userData') !== '' || stored('remembered') !== '';
}

export function preload(files: readonly string[]): void {
  for (const file of files) {
    const hint = document.createElement('link');
    const isCode = file.endsWith('.js');
    Object.assign(hint, {
      rel: isCode ? 'modulepreload' : 'preload',
      as: isCode ? '' : 'style',
      crossOrigin: '',
      href: atPrefix(`/assets/${file}`),
    });
    document.head.append(hint);
  }
}
