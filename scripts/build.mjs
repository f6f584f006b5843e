// Builds the web application into dist/web, and compresses every file once so that the server never has to.
import { existsSync, globSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { circleIn } from './bundleCircles.mjs';
import { finest, groupsOf, partsOf } from './firstScreens.mjs';
import { root } from './run.mjs';

/** Below this a response fits one packet anyway; pictures and fonts are compressed already. */
const smallest = 1024;
/** The page is not among them: the server writes a nonce into it. */
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

// Made aside and put in place as a whole: a server that runs meanwhile never finds half of it, nor does anybody when it fails.
const web = join(root, 'dist', 'web');
const [made, former] = [`${web}.new`, `${web}.old`];
const configFile = join(root, 'vite.config.ts');
/** @param {import('vite').Rolldown.CodeSplittingGroup[]} groups @param {import('vite').BuildOptions} options */
const bundle = (groups, options) =>
  build({ configFile, logLevel: 'warn', build: { ...options, rolldownOptions: { output: { codeSplitting: { groups } } } } });
// Once to see what belongs to which screen, and then cut by that.
const parts = await bundle([finest], { write: false, minify: false });
await bundle(groupsOf(partsOf(/** @type {import('vite').Rolldown.RolldownOutput} */ (parts).output)), { outDir: made });
const circle = circleIn(JSON.parse(readFileSync(`${made}.parts.json`, 'utf8')));
if (circle) throw new Error(`Files of the bundle need each other: ${circle.join(' → ')}. Cut them otherwise in vite.config.ts.`);
const files = globSync(compressible, { cwd: made }).map((file) => join(made, file));
await Promise.all(files.filter((file) => statSync(file).size >= smallest).map(compress));
rmSync(former, { recursive: true, force: true });
if (existsSync(web)) renameSync(web, former);
renameSync(made, web);
renameSync(`${made}.parts.json`, `${web}.parts.json`);
rmSync(former, { recursive: true, force: true });
