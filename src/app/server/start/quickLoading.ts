// Makes modules load quickly: imported before all others by main.ts and by the search's thread only. What it does not find is loaded as usual.
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { findBundledServer } from './bundledServer.ts';

const root = new URL('../../../../', import.meta.url);
const sources = new URL('src/', root).href;
/** Not while developing: what is watched for changes are the sources. */
const bundled = process.env.DEV_SERVER_URL ? new Map<string, string>() : findBundledServer(root);

if (isMainThread) {
  // Node need not strip types nor compile again what has not changed. Threads take the folder from the environment.
  const { directory } = enableCompileCache(process.env.NODE_COMPILE_CACHE ?? fileURLToPath(new URL('node_modules/.cache/node', root)));
  if (directory) process.env.NODE_COMPILE_CACHE ??= directory;
}

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    return (parentURL.startsWith(sources) && urlOf(specifier, parentURL)) || next(specifier, context);
  },
});

/** Imports of our own files name them completely, so Node need not look for them, nor for the `package.json` above each. */
function urlOf(specifier: string, parent: string) {
  if (!specifier.endsWith('.ts')) return undefined;
  const url = specifier.startsWith('#') ? sources + specifier.slice(1) : new URL(specifier, parent).href;
  const file = bundled.get(url);
  return file ? { url: file, format: 'module', shortCircuit: true } : { url, format: 'module-typescript', shortCircuit: true };
}
