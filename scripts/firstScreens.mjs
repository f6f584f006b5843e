// The screens that browsers load first: their modules and size limits. The build writes the files of each into the page as preload
// hints; scripts/bundleReport.mjs measures them. e2e/firstScreens.e2e.ts tests that nothing is missing here.
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { earlyScript } from './earlyScript.mjs';
import { isFacade } from './joinFacades.mjs';
import { nameOf } from './moduleNames.mjs';

/** @typedef {{ entry: string, imports: string[], css: string[], modules: Record<string, number> }} Part one file of code: the module it is fetched for, what it imports, the lengths of what it holds */
/** @typedef {Record<string, Part>} Parts by file */
/** @typedef {{ modules: string[], texts: string[] }} Contents modules and catalogues of texts that are fetched */
/** @typedef {Contents & { title: string, js: number, css: number, later: string[] }} FirstScreen limits in KiB, as sent with gzip; `later` is loaded later without a user's action */

export const always = { modules: ['src/app/web/index.html'], texts: ['kit', 'app'] };
/** What the application fetches once the browser is idle. */
export const onceIdle = ['src/kit/web/live/liveEvents.ts', 'src/kit/web/live/tabVisibility.ts'];
/** What the frame and its screens fetch then. */
const whenIdle = [
  'src/app/web/palette/FurtherCommands.tsx',
  'src/features/fontes/web/freshness/Freshness.tsx',
  'src/features/chat/web/notifications/ChatNotifications.tsx',
];
/** The menu, in windows with room for it. */
export const menu = ['src/app/web/menu/SideMenu.tsx'];
/** What every page fetches later: once idle, and after five seconds in case the server becomes unavailable. */
const afterwards = [
  ...onceIdle,
  'src/app/web/pages/Maintenance.tsx',
  'node_modules/@mantine/notifications/esm/index.mjs',
  'src/kit/web/toast/UndoToast.tsx',
  'src/kit/web/toast/toastFocus.ts',
];
/** All of that. */
export const laterEverywhere = [...afterwards, ...whenIdle];
/** Charts of the library, on screens that open them. */
export const chart = 'src/kit/web/charts/BarsChart.tsx';
/** The month in windows with room for words, which the calendar shows once its frame is drawn. */
export const monthGrid = 'src/features/calendar/web/grid/DaysGrid.tsx';
/** Other views, once the browser is idle. */
const otherGrids = ['src/features/calendar/web/grid/HoursGrid.tsx', 'src/features/calendar/web/grid/ListGrid.tsx'];
/** An open mail, which the list of mails fetches once idle. */
export const mailDetail = 'src/features/email/web/detail/MailDetail.tsx';
/** What the page of a notice shows after its first cards. */
export const noticeParts = 'src/app/web/screens/slots/noticeParts.tsx';
const noticePartsTexts = [
  'src/features/editais/web/texts/pt.ts',
  'src/features/contratos/web/texts/pt.ts',
  'src/features/atas/web/texts/pt.ts',
  'src/features/propostas/web/noticePropostas/texts/pt.ts',
  'src/features/licitacoes/web/detail/payment/texts/pt.ts',
  'src/features/licitacoes/web/manual/texts/pt.ts',
  'src/features/tasks/web/thingTasks/texts/pt.ts',
  'src/features/tasks/web/texts/pt.ts',
  'src/features/precos/web/priceLink/texts/pt.ts',
];
/** The user's tags of notices, if there are any. */
const tagChips = 'src/features/follow/web/tags/TagChips.tsx';
export const shell = {
  modules: [
    ...always.modules,
    'src/app/web/shell/Shell.tsx',
    'src/app/web/palette/Commands.tsx',
    'src/app/web/routes/screens.ts',
    'src/app/web/catalogues.ts',
  ],
  texts: [...always.texts, 'common', 'auth', 'shop', 'search', 'bookmarks', 'notifications'],
};

/** @type {Record<'login' | 'overview' | 'list' | 'detail' | 'mail' | 'calendar', FirstScreen>} */
export const firstScreens = {
  login: {
    title: '/login, signed out',
    js: 167,
    css: 31,
    modules: [...always.modules, 'src/app/web/entrance/LoginScreen.tsx'],
    texts: [...always.texts, 'auth'],
    later: [...afterwards],
  },
  overview: {
    title: '/, signed in',
    js: 220,
    css: 31,
    modules: [...shell.modules, 'src/app/web/screens/OverviewRoute.tsx', 'src/features/bookmarks/web/MarkedPages.tsx'],
    texts: [...shell.texts, 'dashboards', 'charts', 'follow'],
    later: [...afterwards, ...menu, ...whenIdle, 'src/features/fontes/web/freshness/texts/pt.ts'],
  },
  list: {
    title: '/apps/invoice/list, signed in',
    js: 223.5,
    css: 31,
    modules: [...shell.modules, 'src/app/web/screens/notices/LicitacaoListRoute.tsx', 'src/features/bookmarks/web/MarkedPages.tsx'],
    texts: [...shell.texts, 'licitacoes', 'follow'],
    later: [...afterwards, ...menu, ...whenIdle, 'src/features/fontes/web/freshness/texts/pt.ts', tagChips],
  },
  detail: {
    title: '/apps/invoice/preview/…, signed in',
    js: 218.5,
    css: 31,
    modules: [...shell.modules, 'src/app/web/screens/notices/LicitacaoDetailRoute.tsx', 'src/features/bookmarks/web/MarkedPages.tsx'],
    texts: [...shell.texts, 'licitacoes', 'detail', 'lotes', 'follow'],
    later: [...afterwards, ...menu, ...whenIdle, noticeParts, ...noticePartsTexts, tagChips],
  },
  mail: {
    title: '/apps/email, signed in',
    js: 239,
    css: 31,
    modules: [...shell.modules, 'src/app/web/screens/team/EmailRoute.tsx', 'src/features/bookmarks/web/MarkedPages.tsx'],
    texts: [...shell.texts, 'email'],
    later: [...afterwards, ...menu, ...whenIdle, mailDetail],
  },
  calendar: {
    title: '/apps/calendar, signed in',
    js: 223.5,
    css: 31,
    modules: [...shell.modules, 'src/app/web/screens/team/CalendarRoute.tsx', 'src/features/bookmarks/web/MarkedPages.tsx'],
    texts: [...shell.texts, 'calendar'],
    later: [...afterwards, ...menu, ...whenIdle, monthGrid, ...otherGrids],
  },
};

