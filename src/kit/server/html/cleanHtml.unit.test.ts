import { describe, expect, it } from 'vitest';
import { heavyHtml, hostileHtml } from '#kit/testHostileHtml.ts';
import { cleanHtml, textOf } from './cleanHtml.ts';

/** All that cleaning may write: text, and marks of these names with whole, quoted values. */
const WRITTEN = /^(?:[^<>]|<\/?[a-z][a-z0-9]*(?: [a-z-]+(?:="[^"<>]*")?)*(?: \/)?>)*$/;
const TAGS =
  /^(p|div|span|br|hr|h[1-6]|blockquote|pre|code|center|address|strong|b|em|i|u|s|strike|del|ins|sub|sup|small|big|mark|q|cite|abbr|kbd|font|ul|ol|li|dl|dt|dd|a|img|figure|figcaption|table|caption|colgroup|col|thead|tbody|tfoot|tr|th|td)$/;
const ATTRIBUTES =
  /^(style|dir|lang|title|href|target|rel|src|alt|width|height|start|type|reversed|value|color|size|face|align|valign|bgcolor|border|cellpadding|cellspacing|span|colspan|rowspan|scope)$/;

/** What it asks for, or leads to, or looks like. */
function faultsOf(clean: string): string[] {
  const faults = WRITTEN.test(clean) ? [] : ['is not as cleaning writes'];
  for (const [, tag = '', attributes = ''] of clean.matchAll(/<\/?([a-z][a-z0-9]*)([^>]*)>/g)) {
    if (!TAGS.test(tag)) faults.push(tag);
    for (const [, name = '', value = ''] of attributes.matchAll(/ ([a-z-]+)="([^"]*)"/g)) {
      if (!ATTRIBUTES.test(name)) faults.push(name);
      if (name === 'href' && !/^(https?:\/\/|mailto:|tel:)/.test(value)) faults.push(value);
      if (name === 'src' && !/^(https?:\/\/|data:image\/(png|jpeg|gif|webp|avif);base64,)/.test(value)) faults.push(value);
      if (name === 'style' && /url|image|var|\\|\/\*|expression|position|inset|z-index|-\d/i.test(value)) faults.push(value);
    }
    if (tag === 'a' && attributes.includes('href') && !attributes.includes(' target="_blank" rel="noopener noreferrer nofollow"'))
      faults.push('opens in our window');
  }
  return faults;
}

describe('nothing hostile is left of', () => {
  it.each(Object.entries(hostileHtml))('%s', (_, html) => {
    const clean = cleanHtml(html);
    expect(faultsOf(clean)).toEqual([]);
    expect(cleanHtml(clean)).toBe(clean);
    expect(faultsOf(cleanHtml(`<blockquote>${clean}</blockquote>`))).toEqual([]);
  });

  it('and the test would notice', () => {
    for (const html of ['<p onclick="x">', '<a href="javascript:x">', '<svg>', '<p title="<">', '<p style="background:url(x)">'])
      expect(faultsOf(html), html).not.toEqual([]);
  });
});

/** Cleans and reads a text. `took` is in milliseconds of this thread's processor time, which other work on the machine does not lengthen. */
function cleanTimed(html: string): { clean: string; took: number } {
  const from = process.threadCpuUsage();
  const clean = cleanHtml(html);
  textOf(clean);
  const { user, system } = process.threadCpuUsage(from);
  return { clean, took: (user + system) / 1000 };
}

/** A text eight times as long takes about eight times as long, and 64 times where it is read again for each of its pieces. */
const [LONGER, MOST_TIMES] = [8, 32];
/** What is so fast says nothing of its growth, in milliseconds. */
const FAST = 20;

describe('does not take long for', () => {
  const parts = heavyHtml(1 / LONGER);
  it.each(Object.entries(heavyHtml()))('%s', (name, html) => {
    const part = parts[name] ?? '';
    const most = MOST_TIMES * Math.max(FAST, Math.min(cleanTimed(part).took, cleanTimed(part).took));
    const { clean, took } = cleanTimed(html);
    // Once more, in case garbage was collected just then.
    if (took >= most) expect(cleanTimed(html).took).toBeLessThan(most);
    expect(faultsOf(clean.slice(0, 10_000).replace(/<[^>]*$/, ''))).toEqual([]);
  });

  it('what nests too deep, which is shown as it was written', () => {
    const clean = cleanHtml(`${'<b>'.repeat(501)}a`);
    expect(clean).toBe(`${'&lt;b&gt;'.repeat(501)}a`);
    expect(cleanHtml(clean)).toBe(clean);
  });
});

describe('what people write stays', () => {
  const written = [
    '<p>Prezada <strong>Ana</strong>, <em>segue</em> o <u>edital</u> &amp; a <s>minuta</s>:</p>',
    '<h2>Itens</h2><ul><li><p>um</p></li></ul><ol start="3"><li><p>três</p></li></ol><hr /><pre><code>a &lt; b</code></pre>',
    '<p style="text-align:center">No meio</p><blockquote><p>citado</p></blockquote>',
    '<table style="border-collapse:collapse"><tbody><tr><td colspan="2" style="padding:4px;border:1px solid #ccc">a</td></tr></tbody></table>',
    '<table><tbody><tr><th><p>Objeto</p></th><th><p>Dias</p></th></tr><tr><td colspan="2" rowspan="2" style="text-align:center"><p>a</p></td></tr></tbody></table>',
    '<img src="data:image/png;base64,iVBORw0KGgo=" alt="Selo" width="10" height="10" />',
    '<a href="https://pncp.gov.br/?a=1&amp;b=2" target="_blank" rel="noopener noreferrer nofollow">edital</a>',
  ];
  it.each(written)('%s', (html) => expect(cleanHtml(html)).toBe(html));

  it('of an empty field nothing', () => {
    expect(cleanHtml('')).toBe('');
    expect(cleanHtml('  \n ')).toBe('');
  });
});

describe('links of our own pages', () => {
  const within = (href: string) => cleanHtml(`<a href="${href}" target="_blank">a</a>`, { ownPages: true });
  it.each(['/', '/licitacoes?q=a%20b&amp;uf=SP#fim'])('lead there: %s', (path) => {
    expect(within(path)).toBe(`<a href="${path}">a</a>`);
    expect(cleanHtml(within(path))).toBe('<a>a</a>');
    expect(textOf(within(path))).toBe('a');
  });

  it.each([
    ...['//x.example', '/\\x.example', '/\t/x.example', '/.//x.example', '/\\\n/x.example', '/&#92;x.example', '&#47;/x.example'],
    ...['licitacoes', 'javascript:x', 'java&#10;script:x', 'data:text/html,x', 'vbscript:x', '\\x.example'],
  ])('lead nowhere else: %j', (path) => expect(within(path)).toBe('<a>a</a>'));
});

it('converts to plain text, with lists, quotations and link targets', () => {
  const html = cleanHtml(
    '<p>Olá&nbsp;Ana, <a href="https://pncp.gov.br/x">veja</a>.<br>Até &lt;logo&gt;</p><ul><li><p>um</p><ul><li>dois</li></ul></li></ul><blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote><pre>x\n  y</pre>',
  );
  expect(textOf(html)).toBe('Olá Ana, veja <https://pncp.gov.br/x>.\nAté <logo>\n\n- um\n  - dois\n\n> a\n>\n> > b\n\nx\n  y');
});
