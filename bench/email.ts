// How fast a box answers, and how long others wait while all of it is changed: npm run bench -- email [MAILS]. On SQLite.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { openProduct } from '#app/server/app.ts';
import { readConfig } from '#app/server/start/config.ts';
import { summarize } from './server.ts';
import { signIn } from './signIn.ts';

const ROUNDS = 200;
const mails = Number(process.argv[2] ?? 100_000);
const dataDir = mkdtempSync(join(tmpdir(), 'certame-bench-'));
const config = readConfig({ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent' });

const first = await openProduct(config, null);
await first.close();
const database = new DatabaseSync(join(dataDir, 'certame.sqlite'));
// Seven of ten in the inbox; a tenth starred, a tenth with each label; every fourth answers the one before it.
database.exec(`
  delete from email_messages;
  create temp table words as select value as word, key as place from json_each('["edital", "pregao", "proposta", "certidao", "contrato",
    "limpeza", "merenda", "escolar", "registro", "precos", "impugnacao", "recurso", "visita", "entrega", "empenho", "ata"]');
  create temp table numbers as with recursive n(n) as (select 1 union all select n + 1 from n where n < ${mails}) select n from n;
  insert into email_messages (id, from_user_id, from_name, from_email, recipients, cc, bcc, subject, html, preview, thread_id, in_reply_to, is_demo, created_at, updated_at, send_at, sent_at)
    select n, 2, 'Tiago Nunes', 'client@demo.com', '[{"name":"Helena Prado","email":"admin@demo.com"}]', '[]', '[]',
      (select group_concat(word, ' ') from (select word from words order by (place * 7 + n * 31 + n / 16) % 97 limit 6)) || ' ' || n,
      '<p>' || replace(hex(zeroblob(300)), '00', 'ab ') || '</p>', 'Segue o que combinamos.', n - n % 4, null, 0, at, at, at, at
    from (select n, strftime('%Y-%m-%dT%H:%M:%fZ', 'now', ((n - ${mails}) * 5) || ' minutes') as at from numbers);
  insert into emails (user_id, message_id, thread_id, folder, is_read, is_starred, is_own, is_private, is_company, is_important, is_personal, at, busca)
    select 1, id, thread_id, case id % 20 when 0 then 'trash' when 1 then 'spam' when 2 then 'sent' when 3 then 'sent' when 4 then 'sent' when 5 then 'draft' else 'inbox' end,
      id % 7 > 0, id % 10 = 1, 0, id % 10 = 2, id % 10 = 3, id % 10 = 6, id % 10 = 8, sent_at, subject
    from email_messages;
  pragma wal_checkpoint(truncate);`);
database.close();

const { app, close } = await openProduct(config, null);
const [headers, others] = [await signIn(app), await signIn(app, 'client@demo.com', 'client')];
const ask = async (url: string, as = headers) => {
  const answer = await app.inject({ url, headers: as });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer;
};
const send = async (url: string, payload: object, as = headers) => {
  const answer = await app.inject({ method: 'POST', url, headers: as, payload });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer;
};
const last = Math.floor((mails * 0.7) / 50) - 1;
const { emails } = (await ask('/api/email?page=900')).json() as { emails: { id: number }[] };
const some = emails[0]?.id ?? 1;

const pages = {
  'first of the inbox': '/api/email',
  'last of the inbox': `/api/email?page=${last}`,
  'all but the trash': `/api/email?folder=&page=${last}`,
  starred: '/api/email?folder=starred',
  'last of the starred': '/api/email?folder=starred&page=180',
  label: '/api/email?label=private',
  'label, everywhere': '/api/email?folder=&label=company&page=150',
  'label of the spam': '/api/email?folder=spam&label=personal',
  'frequent word': '/api/email?q=edital',
  'frequent, deep': '/api/email?q=edital&page=300',
  'rare number': `/api/email?q=${mails - 14}`,
  'nothing found': '/api/email?q=zzzz',
  'word everywhere': '/api/email?folder=&q=prego',
  'word in a label': '/api/email?label=important&q=ata',
  counts: '/api/email/meta',
  'one mail': `/api/email/mails/${some}`,
  'one in a search': `/api/email/mails/${some}?q=edital`,
  'get-email': `/apps/email/get-email?id=${some}`,
  'paginate-email': `/apps/email/paginate-email?dir=next&emailId=${some}`,
};
for (const [name, url] of Object.entries(pages)) {
  const times: number[] = [];
  const before = process.cpuUsage();
  for (let round = 0; round < ROUNDS; round++) {
    const start = performance.now();
    await ask(url);
    times.push(performance.now() - start);
  }
  const { user, system } = process.cpuUsage(before);
  console.log(name.padEnd(20), `${((user + system) / 1000 / ROUNDS).toFixed(1)} ms of processor`.padStart(22), summarize(times));
}
const start = performance.now();
const { length } = (await ask('/apps/email/emails')).body;
console.log('the newest 1,000'.padEnd(20), `${(performance.now() - start).toFixed(0)} ms, ${Math.round(length / 1024)} KiB`);

const ids = ((await ask('/apps/email/emails')).json() as { emails: { id: number }[] }).emails.map(({ id }) => id);
const change = async (dataToUpdate: object) => {
  const begin = performance.now();
  await send('/apps/email/update-emails', { emailIds: ids, dataToUpdate });
  console.log(`1,000 ${JSON.stringify(dataToUpdate)}`.padEnd(30), `${(performance.now() - begin).toFixed(0)} ms`);
};
for (const data of [{ isRead: false }, { isStarred: true }, { folder: 'spam' }, { folder: 'inbox' }, { labels: ['private'] }])
  await change(data);

/** How long another account waits for a change of its own meanwhile. */
async function whileOthersWrite(name: string, work: () => Promise<string>): Promise<void> {
  const times: number[] = [];
  let isDone = false;
  const writing = (async () => {
    while (!isDone) {
      const begin = performance.now();
      await send('/api/bookmarks/update', { id: 1 }, others);
      times.push(performance.now() - begin);
      await new Promise((resolve) => setTimeout(resolve, 5));
    }
  })();
  const begin = performance.now();
  const outcome = await work();
  isDone = true;
  await writing;
  console.log(name.padEnd(30), `${((performance.now() - begin) / 1000).toFixed(1)} s, ${outcome};`, 'others wait', summarize(times));
}
const changeView = async (payload: object) => (await send('/api/email/view', payload)).json() as { changed: number; batch: string };
let batch = '';
await whileOthersWrite('all to the trash', async () => {
  const done = await changeView({ folder: '', change: { folder: 'trash' } });
  batch = done.batch;
  return `${done.changed} changed`;
});
await whileOthersWrite('and back', async () => {
  await send('/api/email/view/undo', { batch });
  return `${(await ask('/api/email?folder=trash')).json().total} left`;
});
await whileOthersWrite('all read', async () => `${(await changeView({ folder: 'inbox', change: { isRead: true } })).changed} changed`);
await changeView({ folder: 'inbox', change: { folder: 'trash' } });
await whileOthersWrite('the trash emptied', async () => {
  const answer = await app.inject({ method: 'DELETE', url: '/api/email/trash', headers });
  return `${answer.json().removed} removed`;
});
await close();
rmSync(dataDir, { recursive: true });
