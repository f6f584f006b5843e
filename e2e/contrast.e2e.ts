// The measure of contrast finds what is too faint, and nothing else: otherwise the tests that use it could not fail.
import { findFaint } from './contrast.ts';
import { expect, test } from './fixtures.ts';

test.use({ fresh: true });

const faint = 'color: #999';

const tooFaint = [
  ['text', `<p style="${faint}">Edital</p>`],
  ['a link in readable text', `<p>Leia o <a href="#" style="${faint}">edital</a></p>`],
  ['large text below 3:1', '<p style="color: #aaa; font-size: 24px">Edital</p>'],
  ['text on a translucent ground', '<div style="background: #000"><p style="background: #fff8; color: #fff">Edital</p></div>'],
  ['text in a translucent element', '<div style="opacity: 0.4"><p>Edital</p></div>'],
  ['text of a field', `<input style="${faint}" value="Edital">`],
  ['a placeholder', `<style>::placeholder { ${faint} }</style><input placeholder="Edital">`],
  ['the chosen option of a list', `<select style="${faint}"><option value="">Todas</option></select>`],
  ['text of a drawing', '<svg><text y="20" style="fill: #999">Edital</text></svg>'],
  ['the border of a field', '<input style="border: 1px solid #ccc">'],
] as const;

test('finds what is too faint', async ({ page }) => {
  for (const [what, content] of tooFaint) {
    await test.step(what, async () => {
      await page.setContent(content);
      expect(await findFaint(page)).toHaveLength(1);
    });
  }
});

test('does not find what is readable, disabled or not shown', async ({ page }) => {
  await page.setContent(`
    <p style="color: #767676">4,54:1</p>
    <p style="color: #949494; font-size: 24px">3,03:1</p>
    <p style="background: #000; color: #999">on black</p>
    <button disabled style="${faint}">disabled</button>
    <p style="${faint}; visibility: hidden">invisible</p>
    <p style="${faint}; position: absolute; width: 1px; height: 1px; overflow: hidden">for screen readers</p>
    <div style="background: linear-gradient(#000, #fff)"><p style="${faint}">over an image</p></div>
    <input style="border: 1px solid #888; color: #000" value="field">
    <input style="border: 1px solid #ccc; background: #555; color: #fff" value="filled field">`);
  expect(await findFaint(page)).toEqual([]);
});
