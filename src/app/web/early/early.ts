// Runs in the page before anything is painted and while the code of the application is being fetched. The build writes it into the page.

import { firstScreenAt } from '#app/firstScreens.ts';
import { earlyToken } from '#features/auth/web/earlySession.ts';
import type { Language } from '#kit/errors.ts';
import { localeOf } from '#kit/web/locale/localeOf.ts';
import { pathPrefix, withoutPrefix } from '#kit/web/pathPrefix.ts';
import { startEarly } from '#kit/web/request/earlyCalls.ts';
import { stringifySearch } from '#kit/web/search/search.ts';
import { sessionKeys } from '../config.ts';
import { addresses } from '../routes/addresses.ts';
import { applyAppearance } from './appearance.ts';
import { arranged } from './arrange.ts';
import { guardInput } from './earlyInput.ts';
import { fillFirst, fillMonth } from './fillFirst.ts';
import { firstCallsAt, isScreen } from './firstCalls.ts';
import { applyFont } from './font.ts';
import { comesIn, type FirstFiles, neededFiles, preload } from './hints.ts';
import { hasCodeLater, loadCodeOnceRead, loadSheets } from './loadCode.ts';

export { arrange } from './arrange.ts';

declare const FIRST_FILES: FirstFiles;

const root = document.documentElement;
const known = Object.values(addresses);
const path = withoutPrefix(location.pathname);
let filled: Promise<void>[] = [];
applyAppearance(root);
// Nothing of it is painted before `arrange`.
root.dataset.arranging = '';
applyFont();
guardInput();
if (comesIn()) {
  const language = root.lang.slice(0, 2);
  const calls = firstCallsAt(known, path, location.search, language);
  const token = calls.length > 0 ? earlyToken(sessionKeys) : Promise.resolve(undefined);
  const answers = calls.map((call) => startEarly(call, language, token));
  const isCalendar = firstScreenAt(path) === 'calendar';
  const filling = isCalendar
    ? [fillMonth(answers, arranged, localeOf(language as Language))]
    : answers.map((answer) => fillFirst(answer, arranged));
  filled = filling.map((each) => each.catch(() => {}));
} else if (isScreen(known, path)) {
  // The guard would lead there too, once the application runs.
  const { search, hash } = location;
  const asked = `${path}${search}${hash}`;
  location.replace(`${pathPrefix}/login${stringifySearch({ redirect: asked === '/' ? undefined : asked })}`);
}

const files = neededFiles(FIRST_FILES, path, root.lang);
if (!hasCodeLater()) preload(files);

/** Runs when the markup is arranged. */
export function loadRest(): void {
  if (hasCodeLater()) void loadCodeOnceRead(files, filled);
  else loadSheets();
}
