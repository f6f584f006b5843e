// Makes modules load quickly: imported before all others by main.ts and by the search's thread only. What it does not find is loaded as usual.
import { existsSync, readFileSync } from 'node:fs';
import { enableCompileCache, registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';
import { isMainThread } from 'node:worker_threads';
import { findBundledServer } from './bundledServer.ts';

const root = new URL('../../../../', import.meta.url);
const sources = new URL('src/', root).href;
const bundleFolder = new URL('dist/server/', root).href;
/** Not while developing: what is watched for changes are the sources. */
const bundled = process.env.DEV_SERVER_URL ? new Map<string, string>() : findBundledServer(root);
/** Packages that the build joins to one file each (`scripts/joinPackages.mjs`). */
const joined = new Map(['jose', 'kysely', 'typebox'].map((name) => [name, joinedFile(name)]));

if (isMainThread) {
  // Node need not strip types nor compile again what has not changed. Threads take the folder from the environment.
  const { directory } = enableCompileCache(process.env.NODE_COMPILE_CACHE ?? fileURLToPath(new URL('node_modules/.cache/node', root)));
  if (directory) process.env.NODE_COMPILE_CACHE ??= directory;
}

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '' } = context;
    if (parentURL.startsWith(bundleFolder)) return joinedPackage(specifier) ?? next(specifier, context);
    return (parentURL.startsWith(sources) && urlOf(specifier, parentURL)) || next(specifier, context);
  },
});

/** Imports of our own files name them completely, so Node need not look for them, nor for the `package.json` above each. */
function urlOf(specifier: string, parent: string) {
  if (specifier.endsWith('.ts')) {
    const url = specifier.startsWith('#') ? sources + specifier.slice(1) : new URL(specifier, parent).href;
    const file = bundled.get(url);
    return file ? { url: file, format: 'module', shortCircuit: true } : { url, format: 'module-typescript', shortCircuit: true };
  }
  return joinedPackage(specifier);
}

function joinedPackage(specifier: string) {
  const url = joined.get(specifier);
  return url === undefined ? undefined : { url, format: 'module', shortCircuit: true };
}

/** undefined without a build, or with one of another version. */
function joinedFile(name: string): string | undefined {
  try {
    const { version } = JSON.parse(readFileSync(new URL(`node_modules/${name}/package.json`, root), 'utf8'));
    const file = new URL(`dist/packages/${name}@${version}.js`, root);
    return existsSync(file) ? file.href : undefined;
  } catch {
    return undefined;
  }
}
