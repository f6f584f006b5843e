// Runs in the page before anything is painted and while the code of the application is being fetched. The build writes it into the page.

import { earlyToken } from '#features/auth/web/earlySession.ts';
import type { Language } from '#kit/errors.ts';
import { atPrefix, withoutPrefix } from '#kit/web/pathPrefix.ts';
import { startEarly } from '#kit/web/request/earlyCalls.ts';
import { sessionKeys } from '../config.ts';
import { firstCallsAt } from '../firstScreens.ts';
import { announceFrame, applyAppearance } from './appearance.ts';
import { applyFont } from './font.ts';
import { type FirstFiles, neededFiles, preload, shownAt } from './hints.ts';
import { offerReload } from './offerReload.ts';

declare const FIRST_FILES: FirstFiles;

const root = document.documentElement;
const path = withoutPrefix(location.pathname);
applyAppearance(root);
applyFont();
if (shownAt(path) === 'frame') {
  announceFrame(root);
  const language = root.lang.slice(0, 2) as Language;
  const calls = firstCallsAt(path, location.search, language);
  const token = calls.length > 0 ? earlyToken(sessionKeys) : Promise.resolve(undefined);
  for (const call of calls) startEarly(call, language, token);
}
runInTurn(FIRST_FILES.start).catch(offerReload);

/**
 * Runs the files that the application starts with, each in a task of its own: together they would keep the page busy for long. The other
 * files of the screen are fetched once the first is there, so that they take no bandwidth from what runs first.
 */
async function runInTurn([first, ...others]: readonly string[]): Promise<void> {
  const run = (file: string) => import(/* @vite-ignore */ atPrefix(`/assets/${file}`));
  if (first) await run(first);
  preload(neededFiles(FIRST_FILES, path, root.lang));
  for (const file of others) await run(file);
}
