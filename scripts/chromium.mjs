// Finds the Chromium that browser tests, measurements and pictures use, and brings one where there is none.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './run.mjs';

const names = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
const isRoot = process.getuid?.() === 0;

/** What Chromium is started with: nothing that calls home, and root's containers have no sandbox to offer. */
export const launchArgs = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** @returns {string[]} */
function usualPlaces() {
  const programs = [process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA];
  switch (process.platform) {
    case 'darwin':
      return ['Chromium', 'Google Chrome'].map((name) => `/Applications/${name}.app/Contents/MacOS/${name}`);
    case 'win32':
      return programs.flatMap((folder) =>
        folder ? ['Google\\Chrome', 'Chromium'].map((name) => join(folder, name, 'Application', 'chrome.exe')) : [],
      );
    default:
      return (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  }
}

/** @param {string} path a file that may be a stub without a browser behind it, or lack the system's libraries */
function starts(path) {
  if (!existsSync(path)) return false;
  // On macOS and Windows the usual places hold the browser itself, and on Windows --version opens a window.
  if (process.platform !== 'linux') return true;
  return spawnSync(path, ['--version'], { timeout: 30_000, stdio: 'ignore' }).status === 0;
}

/** @param {string} path @returns {string} what the browser calls itself: `Chromium 156.0.8078.79` */
export function versionOf(path) {
  // On Windows --version opens a window.
  const { stdout } = process.platform === 'win32' ? { stdout: '' } : spawnSync(path, ['--version'], { timeout: 30_000, encoding: 'utf8' });
  return stdout?.split(' built on')[0]?.trim() || path;
}

/** @returns {string | undefined} the path of a browser that is there already: the system's, else Playwright's own */
export function findChromium() {
  return [process.env.CHROMIUM_PATH ?? '', ...usualPlaces(), chromium.executablePath()].find(starts);
}

/** @returns {Promise<string>} the path of a browser, installed when there was none */
export async function bringChromium() {
  const found = findChromium();
  if (found) return found;
  console.log('There is no Chromium or Chrome here; installing one.');
  const download = await run('playwright', ['install', 'chromium'], { quiet: true, timeout: 180_000 });
  if (starts(chromium.executablePath())) return chromium.executablePath();
  if (existsSync('/usr/bin/apt-get')) {
    const sudo = isRoot ? [] : ['sudo', '-n'];
    for (const args of [
      ['update', '-q'],
      ['install', '-qy', '--no-install-recommends', 'chromium'],
    ]) {
      const [program = '', ...rest] = [...sudo, 'apt-get', ...args];
      await run(program, rest, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
    }
  }
  const installed = findChromium();
  if (installed) return installed;
  throw new Error(`The browser tests need Chromium or Chrome, and none could be installed.
Install one (Debian and Ubuntu: apt-get install chromium; macOS: brew install --cask chromium; elsewhere from
https://www.google.com/chrome), or say where one is with CHROMIUM_PATH. Playwright's own download said:
${download.output.trim().split('\n').slice(-5).join('\n')}`);
}
