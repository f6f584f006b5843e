import { expect, test } from 'vitest';
import { hostileHtml } from '#kit/testHostileHtml.ts';
import { editorHtml } from './editorHtml.ts';

test.each([
  ['<p style="text-align:center">a</p>', '<p data-align="center">a</p>'],
  [`<h2 class='x' style='color: red; text-align: RIGHT'>a</h2>`, `<h2 data-align="right">a</h2>`],
  ['<p style="color:red">a</p>', '<p>a</p>'],
  ['<p style=color:red>a</p>', '<p>a</p>'],
  ['<p>a style="text-align:center" b</p>', '<p>a style=&quot;text-align:center&quot; b</p>'],
  ['<a title="1 > 0" style="text-align:left">a</a>', '<a title="1 &gt; 0" data-align="left">a</a>'],
])('of the styles in %s only the alignment stays', (html, left) => expect(editorHtml(html)).toBe(left));

test.each([
  ['<p>a &lt;b&gt; &amp;amp; c</p>', '<p>a &lt;b&gt; &amp;amp; c</p>'],
  ['<p>a<br>b</p><hr>', '<p>a<br>b</p><hr>'],
  ['<p>um<p>dois', '<p>um</p><p>dois</p>'],
  ['<ol start="3"><li>a</li></ol>', '<ol start="3"><li>a</li></ol>'],
  ['<table><tr><td colspan="2">a</td></tr></table>', '<table><tr><td colspan="2">a</td></tr></table>'],
  ['<meta charset="utf-8"><div data-pm-slice="1 1 []"><p>a</p></div>', '<div data-pm-slice="1 1 []"><p>a</p></div>'],
  ['<pre>a\n  b</pre>', '<pre>a\n  b</pre>'],
])('%s keeps what the editor reads', (html, left) => expect(editorHtml(html)).toBe(left));

test.each(Object.entries(hostileHtml))('nothing that runs, loads or styles is left of: %s', (_, html) => {
  const tags =
    editorHtml(html)
      .replaceAll(/"[^"]*"/g, '""')
      .match(/<[^>]*>/g) ?? [];
  expect(
    tags.filter((tag) =>
      /^<(script|style|iframe|object|embed|svg|math|template)\b|[\s"'/](on\w+|style|src|srcset|srcdoc|id|class)\s*=/i.test(tag),
    ),
  ).toEqual([]);
});

test.each([
  ['<b style="font-weight:normal;" id="docs-internal-guid"><p><span style="font-weight:400">um</span></p></b>', '<p><span>um</span></p>'],
  ['<p><span style="font-weight:700;font-style:italic">dois</span> três</p>', '<p><span><b><i>dois</i></b></span> três</p>'],
  ['<b>quatro</b>', '<b>quatro</b>'],
])('what Google Docs says by style is bold, and nothing else: %s', (html, left) => {
  expect(editorHtml(html)).toBe(left);
});
