// Builds the web bundle in dist/web and the server's in dist/server if their sources have changed.
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { findBundledServer } from '../src/app/server/start/bundledServer.ts';
import { root, run } from './run.mjs';

const stamp = join(root, 'dist', 'web.sha256');

/** The sources of the bundle and of its build, without those of the server. */
const sources = [
  'src/{app,brasil,kit}/*.ts',
  'src/{app,brasil,kit}/web/**/*',
  'public/**/*',
  'src/features/*/*.ts',
  'src/features/*/web/**/*',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'scripts/*.mjs',
];

/** @param {string} file */
function isTest(file) {
  return /\.(test|e2e)\.tsx?$/.test(file);
}

function hashOfSources() {
  const hash = createHash('sha256');
  const files = globSync(sources, { cwd: root, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map((entry) => join(entry.parentPath, entry.name)).filter((file) => !isTest(file));
  for (const path of paths.sort()) hash.update(path.slice(root.length)).update('\0').update(readFileSync(path)).update('\0');
  return hash.digest('hex');
}

/** Exits the process if a build fails; its messages are printed before. */
export async function freshenBundle() {
  const wanted = hashOfSources();
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== wanted) {
    console.log('Building the web application (only when its sources changed)…');
    await build('scripts/build.mjs');
    writeFileSync(stamp, wanted);
    return;
  }
  // The server starts from its sources where it cannot be bundled.
  if (findBundledServer(pathToFileURL(`${root}/`)).size === 0) await run('node', ['scripts/bundleServer.mjs']);
}

/** In another process: this one becomes the server and would keep the bundler's memory. @param {string} script */
async function build(script) {
  const { code } = await run('node', [script]);
  if (code !== 0) process.exit(code);
}