/**
 * The code and style files of these modules and texts. Throws if one of them has no file of the bundle.
 * @param {Parts} parts @param {Contents} contents @param {readonly string[]} languages
 * @returns {string[]} each before what it imports
 */
export function filesOf(parts, { modules, texts }, languages) {
  const catalogues = texts.flatMap((name) => languages.map((language) => new RegExp(`/${name}/(?:web/)?texts/${language}\\.ts$`)));
  const starts = [...modules.map((module) => new RegExp(`^${RegExp.escape(module)}$`)), ...catalogues].map((pattern) => {
    const files = Object.entries(parts);
    // A module within the entry file has no file of its own.
    const found =
      files.find(([, { entry }]) => pattern.test(entry)) ??
      files.find(([, part]) => Object.keys(part.modules).some((id) => pattern.test(id)));
    if (!found) throw new Error(`No file of the bundle matches ${pattern}: remove it from scripts/firstScreens.mjs.`);
    return found[0];
  });
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} file */
  const add = (file) => {
    if (files.has(file)) return;
    files.add(file);
    for (const next of [...(parts[file]?.css ?? []), ...(parts[file]?.imports ?? [])]) add(next);
  };
  starts.forEach(add);
  return [...files];
}

/** The place of the early script in `index.html`. */
const earlyPlace = '<script data-early></script>';

/**
 * Writes the early script into the page, with the files of the first screens, and the list of the bundle's parts beside it.
 * @returns {import('vite').Plugin}
 */
export function hintFirstScreens() {
  const languages = ['pt', 'en', 'fr', 'de'];
  return {
    name: 'first-screens',
    apply: ({ build }) => !build?.ssr,
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle }) {
        /** @param {Record<string, string[]>} files */
        const write = async (files) => page.split(earlyPlace).join(`<script>${await earlyScript(files)}</script>`);
        if (!bundle) return write({ login: [], shell: [], overview: [], list: [], detail: [], mail: [], calendar: [] });
        const parts = partsOf(bundle);
        const inPage = new Set(filesOf(parts, { modules: always.modules, texts: [] }, []));
        /** @param {Contents} contents */
        const hints = (contents) =>
          filesOf(parts, contents, languages)
            .filter((file) => !inPage.has(file))
            .map((file) => basename(file));
        const frame = hints(shell);
        /** @param {Contents} contents */
        const rest = (contents) => hints(contents).filter((file) => !frame.includes(file));
        const files = {
          login: hints(firstScreens.login),
          shell: frame,
          overview: rest(firstScreens.overview),
          list: rest(firstScreens.list),
          detail: rest(firstScreens.detail),
          mail: rest(firstScreens.mail),
          calendar: rest(firstScreens.calendar),
        };
        // The packages are scripts of their own: they are run as soon as they are there, each in a task of its own.
        const packages = ['react', 'core'].map((name) => Object.keys(parts).find((file) => basename(file).startsWith(`${name}-`)));
        const own = packages.map((file) => `<script type="module" async crossorigin src="/${file}"></script>`).join('');
        const withPackages = (await write(files)).replace('<script type="module"', (script) => `${own}${script}`);
        // What paints goes first: on a slow line the mark shows 0.8 s earlier, and the screen no later.
        return withPackages.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"');
      },
    },
    writeBundle({ dir }, bundle) {
      writeFileSync(`${dir}.parts.json`, JSON.stringify(partsOf(bundle)));
    },
  };
}

/** @param {import('vite').Rolldown.OutputBundle | import('vite').Rolldown.RolldownOutput['output']} bundle @returns {Parts} */
export function partsOf(bundle) {
  const chunks = Object.values(bundle)
    .filter((file) => file.type === 'chunk')
    .filter((chunk) => !isFacade(chunk));
  return Object.fromEntries(
    chunks.map((chunk) => [
      chunk.fileName,
      {
        entry: nameOf(chunk.facadeModuleId ?? ''),
        imports: chunk.imports,
        css: [...(chunk.viteMetadata?.importedCss ?? [])],
        modules: Object.fromEntries(Object.entries(chunk.modules).map(([id, { renderedLength }]) => [nameOf(id), renderedLength])),
      },
    ]),
  );
}
