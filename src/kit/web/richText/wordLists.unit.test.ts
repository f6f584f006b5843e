import { expect, test } from 'vitest';
import { hostileHtml } from '#kit/testHostileHtml.ts';
import { editorHtml } from './editorHtml.ts';
import { pastedHtml } from './fittedHtml.ts';
import { withWordLists } from './wordLists.ts';

const entry = (marker: string, text: string, { level = 1, list = 'l0', font = '' } = {}) =>
  `<p class=MsoListParagraph style='text-indent:-18.0pt;mso-list:${list} level${level} lfo1'><![if !supportLists]><span ` +
  `style='${font}mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>${text}<o:p></o:p></p>\n`;

test.each([
  ['numbers', entry('1.', 'a') + entry('2.', '<b>b</b>'), '<ol><li>a</li><li><b>b</b></li></ol>'],
  [
    'bullets',
    entry('&middot;', 'a', { font: 'font-family:Symbol;' }) + entry('o', 'b', { level: 2 }),
    '<ul><li>a<ul><li>b</li></ul></li></ul>',
  ],
  ['marks that are letters', entry('Ø', 'a', { font: 'font-family:Wingdings;' }) + entry('q', 'b'), '<ul><li>a</li><li>b</li></ul>'],
  [
    'levels',
    entry('1.', 'a') + entry('a)', 'b', { level: 2 }) + entry('i.', 'c', { level: 3 }) + entry('2.', 'd'),
    '<ol><li>a<ol type="a"><li>b<ol type="i"><li>c</li></ol></li></ol></li><li>d</li></ol>',
  ],
  ['an interrupted list', `${entry('1.', 'a')}<p>x</p>${entry('2.', 'b')}`, '<ol><li>a</li></ol><p>x</p><ol start="2"><li>b</li></ol>'],
  ['two lists', entry('1.', 'a') + entry('1.', 'b', { list: 'l1' }), '<ol><li>a</li></ol><ol><li>b</li></ol>'],
  [
    'a list that begins within another',
    entry('1.1.', 'a', { level: 2 }) + entry('2.', 'b'),
    '<ol><li>a</li></ol><ol start="2"><li>b</li></ol>',
  ],
  ['an entry without text', entry('-', ''), '<ul><li></li></ul>'],
  ['no list', '<p style="mso-list:none">1. a</p>', '<p>1. a</p>'],
])('Word’s paragraphs become a list: %s', (_, html, lists) => {
  expect(editorHtml(withWordLists(`<body><!--StartFragment-->${html}<!--EndFragment--></body>`)).replaceAll(/<\/?body>|\n/g, '')).toBe(
    lists,
  );
});

test('lists are kept where they are, also in a cell', () => {
  const table = `<table><tr><td><p>Itens</p>${entry('1.', 'a')}</td><td>${entry('2.', 'b')}</td></tr></table>`;
  const pasted = pastedHtml(table, true).replaceAll('\n', '');
  expect(pasted).toBe('<table><tr><td><p>Itens</p><ol><li>a</li></ol></td><td><ol start="2"><li>b</li></ol></td></tr></table>');
});

test.each(Object.entries(hostileHtml))('nothing that runs comes back by a list: %s', (_, html) => {
  const pasted = pastedHtml(entry('1.', html) + html, false);
  expect(editorHtml(pasted)).toBe(pasted);
});
