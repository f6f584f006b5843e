import { setImmediate } from 'node:timers/promises';
import { describe, expect, it, test } from 'vitest';
import { parseSearch } from '#brasil/server/searchText.ts';
import type { TextSearch } from '#kit/server/database/database.ts';
import { Yielder } from '#kit/server/records/yielder.ts';
import { excerptOf } from './excerpt.ts';
import { pageWords } from './pageWords.ts';

const excerpt = async (text: string, q: string) =>
  (await excerptOf(text, parseSearch(q) as TextSearch, new Yielder())).map(({ text, isHit }) => (isHit ? `[${text}]` : text)).join('');

describe('the excerpt of a page', () => {
  it('shows where most of the words stand close together', async () => {
    const page = `Luvas no começo. ${'palavra '.repeat(60)}\nFornecimento de luvas nitrílicas ${'palavra '.repeat(900)} luvas nitrílicas`;
    expect(await excerpt(page, 'luva nitrilica')).toContain('Fornecimento de [luvas] [nitrílicas] palavra');
    expect(await excerpt('luvas de couro', 'luva')).toBe('[luvas] de couro');
  });

  it('shows a word far down in a text without spaces', async () => {
    const shown = await excerpt(`${'abc,'.repeat(5000)}luvas,${'abc,'.repeat(5000)}`, 'luva');
    expect(shown).toMatch(/^… \[luvas\],abc,/);
    expect(await excerpt(`luva${'s'.repeat(5_000_000)}`, 'luva*')).toMatch(/^\[luvas+\] …$/);
  });
});

/** The longest time of the processor that passes without a turn for others, in milliseconds, however busy the machine is. */
async function longestHold(work: () => Promise<unknown>): Promise<number> {
  let isDone = false;
  const done = work().finally(() => {
    isDone = true;
  });
  let longest = 0;
  while (!isDone) {
    const before = process.threadCpuUsage();
    await setImmediate();
    const { user, system } = process.threadCpuUsage(before);
    longest = Math.max(longest, (user + system) / 1000);
  }
  await done;
  return longest;
}

const words = (letters: number) => {
  let text = '';
  for (let at = 0; text.length < letters; at++) text += `palavra${at.toString(36)} `;
  return text;
};

test.each([
  ['of many words', `${words(49_900)}luva`],
  ['of one word', 'a'.repeat(50_000)],
  ['of nothing but the searched word', 'luva '.repeat(10_000)],
  ['of accents only', '\u0301\u0316'.repeat(25_000)],
  ['of words far from each other', `luva ${words(49_000)} couro`],
])('fifty long pages %s hold nobody up', async (_, page) => {
  const search = parseSearch('luva couro') as TextSearch;
  const breather = new Yielder();
  const hold = await longestHold(async () => {
    await setImmediate();
    for (let hit = 0; hit < 50; hit++) await excerptOf(page, search, breather);
  });
  expect(hold).toBeLessThan(20);
});

test('a page of accents only is indexed at once', () => {
  expect(pageWords(1, '\u0301\u0316'.repeat(25_000)).split(' ')).toHaveLength(2);
});

test.each([
  ['Compra de no-break e nobreaks no prédio', 'nobreak', 'Compra de [no-break] e [nobreaks] no prédio'],
  ['Compra de no-break e no break no prédio', '"no break"', 'Compra de [no-break] e [no] [break] no prédio'],
  ['Frasco 500 ML ou 500ml', '500ml', 'Frasco [500] [ML] ou [500ml]'],
  ['Split de 12.000 BTUs', '12000btu', 'Split de [12.000] [BTUs]'],
  ['Fio 2,5 mm e 25mm', '2.5mm', 'Fio [2,5] [mm] e 25mm'],
  ['Processo 23079.230126/2023-99', '23079230126202399', 'Processo [23079.230126/2023-99]'],
  ['Do trans\u00ADporte', 'transporte', 'Do [trans\u00ADporte]'],
  ['Contratação-piloto', 'contratações', '[Contratação]-piloto'],
])('of «%s», «%s» marks what it found', async (page, q, expected) => {
  expect(await excerpt(page, q)).toBe(expected);
});
