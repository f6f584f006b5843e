// What no well-meaning client sends, to every operation: npm run bench -- fuzz [SEED] [MUTATIONS] [PART OF AN OPERATION'S NAME]
// On SQLite, or on the empty PostgreSQL database of DATABASE_URL. Ends with 1 where an answer is the server's fault or comes too late.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ask } from '#kit/server/testing/testAsking.ts';
import { addressOf, type Finding, fuzz, SLOW_MS, shortly } from '#kit/server/testing/testFuzz.ts';
import { type Operation, operationsOf } from '#kit/server/testing/testOperations.ts';
import { demoAccounts, openServer, register, signIn } from './accounts.ts';
import { start, stop } from './server.ts';

const [seed = String(Date.now() % 1e6), mutationsGiven = '300', part = ''] = process.argv.slice(2);
const mutations = Number(mutationsGiven);
/** One that was slow is asked again, for the machine may have been busy with something else: the fastest counts. */
const TRIES_AGAIN = 3;
const folder = mkdtempSync(join(tmpdir(), 'certame-bench-'));
process.on('exit', () => rmSync(folder, { recursive: true }));

const running = await start(folder, { ...openServer, DATABASE_URL: process.env.DATABASE_URL ?? '' });
const { url } = running;
const document = await ask(url, { path: '/api/openapi.json', query: '', body: undefined, type: undefined }, { method: 'GET' });
const operations = operationsOf(JSON.parse(document.body)).filter(({ name }) => name.includes(part));
// The demonstration's have something to ask for; what counts wrong passwords, or has had enough of one, gets an account of its own.
const signInAs = (account: { email: string; password: string }) => (operation: Operation, isAgain: boolean) =>
  isAgain || operation.hashesPasswords ? register(url) : signIn(url, account);
const roles = { admin: signInAs(demoAccounts.admin), client: signInAs(demoAccounts.client) };
console.log(`seed ${seed}, ${operations.length} operations, ${mutations} requests to each, half of them as admin, half as client`);

let done = 0;
const started = performance.now();
const report = await fuzz({ url, operations, seed, mutations: mutations / 2, roles, ownAddresses: true }, (name) => {
  done++;
  if (process.stdout.isTTY) process.stdout.write(`\r${done}/${operations.length} ${name}\x1b[K`);
});
const slow: (Finding & { least: number })[] = [];
for (const finding of report.slow) {
  const least = await askAgain(finding);
  if (least > SLOW_MS) slow.push({ ...finding, least });
}
await stop(running);

const counts = [...report.statuses].toSorted(([a], [b]) => a - b).map(([status, count]) => `${count} × ${status || 'no answer'}`);
console.log(`\n${report.requests} requests in ${Math.round((performance.now() - started) / 1000)} s: ${counts.join(', ')}`);
const hidden = [...report.perOperation].filter(([, statuses]) => (statuses.get(429) ?? 0) > mutations / 2).map(([name]) => name);
if (hidden.length > 0) console.log(`Refused with 429 more often than not: ${hidden.join(', ')}`);
const untaken = [...report.perOperation].filter(([, statuses]) => ![200, 201].some((status) => statuses.has(status))).map(([name]) => name);
console.log(`Never taken: ${untaken.length === 0 ? 'none' : untaken.join(', ')}`);
console.log(`\nfaults of the server: ${report.faults.length}`);
for (const { operation, role, index, answered, sent } of report.faults)
  console.log(
    `  ${answered.status} ${operation.name} as ${role}, request ${index}: ${shortly(sent)}\n      ${answered.body.slice(0, 200)}`,
  );
console.log(`\nslower than ${SLOW_MS} ms, also when asked ${TRIES_AGAIN} times again: ${slow.length} of ${report.slow.length}`);
for (const { operation, role, index, answered, sent, least } of slow.toSorted((a, b) => b.least - a.least).slice(0, 40))
  console.log(
    `  ${Math.round(least)} ms (${Math.round(answered.ms)} at first) ${answered.status} ${operation.name} as ${role}, request ${index}: ${shortly(sent)}`,
  );
if (report.faults.length + slow.length > 0) {
  console.log(`\nRepeat by: npm run bench -- fuzz ${seed} ${mutations} "PART OF THE NAME"`);
  process.exitCode = 1;
}

async function askAgain({ operation, role, sent, answered }: Finding): Promise<number> {
  const token = await roles[role as keyof typeof roles](operation, false);
  let least = answered.ms;
  for (let again = 0; again < TRIES_AGAIN; again++)
    least = Math.min(least, (await ask(url, sent, { method: operation.method, token, address: addressOf(again) })).ms);
  return least;
}
