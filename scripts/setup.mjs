// Runs before the other npm scripts, on the Node that started npm: updates node_modules to package-lock.json, and
// Node 26 with it (a package puts it first on the path of npm scripts).
// Plain JavaScript without packages: on a new machine there are none yet.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const modules = join(root, 'node_modules');
const stamp = join(modules, '.setup');
const windows = process.platform === 'win32';

/** The oldest Node that can run this script and npm, and the one that Certame itself runs on. */
const oldestNode = 20;
const ownNode = 26;

const bundled = ['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win32-x64'];
const machine = `${process.platform}-${process.arch}`;

/** @param {string} message @returns {never} */
function stop(message) {
  console.error(`\n${message}\n`);
  process.exit(1);
}

function major(version = process.versions.node) {
  return Number(version.replace(/^v/, '').split('.')[0]);
}

/** The packages are up to date while lockfile and machine are those they were installed for. */
function wanted() {
  const lockfile = readFileSync(join(root, 'package-lock.json'));
  return createHash('sha256').update(lockfile).update(machine).digest('hex');
}

function isUpToDate() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted();
}

/** @param {string} program @param {string[]} args @param {boolean} [quiet] */
function run(program, args, quiet = false) {
  /** @type {import('node:child_process').SpawnSyncOptionsWithStringEncoding} */
  const options = { cwd: root, encoding: 'utf8', stdio: ['ignore', quiet ? 'pipe' : 'inherit', 'inherit'] };
  // On Windows npm and the programs of packages are .cmd files, which only a shell runs.
  if (windows && !program.endsWith('.exe')) {
    return spawnSync(`"${program}" ${args.join(' ')}`, { ...options, shell: true });
  }
  return spawnSync(program, args, options);
}

function install() {
  console.log('Installing the packages of package-lock.json (once; about a minute)…');
  // Windows cannot delete a program that runs, and the one that runs may be the Node inside node_modules.
  const runsFromModules = process.execPath.startsWith(modules + sep);
  const command = windows && runsFromModules ? ['install', '--no-save'] : ['ci'];
  // Retries a stalled connection after half a minute; npm itself waits five minutes.
  const flags = [
    '--fetch-timeout=30000',
    '--include=dev',
    '--include=optional',
    '--prefer-offline',
    '--ignore-scripts',
    '--loglevel=error',
  ];
  const npm = process.env.npm_execpath ?? '';
  const result = /^npm-cli\.c?js$/.test(basename(npm))
    ? run(process.execPath, [npm, ...command, ...flags])
    : run('npm', [...command, ...flags]);
  if (result.status === 0) return;
  const why = result.error ? `: ${result.error.message}` : result.signal ? ` (${result.signal})` : '';
  stop(`npm could not install the packages${why}. Its own message is above.
Often it is the network or a proxy (npm config get proxy), a full disk, or files in node_modules that belong to
another user. Nothing else was changed; run the same command again when that is solved.`);
}

/** Checks that `node` in npm scripts is new enough, and says what to install if npm has none for this machine. */
function checkNode() {
  const link = join(modules, '.bin', windows ? 'node.cmd' : 'node');
  if (existsSync(link)) {
    const result = run(link, ['--version'], true);
    if (result.status === 0 && major(result.stdout) >= ownNode) return;
    // The binary needs glibc and libatomic: without (Alpine, small systems) it does not start, and would hide the machine's own.
    for (const file of ['node', 'node.cmd', 'node.ps1']) rmSync(join(modules, '.bin', file), { force: true });
  }
  if (major() >= ownNode) return;
  const reason = bundled.includes(machine)
    ? `The Node ${ownNode} that npm brings for ${machine} does not start here. If a message above names libatomic.so.1,
install it (Debian, Ubuntu: apt install libatomic1; Fedora: dnf install libatomic) and run the same command again.
On systems with musl, such as Alpine, it never starts.`
    : `There is no Node ${ownNode} on npm for ${machine}.`;
  stop(`${reason}
Certame needs Node ${ownNode} or newer; this is Node ${process.versions.node}. Install it from https://nodejs.org or
with the system's packages (on Alpine: apk add nodejs-current npm) and run the same command again.`);
}

if (major() < oldestNode) {
  stop(`This is Node ${process.versions.node}. Certame needs Node ${oldestNode} or newer to set itself up
(it then brings Node ${ownNode} by itself). Install one from https://nodejs.org and run the same command again.`);
}
if (!isUpToDate()) {
  install();
  checkNode();
  writeFileSync(stamp, wanted());
}
