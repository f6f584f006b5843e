// Bundles the server into a few files in dist/server, which it starts from as long as its sources stay as they are.
import { globSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, isAbsolute, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, normalizePath } from 'vite';
import { changeOf } from '../src/app/server/start/bundledServer.ts';
import { root } from './run.mjs';

const folder = join(root, 'dist', 'server');
const manifest = join(root, 'dist', 'server.json');
/** The modules that `main.ts` and the search's thread load. */
const entries = ['src/app/server/serving.ts', 'src/app/server/search/answerSearches.ts'];

/** Packages of hundreds of small modules, which no other package loads: there would be two copies. */
const joined = ['jose', 'kysely', 'typebox'];

/** Modules look for threads and data beside themselves, and so they must still do. @type {import('vite').Plugin} */
const places = {
  name: 'places',
  transform(code, id) {
    const place = normalizePath(relative(folder, id));
    return code
      .replaceAll('import.meta.dirname', () => `(import.meta.dirname + ${JSON.stringify(`/${dirname(place)}`)})`)
      .replaceAll('import.meta.url', () => `new URL(${JSON.stringify(place)}, import.meta.url).href`);
  },
};

const begun = Math.floor(Date.now() / 1000);
const { output } = /** @type {import('vite').Rolldown.RolldownOutput} */ (
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    publicDir: false,
    plugins: [places],
    ssr: { noExternal: joined },
    build: {
      ssr: true,
      minify: false,
      outDir: folder,
      emptyOutDir: false,
      rolldownOptions: {
        input: entries,
        // Other packages stay where they are.
        external: (id) => !isAbsolute(id) && !/^([.#]|src\/)/.test(id) && !joined.includes(id),
        output: { format: 'es', entryFileNames: '[name]-[hash].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
  })
);

const chunks = output.filter((file) => file.type === 'chunk');
const sourceFolder = normalizePath(join(root, 'src'));
const sources = new Set(chunks.flatMap(({ moduleIds }) => moduleIds).filter((id) => id.startsWith(sourceFolder)));
/** @param {string} entry */
const fileOf = (entry) => {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId === normalizePath(join(root, entry)));
  if (!chunk) throw new Error(`The bundle lacks ${entry}.`);
  return `dist/server/${chunk.fileName}`;
};
/** @type {import('../src/app/server/start/bundledServer.ts').BundleManifest} */
const written = {
  entries: Object.fromEntries(entries.map((entry) => [entry, fileOf(entry)])),
  sources: Object.fromEntries(
    [...sources].sort().map((file) => [normalizePath(relative(root, file)), changeOf(pathToFileURL(file)) ?? [0, 0]]),
  ),
  files: chunks.map(({ fileName }) => fileName),
};
const changed = Object.keys(written.sources).filter((file) => (written.sources[file]?.[0] ?? 0) >= begun);
if (changed.length > 0) throw new Error(`Changed during the build, which is not used: ${changed.join(', ')}`);
// Servers that run load parts of the build before when they need them: these are removed one build later.
const before = readFiles();
const kept = new Set([...before, ...written.files]);
for (const file of globSync('*.js', { cwd: folder })) if (!kept.has(file)) rmSync(join(folder, file));
writeFileSync(`${manifest}.partial`, JSON.stringify(written));
renameSync(`${manifest}.partial`, manifest);

/** Of the build before. @returns {string[]} */
function readFiles() {
  try {
    return JSON.parse(readFileSync(manifest, 'utf8')).files;
  } catch {
    return [];
  }
}
