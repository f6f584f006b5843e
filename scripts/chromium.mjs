// Finds the Chromium that browser tests, measurements and pictures use, and brings one where there is none.
import { spawnSync } from 'node:child_process';
import { existsSync, globSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './run.mjs';

const fullNames = ['chromium', 'google-chrome', 'google-chrome-stable', 'chromium-browser'];
/** Chromium without anything that draws windows: it takes about half the processor time. */
const shellNames = ['chromium-headless-shell', 'chrome-headless-shell'];
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

/** @param {string[]} names @returns {string[]} */
function onThePath(names) {
  return (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
}

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
      return onThePath(fullNames);
  }
}

/** @returns {string[]} where Playwright keeps the headless shell of the Chromium it keeps at `…/chromium-1234/chrome-linux64/chrome` */
function ownShells() {
  const [folder = '', revision = ''] = chromium.executablePath().split(/[\\/]chromium-(\d+)[\\/]/);
  return revision ? globSync(join(folder, `chromium_headless_shell-${revision}`, '*', '{chrome-,}headless{-,_}shell{,.exe}')) : [];
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

/**
 * The browsers that are there already: the system's, else Playwright's own. Most tests run in `usual`, the headless shell where there is
 * one; `full` has what the shell lacks, such as a viewer for PDF.
 * @returns {{ usual?: string, full?: string }}
 */
export function findChromium() {
  const chosen = [process.env.CHROMIUM_PATH ?? ''].find(starts);
  const chosenFull = chosen && !/headless.shell/.test(chosen) ? chosen : '';
  const full = [process.env.CHROMIUM_FULL_PATH ?? '', chosenFull, ...usualPlaces(), chromium.executablePath()].find(starts);
  const usual = chosen ?? [...onThePath(shellNames), ...ownShells()].find(starts) ?? full;
  return { ...(usual ? { usual } : {}), ...(full ? { full } : {}) };
}

/** @returns {Promise<{ usual: string, full?: string }>} the browsers, installed when there were none; in CI both are there */
export async function bringChromium() {
  const found = findChromium();
  const lacks = { shell: !process.env.CHROMIUM_PATH && (!found.usual || found.usual === found.full), full: !found.full };
  const isEnough = process.env.CI ? !lacks.shell && !lacks.full : found.usual;
  if (found.usual && isEnough) return { ...found, usual: found.usual };
  console.log('Installing what is not here of Chromium and its headless shell.');
  const download = await run('playwright', ['install', ...(lacks.full ? ['chromium'] : ['chromium', '--only-shell'])], {
    quiet: true,
    timeout: 180_000,
  });
  const missing = [
    ...(findChromium().full ? [] : ['chromium']),
    ...(lacks.shell && ownShells().length === 0 ? ['chromium-headless-shell'] : []),
  ];
  if (missing.length > 0 && existsSync('/usr/bin/apt-get')) {
    await aptGet('update', '-q');
    // Not every distribution has a package of the shell.
    for (const name of missing) await aptGet('install', '-qy', '--no-install-recommends', name);
  }
  const { usual, full } = findChromium();
  if (usual && (full || !process.env.CI)) return { usual, ...(full ? { full } : {}) };
  throw new Error(`The browser tests need Chromium or Chrome, and none could be installed.
Install one (Debian and Ubuntu: apt-get install chromium; macOS: brew install --cask chromium; elsewhere from
https://www.google.com/chrome), or say where one is with CHROMIUM_PATH. Playwright's own download said:
${download.output.trim().split('\n').slice(-5).join('\n')}`);
}

/** @param {...string} args */
async function aptGet(...args) {
  const [program = '', ...rest] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args];
  await run(program, rest, { quiet: true, env: { DEBIAN_FRONTEND: 'noninteractive' } });
}
