import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { changeOf, findBundledServer } from './bundledServer.ts';

/** A checkout with a module and a build of it. */
function checkout() {
  const folder = mkdtempSync(join(tmpdir(), 'certame-bundled-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const root = pathToFileURL(`${folder}/`);
  for (const name of ['src', 'dist/server']) mkdirSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, 'dist', 'server', 'serving-1.js'), 'export {};');
  const source = join(folder, 'src', 'serving.ts');
  writeFileSync(source, 'export {};');
  const manifest = {
    entries: { 'src/serving.ts': 'dist/server/serving-1.js' },
    sources: { 'src/serving.ts': changeOf(pathToFileURL(source)) },
    files: ['serving-1.js'],
  };
  writeFileSync(join(folder, 'dist', 'server.json'), JSON.stringify(manifest));
  return { folder, root, source };
}

test('a build of unchanged sources is used', () => {
  const { root } = checkout();
  const [[module, file] = []] = findBundledServer(root);
  expect([module, file]).toEqual([new URL('src/serving.ts', root).href, new URL('dist/server/serving-1.js', root).href]);
});

test.each<[string, (source: string) => void]>([
  ['another size', (source) => writeFileSync(source, 'export { };')],
  ['another time', (source) => utimesSync(source, 1, 1)],
  ['no file any more', (source) => rmSync(source)],
])('a build is not used if a source has %s', (_, change) => {
  const { root, source } = checkout();
  change(source);
  expect(findBundledServer(root).size).toBe(0);
});

test.each<[string, (dist: string) => void]>([
  ['no build', (dist) => rmSync(dist, { recursive: true })],
  ['half a manifest', (dist) => writeFileSync(join(dist, 'server.json'), '{"entries":{"src/serv')],
  ['an empty manifest', (dist) => writeFileSync(join(dist, 'server.json'), 'null')],
  ['no bundled file', (dist) => rmSync(join(dist, 'server', 'serving-1.js'))],
])('with %s the sources are used', (_, damage) => {
  const { folder, root } = checkout();
  damage(join(folder, 'dist'));
  expect(findBundledServer(root).size).toBe(0);
});
