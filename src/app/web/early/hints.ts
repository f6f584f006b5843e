// Has the browser fetch at once what the first screen is made of, which it would find out about piece by piece.

import { atPrefix } from '#kit/web/pathPrefix.ts';
import { linkPages, signedOutPages } from '../entrance/entranceAddresses.ts';
import { type FirstScreenName, firstScreenAt } from '../firstScreens.ts';
import { stored } from './appearance.ts';

/**
 * Names of files in `assets/`, which the build writes into the page, by the screen that needs them; `start`: code of every page, each before
 * what imports it.
 */
export type FirstFiles = Record<'start' | 'login' | 'shell' | FirstScreenName, readonly string[]>;

/** What is shown at a path: the frame for signed-in users, the login page, where all other screens lead to without a session, or neither. */
export function shownAt(pathname: string): 'frame' | 'login' | undefined {
  if (pathname in linkPages || pathname.startsWith('/misc/')) return undefined;
  return comesIn() && !(pathname in signedOutPages) ? 'frame' : 'login';
}

/** The files of the screen at this path that the page does not name itself. */
export function neededFiles(files: FirstFiles, pathname: string, language: string): string[] {
  const shown = shownAt(pathname);
  const screen = firstScreenAt(pathname)?.name ?? (pathname.startsWith('/apps/email/') ? 'mail' : undefined);
  const needed = shown === 'frame' ? [...files.shell, ...(screen ? files[screen] : [])] : shown === 'login' ? files.login : [];
  // Of the catalogues of texts, which are named by language, only the user's.
  const isRead = (file: string) => !/^\w+-(pt|en|fr|de)-/.test(file) || file.includes(`-${language.slice(0, 2)}-`);
  return needed.filter(isRead);
}

/** Whether a session is stored, or the browser has a cookie to resume one. */
function comesIn(): boolean {
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
