// What users notice while a large file is imported: npm run bench -- load [GIGABYTES]. A real server, a real upload, and readers of the list.
import { createReadStream, createWriteStream, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import type { ImportacaoDetail } from '#features/importacoes/entities.ts';
import { noticePage } from './notices.ts';
import { start, stop, summarize } from './server.ts';

const bytes = Number(process.argv[2] ?? 2) * 1e9;
/** Between two looks at the list: readers come and go, they do not hammer. */
const PAUSE_MS = 20;
const LOOK_EVERY_MS = 500;
const LOOK_AT_MEMORY_EVERY_MS = 50;
const folder = mkdtempSync(join(tmpdir(), 'certame-bench-'));
const file = join(folder, 'notices.json');

process.on('exit', () => rmSync(folder, { recursive: true }));
await pipeline(noticePage({ bytes }), createWriteStream(file));

// The first start puts the demonstration in; what is measured is a server as it runs every day.
await stop(await start(folder));
const running = await start(folder);
const { server, url } = running;
let token = '';
token = (await ask<{ accessToken: string }>('POST', '/jwt/login', { json: { email: 'admin@demo.com', password: 'admin' } })).accessToken;

const idle = residentMb();
let peak = idle;
const watch = setInterval(() => {
  peak = Math.max(peak, residentMb());
}, LOOK_AT_MEMORY_EVERY_MS);

const checking = await whileReading(ask<ImportacaoDetail>('POST', '/api/importacoes?arquivo=notices.json', { file }));
console.log(`checked     ${seconds(checking.ms)}, ${Math.round(bytes / 1e3 / checking.ms)} MB/s; ${memory()}; ${checking.list}`);
const { id, registros } = checking.result;
const importing = await whileReading(work(id));
const rate = Math.round((registros * 1000) / importing.ms).toLocaleString('en');
console.log(
  `imported    ${seconds(importing.ms)}, ${registros.toLocaleString('en')} notices, ${rate} rows/s; ${memory()}; ${importing.list}`,
);
clearInterval(watch);
await stop(running);

async function work(id: number): Promise<void> {
  await ask('POST', `/api/importacoes/${id}/start`);
  let run: ImportacaoDetail;
  do {
    await setTimeout(LOOK_EVERY_MS);
    run = await ask<ImportacaoDetail>('GET', `/api/importacoes/${id}`);
  } while (run.estado === 'na_fila' || run.estado === 'em_andamento');
  if (run.estado !== 'concluida' || run.novos !== registros) throw new Error(`The import ended otherwise: ${JSON.stringify(run)}`);
}

/** Reads the list meanwhile, and measures its response times. */
async function whileReading<T>(work: Promise<T>): Promise<{ result: T; ms: number; list: string }> {
  const start = performance.now();
  let isOver = false;
  const over = work.finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    const asked = performance.now();
    await ask('GET', '/api/licitacoes?perPage=25');
    times.push(performance.now() - asked);
    await setTimeout(PAUSE_MS);
  }
  const result = await over;
  return { result, ms: performance.now() - start, list: `list ${summarize(times)}` };
}

type Parts = { json?: object; file?: string };

async function ask<T>(method: string, path: string, { json, file }: Parts = {}): Promise<T> {
  const sending = request(`${url}${path}`, {
    method,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(json && { 'content-type': 'application/json' }),
      ...(file && { 'content-type': 'application/octet-stream', 'content-length': statSync(file).size }),
    },
  });
  const answered = new Promise<IncomingMessage>((resolve, reject) => sending.on('response', resolve).on('error', reject));
  if (file) createReadStream(file).pipe(sending);
  else sending.end(json && JSON.stringify(json));
  const answer = await answered;
  const body = await text(answer);
  if (answer.statusCode !== 200 && answer.statusCode !== 201) throw new Error(`${method} ${path}: ${answer.statusCode} ${body}`);
  return JSON.parse(body) as T;
}

function memory(): string {
  return `${Math.round(idle)} MB before, ${Math.round(peak)} MB at its height`;
}

/** Measured on Linux only. */
function residentMb(): number {
  try {
    return (Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1]) * 1024) / 1e6;
  } catch {
    return 0;
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}
