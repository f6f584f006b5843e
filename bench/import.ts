// How fast a file is imported: npm run bench -- import [NOTICES]. First import, second import, and bare prepared inserts into the same tables.
import { createReadStream, createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import { pipeline } from 'node:stream/promises';
import { importEventsBy } from '#app/server/import/importEvents.ts';
import { importedTopics, importerOf } from '#app/server/import/importing.ts';
import { readConfig } from '#app/server/start/config.ts';
import { openData } from '#app/server/start/data.ts';
import { importThreads } from '#app/server/threads/threads.ts';
import { receiveFile } from '#features/importacoes/server/receive.ts';
import { makeEvents } from '#kit/server/events/events.ts';
import { CHUNK } from '#kit/server/files/fileStore.ts';
import { noticePage } from './notices.ts';

const notices = Number(process.argv[2] ?? 100_000);
const folder = mkdtempSync(join(tmpdir(), 'certame-bench-'));
const file = join(folder, 'notices.json');

/** Imports the file as a server does. @returns duration of each pass and peak memory */
async function run(dataDir: string): Promise<{ check: number; seconds: number; cpu: number; peakMb: number }> {
  const config = readConfig({ DATA_DIR: dataDir });
  const { database, files, close } = await openData(config);
  const importer = importerOf(config, files, importEventsBy(makeEvents(database.signals, console.error), importedTopics));
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const start = performance.now();
  const bytes = createReadStream(file, { highWaterMark: CHUNK });
  const id = await receiveFile(database, importer, { arquivo: 'notices.json', vinculo: '', bytes, userId: null });
  const checked = performance.now();
  const before = process.cpuUsage();
  await database.write((db) => db.updateTable('importacoes').set({ estado: 'em_andamento' }).where('id', '=', id).execute());
  const threads = importThreads(config, database);
  await threads.run(id, new AbortController().signal);
  const seconds = (performance.now() - checked) / 1000;
  const { user, system } = process.cpuUsage(before);
  await threads.close();
  clearInterval(watch);
  await close();
  return { check: (checked - start) / 1000, seconds, cpu: (user + system) / notices, peakMb: peak / 1e6 };
}

/** The rows that the import wrote, inserted again by nothing but prepared statements in transactions of the same size. */
async function runBare(from: string, dataDir: string): Promise<number> {
  const { close } = await openData(readConfig({ DATA_DIR: dataDir }));
  await close();
  const source = new DatabaseSync(join(from, 'certame.sqlite'), { readOnly: true });
  const tables = ['licitacoes', 'licitacoes_registros'].map((table) => ({
    table,
    rows: source
      .prepare(`select * from ${table}`)
      .all()
      .map((row) => Object.values(row)),
  }));
  source.close();
  const target = new DatabaseSync(join(dataDir, 'certame.sqlite'));
  target.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on; pragma cache_size = -32768');
  const inserts = tables.map(({ table, rows }) => ({
    rows,
    insert: target.prepare(`insert into ${table} values (${rows[0]?.map(() => '?').join(', ')})`),
  }));
  const start = performance.now();
  for (let i = 0; i < notices; i += 100) {
    target.exec('begin');
    for (const { rows, insert } of inserts) for (const row of rows.slice(i, i + 100)) insert.run(...(row as SQLInputValue[]));
    target.exec('commit');
  }
  const seconds = (performance.now() - start) / 1000;
  target.close();
  return seconds;
}

process.on('exit', () => rmSync(folder, { recursive: true }));
await pipeline(noticePage({ notices }), createWriteStream(file));
const first = await run(join(folder, 'a'));
const { size } = statSync(join(folder, 'a', 'certame.sqlite'));
const second = await run(join(folder, 'a'));
const bare = await runBare(join(folder, 'a'), join(folder, 'b'));
const rate = (seconds: number) =>
  Math.round(notices / seconds)
    .toLocaleString('en')
    .padStart(10);
console.log(`check           ${rate(first.check)} rows/s`);
console.log(
  `first import    ${rate(first.seconds)} rows/s   ${Math.round(first.cpu)} µs of the processor a row, ${Math.round(first.peakMb)} MB at its height`,
);
console.log(
  `database        ${Math.round(size / notices)
    .toLocaleString('en')
    .padStart(10)} bytes a notice`,
);
console.log(`second import   ${rate(second.seconds)} rows/s   ${(first.seconds / second.seconds).toFixed(1)} times the first`);
console.log(`bare inserts    ${rate(bare)} rows/s   the import reaches ${Math.round((100 * bare) / first.seconds)} % of them`);
