// npm run check: measures what a browser fetches before the first rows of a screen, as sent (brotli), and fails above the limits.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { freshenBundle } from './bundle.mjs';
import { contents, filesOf } from './firstScreens.mjs';
import { root } from './run.mjs';

/** In KiB. @type {Record<string, { js: number, css: number }>} */
const limits = {
  login: { js: 135, css: 30 },
  overview: { js: 165, css: 30 },
  list: { js: 165, css: 30 },
  detail: { js: 175, css: 30 },
  mail: { js: 175, css: 30 },
  calendar: { js: 175, css: 30 },
};
/** How many of the biggest files are listed. */
const named = 12;

await freshenBundle();
const web = join(root, 'dist', 'web');
/** @type {import('./firstScreens.mjs').Parts} */
const parts = JSON.parse(readFileSync(`${web}.parts.json`, 'utf8'));

/** Bytes that the server sends: of the compressed file if there is one. @param {string} file */
function bytesOf(file) {
  const path = join(web, file);
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** @param {number} bytes */
const inKiB = (bytes) => (bytes / 1024).toFixed(1);

/** Prints the files of a screen. @param {string} name @returns {string} its sums */
function report(name) {
  const files = filesOf(parts, contents[name] ?? { modules: [], texts: [] }, ['pt']).sort((one, other) => bytesOf(other) - bytesOf(one));
  console.log(`\n${name}`);
  for (const file of files.slice(0, named)) console.log(`${inKiB(bytesOf(file)).padStart(8)} KiB  ${file}`);
  const sums = /** @type {const} */ (['js', 'css']).map((kind) => {
    const all = files.filter((file) => file.endsWith(kind));
    const sum = all.reduce((total, file) => total + bytesOf(file), 0);
    const limit = limits[name]?.[kind] ?? 0;
    // A check that measures nothing would always pass.
    if (sum < 1024 || sum > limit * 1024) {
      console.error(
        `${name} needs ${inKiB(sum)} KiB ${kind.toUpperCase()}; its limit is ${limit}. Load lazily what the first rows do not need.`,
      );
      process.exitCode = 1;
    }
    return `${kind.toUpperCase()} ${inKiB(sum)} of ${limit} KiB in ${all.length} files`;
  });
  return `${name}: ${sums.join(', ')}`;
}

console.log(Object.keys(limits).map(report).join('; '));
