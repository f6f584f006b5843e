// npm run check: measures what a browser fetches for the first screens, compressed, and fails above the limits.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freshenBundle } from './bundle.mjs';
import { filesOf, firstScreens } from './firstScreens.mjs';
import { root } from './run.mjs';

/** @typedef {{ file: string, bytes: number }} Weighed */

/** How many of the biggest files and packages are listed. */
const named = 12;

await freshenBundle();
const web = join(root, 'dist', 'web');
/** @type {import('./firstScreens.mjs').Parts} */
const parts = JSON.parse(readFileSync(`${web}.parts.json`, 'utf8'));

const problems = Object.values(firstScreens).flatMap(report);
for (const problem of problems) console.error(problem);
console.log(
  Object.values(firstScreens)
    .map((screen) => {
      const { js, css } = weigh(screen);
      return `${screen.title}: JS ${inKiB(sum(js))} of ${screen.js} KiB in ${js.length} files, CSS ${inKiB(sum(css))} of ${screen.css} KiB`;
    })
    .join('; '),
);
process.exitCode = problems.length > 0 ? 1 : 0;

/** @param {import('./firstScreens.mjs').Contents} contents */
function weigh(contents) {
  const files = filesOf(parts, contents, ['pt']).map((file) => ({ file, bytes: bytesOf(file) }));
  files.sort((one, other) => other.bytes - one.bytes);
  return { js: files.filter(({ file }) => file.endsWith('.js')), css: files.filter(({ file }) => file.endsWith('.css')) };
}

/** Bytes that the server sends: of the compressed file if there is one. @param {string} file */
function bytesOf(file) {
  const path = join(web, file);
  return statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size;
}

/** Prints the files of a screen. @param {import('./firstScreens.mjs').FirstScreen} screen @returns {string[]} the limits it exceeds */
function report(screen) {
  const { js, css } = weigh(screen);
  const later = filesOf(parts, { modules: screen.later, texts: [] }, []).filter(
    (file) => ![...js, ...css].some((one) => one.file === file),
  );
  console.log(`\n${screen.title}`);
  for (const { file, bytes } of [...js, ...css].slice(0, named)) console.log(`${inKiB(bytes).padStart(8)} KiB  ${file}`);
  console.log(`${inKiB(sum(js)).padStart(8)} KiB  JS, ${js.length} files; ${inKiB(sum(css))} KiB CSS, ${css.length} files`);
  for (const file of later) console.log(`${inKiB(bytesOf(file)).padStart(8)} KiB  not counted, loaded later: ${file}`);
  console.log(
    `   share of packages: ${shares(js)
      .slice(0, named)
      .map(([name, bytes]) => `${name} ${inKiB(bytes)}`)
      .join(', ')}`,
  );
  return /** @type {const} */ (['js', 'css']).flatMap((kind) => {
    const bytes = sum({ js, css }[kind]);
    // A check that measures nothing would always pass.
    if (bytes < 1024) return [`${screen.title}: hardly any ${kind.toUpperCase()} was found, so this report misses files of the screen.`];
    const over = bytes - screen[kind] * 1024;
    return over > 0
      ? [
          `${screen.title} loads ${inKiB(over)} KiB ${kind.toUpperCase()} more than its limit of ${screen[kind]} KiB: load lazily what only opens on a click.`,
        ]
      : [];
  });
}

/** Bytes per package (our own as `src`); a file's bytes are divided by the lengths of its modules. @param {Weighed[]} files */
function shares(files) {
  /** @type {Map<string, number>} */
  const byName = new Map();
  for (const { file, bytes } of files) {
    const modules = Object.entries(parts[file]?.modules ?? {});
    const length = modules.reduce((total, [, one]) => total + one, 0);
    for (const [id, one] of modules) {
      const name = /^node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? 'src';
      byName.set(name, (byName.get(name) ?? 0) + (bytes * one) / length);
    }
  }
  return [...byName].sort(([, one], [, other]) => other - one);
}

/** @param {Weighed[]} files */
function sum(files) {
  return files.reduce((total, { bytes }) => total + bytes, 0);
}

/** @param {number} bytes */
function inKiB(bytes) {
  return (bytes / 1024).toFixed(1);
}
