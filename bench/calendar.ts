// How fast a month answers: npm run bench -- calendar [NOTICES]. 2,000 of them, whose opening is near, are followed by one who has 500 own events; on SQLite.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openProduct } from '#app/server/app.ts';
import { readConfig } from '#app/server/start/config.ts';
import { multiply } from './multiply.ts';
import { summarize } from './server.ts';
import { signIn } from './signIn.ts';

const ROUNDS = 200;
const FOLLOWED = 2000;
const EVENTS = 500;
const dataDir = mkdtempSync(join(tmpdir(), 'certame-bench-'));
const config = readConfig({ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent' });

const first = await openProduct(config, null);
await first.close();
multiply(dataDir, Number(process.argv[2] ?? 100_000));
const database = new DatabaseSync(join(dataDir, 'certame.sqlite'));
const now = new Date().toISOString();
database.exec(`
  delete from follows;
  insert into follows (user_id, kind, item_id, stage, priority, note, place, created_at, updated_at)
    select 1, 'licitacao', id, 'interested', 'normal', '', id, '${now}', '${now}' from licitacoes
      where abs(julianday(abertura) - julianday('now')) < 100 order by random() limit ${FOLLOWED};
  with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${EVENTS})
  insert into calendar_events (user_id, uid, title, calendar, start_at, end_at, all_day, url, location, description, display, guests, is_demo, sequence, created_at, updated_at)
    select 1, 'bench-' || number, 'Reunião ' || number, 'Licitações Abertas',
      strftime('%Y-%m-%dT%H:%M:%fZ', 'now', (number - 250) || ' days'), null, 0, '', '', 'Pauta', '', '[]', 0, 0, '${now}', '${now}' from numbers;
  pragma wal_checkpoint(truncate);`);
database.close();

const { app, close } = await openProduct(config, null);
const headers = await signIn(app);
const feed = new URL((await app.inject({ method: 'POST', url: '/api/calendar/feed', headers })).json().url).pathname;
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const month = `start=${inDays(-20)}&end=${inDays(22)}`;

const calls = {
  'dates of a month': { url: `/api/calendar/dates?${month}`, rounds: ROUNDS },
  'of one category': { url: `/api/calendar/dates?${month}&calendars=DNS`, rounds: ROUNDS },
  'dates of 92 days': { url: `/api/calendar/dates?start=${inDays(-46)}&end=${inDays(46)}`, rounds: ROUNDS },
  'events of a month': { url: `/apps/calendar/events?${month}`, rounds: ROUNDS },
  'all events': { url: '/apps/calendar/events', rounds: ROUNDS },
  'the feed': { url: feed, rounds: ROUNDS / 10 },
};
for (const [name, { url, rounds }] of Object.entries(calls)) {
  const times: number[] = [];
  let length = 0;
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const answer = await app.inject({ url, headers });
    times.push(performance.now() - start);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    length = answer.body.split(/"allDay"|BEGIN:VEVENT/).length - 1;
  }
  // On a busy machine CPU time is more reliable than elapsed time.
  const { user, system } = process.cpuUsage(before);
  const busy = `${((user + system) / 1000 / rounds).toFixed(1)} ms of processor`;
  console.log(name.padEnd(20), `${length} entries`.padStart(14), busy.padStart(22), summarize(times));
}
await close();
rmSync(dataDir, { recursive: true });
