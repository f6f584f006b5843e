// Checks what each file may import (docs/architecture.md): down the layers app → features → brasil → kit, across the sides
// web → contract ← server, of another feature only its contract, its fields and its tables, only the packages of its side, no
// import cycles, and no long chains of imports.
import { existsSync, globSync } from 'node:fs';
import { posix } from 'node:path';
import { importsOf } from './imports.mjs';

/** @typedef {import('./imports.mjs').Import} Import */
/** @typedef {{ layer: 'kit' | 'brasil' | 'features' | 'app', feature: string, side: 'contract' | 'server' | 'web' | 'browser test' }} Place */

const rank = { kit: 0, brasil: 1, features: 2, app: 3 };

/** The packages that each side may import; a name that ends in a slash allows the whole scope. */
const packages = {
  contract: ['typebox'],
  server: [
    '@fastify/',
    '@zxcvbn-ts/language-common',
    'ajv',
    'ajv-formats',
    'csv-parse',
    'fastify',
    'fflate',
    'htmlparser2',
    'ical-generator',
    'jose',
    'kysely',
    'nodemailer',
    'otpauth',
    'pdfkit',
    'pg',
    's3mini',
    'sanitize-html',
    'sax',
    'sharp',
    'unpdf',
  ],
  web: [
    '@fontsource-variable/inter',
    '@fullcalendar/react',
    '@hello-pangea/dnd',
    '@mantine/',
    '@tabler/icons-react',
    '@tanstack/',
    '@tiptap/',
    'htmlparser2',
    'lean-qr',
    'mapa-brasil',
    'react',
    'react-dom',
    'recharts',
    'temporal-polyfill',
    'virtual:gallery-pages',
    'virtual:used-icons',
  ],
  'browser test': ['@playwright/test', 'axe-core', 'otpauth'],
};
/** Packages that tests may import too. */
const testPackages = ['date-holidays', 'ical.js', 'smtp-server', 'vitest'];

/** The most files in a chain of imports: long chains mean that files import only to pass on. */
const mostInChain = 12;

const testFiles = /\.(test|e2e)\.tsx?$|\/test[A-Z]\w*\.ts$/;

/** @param {string} file @returns {Place | undefined} undefined for what is no source file, such as a package */
function placeOf(file) {
  const [, layer, rest] = /^src\/(kit|brasil|features|app)\/(.+)$/.exec(file) ?? [];
  if (!layer || !rest) return undefined;
  const parts = rest.split('/');
  const feature = layer === 'features' ? (parts.shift() ?? '') : '';
  const folder = parts.length > 1 ? parts[0] : '';
  if (folder !== '' && folder !== 'server' && folder !== 'web') return undefined;
  const side = folder || (file.endsWith('.e2e.ts') ? 'browser test' : 'contract');
  return /** @type {Place} */ ({ layer, feature, side });
}

/** @param {Import} found @returns {string | undefined} the rule that it breaks */
function brokenRule({ from, to, specifier }) {
  const here = placeOf(from);
  if (!here) return undefined;
  const there = placeOf(to);
  const isTest = testFiles.test(from);
  if (!there) {
    if (to.startsWith('src/')) return 'This path is in no layer.';
    if (specifier.startsWith('.')) return undefined;
    if (specifier.startsWith('node:'))
      return here.side === 'server' || isTest ? undefined : `Only the server side may import modules of Node.`;
    const allowed = [...packages[here.side], ...(isTest && here.side !== 'browser test' ? testPackages : [])];
    return allowed.some((name) => isOf(specifier, name))
      ? undefined
      : `The ${here.side} side may not import this package (the list is in scripts/boundaries.mjs).`;
  }
  if (isTest && to === 'src/kit/server/testing/testServer.ts') return undefined;
  if (!isTest && testFiles.test(to)) return 'Only tests may import tests and their fixtures.';
  if (rank[there.layer] > rank[here.layer]) return 'A layer may import only itself and the layers below: app → features → brasil → kit.';
  if (here.side !== 'browser test' && there.side !== 'contract' && there.side !== here.side)
    return 'A side may import the contract, not the other side: web → contract ← server.';
  const sameModule = here.layer === there.layer && here.feature === there.feature;
  if (!sameModule && specifier.startsWith('.')) return 'Import from another layer or feature by #app, #features, #brasil or #kit.';
  if (here.layer === 'features' && there.layer === 'features' && !sameModule) {
    const open = ['contract.ts', 'fields.ts', 'server/tables.ts'].map((file) => `src/features/${there.feature}/${file}`);
    if (!open.includes(to)) return 'Of another feature only contract.ts, fields.ts and server/tables.ts may be imported.';
  }
  return undefined;
}

