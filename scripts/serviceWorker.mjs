// Builds the service worker, sw.js, beside the files of the web application; in it is the script that shows snapshots.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { filesOf, firstScreens } from './firstScreens.mjs';
import { root } from './run.mjs';

/** Files without a hash that pages need. */
const plain = ['mark.svg'];

/**
 * @param {string} folder of the built application
 * @param {import('./firstScreens.mjs').Parts} parts of its bundle
 */
export async function buildServiceWorker(folder, parts) {
  const script = (await bundle('src/app/web/early/showSnapshot.ts')).trim();
  const snapshot = { script, hash: createHash('sha256').update(script).digest('base64') };
  const define = { BUILD: JSON.stringify(describe(folder, parts)), SNAPSHOT: JSON.stringify(snapshot) };
  writeFileSync(join(folder, 'sw.js'), await bundle('src/app/web/serviceWorker/worker.ts', define));
}

/** @param {string} entry @param {Record<string, string>} define @returns {Promise<string>} its code with all that it imports */
async function bundle(entry, define = {}) {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    publicDir: false,
    define,
    build: { write: false, rolldownOptions: { input: join(root, entry), output: { format: 'iife' } } },
  });
  return /** @type {import('vite').Rolldown.RolldownOutput} */ (output).output[0].code;
}

/** What the worker knows of the build: `BUILD` in src/app/web/serviceWorker/files.ts. @param {string} folder @param {import('./firstScreens.mjs').Parts} parts */
function describe(folder, parts) {
  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const inPage = [...page.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => /** @type {string} */ (file));
  const languages = ['pt', 'en', 'fr', 'de'];
  const ofScreens = Object.values(firstScreens).flatMap(({ modules, texts, later }) => [
    ...filesOf(parts, { modules, texts }, languages),
    ...filesOf(parts, { modules: later, texts: [] }, languages),
  ]);
  const others = plain.filter((file) => existsSync(join(folder, file)));
  const files = [...globSync('assets/*', { cwd: folder }).map((file) => file.replaceAll('\\', '/')), ...others].sort();
  const hash = createHash('sha256').update(page);
  for (const file of files) hash.update(file);
  for (const file of others) hash.update(readFileSync(join(folder, file)));
  /** @param {string[]} names */
  const addresses = (names) => [...new Set(names)].map((file) => `/${file}`);
  return {
    name: hash.digest('hex').slice(0, 12),
    page: [...page.matchAll(/<script[^>]*\ssrc="\/assets\/([^"]+)"/g)].map(([, file]) => file).join(' '),
    files: addresses(files),
    first: addresses([...inPage, ...ofScreens, ...others]),
  };
}
