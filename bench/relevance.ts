// How well the search of notices finds what is asked: npm run bench -- relevance CORPUS [ORDER]. Judged questions, on SQLite.
import { createReadStream, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { openProduct } from '#app/server/app.ts';
import { importEventsBy } from '#app/server/import/importEvents.ts';
import { importedTopics, importerOf } from '#app/server/import/importing.ts';
import { readConfig } from '#app/server/start/config.ts';
import { openData } from '#app/server/start/data.ts';
import { importThreads } from '#app/server/threads/threads.ts';
import { receiveFile } from '#features/importacoes/server/receive.ts';
import { makeEvents } from '#kit/server/events/events.ts';
import { CHUNK } from '#kit/server/files/fileStore.ts';
import { signIn } from './signIn.ts';

/** A question of `relevance/`, named there; control numbers of the notices that are wanted and of those that are of use. */
type Question = { id: string; q: string; wants: string; pooled: number; read: number; good: string[]; useful: string[] };
type Result = {
  question: Question;
  kind: string;
  found: number;
  precision: number;
  recall: number;
  /** Wanted notices that the search does not match, and those that it matches after the fiftieth. */
  missed: number;
  late: number;
};

type Answer = { total: number; listed: string[] };

/** Means of the other questions stay comparable. */
const ADDED_LATER = 'divididas';
const LOSERS = 10;
/** Answers beyond count as missed. */
const DEEPEST = 2000;
const [corpus, order = ''] = process.argv.slice(2);
if (!corpus) {
  console.error('Usage: npm run bench -- relevance CORPUS [ORDER], as in: corpus.ndjson.gz sort=publicacao');
  process.exit(2);
}
const dataDir = mkdtempSync(join(tmpdir(), 'certame-bench-'));
process.on('exit', () => rmSync(dataDir, { recursive: true }));
const config = readConfig({ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent' });

/** Imports the corpus before the first start, so that the demonstration adds its accounts only. @returns control numbers by id */
async function importCorpus(file: string): Promise<Map<number, string>> {
  const { database, files, close } = await openData(config);
  const importer = importerOf(config, files, importEventsBy(makeEvents(database.signals, console.error), importedTopics));
  const bytes = createReadStream(file, { highWaterMark: CHUNK });
  const id = await receiveFile(database, importer, { arquivo: basename(file), vinculo: '', bytes, userId: null });
  await database.write((db) => db.updateTable('importacoes').set({ estado: 'em_andamento' }).where('id', '=', id).execute());
  const threads = importThreads(config, database);
  // The threads alone do not keep this process running.
  const running = setInterval(() => {}, 1000);
  await threads.run(id, new AbortController().signal);
  await threads.close();
  clearInterval(running);
  const notices = await database.read.selectFrom('licitacoes').select(['id', 'controle']).execute();
  await close();
  return new Map(notices.map((notice) => [notice.id, notice.controle]));
}

/** Asks again while the index is being filled. */
async function injectWhenReady(url: string) {
  for (;;) {
    const answer = await app.inject({ url, headers });
    if (answer.statusCode !== 503) return answer;
    await setTimeout(200);
  }
}

/** What the list answers to a question: control numbers in its order, as far as they are read. */
async function ask(q: string): Promise<Answer> {
  const listed: string[] = [];
  for (let page = 1; ; page++) {
    const query = new URLSearchParams(order);
    for (const [name, value] of Object.entries({ q, page, perPage: 100 })) query.set(name, String(value));
    const answer = await injectWhenReady(`/api/licitacoes?${query}`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    const { licitacoes, total } = answer.json() as { licitacoes: { id: number }[]; total: number };
    listed.push(...licitacoes.map(({ id }) => controls.get(id) ?? ''));
    if (licitacoes.length === 0 || listed.length >= Math.min(total, DEEPEST)) return { total, listed };
  }
}

/** Both measures are shares of what a perfect answer could reach, so that a question with one answer can get 100 %. */
function measure(question: Question, kind: string, { total, listed }: Answer): Result {
  const good = new Set(question.good);
  const judged = new Set([...question.good, ...question.useful]);
  const matched = listed.filter((control) => good.has(control)).length;
  const early = listed.slice(0, 50).filter((control) => good.has(control)).length;
  return {
    question,
    kind,
    found: total,
    precision: listed.slice(0, 10).filter((control) => judged.has(control)).length / Math.min(10, judged.size),
    recall: early / Math.min(50, good.size),
    missed: good.size - matched,
    late: matched - early,
  };
}

const percent = (share: number) => `${Math.round(100 * share)} %`;
const row = (name: string, cells: (string | number)[]) =>
  console.log(name.padEnd(44) + cells.map((cell) => String(cell).padStart(9)).join(''));
const cellsOf = ({ question, found, precision, recall, missed, late }: Result) => [
  percent(precision),
  percent(recall),
  question.good.length,
  question.useful.length,
  found,
  missed,
  late,
];
const mean = (results: Result[], of: 'precision' | 'recall') => results.reduce((sum, result) => sum + result[of], 0) / results.length;
const sum = (results: Result[], of: 'found' | 'missed' | 'late') => results.reduce((total, result) => total + result[of], 0);
const meansOf = (results: Result[]) => [
  percent(mean(results, 'precision')),
  percent(mean(results, 'recall')),
  results.reduce((total, { question }) => total + question.good.length, 0),
  results.reduce((total, { question }) => total + question.useful.length, 0),
  ...(['found', 'missed', 'late'] as const).map((of) => sum(results, of)),
];

const controls = await importCorpus(corpus);
const known = new Set(controls.values());
const { app, close } = await openProduct(config, null);
const headers = await signIn(app);
const results: Result[] = [];
for (const file of globSync(join(import.meta.dirname, 'relevance/*.json')).sort()) {
  const kind = basename(file, '.json');
  for (const question of JSON.parse(readFileSync(file, 'utf8')) as Question[]) results.push(measure(question, kind, await ask(question.q)));
}
await close();

const unknown = new Set(results.flatMap(({ question }) => [...question.good, ...question.useful]).filter((control) => !known.has(control)));
console.log(`${controls.size} notices, order ${order || 'of the list'}; ${unknown.size} judged notices are not among them`);
row('question', ['prec@10', 'rec@50', 'good', 'useful', 'found', 'missed', 'late']);
for (const result of results) row(result.question.q, cellsOf(result));
console.log();
for (const [kind, some = []] of Object.entries(Object.groupBy(results, ({ kind }) => kind))) row(`${kind} (${some.length})`, meansOf(some));
const [later, first] = [results.filter(({ kind }) => kind === ADDED_LATER), results.filter(({ kind }) => kind !== ADDED_LATER)];
row(`the first ${first.length}`, meansOf(first));
row(`added later (${later.length})`, meansOf(later));
row(`all (${results.length})`, meansOf(results));
console.log(`\nThe ${LOSERS} worst`);
const worst = results.toSorted((a, b) => a.precision + a.recall - b.precision - b.recall || b.missed - a.missed).slice(0, LOSERS);
for (const result of worst) row(result.question.q, cellsOf(result));
