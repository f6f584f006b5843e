// How fast tasks answer: npm run bench -- tasks [TASKS]. All of them are one account's, among 100,000 notices; on SQLite.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openProduct } from '#app/server/app.ts';
import { readConfig } from '#app/server/start/config.ts';
import { multiply } from './multiply.ts';
import { summarize } from './server.ts';
import { signIn } from './signIn.ts';

const ROUNDS = 100;
const NOTICES = 100_000;
const TASKS = Number(process.argv[2] ?? 20_000);
const dataDir = mkdtempSync(join(tmpdir(), 'certame-bench-'));
const config = readConfig({ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent' });

const first = await openProduct(config, null);
await first.close();
multiply(dataDir, NOTICES);
const database = new DatabaseSync(join(dataDir, 'certame.sqlite'));
const now = new Date().toISOString();
database.exec(`
  delete from tasks;
  with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${TASKS})
  insert into tasks (user_id, assignee_id, title, due_on, description, tags, is_completed, is_important, is_deleted, thing, thing_id, is_demo, created_at, updated_at)
    select 1, case when number % 5 = 0 then 1 + number % 30 end, 'Tarefa ' || (number * 7919 % 10007) || ' da licitação',
      case when number % 3 = 0 then date('now', (number % 400 - 200) || ' days') end, '<p>Conferir o edital e os anexos.</p>', '["team"]',
      number % 4 = 0, number % 11 = 0, number % 50 = 0, case when number % 2 = 0 then 'licitacao' end, case when number % 2 = 0 then number end,
      0, '${now}', '${now}' from numbers;
  insert into task_places (user_id, task_id, place, is_deleted, is_hidden, is_completed, is_important, tag_bits, due_key, title_key)
    select 1, id, id * 1073741824, is_deleted, false, is_completed, is_important, 1 + id % 31, coalesce(due_on, '9999-12-31'),
      replace(lower(title), 'çã', 'ca') from tasks;
  pragma wal_checkpoint(truncate);`);
const { last } = database.prepare('select max(id) as last from tasks').get() as { last: number };
database.close();

const { app, close } = await openProduct(config, null);
const headers = await signIn(app);
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();
const sorts = ['place', 'latest', 'title-asc', 'title-desc', 'assignee', 'due-date'];
type Call = { url: string; method?: 'PUT' | 'POST'; payload?: object };
const calls: Record<string, Call> = {
  counts: { url: '/api/tasks/counts' },
  ...Object.fromEntries(sorts.map((sort) => [`by ${sort}`, { url: `/api/tasks?sortBy=${sort}` }])),
  deleted: { url: '/api/tasks?filter=deleted' },
  'important by title': { url: '/api/tasks?filter=important&sortBy=title-asc' },
  'of one tag': { url: '/api/tasks?tag=update' },
  'the last page': { url: `/api/tasks?page=${Math.floor((TASKS * 0.98) / 50)}` },
  'with a word': { url: '/api/tasks?q=licitacao' },
  'with a rare word': { url: '/api/tasks?q=tarefa+9999' },
  'the 1,000 newest': { url: '/apps/todo/tasks' },
  'a month of dates': { url: `/api/calendar/dates?start=${inDays(-20)}&end=${inDays(22)}` },
  'things, common word': { url: '/api/tasks/things?q=aquisi%C3%A7%C3%A3o' },
  'things, two words': { url: '/api/tasks/things?q=material+limpeza' },
  'things, a number': { url: '/api/tasks/things?q=90006%2F2026' },
  assignees: { url: '/api/tasks/assignees?q=a' },
  'one is moved': { url: `/api/tasks/${last}/place`, method: 'PUT', payload: { after: last - 5000 } },
  '500 are completed': {
    url: '/api/tasks/complete',
    method: 'POST',
    payload: { taskIds: Array.from({ length: 500 }, (_, place) => last - place), isCompleted: true },
  },
};
for (const [name, { method = 'GET', ...call }] of Object.entries(calls)) {
  const times: number[] = [];
  const rounds = method === 'POST' ? 2 : ROUNDS;
  const before = process.cpuUsage();
  for (let round = 0; round < rounds; round++) {
    const start = performance.now();
    const answer = await app.inject({ ...call, method, headers });
    times.push(performance.now() - start);
    if (answer.statusCode !== 200) throw new Error(answer.body);
  }
  // On a busy machine CPU time is more reliable than elapsed time.
  const { user, system } = process.cpuUsage(before);
  console.log(name.padEnd(20), `${((user + system) / 1000 / rounds).toFixed(1)} ms of processor`.padStart(22), summarize(times));
}
await close();
rmSync(dataDir, { recursive: true });
