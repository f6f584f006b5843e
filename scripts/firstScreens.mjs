// The screens that browsers load first: their modules and size limits. The build writes the files of each into the page as preload
// hints; scripts/bundleReport.mjs measures them. e2e/firstScreens.e2e.ts tests that nothing is missing here.
import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { root } from './run.mjs';

/** @typedef {{ entry: string, imports: string[], css: string[], modules: Record<string, number> }} Part one file of code: the module it is fetched for, what it imports, the lengths of what it holds */
/** @typedef {Record<string, Part>} Parts by file */
/** @typedef {{ modules: string[], texts: string[] }} Contents modules and catalogues of texts that are fetched */
/** @typedef {Contents & { title: string, js: number, css: number, later: string[] }} FirstScreen limits in KiB, as sent with gzip; `later` is loaded later without a user's action */

const always = { modules: ['src/app/web/index.html'], texts: ['kit', 'app'] };
/** What the application fetches once the browser is idle. */
const onceIdle = ['src/kit/web/live/liveEvents.ts', 'src/kit/web/live/tabVisibility.ts'];
/** What keeps data for the next visit. */
const kept = ['src/app/web/localCache/startLocalCache.ts', 'src/app/web/localCache/localCache.ts'];
/** The same, and what it fetches after five seconds in case the server becomes unavailable. */
const afterwards = [
  ...onceIdle,
  ...kept,
  'src/app/web/pages/Maintenance.tsx',
  'node_modules/@mantine/notifications/esm/index.mjs',
  'src/kit/web/toast/UndoToast.tsx',
  'src/kit/web/toast/toastFocus.ts',
];
/** How fresh the data are, beside the title. */
const freshness = ['src/features/fontes/web/freshness/Freshness.tsx', 'src/features/fontes/web/freshness/texts/pt.ts'];
const shell = {
  modules: [
    ...always.modules,
    'src/app/web/shell/Shell.tsx',
    'src/app/web/palette/Commands.tsx',
    'src/app/web/routes/screens.ts',
    'src/app/web/catalogues.ts',
  ],
  texts: [...always.texts, 'common', 'auth', 'shop', 'search', 'bookmarks', 'notifications'],
};

/** @type {Record<'login' | 'overview' | 'list', FirstScreen>} */
export const firstScreens = {
  login: {
    title: '/login, signed out',
    js: 180,
    css: 30,
    modules: [...always.modules, 'src/app/web/entrance/LoginScreen.tsx'],
    texts: [...always.texts, 'auth'],
    later: [...afterwards, 'src/app/web/entrance/LoginDrawing.tsx'],
  },
  overview: {
    title: '/, signed in',
    js: 260,
    css: 30,
    modules: [...shell.modules, 'src/app/web/screens/OverviewRoute.tsx', 'src/features/bookmarks/web/MarkedPages.tsx'],
    texts: [...shell.texts, 'dashboards', 'charts', 'follow'],
    later: [...afterwards, ...freshness, 'src/features/chat/web/notifications/ChatNotifications.tsx', 'src/kit/web/charts/BarsChart.tsx'],
  },
  list: {
    title: '/apps/invoice/list, signed in',
    js: 260,
    css: 30,
    modules: [...shell.modules, 'src/app/web/screens/LicitacaoListRoute.tsx', 'src/features/bookmarks/web/MarkedPages.tsx'],
    texts: [...shell.texts, 'licitacoes', 'follow'],
    later: [...afterwards, ...freshness, 'src/features/chat/web/notifications/ChatNotifications.tsx'],
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

/** The finest cut: no file contains a module that one of its screens does not need. @type {import('vite').Rolldown.CodeSplittingGroup} */
export const finest = { name: 'shared', priority: 1, minShareCount: 2, entriesAware: true };

/**
 * How the bundle is cut so that each first screen needs few files: on a slow phone every file costs time, however small it is.
 * @param {Parts} parts of a bundle cut the finest way @returns {import('vite').Rolldown.CodeSplittingGroup[]} modules in none of them stay with their screens
 */
export function groupsOf(parts) {
  const { login: loginScreen, overview: overviewScreen, list: listScreen } = firstScreens;
  const [start, login, frame, overview, list] = [
    { modules: always.modules, texts: [] },
    loginScreen,
    shell,
    overviewScreen,
    listScreen,
  ].map((contents) => {
    const files = filesOf(parts, { ...contents, texts: [] }, []);
    return new Set(files.flatMap((file) => Object.keys(parts[file]?.modules ?? {})));
  });
  /** @param {string} name @param {(module: string) => boolean | undefined} test */
  const group = (name, test) => ({
    name,
    priority: 1,
    test: (/** @type {string} */ id) => !start?.has(nameOf(id)) && test(nameOf(id)) === true,
  });
  return [
    // Else it may share a file with something that brings half the application along.
    group('news', (module) => onceIdle.includes(module)),
    group('basics', (module) => login?.has(module) && list?.has(module)),
    group('shell', (module) => frame?.has(module)),
    group('screen', (module) => overview?.has(module) && list?.has(module)),
    // Other screens show the same cards,
    group('cards', (module) => overview?.has(module) && !module.startsWith('src/features/')),
    // other lists the same tables.
    group('table', (module) => list?.has(module) && !module.startsWith('src/features/')),
  ];
}

/**
 * Writes the preload hints of the first screens into the page, and the list of the bundle's parts beside it.
 * @returns {import('vite').Plugin}
 */
export function hintFirstScreens() {
  const languages = ['pt', 'en', 'fr', 'de'];
  return {
    name: 'first-screens',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(page, { bundle }) {
        const parts = partsOf(bundle ?? {});
        const inPage = new Set(filesOf(parts, { modules: always.modules, texts: [] }, []));
        /** @param {Contents} contents */
        const hints = (contents) =>
          filesOf(parts, contents, languages)
            .filter((file) => !inPage.has(file))
            .map((file) => basename(file));
        const frame = hints(shell);
        /** @param {Contents} contents */
        const rest = (contents) =>
          hints(contents)
            .filter((file) => !frame.includes(file))
            .join(' ');
        return (
          page
            .replace(
              'src="/first-paint.js"',
              `src="/first-paint.js" data-login="${hints(firstScreens.login).join(' ')}" data-shell="${frame.join(' ')}" data-overview="${rest(firstScreens.overview)}" data-list="${rest(firstScreens.list)}"`,
            )
            // What paints goes first: on a slow line the mark shows 0.8 s earlier, and the screen no later.
            .replaceAll('<script type="module"', '<script type="module" fetchpriority="low"')
        );
      },
    },
    writeBundle({ dir }, bundle) {
      writeFileSync(`${dir}.parts.json`, JSON.stringify(partsOf(bundle)));
    },
  };
}

/** @param {import('vite').Rolldown.OutputBundle | import('vite').Rolldown.RolldownOutput['output']} bundle @returns {Parts} */
export function partsOf(bundle) {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
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

const home = root.replaceAll('\\', '/');

/** `src/…` for our own, `node_modules/…` for a package's, wherever the repository is. @param {string} id */
function nameOf(id) {
  const path = id.replaceAll('\\', '/');
  return /node_modules\/(?!.*\/node_modules\/).*$/.exec(path)?.[0] ?? (path.startsWith(home) ? path.slice(home.length) : id);
}
