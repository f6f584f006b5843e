import { afterEach, expect, it } from 'vitest';
import { TooMany } from '#kit/errors.ts';
import { type HtmlCleaner, makeHtmlCleaner } from './cleaner.ts';
import { cleanHtml } from './cleanHtml.ts';
import { HtmlRefused, htmlLimits } from './limits.ts';

let cleaner: HtmlCleaner;
const make = (limits?: Parameters<typeof makeHtmlCleaner>[0]) => {
  cleaner = makeHtmlCleaner(limits);
  return cleaner;
};
afterEach(() => cleaner.close());

const long = '<p>um <b>texto</b></p><script>hit()</script>'.repeat(200);
/** As much as is accepted. */
const heavy = '<td>'.repeat(htmlLimits.marks);
/** What a thread takes some time for. */
const busy = '<td>'.repeat(4000);
const [ana, rui] = [1, 2];

it('cleans the same in a thread as in the server, and returns the plain text', async () => {
  const { clean, textOf, excerptOf } = make();
  expect(await clean(ana, long)).toBe(cleanHtml(long));
  expect(await clean(ana, '<a href="/x">a</a>', { ownPages: true })).toBe('<a href="/x">a</a>');
  const written = `<blockquote><p>antes</p></blockquote>${'<p>Olá <b>Ana</b></p>'.repeat(200)}`;
  expect(await excerptOf(ana, written, 12)).toBe('Olá Ana Olá ');
  expect((await textOf(ana, written)).startsWith('> antes')).toBe(true);
});

it('lets the server go on meanwhile', async () => {
  const { clean } = make();
  let isDone = false;
  const cleaning = clean(ana, busy).then(() => {
    isDone = true;
  });
  // Each comes to its turn as soon as this thread is free.
  let turns = 0;
  while (!isDone) {
    await new Promise((resolve) => setImmediate(resolve));
    turns++;
  }
  await cleaning;
  expect(turns).toBeGreaterThan(100);
});

it('refuses what is too complex before it is cleaned', async () => {
  const { clean } = make();
  const refused = (keyword: string, limit: number) => expect.objectContaining({ keyword, params: { limit } });
  await expect(clean(ana, '<td>'.repeat(122_500))).rejects.toEqual(refused('maxMarks', htmlLimits.marks));
  await expect(clean(ana, '<'.repeat(490_000))).rejects.toEqual(refused('maxMarks', htmlLimits.marks));
  await expect(clean(ana, '<div>'.repeat(501))).rejects.toEqual(refused('maxDepth', htmlLimits.depth));
});

it('accepts realistic texts: a long newsletter, lists and cells without end tags', async () => {
  const { clean } = make();
  const row = `<tr><td width="20" style="padding:4px;color:#333333"><p><a href="https://x.example/1">Linha</a> ${'texto '.repeat(70)}</p></td></tr>`;
  const newsletter = `<table><tbody>${row.repeat(800)}</tbody></table>`;
  expect(newsletter.length).toBeGreaterThan(400_000);
  expect(await clean(ana, newsletter)).toMatch(/^<table>/);
  expect((await clean(ana, `<ul>${'<li>um<br>'.repeat(900)}</ul>`)).startsWith('<ul><li>')).toBe(true);
});

it('limits the jobs of an account, and does not delay another account', async () => {
  const { clean } = make();
  const ended: number[] = [];
  const send = (account: number, html: string) => clean(account, html).then(() => void ended.push(account));
  const all = await Promise.allSettled([...Array.from({ length: 20 }, () => send(ana, busy)), send(rui, long)]);
  expect(ended.filter((account) => account === ana)).toHaveLength(8);
  expect(ended.indexOf(rui)).toBeLessThan(ended.lastIndexOf(ana) - 1);
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(12);
  for (const reason of refused) {
    expect(reason).toBeInstanceOf(TooMany);
    expect(reason.retryAfter).toBeGreaterThan(0);
  }
});

it('aborts a text that takes too long, and continues with the next', async () => {
  const { clean } = make({ timeLimitMs: 20 });
  await expect(clean(ana, heavy)).rejects.toBeInstanceOf(HtmlRefused);
  expect(await clean(ana, '<p>curto</p>')).toBe('<p>curto</p>');
  await expect(Promise.all([clean(ana, heavy), clean(rui, heavy)])).rejects.toMatchObject({ keyword: 'maxEffort' });
});

it('survives the death of its thread', async () => {
  const { clean } = make({ resourceLimits: { maxOldGenerationSizeMb: 12, maxYoungGenerationSizeMb: 1 } });
  await expect(clean(ana, heavy)).rejects.toMatchObject({ keyword: 'maxEffort' });
  expect(await clean(rui, long)).toBe(cleanHtml(long));
});

it('refuses what waits when it is closed', async () => {
  const { clean, close } = make();
  const waiting = Promise.allSettled(Array.from({ length: 4 }, () => clean(ana, busy)));
  await close();
  for (const { status } of await waiting) expect(status).toBe('rejected');
  await expect(clean(ana, long)).rejects.toMatchObject({ type: 'unavailable' });
});

it('ends at worst its thread by texts that grow most, six times as long as accepted', async () => {
  const { cleanStored } = make();
  const forms = [`漢${'&'.repeat(3_000_000)}`, `<p style="${'a{'.repeat(1_500_000)}">`];
  const ends = await Promise.allSettled(forms.map((html, at) => cleanStored(at, html)));
  for (const end of ends) expect(end.status === 'fulfilled' || end.reason instanceof HtmlRefused).toBe(true);
  expect(await cleanStored(ana, long)).toBe(cleanHtml(long));
});