/** @param {string} specifier @param {string} name of a package, or of a scope, with a slash at its end */
function isOf(specifier, name) {
  return specifier === name || specifier.startsWith(name.endsWith('/') ? name : `${name}/`);
}

/** @param {Map<string, Set<string>>} graph @returns {string[][]} one cycle for each strongly connected part of the graph */
function findCycles(graph) {
  /** @type {string[][]} */
  const found = [];
  /** @type {Set<string>} */
  const done = new Set();
  /** @type {string[]} */
  const path = [];
  /** @param {string} node */
  const walk = (node) => {
    const start = path.indexOf(node);
    if (start >= 0) found.push([...path.slice(start), node]);
    if (start >= 0 || done.has(node)) return;
    path.push(node);
    for (const next of graph.get(node) ?? []) walk(next);
    path.pop();
    done.add(node);
  };
  for (const node of graph.keys()) walk(node);
  return found;
}

/** @param {Map<string, Set<string>>} graph without cycles @returns {string[]} */
function longestChain(graph) {
  /** @type {Map<string, string[]>} */
  const known = new Map();
  /** @param {string} node @returns {string[]} the longest chain that begins with it */
  const from = (node) => {
    const found = known.get(node);
    if (found) return found;
    // For the check of cycles to report: this one has to end.
    known.set(node, [node]);
    const rest = [...(graph.get(node) ?? [])].map(from).reduce((longest, one) => (one.length > longest.length ? one : longest), []);
    known.set(node, [node, ...rest]);
    return [node, ...rest];
  };
  return [...graph.keys()].map(from).reduce((longest, one) => (one.length > longest.length ? one : longest), []);
}

/** @param {Import[]} imports @param {(file: string) => string | undefined} nodeOf @returns {Map<string, Set<string>>} */
function graphOf(imports, nodeOf) {
  /** @type {Map<string, Set<string>>} */
  const graph = new Map();
  for (const { from, to } of imports) {
    const [here, there] = [nodeOf(from), nodeOf(to)];
    if (!here || !there) continue;
    const known = graph.get(here) ?? new Set();
    // A file that imports itself is a cycle; a feature whose files import each other is not.
    if (here !== there || here === from) graph.set(here, known.add(there));
  }
  return graph;
}

const files = globSync('src/**/*.{ts,tsx,mts}').map((file) => file.replaceAll('\\', '/'));
const imports = files.flatMap(importsOf);
const problems = files
  .filter((file) => !placeOf(file))
  .map(
    (file) =>
      `${file}\n    A source file belongs to src/kit, src/brasil, src/features/<feature> or src/app: at its top, in server/ or in web/.`,
  );
for (const found of imports) {
  const rule = brokenRule(found);
  if (rule) problems.push(`${found.from}:${found.line}  imports ${found.specifier}\n    ${rule}`);
}
for (const cycle of findCycles(graphOf(imports, (file) => (existsSync(file) ? posix.normalize(file) : undefined))))
  problems.push(`Import cycle between files:\n    ${cycle.join(' → ')}`);
for (const cycle of findCycles(graphOf(imports, (file) => placeOf(file)?.feature)))
  problems.push(`Import cycle between features:\n    ${cycle.join(' → ')}`);

const product = imports.filter(({ from, isLoaded }) => isLoaded && !testFiles.test(from));
const chain = longestChain(graphOf(product, (file) => (existsSync(file) ? posix.normalize(file) : undefined)));
if (chain.length > mostInChain)
  problems.push(
    `A chain of ${chain.length} files, each importing the next; at most ${mostInChain}. Pass what is needed from the file that puts them together:\n    ${chain.join(' → ')}`,
  );

// A check that reads nothing would always pass.
if (files.length === 0 || imports.length === 0) problems.push('No source file was read: is this the root of the repository?');
for (const problem of problems) console.error(problem);
console.log(`boundaries: ${files.length} files, ${imports.length} imports, ${problems.length} broken`);
process.exitCode = problems.length > 0 ? 1 : 0;
