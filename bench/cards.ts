// How fast the cards answer: npm run bench -- cards [ROWS]. So many orders, sign-ins and tasks, all within two years; on SQLite.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openProduct } from '#app/server/app.ts';
import { readConfig } from '#app/server/start/config.ts';
import { cards } from '#features/cards/contract.ts';
import { methodAndPath } from '#kit/contract.ts';
import { summarize } from './server.ts';
import { signIn } from './signIn.ts';

const ROUNDS = 50;
const ROWS = Number(process.argv[2] ?? 100_000);
const dataDir = mkdtempSync(join(tmpdir(), 'certame-bench-'));
const config = readConfig({ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent' });

const first = await openProduct(config, null);
await first.close();
const database = new DatabaseSync(join(dataDir, 'certame.sqlite'));
const past = (days: string) => `strftime('%Y-%m-%dT%H:%M:%fZ', 'now', '-' || ${days} || ' days')`;
const numbers = `with recursive numbers(number) as (select 1 union all select number + 1 from numbers where number < ${ROWS})`;
database.exec(`
  delete from tasks; delete from orders; delete from audit_events;
  ${numbers} insert into audit_events (at, kind, actor_id, actor_name, subject_type, subject_name, address, user_agent, details, busca, device)
    select ${past('(number * 7919 % 730)')}, 'signedIn', 1 + number % 40, 'Alguém', '', '', '', '', '{}', '',
      case number % 5 when 0 then 'mobile' when 1 then 'tablet' else 'desktop' end from numbers;
  ${numbers} insert into orders (user_id, buyer_name, buyer_key, year, sequence, number, request_key, state, pieces, subtotal_cents,
      discount_cents, freight_cents, total_cents, address, payment_method, payment_reference, placed_at, changed_at, is_demo, busca)
    select 1 + number % 40, 'Alguém', 'alguem', 3000, number, '3000/' || number, 'bench ' || number,
      case number % 4 when 0 then 'recebido' when 1 then 'rejeitado' else 'entregue' end, 1, 10000, 500, 0, 9500, '{}', 'pix', '',
      ${past('(number * 7919 % 730)')}, ${past('(number * 7919 % 730)')}, false, '' from numbers;
  ${numbers} insert into tasks (user_id, title, description, tags, is_completed, is_important, is_deleted, is_demo, created_at, updated_at, completed_at)
    select 1, 'Tarefa ' || number, '', '[]', number % 4 = 0, false, false, false, ${past('(number * 7919 % 730)')}, ${past('0')},
      case when number % 4 = 0 then ${past('(number * 7919 % 700)')} end from numbers;
  insert into task_places (user_id, task_id, place, is_deleted, is_hidden, is_completed, is_important, tag_bits, due_key, title_key, created_at)
    select 1, id, id * 1073741824, false, false, is_completed, false, 0, '9999-12-31', title, created_at from tasks;
  pragma wal_checkpoint(truncate);`);
database.close();

const { app, close } = await openProduct(config, null);
const headers = await signIn(app);
for (const { route } of Object.values(cards))
  for (const period of ['last-28-days', 'last-year']) {
    const [, path] = methodAndPath(route);
    const url = path.startsWith('/card/') ? `${path}?period=${period}` : path;
    const times: number[] = [];
    const before = process.cpuUsage();
    for (let round = 0; round < ROUNDS; round++) {
      const start = performance.now();
      const { statusCode } = await app.inject({ url, headers });
      times.push(performance.now() - start);
      if (statusCode !== 200) throw new Error(`${url}: ${statusCode}`);
    }
    // On a busy machine CPU time is more reliable than elapsed time.
    const { user, system } = process.cpuUsage(before);
    console.log(url.padEnd(64), `${((user + system) / 1000 / ROUNDS).toFixed(1)} ms of processor`.padStart(22), summarize(times));
  }
await close();
rmSync(dataDir, { recursive: true });
