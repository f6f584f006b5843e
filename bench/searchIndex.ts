// What the search engine's index takes and how fast it answers: npm run bench -- searchIndex [NOTICES]. Invented notices with three items each;
// lengths of texts and skew of words as on 15,981 notices of Compras.gov.br.
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createRandom } from '#kit/server/random.ts';
import type { Query, Schema, SearchDocument } from '#kit/server/search/query.ts';
import { SearchIndex } from '#kit/server/search/searchIndex.ts';
import { SnapshotReader, SnapshotWriter } from '#kit/server/search/snapshot.ts';
import type { Language, Phrase } from '#kit/server/search/textIndex.ts';
import type { Token } from '#kit/server/search/vocabulary.ts';

const ROUNDS = 31;
const notices = Number(process.argv[2] ?? 1_000_000);
/** Different words of all texts: those of 16,000 notices are 24,000, and they grow by about the root of the texts. */
const WORDS = Math.round(190 * Math.sqrt(notices));
/** The most frequent ones, a quarter of all texts. */
const LITTLE = 20;

const schema: Schema = {
  groups: [
    { uf: 6, modalidade: 6, status: 2 },
    { esfera: 3, srp: 1, tipo: 3, beneficio: 2, faixa: 3, fonte: 2 },
  ],
  keywords: ['orgao', 'municipio', 'uasg'],
  numbers: { prazo: 'whole', referencia: 'whole', abertura: 'whole', publicacao: 'whole', valor: 'any', numero: 'whole' },
  texts: [
    { name: 'objeto', weight: 3 },
    { name: 'itens', weight: 1 },
    { name: 'orgao', weight: 2 },
    { name: 'numero', weight: 4 },
  ],
  orders: ['prazo', 'referencia', 'abertura', 'publicacao', 'valor', 'numero', 'orgao', 'municipio', 'uasg'],
};
const facets = [...schema.groups.flatMap((columns) => Object.keys(columns)), 'orgao', 'municipio'];

const random = createRandom(18);
/** The word of a rank; Zipf's law with the exponent 1. */
const wordAt = (rank: number) => `p${rank.toString(36)}`;
const token = (form: string): Token => ({ form, stem: form });
const language: Language = { tokensOf: (text) => text.split(' ').map(token), accepts: () => true };
const text = (length: number) => Array.from({ length }, () => wordAt(Math.floor(WORDS ** random.next()))).join(' ');
/** A value of a column with this many, the first ones most often. */
const value = (name: string, many: number) => `${name}${Math.floor(many * random.next() ** 2)}`;

function notice(id: number): SearchDocument {
  const prazo = 1_600_000_000 + random.between(0, 1e8);
  const orgao = value('orgao', 20_000);
  return {
    id,
    keywords: {
      ...{ uf: value('uf', 27), modalidade: value('m', 13), status: value('s', 3), esfera: value('e', 4), srp: value('r', 2) },
      ...{ tipo: value('t', 4), beneficio: value('b', 3), faixa: value('f', 6), fonte: value('x', 3) },
      ...{ orgao, municipio: value('cidade', 5500), uasg: value('u', 9000) },
    },
    numbers: {
      ...{ prazo: random.chance(0.02) ? null : prazo, referencia: prazo, abertura: prazo - 900, publicacao: prazo - 1_000_000 },
      ...{ valor: random.chance(0.1) ? null : random.between(100, 1e9) / 100, numero: random.between(1, 99_999) },
    },
    texts: { objeto: [text(28)], itens: [text(10), text(10), text(10)], orgao: [orgao, text(6), text(2)], numero: [text(2)] },
  };
}

const phrase = (words: string, isPrefix = false): Phrase[] => [{ words: words.split(' ').map(token), isPrefix }];
const byDeadline = { order: [{ by: 'prazo', isDescending: true }] };
const words = (...all: Phrase[][]) => ({ order: [], text: { all, none: [] } });
const [common, everywhere, rare] = [wordAt(200), wordAt(LITTLE), wordAt(3000)];
const inState = { ...byDeadline, choices: new Map([['uf', ['uf3']]]) };

/** What Groonga takes for it, in ms, where it was measured. */
const questions: [name: string, query: Partial<Query>, peer?: number][] = [
  ['first page', byDeadline, 2.5],
  ['by value', { order: [{ by: 'valor', isDescending: true }] }, 2.4],
  ['by órgão, page at 500,000', { order: [{ by: 'orgao', isDescending: false }], offset: 500_000 }],
  ['one state', inState, 12],
  [
    'state, modality',
    {
      ...byDeadline,
      choices: new Map([
        ['uf', ['uf3']],
        ['modalidade', ['m5']],
      ]),
    },
    22,
  ],
  ['one órgão', { ...byDeadline, choices: new Map([['orgao', ['orgao77']]]) }],
  ['value range', { ...byDeadline, ranges: [{ column: 'valor', min: 100_000, max: 500_000 }] }, 483],
  ['two words', words(phrase(common), phrase(wordAt(300))), 33],
  ['a word everywhere', words(phrase(everywhere)), 64],
  ['a phrase', words(phrase(`${common} ${everywhere}`))],
  ['a phrase with a little word', words(phrase(`${common} ${wordAt(1)} ${wordAt(300)}`))],
  ['a prefix while typing', words(phrase(rare.slice(0, 3), true))],
  ['everything, facets', { ...byDeadline, facets }, 219],
  ['one state, facets', { ...inState, facets }, 29],
  ['two words, facets', { ...words(phrase(common), phrase(wordAt(300))), facets }, 42],
  ['a word everywhere, facets', { ...words(phrase(everywhere)), facets }, 277],
];

/** Of memory as the system sees it, in MB. */
const resident = () => Math.round(process.memoryUsage.rss() / 1e6);
const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

const before = resident();
let start = performance.now();
const built = new SearchIndex(schema, language);
for (let id = 1; id <= notices; id++) built.set(notice(id));
console.log(
  `${notices} notices, ${WORDS} words: built in ${seconds(start)} (with inventing them), arrays ${Math.round(built.memory / 1e6)} MB`,
);

const folder = mkdtempSync(join(tmpdir(), 'certame-index-'));
const file = join(folder, 'index');
start = performance.now();
const writer = new SnapshotWriter(file);
for (const _ of built.save(writer));
writer.close('bench');
console.log(`snapshot of ${Math.round(statSync(file).size / 1e6)} MB: written in ${seconds(start)}`);
start = performance.now();
const index = new SearchIndex(schema, language);
const reader = new SnapshotReader(file, 'bench');
for (const _ of index.load(reader));
reader.close();
rmSync(folder, { recursive: true });
console.log(
  `read in ${seconds(start)}, arrays ${Math.round(index.memory / 1e6)} MB; process ${before} MB before, ${resident()} MB with both`,
);

console.log('\nquestion'.padEnd(28), 'total'.padStart(10), 'p50 ms'.padStart(9), 'p99 ms'.padStart(9), 'Groonga'.padStart(9));
for (const [name, query, peer] of questions) {
  const times: number[] = [];
  let total = 0;
  for (let round = 0; round < ROUNDS; round++) {
    const from = performance.now();
    total = index.search({ order: [], offset: 0, limit: 10, ...query }).total;
    times.push(performance.now() - from);
  }
  times.sort((one, other) => one - other);
  const at = (share: number) => (times[Math.floor(share * (ROUNDS - 1))] as number).toFixed(2).padStart(9);
  console.log(name.padEnd(27), String(total).padStart(10), at(0.5), at(0.99), (peer === undefined ? '' : String(peer)).padStart(9));
}
