// The script that runs in the page before anything is painted (src/app/web/early), as text for a script element.
import { join } from 'node:path';
import { build } from 'vite';
import { root } from './run.mjs';

/** @type {Promise<string> | undefined} */
let built;

/**
 * @param {Record<string, string[]>} files of the first screens, see `FirstFiles` in hints.ts
 * @returns {Promise<string>}
 */
export async function earlyScript(files) {
  built ??= bundleScript();
  return (await built).replaceAll('FIRST_FILES', JSON.stringify(files)).trim();
}

async function bundleScript() {
  const output = await build({
    configFile: false,
    root,
    logLevel: 'warn',
    build: {
      write: false,
      lib: { entry: join(root, 'src/app/web/early/early.ts'), formats: ['iife'], name: 'early' },
      rolldownOptions: { treeshake: { moduleSideEffects: (id) => id.endsWith('/early.ts') } },
    },
  });
  const [bundle] = /** @type {[import('vite').Rolldown.RolldownOutput]} */ (output);
  return bundle.output[0].code;
}
