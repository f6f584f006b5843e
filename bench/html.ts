// How long formatted text that is hard to sanitize blocks the server: npm run bench -- html. Twenty parallel calls of one account; on SQLite.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openProduct } from '#app/server/app.ts';
import { readConfig } from '#app/server/start/config.ts';
import { summarize } from './server.ts';
import { signIn } from './signIn.ts';

const AT_ONCE = 20;
const dataDir = mkdtempSync(join(tmpdir(), 'certame-bench-'));
const { app, close } = await openProduct(readConfig({ DATA_DIR: dataDir, DEMO: 'true', LOG_LEVEL: 'silent' }), null);
const [headers, others] = [await signIn(app), await signIn(app, 'client@demo.com', 'client')];
const draft = (message: string) => ({ url: '/api/email/drafts', payload: { to: [], cc: [], bcc: [], subject: 'x', message } });
const call = (to: { url: string; payload?: object }, as = headers) =>
  app.inject({ method: to.payload ? 'POST' : 'GET', headers: as, ...to });

const row = '<tr><td style="padding:4px;color:#333"><p><a href="https://x.example/1">Linha</a> texto texto texto texto texto</p></td></tr>';
const newsletter = `<table>${row.repeat(2200)}</table>`;
const mail = (await call(draft(newsletter))).json().id as number;
const { frame } = (await call({ url: `/api/email/mails/${mail}` })).json();

/** Twenty of them, while another account saves a task again and again. */
async function measure(name: string, to: { url: string; payload?: object }): Promise<void> {
  const [waits, statuses] = [[] as number[], new Map<number, number>()];
  let isDone = false;
  const waiting = (async () => {
    while (!isDone) {
      const begin = performance.now();
      await call({ url: '/apps/todo/add-tasks', payload: { task: { title: 'x', description: '<p>x</p>' } } }, others);
      waits.push(performance.now() - begin);
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
  })();
  let held = 0;
  // In time of the processor, of which other programs take none away.
  const looking = (async () => {
    for (let before = process.threadCpuUsage(); !isDone; ) {
      await new Promise((resolve) => setImmediate(resolve));
      const { user, system } = process.threadCpuUsage(before);
      held = Math.max(held, (user + system) / 1000);
      before = process.threadCpuUsage();
    }
  })();
  await new Promise((resolve) => setTimeout(resolve, 50));
  const begin = performance.now();
  for (const { statusCode } of await Promise.all(Array.from({ length: AT_ONCE }, () => call(to))))
    statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
  const took = performance.now() - begin;
  isDone = true;
  await Promise.all([waiting, looking]);
  const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ');
  console.log(
    name.padEnd(34),
    `${took.toFixed(0)} ms for ${AT_ONCE} (${answers}), thread held ${held.toFixed(0)} ms at most; others wait`,
    summarize(waits),
  );
}

await measure('nothing special', draft('<p>x</p>'));
await measure('a draft of 122,500 cells', draft('<td>'.repeat(122_500)));
await measure('a draft of 60,000 marks', draft('<b>a</b>'.repeat(30_000)));
await measure('a newsletter of 280 KB', draft(newsletter));
await measure('its frame', { url: frame });
await measure('a task of 25,000 cells', {
  url: '/apps/todo/add-tasks',
  payload: { task: { title: 'x', description: '<td>'.repeat(24_000) } },
});
await close();
rmSync(dataDir, { recursive: true });
