// The rules of axe that are left out where they cannot fail still find what they are for.
import { barriersInBothSkins } from './barriers.ts';
import { rulesThatCannotFail } from './failingRules.ts';
import { expect, test } from './fixtures.ts';

test.use({ fresh: true });

const small = 'padding: 0; border: 0; width: 16px; height: 16px; font-size: 8px';
const page = (content: string) => `<!doctype html><html lang="pt-BR"><title>Edital</title><main><h1>Edital</h1>${content}</main></html>`;

const found = [
  ['target-size', 'small targets side by side', `<button style="${small}">a</button><button style="${small}">b</button>`],
  ['target-size', 'a small target beside a large one', `<button style="${small}">a</button><button style="padding: 20px">b</button>`],
  [
    'target-size',
    'a target that another one covers but for a strip',
    '<div style="position: relative; height: 40px"><button style="position: absolute; inset: 0 auto auto 0; width: 60px; height: 40px">a</button>' +
      '<button style="position: absolute; inset: 0 auto auto 10px; width: 60px; height: 40px">b</button></div>',
  ],
  ['avoid-inline-spacing', 'spacing that readers cannot change', '<p style="letter-spacing: 0.01em !important">Edital</p>'],
] as const;

for (const [rule, what, content] of found)
  test(`${rule} finds ${what}`, async ({ page: window }) => {
    await window.setContent(page(content));
    expect(await barriersInBothSkins(window)).toContainEqual(expect.stringContaining(`${rule}: `));
    expect(await barriersInBothSkins(window, 'main')).toContainEqual(expect.stringContaining(`${rule}: `));
  });

test('are left out where targets are large or far apart', async ({ page: window }) => {
  await window.setContent(page(`<button style="padding: 20px">a</button><p style="margin: 40px"><button style="${small}">b</button></p>`));
  expect(await rulesThatCannotFail(window)).toEqual(['target-size', 'avoid-inline-spacing']);
  expect(await barriersInBothSkins(window)).toEqual([]);
});
