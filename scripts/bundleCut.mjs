// How the bundle is cut into files so that each first screen needs few: on a slow phone every file costs time, however small it is.
import {
  always,
  chart,
  filesOf,
  firstScreens,
  laterEverywhere,
  mailDetail,
  menu,
  monthGrid,
  noticeParts,
  onceIdle,
  shell,
} from './firstScreens.mjs';
import { nameOf } from './moduleNames.mjs';

/** @typedef {import('./firstScreens.mjs').Parts} Parts */
/** @typedef {import('./firstScreens.mjs').Contents} Contents */
/** @typedef {import('vite').Rolldown.CodeSplittingGroup} Group */

/** The finest cut: no file contains a module that one of its screens does not need. @type {Group} */
export const finest = { name: 'shared', priority: 1, minShareCount: 2, entriesAware: true };

/** The screens for signed-in users. */
const screens = /** @type {const} */ (['overview', 'list', 'detail', 'mail', 'calendar']);

/** What two screens share and is shorter, before compression, is in the file of the frame: it is not worth a file. */
const smallest = 14_000;

/** What so many screens, menus and dialogs use is in one file. */
const POPULAR = 12;

/** @param {Parts} parts of a bundle cut the finest way @returns {Group[]} modules in none of them stay with their screens */
export function groupsOf(parts) {
  const lengths = new Map(Object.values(parts).flatMap(({ modules }) => Object.entries(modules)));
  /** @param {Contents} contents */
  const modulesOf = (contents) => {
    const files = filesOf(parts, { ...contents, texts: [] }, []);
    return new Set(files.flatMap((file) => Object.keys(parts[file]?.modules ?? {})));
  };
  /** @param {string[]} modules */
  const codeOf = (...modules) => modulesOf({ modules, texts: [] });
  const [start, login, frame] = [modulesOf(always), modulesOf(firstScreens.login), modulesOf(shell)];
  const used = screens.map((name) => ({ name, modules: modulesOf(firstScreens[name]) }));
  /** @param {string} module */
  const usersOf = (module) => used.filter(({ modules }) => modules.has(module)).map(({ name }) => name);
  const all = [...new Set(used.flatMap(({ modules }) => [...modules]))];
  /** The lengths of what two screens share, by their names. @type {Map<string, number>} */
  const pairs = new Map();
  for (const module of all.filter((one) => usersOf(one).length === 2 && !isStyle(one) && !frame.has(one))) {
    const pair = usersOf(module).join('-');
    pairs.set(pair, (pairs.get(pair) ?? 0) + (lengths.get(module) ?? 0));
  }
  /** What every screen fetches once idle: it must not bring the files of other screens along. */
  const later = codeOf(...laterEverywhere);
  /** What has a file of its own further down. */
  const placed = codeOf(...laterEverywhere, ...menu, noticeParts, monthGrid, chart);
  const ofMenu = codeOf(...menu);
  const ofMail = codeOf(mailDetail);
  /** What a screen fetches later must not bring other screens along either: with the name of that screen. */
  const openedBy = /** @type {const} */ ([
    ['mail', ofMail],
    ['detail', codeOf(noticeParts)],
  ]);
  /** What every screen needs, and what the login page shares with others. @param {string} module */
  const isBasic = (module) => start.has(module) || (login.has(module) && (usersOf(module).length > 0 || later.has(module)));
  /** @param {string} module */
  const isOfFrame = (module) => {
    const users = usersOf(module);
    return frame.has(module) || users.length > 2 || (users.length === 2 && (pairs.get(users.join('-')) ?? 0) < smallest);
  };
  /** @param {string} module */
  const isShell = (module) =>
    isOfFrame(module) ||
    (later.has(module) && usersOf(module).length > 0) ||
    (!isStyle(module) && openedBy.some(([owner, code]) => code.has(module) && usersOf(module).some((user) => user !== owner)));
  /** @param {string} module */
  const isFirst = (module) =>
    ['overview', 'list'].some((name) => usersOf(module).some((user) => user === name)) || login.has(module) || frame.has(module);
  const common = popularIn(parts, {
    isAlwaysThere: (module) => isBasic(module) || isShell(module),
    isElsewhere: (module) => login.has(module) || usersOf(module).length > 0 || placed.has(module),
  });
  return [
    // The packages change rarely, so they have a file that stays in the cache.
    group('react', (module) => /^(node_modules\/(react|react-dom|scheduler)\/|src\/app\/web\/reactDom.ts)/.test(module), 6),
    group('core', (module) => isPackage(module) && isBasic(module), 5),
    // With the styles of the most frequent first screens, in one file.
    group('app', (module) => !isPackage(module) && (isBasic(module) || (isStyle(module) && isFirst(module))), 4),
    // The texts by language: of the login page, the frame, the overview and the list together, and of each other screen.
    textsGroup('texts', [...firstScreens.login.texts, ...firstScreens.overview.texts, ...firstScreens.list.texts], 3),
    .../** @type {const} */ (['detail', 'mail', 'calendar']).map((name) => textsGroup(name, firstScreens[name].texts, 2)),
    // Else it may share a file with something that brings half the application along.
    group('news', (module) => onceIdle.includes(module)),
    group('shell', isShell),
    group('login', (module) => login.has(module)),
    ...[...pairs.keys()].map((pair) => group(pair, (module) => usersOf(module).join('-') === pair)),
    ...screens.map((name) => group(name, (module) => usersOf(module).join('-') === name)),
    group('pages', (module) => later.has(module) && ofMenu.has(module)),
    group('later', (module) => later.has(module)),
    group('opened', (module) => ofMail.has(module) && placed.has(module)),
    ...Object.entries({ parts: [noticeParts], month: [monthGrid], charts: [chart], menu }).map(([name, modules]) => {
      const code = codeOf(...modules);
      return group(name, (module) => code.has(module));
    }),
    // Parts of menus, dialogs and forms, which would else be dozens of small files.
    group('common', (module) => common.has(module)),
  ];
}

