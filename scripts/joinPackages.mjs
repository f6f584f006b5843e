// Joins each package of hundreds of small modules into one file, which the server loads in a fraction of the time.
import { readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './run.mjs';

/** Modules only, and those that no other package loads, or there would be two copies. `quickLoading.ts` of the server lists them too. */
const joined = ['jose', 'kysely', 'typebox'];

/** Writes `dist/packages/kysely@1.2.3.js` and the others, each under another name first: a server that starts meanwhile loads none that is half there. */
export async function joinPackages() {
  for (const name of joined) {
    const { version } = JSON.parse(readFileSync(join(root, 'node_modules', name, 'package.json'), 'utf8'));
    const folder = join(root, 'dist', 'packages');
    const partial = `${name}@${version}.partial`;
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      publicDir: false,
      ssr: { noExternal: true },
      build: {
        ssr: true,
        minify: false,
        outDir: folder,
        emptyOutDir: false,
        rolldownOptions: { input: { [partial]: name }, output: { format: 'es', entryFileNames: '[name].js' } },
      },
    });
    renameSync(join(folder, `${partial}.js`), join(folder, `${name}@${version}.js`));
  }
}
