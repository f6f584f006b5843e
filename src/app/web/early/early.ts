// Runs in the page before anything is painted and while the code of the application is being fetched. The build writes it into the page.

import { earlyToken } from '#features/auth/web/earlySession.ts';
import type { Language } from '#kit/errors.ts';
import { withoutPrefix } from '#kit/web/pathPrefix.ts';
import { startEarly } from '#kit/web/request/earlyCalls.ts';
import { sessionKeys } from '../config.ts';
import { firstCallsAt } from '../firstScreens.ts';
import { announceFrame, applyAppearance } from './appearance.ts';
import { applyFont } from './font.ts';
import { type FirstFiles, neededFiles, preload, shownAt } from './hints.ts';

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
preload(neededFiles(FIRST_FILES, path, root.lang));
