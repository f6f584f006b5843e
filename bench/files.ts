// What many small files cost beside the same notices in one: npm run bench -- files [FILES] [NOTICES IN EACH]. Both ways of the command: by itself, and through a server that runs.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { noticePage } from './notices.ts';
import { start, stop } from './server.ts';

const files = Number(process.argv[2] ?? 300);
const each = Number(process.argv[3] ?? 50);
const folder = mkdtempSync(join(tmpdir(), 'certame-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true }));

const whole = join(folder, 'whole.json');
const parts = Array.from({ length: files }, (_, index) => join(folder, `part${index}.json`));
const { data } = JSON.parse([...noticePage({ notices: files * each })].join('')) as { data: unknown[] };
writeFileSync(whole, JSON.stringify({ data }));
for (const [index, part] of parts.entries()) writeFileSync(part, JSON.stringify({ data: data.slice(index * each, (index + 1) * each) }));

for (const way of ['by itself', 'through a server'] as const) {
  const one = await measure(way, [whole]);
  const many = await measure(way, parts);
  console.log(
    `${way.padEnd(18)} one file ${one.toFixed(1)} s   ${files} files ${many.toFixed(1)} s, ${(many / one).toFixed(1)} times as long, ${Math.round(((many - one) * 1000) / files)} ms more a file`,
  );
}

/** How long the command takes for these files, on data of their own, in seconds; what it takes to start is among it. */
async function measure(way: 'by itself' | 'through a server', paths: string[]): Promise<number> {
  const place = mkdtempSync(join(folder, 'place-'));
  mkdirSync(join(place, 'data'));
  // The first start makes the schema and the demonstration.
  const running = await start(place);
  if (way === 'by itself') await stop(running);
  const begun = performance.now();
  await runCommand(join(place, 'data'), paths);
  const seconds = (performance.now() - begun) / 1000;
  if (way === 'through a server') await stop(running);
  return seconds;
}

async function runCommand(dataDir: string, paths: string[]): Promise<void> {
  const command = spawn(process.execPath, [join(import.meta.dirname, '../src/app/server/commands/cli.ts'), 'import', ...paths], {
    env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '', DISK_FREE_MB: '0' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const code = await new Promise((resolve) => command.once('exit', resolve));
  if (code !== 0) throw new Error(`The command ended with ${code}.`);
}
