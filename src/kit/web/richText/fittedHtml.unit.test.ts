import { expect, test } from 'vitest';
import { hostileHtml } from '#kit/testHostileHtml.ts';
import { editorHtml } from './editorHtml.ts';
import { loadedHtml, pastedHtml } from './fittedHtml.ts';

const word =
  '<html><body><!--StartFragment--><table class=MsoTableGrid><tr><td><p class=MsoNormal><b>Item</b><o:p></o:p></p></td>' +
  '<td>\n<p class=MsoNormal>Valor<o:p></o:p></p>\n</td></tr></table><!--EndFragment--></body></html>';

test.each([
  ['a row', '<tr><td>Item 1</td><td>10</td><td>25</td></tr>', '<p>Item 1 | 10 | 25</p>'],
  ['two rows', '<table><tbody><tr><th>a</th><th>b</th></tr>\n<tr><td>1</td><td>2</td></tr></tbody></table>', '<p>a | b</p>\n<p>1 | 2</p>'],
  ['cells of Word', word, '<html><body><p><b>Item</b> | Valor</p></body></html>'],
  ['paragraphs in a cell', '<table><tr><td><p>a</p><p>b<br>c</p></td><td>d</td></tr></table>', '<p>a b c | d</p>'],
  ['an empty cell', '<table><tr><td>a</td><td>&nbsp;</td><td>c</td><td></td></tr></table>', '<p>a |  | c</p>'],
  ['layout of one column', '<table><tr><td></td><td><p>a</p><p>b</p></td></tr></table>', '<p>a</p><p>b</p>'],
  ['lists side by side', '<table><tr><td>a</td><td><ul><li>b</li></ul></td></tr></table>', '<p>a</p><ul><li>b</li></ul>'],
  ['a table in a table', '<table><tr><td><table><tr><td>a</td><td>b</td></tr></table></td></tr></table>', '<p>a | b</p>'],
  ['a table from an editor', '<table data-pm-slice="2 2 -2 []"><tr><td>a</td><td>b</td></tr></table>', '<p>a | b</p>'],
])('where there are no tables, %s can still be read', (_, html, left) => {
  expect(pastedHtml(html, false)).toBe(left);
});

test('keeps the cells of a loaded table, also in a quotation', () => {
  const quoted = '<blockquote><table><tr><td>a</td><td>b</td></tr></table></blockquote>';
  expect(loadedHtml(quoted, false)).toBe('<blockquote><p>a | b</p></blockquote>');
  expect(loadedHtml(quoted, true)).toBe(quoted);
});

test('a table is left as it is where there are tables', () => {
  const table = '<table><tbody><tr><td colspan="2"><p>a</p></td><td><b>b</b> <b>c</b></td></tr></tbody></table>';
  expect(pastedHtml(table, true)).toBe(table);
});

test.each([
  ['<p>x</p><b>um</b> <b>dois</b> fim', '<p>x</p><p><b>um</b> <b>dois</b> fim</p>'],
  ['<div><p>x</p><b>um</b> <b>dois</b></div>', '<div><p>x</p><p><b>um</b> <b>dois</b></p></div>'],
  ['<p>x</p>\n<div><i>um</i> <b>dois</b></div>', '<p>x</p>\n<div><p><i>um</i> <b>dois</b></p></div>'],
  ['<b><p>um</p><br><p>dois</p></b>', '<b><p>um</p><br><p>dois</p></b>'],
  ['<b>um</b> <b>dois</b> ', '<b>um</b> <b>dois</b> '],
  ['<ul><li><b>um</b> <b>dois</b></li></ul>', '<ul><li><b>um</b> <b>dois</b></li></ul>'],
  ['<p data-pm-slice="1 1 []">um </p>', '<p data-pm-slice="1 1 []">um </p>'],
  ['<p>1 &lt; 2</p>a &amp;amp; b', '<p>1 &lt; 2</p><p>a &amp;amp; b</p>'],
])('loose words beside a block become a paragraph when pasted: %s', (html, left) => {
  expect(pastedHtml(html, false)).toBe(left);
  expect(loadedHtml(html, false)).toBe(html);
});

test.each(Object.entries(hostileHtml))('fitting brings nothing back of: %s', (_, html) => {
  for (const fitted of [pastedHtml(html, false), pastedHtml(html, true)]) {
    expect(editorHtml(fitted)).toBe(fitted);
  }
});
