// Writes into the page which files its first screen needs, as `src/app/web/firstScreens.ts` declares it, so that browsers fetch them at once.
import { writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { build } from 'vite';
import { firstScreens } from '../src/app/web/firstScreens.ts';
import { root } from './run.mjs';

/** @typedef {{ entry: string, imports: string[], css: string[], modules: Record<string, number> }} Part one file of code: the module it is fetched for, what it imports, the lengths of what it holds */
/** @typedef {Record<string, Part>} Parts by file */
/** @typedef {{ modules: string[], texts: string[] }} Contents modules and catalogues of texts that are fetched */

/** The catalogues of every first screen and of the frame, by the names of their files. */
export const firstTexts = {
  start: ['kit', 'app', 'auth'],
  frame: ['catalogues', 'common', 'shop', 'search', 'bookmarks', 'notifications', 'follow'],
};

const start = { modules: ['src/app/web/index.html'], texts: firstTexts.start };
const shell = {
  modules: [...start.modules, 'src/app/web/shell/Shell.tsx', 'src/app/web/routes/screens.ts'],
  texts: [...start.texts, ...firstTexts.frame],
};

/** All that a first screen needs before its first rows, by its name. @type {Record<string, Contents>} */
export const contents = {
  login: { modules: [...start.modules, 'src/app/web/entrance/LoginScreen.tsx'], texts: start.texts },
  shell,
  ...Object.fromEntries(
    Object.entries(firstScreens).map(([name, { module, texts }]) => [
      name,
      { modules: [...shell.modules, module], texts: [...shell.texts, ...texts] },
    ]),
  ),
};

/**
 * The code and style files of these modules and texts. Throws if one of them has no file of the bundle.
 * @param {Parts} parts @param {Contents} contents @param {readonly string[]} languages
 * @returns {string[]} each before what it imports
 */
export function filesOf(parts, { modules, texts }, languages) {
  const catalogues = texts.flatMap((name) =>
    languages.map((language) => new RegExp(`/${name}/(?:(?:web/)?texts/|catalogues-)${language}\\.ts$`)),
  );
  const starts = [...modules.map((module) => new RegExp(`^${RegExp.escape(module)}$`)), ...catalogues].map((pattern) => {
    const files = Object.entries(parts);
    const found =
      files.find(([, { entry }]) => pattern.test(entry)) ??
      files.find(([, part]) => Object.keys(part.modules).some((id) => pattern.test(id)));
    if (!found) throw new Error(`No file of the bundle matches ${pattern}: remove it from src/app/web/firstScreens.ts.`);
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

/** What follows the first rows of every screen, and those of lists. */
const followers = {
  later: {
    after: 'shell',
    modules: ['src/app/web/shell/FrameParts.tsx', 'src/app/web/menu/SideMenu.tsx'],
  },
  controls: {
    after: 'list',
    modules: [
      'src/kit/web/DataTable/laterControls.tsx',
      'src/features/licitacoes/web/list/ListActions.tsx',
      'src/features/follow/web/laterMarks.ts',
    ],
  },
};

/**
 * The groups of the bundle by what first screens need: a file of each screen alone, and four of what several need: every page (packages, and
 * our own), only the frame, and what login and later parts share. What follows has files of its own.
 * @param {Parts} parts of a build with the finest files
 * @returns {import('vite').Rolldown.CodeSplittingGroup[]}
 */
export function groupsOf(parts) {
  /** @type {Map<string, Set<string>>} */
  const users = new Map();
  /** @param {string} name @param {readonly string[]} modules @param {string} [after] what is there already */
  const add = (name, modules, after = '') => {
    for (const file of filesOf(parts, { modules: [...modules], texts: [] }, []))
      for (const module of Object.keys(parts[file]?.modules ?? {})) {
        const known = users.get(module) ?? new Set();
        if (!known.has(after)) users.set(module, known.add(name));
      }
  };
  for (const [name, { modules }] of Object.entries(contents)) add(name, modules);
  for (const [name, { modules, after }] of Object.entries(followers)) add(name, modules, after);
  /** @param {string} id */
  const fileOf = (id) => {
    const [name, ...others] = users.get(nameOf(id)) ?? [];
    if (others.length === 0 || name === 'later') return name;
    if (name !== 'login') return 'frame';
    if (!others.some((other) => ['shell', 'overview', 'list'].includes(other))) return 'forms';
    return id.includes('node_modules') ? 'packages' : 'everyPage';
  };
  // A group takes all that its modules import, unless one before it has: the controls, what the rows need not.
  const names = ['packages', 'everyPage', 'forms', 'frame', 'later', ...Object.keys(contents), 'controls'];
  return names.map((name, index) => ({ name, test: (id) => fileOf(id) === name, priority: 3 + names.length - index }));
}

/** @type {Promise<string> | undefined} */
let built;

/** The script that runs in the page before anything is painted (src/app/web/early), with the files of the first screens. @param {Record<string, string[]>} files */
export async function earlyScript(files) {
  built ??= bundleScript();
  return (await built).replaceAll('FIRST_FILES', JSON.stringify(files)).trim();
}

async function bundleScript() {
  const lib = { entry: join(root, 'src/app/web/early/early.ts'), formats: /** @type {['iife']} */ (['iife']), name: 'early' };
  const rolldownOptions = { treeshake: { moduleSideEffects: (/** @type {string} */ id) => id.endsWith('/early.ts') } };
  const output = await build({ configFile: false, root, logLevel: 'warn', build: { write: false, lib, rolldownOptions } });
  const [bundle] = /** @type {[import('vite').Rolldown.RolldownOutput]} */ (output);
  return bundle.output[0].code;
}

/**
 * Writes the early script into the page, with the files of the first screens, and the list of the bundle's parts beside it.
 * @returns {import('vite').Plugin}
 */
export function hintFirstScreens() {
  const languages = ['pt', 'en', 'fr', 'de'];
  return {
    name: 'first-screens',
    transformIndexHtml: {
      order: 'post',
      async handler(page, { bundle }) {
        // Without a bundle, as in development, there is nothing to name.
        const parts = partsOf(bundle ?? {});
        /** @param {Contents} needed @param {readonly string[]} known */
        const hints = (needed, known) => (bundle ? filesOf(parts, needed, languages) : []).filter((file) => !known.includes(file));
        const inPage = hints({ modules: start.modules, texts: [] }, []);
        const frame = hints(shell, inPage);
        /** @param {string[]} files */
        const names = (files) => files.map((file) => basename(file));
        const screens = Object.entries(contents).map(([name, needed]) => {
          const known = ['shell', 'login'].includes(name) ? inPage : [...inPage, ...frame];
          return [name, names(hints(needed, known))];
        });
        const startFiles = ['react', 'packages', 'index'].flatMap((name) =>
          inPage.filter((file) => file.startsWith(`assets/${name}-`) && file.endsWith('.js')),
        );
        const script = await earlyScript({ start: names(startFiles), ...Object.fromEntries(screens) });
        return (
          page
            .replace('<script data-early></script>', () => `<script>${script}</script>`)
            // The script runs the entry.
            .replace(
              /<script type="module"[^>]* src="([^"]+)"><\/script>/,
              bundle ? '<link rel="modulepreload" crossorigin href="$1">' : '$&',
            )
            // The page is served at every address.
            .replace(/(?<=(?:href|src)=")\.\//g, '/')
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

/** `src/…` for our own, `node_modules/…` for a package's, wherever the repository is. @param {string} id */
function nameOf(id) {
  const path = id.replaceAll('\\', '/');
  const home = root.replaceAll('\\', '/');
  return /node_modules\/(?!.*\/node_modules\/).*$/.exec(path)?.[0] ?? (path.startsWith(home) ? path.slice(home.length) : id);
}
