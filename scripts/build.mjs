// Builds the web application into dist/web, and compresses every file so that the server need not; bundles the server into
// dist/server.
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { groupsOf, partsOf } from './firstScreens.mjs';
import { root } from './run.mjs';

/** Smaller responses fit one packet; images and fonts are compressed already. */
const smallest = 1024;
/** Without the page, into which the server writes a nonce. */
const compressible = '**/*.{js,css,svg,json,txt,map,ico,webmanifest}';

/** @param {string} file */
async function compress(file) {
  const content = readFileSync(file);
  const [brotli, zipped] = await Promise.all([
    promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
    }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, zipped);
}

// Built in another folder and moved as a whole, so that a running server never serves half a build, nor a failed one.
const web = join(root, 'dist', 'web');
const [built, previous] = [`${web}.new`, `${web}.old`];
/** @param {import('vite').BuildOptions} options */
const bundle = (options) => build({ configFile: join(root, 'vite.config.ts'), logLevel: 'warn', build: options });
// First to find out which screen needs which module.
const parts = partsOf(/** @type {import('vite').Rolldown.RolldownOutput} */ (await bundle({ write: false, minify: false })).output);
await bundle({ outDir: built, rolldownOptions: { output: { codeSplitting: { groups: groupsOf(parts) } } } });
const files = globSync(compressible, { cwd: built }).map((file) => join(built, file));
await Promise.all(files.filter((file) => statSync(file).size >= smallest).map(compress));
rmSync(previous, { recursive: true, force: true });
if (existsSync(web)) renameSync(web, previous);
renameSync(built, web);
renameSync(`${built}.parts.json`, `${web}.parts.json`);
rmSync(previous, { recursive: true, force: true });
// Without it the server starts from its sources.
await import('./bundleServer.mjs').catch((error) => console.warn(error.message));
