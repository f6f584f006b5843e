import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { root, run } from './run.mjs';

const folder = mkdtempSync(join(tmpdir(), 'certame-rule-'));
writeFileSync(join(folder, 'biome.json'), JSON.stringify({ root: true, plugins: [join(root, 'scripts/noHasAroundScreen.grit')] }));
afterAll(() => rmSync(folder, { recursive: true }));

async function check(css: string) {
  const file = join(folder, 'sheet.css');
  writeFileSync(file, css);
  return await run('biome', ['lint', '--colors=off', `--config-path=${folder}`, file], { quiet: true });
}

test.each([
  ':root:has(.banner) { color: red; }',
  ':root:has(.banner) body { color: red; }',
  'body:has(.open) .bar { color: red; }',
  'html[dir="rtl"]:has(.open) { color: red; }',
  'main:not(:has(table)) { color: red; }',
  '.column:has(> .main > [data-fill]) { color: red; }',
  '.shell[data-menu]:has(.side) { color: red; }',
  '.main {\n  &:has(.card) { color: red; }\n}',
  '@media (width > 1px) {\n  .shell {\n    &[data-menu]:has(.card) { color: red; }\n  }\n}',
])('the check refuses %s', async (css) => {
  const { code, output } = await check(css);
  expect(output).toContain('set an attribute of <html> with useRootMark');
  expect(code).not.toBe(0);
});

test.each([
  '.card:has(table) { color: red; }',
  '.card {\n  &:has(> button) { color: red; }\n}',
  '.mainPart:has(a) { color: red; }',
  '.shell .card:has(a) { color: red; }',
  'main { color: red; }',
])('the check allows %s', async (css) => {
  expect(await check(css)).toMatchObject({ code: 0 });
});