/**
 * What many screens, menus and dialogs use, if it needs nothing but what is always there and what is popular too: else each of them would
 * fetch the files of other screens. The pages of the gallery use everything, and do not count.
 * @param {Parts} parts @param {{ isAlwaysThere: (module: string) => boolean, isElsewhere: (module: string) => boolean }} places
 * @returns {Set<string>} modules
 */
function popularIn(parts, { isAlwaysThere, isElsewhere }) {
  /** @param {string} file */
  const modulesOf = (file) => Object.keys(parts[file]?.modules ?? {}).filter((module) => !isStyle(module));
  /** @type {Map<string, number>} */
  const uses = new Map();
  const entries = Object.values(parts).map(({ entry }) => entry);
  for (const entry of entries.filter((one) => one !== '' && !one.startsWith('src/features/gallery/'))) {
    for (const module of filesOf(parts, { modules: [entry], texts: [] }, []).flatMap(modulesOf))
      uses.set(module, (uses.get(module) ?? 0) + 1);
  }
  /** @param {string} module */
  const isPopular = (module) => (uses.get(module) ?? 0) >= POPULAR && !isElsewhere(module);
  const candidates = Object.keys(parts).filter((file) => parts[file]?.entry === '' && modulesOf(file).some(isPopular));
  const closed = candidates.filter((file) =>
    closureOf(parts, file)
      .flatMap(modulesOf)
      .every((module) => isAlwaysThere(module) || isPopular(module)),
  );
  return new Set(closed.flatMap(modulesOf).filter((module) => isPopular(module) && !isAlwaysThere(module)));
}

/** A file and all that it imports. @param {Parts} parts @param {string} file @param {Set<string>} known */
function closureOf(parts, file, known = new Set()) {
  if (known.has(file)) return [...known];
  known.add(file);
  for (const next of parts[file]?.imports ?? []) closureOf(parts, next, known);
  return [...known];
}

/** @param {string} name @param {(module: string) => boolean} test @param {number} [priority] @returns {Group} */
function group(name, test, priority = 1) {
  /** @type {Map<string, boolean>} */
  const known = new Map();
  return {
    ...{ name, priority },
    test: (id) => {
      const module = nameOf(id);
      const answer = known.get(module) ?? test(module);
      known.set(module, answer);
      return answer;
    },
  };
}

/** One file for each language. @param {string} name @param {string[]} catalogues @param {number} priority @returns {Group} */
function textsGroup(name, catalogues, priority) {
  return {
    ...group(name, (module) => catalogues.includes(textsPath.exec(module)?.[1] ?? ''), priority),
    name: (id) => `${name}-${textsPath.exec(nameOf(id))?.[2]}`,
    debugName: `texts of ${name}`,
  };
}

const textsPath = /\/(\w+)\/(?:web\/)?texts\/(\w+)\.ts$/;

/** @param {string} module */
const isStyle = (module) => module.endsWith('.css');

/** @param {string} module */
const isPackage = (module) => module.startsWith('node_modules/');
