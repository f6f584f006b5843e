// npm test -- changed: which tests a change can affect. It is followed along the imports, however far, but not through `src/app`,
// which brings everything together; and each feature that it touches has all of its own tests.
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { importsOf } from './imports.mjs';
import { root } from './run.mjs';

/** @typedef {{ from: string, to: string }} Reference */
/** @typedef {Record<'check' | 'unit' | 'processes' | 'faults' | 'sqlite' | 'postgres' | 'browser', string[]>} Affected arguments by stage; a stage without any does not run */

/** Starting PostgreSQL and running more than these takes too long for a look in between. */
const MOST_ON_POSTGRES = 10;

const sources = ['{src,scripts,bench,deploy,faults,e2e}/**/*.{ts,tsx,mjs}', '*.config.ts'];

/** What differs from where the branch left `main`, committed or not. @returns {string[]} */
export function changedFiles() {
  const base = git('merge-base', 'HEAD', 'main')[0] ?? 'HEAD';
  return [...new Set([...git('diff', '--name-only', '--no-renames', base), ...git('ls-files', '--others', '--exclude-standard')])];
}

/** @param {string[]} args @returns {string[]} the lines of the answer */
function git(...args) {
  const { stdout } = spawnSync('git', args, { cwd: root, encoding: 'utf8' });
  return stdout.split('\n').filter((line) => line !== '');
}

/** @param {string[]} changed @returns {Affected} */
export function affectedHere(changed) {
  const files = globSync(sources, { cwd: root }).map((file) => file.replaceAll('\\', '/'));
  return affectedBy(
    changed,
    files,
    files.flatMap((file) => importsOf(file)),
  );
}

/**
 * @param {string[]} changed @param {string[]} files all there are @param {Reference[]} references between them
 * @returns {Affected}
 */
export function affectedBy(changed, files, references) {
  const reached = dependents(changed, references);
  const features = new Set(changed.map(featureOf));
  const served = new Set(changed.filter((file) => !file.includes('/web/')).map(featureOf));
  const isMigration = changed.some((file) => file.startsWith('migrations/'));
  const tests = (/** @type {RegExp} */ kind) => files.filter((file) => kind.test(file));
  const ofFeature = (/** @type {string} */ file, /** @type {Set<string>} */ some) => featureOf(file) !== '' && some.has(featureOf(file));

  const unit = tests(/\.unit\.test\.tsx?$/).filter((file) => reached.has(file));
  const calls = tests(/(?<!\.unit|\.processes)\.test\.ts$/).filter(
    (file) => reached.has(file) || ofFeature(file, served) || (isMigration && file.includes('/database/')),
  );
  const browser = tests(/\.e2e\.ts$/).filter((file) => changed.includes(file) || ofFeature(file, features));
  const processes = tests(/\.processes\.test\.ts$/).filter((file) => changed.includes(file));
  // A minute of faults is left to the whole run.
  return {
    check: sidesOf(changed),
    unit,
    processes,
    faults: [],
    sqlite: calls,
    postgres: calls.length > MOST_ON_POSTGRES ? [] : calls,
    browser,
  };
}

/** The files and all that import them, directly or by others. @param {string[]} changed @param {Reference[]} references */
function dependents(changed, references) {
  /** @type {Map<string, string[]>} */
  const importers = new Map();
  for (const { from, to } of references) importers.set(to, [...(importers.get(to) ?? []), from]);
  const reached = new Set(changed);
  for (const file of reached) {
    if (file.startsWith('src/app/') && !changed.includes(file)) continue;
    for (const importer of importers.get(file) ?? []) reached.add(importer);
  }
  return reached;
}

/** @param {string} file @returns {string} empty for what belongs to none */
function featureOf(file) {
  return /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? '';
}

/** Whose types are to be checked. @param {string[]} changed @returns {string[]} */
function sidesOf(changed) {
  const sources = changed.filter((file) => /\.(tsx?|mjs)$/.test(file));
  const isTool = (/** @type {string} */ file) =>
    !file.startsWith('src/') || file.endsWith('.e2e.ts') || /\/web\/.*\.test\.tsx?$/.test(file);
  const tools = sources.filter(isTool);
  const others = sources.filter((file) => !isTool(file));
  const web = others.filter((file) => file.includes('/web/'));
  const server = others.filter((file) => file.includes('/server/'));
  const isShared = others.length > web.length + server.length;
  return [
    ...(server.length > 0 || isShared ? ['server'] : []),
    ...(web.length > 0 || isShared ? ['web'] : []),
    ...(tools.length > 0 ? ['tools'] : []),
  ];
}
