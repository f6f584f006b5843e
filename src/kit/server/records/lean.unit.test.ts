// What files cost that are made to cost much: read in a thread with the little memory that imports have.
import { Worker } from 'node:worker_threads';
import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';

const MiB = 1024 * 1024;
/** As the thread that works imports off. */
const resourceLimits = { maxOldGenerationSizeMb: 96, maxYoungGenerationSizeMb: 12 };

/** Reads a file that comes in one piece; answers with what became of it. */
const script = `
const { parentPort, workerData } = require('node:worker_threads');
(async () => {
  const { openRecords } = await import(workerData.openRecords);
  let records = 0;
  let mostText = 0;
  let turns = 0;
  const count = () => { turns++; turn = setImmediate(count); };
  let turn = setImmediate(count);
  async function* bytes() { yield workerData.bytes; }
  let fault = '';
  try {
    const { batches } = await openRecords(bytes(), { envelopes: new Set(), maxUnpacked: 2 ** 32 });
    for await (const batch of batches) {
      records += batch.length;
      mostText = Math.max(mostText, batch.reduce((sum, { text }) => sum + text.length, 0));
    }
  } catch (error) {
    fault = error.message;
  }
  clearImmediate(turn);
  parentPort.postMessage({ records, mostText, turns, fault });
})();`;

type Outcome = { records: number; mostText: number; turns: number; fault: string };

function readInThread(bytes: Uint8Array): Promise<Outcome> {
  const openRecords = new URL('./openRecords.ts', import.meta.url).href;
  const thread = new Worker(script, { eval: true, workerData: { bytes, openRecords }, resourceLimits });
  return new Promise((resolve, reject) => {
    thread.once('message', resolve);
    thread.once('error', reject);
  });
}

const types = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const relations = (...all: [id: string, type: string, target: string][]) =>
  `<a>${all.map(([id, type, target]) => `<Relationship Id="${id}" Type="${types}/${type}" Target="${target}"/>`).join('')}</a>`;

/** A sheet with the headings a and b. */
function workbook(texts: string[], rows: string[], options: { level: 0 | 1 }): Uint8Array {
  const cell = (text: string) => `<c t="inlineStr"><is><t>${text}</t></is></c>`;
  const parts = {
    '_rels/.rels': relations(['rId1', 'officeDocument', 'book.xml']),
    'book.xml': '<a xmlns:r="r"><sheet r:id="rId1"/></a>',
    '_rels/book.xml.rels': relations(['rId1', 'worksheet', 'sheet.xml'], ['rId2', 'sharedStrings', 'texts.xml']),
    'texts.xml': `<a>${texts.map((text) => `<si><t>${text}</t></si>`).join('')}</a>`,
    'sheet.xml': `<a><sheetData><row>${cell('a')}${cell('b')}</row>${rows.join('')}</sheetData></a>`,
  };
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])), options);
}

const range = <T>(length: number, make: (i: number) => T) => Array.from({ length }, (_, i) => make(i));
const sharing = (place: number) => `<row><c t="s"><v>${place}</v></c></row>`;

test.each<[string, () => Uint8Array, Partial<Outcome>]>([
  [
    'many rows with much shared text',
    () =>
      workbook(
        range(100_000, (i) => `${i} ção`.padEnd(200, '.')),
        range(100_000, sharing),
        { level: 1 },
      ),
    { records: 100_000, fault: '' },
  ],
  [
    'a workbook that is not packed',
    () =>
      workbook(
        [],
        range(100_000, (i) => `<row><c><v>${i}</v></c></row>`),
        { level: 0 },
      ),
    { records: 100_000, fault: '' },
  ],
  ['rows that share one long text', () => workbook(['ç'.repeat(MiB / 2)], Array(1000).fill(sharing(0)), { level: 1 }), { records: 1000 }],
  [
    'short rows under a wide heading',
    () => Buffer.from(`${range(500, (i) => `c${i}`).join(';')}\n${'1\n'.repeat(50_000)}`),
    { records: 50_000 },
  ],
  ['rows of two mebibytes', () => Buffer.from(`a;b\n${`${'x'.repeat(MiB - 10)};${'y'.repeat(MiB - 10)}\n`.repeat(20)}`), { records: 20 }],
  ['records of two mebibytes', () => Buffer.from(`[${Array(20).fill(`["${'ç'.repeat(MiB / 2 - 10)}","é"]`)}]`), { records: 20 }],
  ['records of nothing', () => Buffer.from(`[${Array(1_000_000).fill('{}')}]`), { records: 1_000_000 }],
])('%s fit into the memory of an import and leave others their turn', async (_, make, expected) => {
  const outcome = await readInThread(make());
  expect(outcome).toMatchObject(expected);
  expect(outcome.mostText).toBeLessThan(8 * MiB);
  expect(outcome.turns).toBeGreaterThan(10);
});
