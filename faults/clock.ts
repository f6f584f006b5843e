// The clock of the server jumps while users write, and is right again later.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { ask } from '#kit/server/testing/testAsking.ts';
import { addressOf } from '#kit/server/testing/testFuzz.ts';
import { type Client, clientOf, insist } from './client.ts';
import type { Fault } from './fault.ts';
import { kindsFor } from './kinds.ts';
import { underLoad } from './load.ts';
import type { Writers } from './writers.ts';

const WRITES = 20;
/** Between two writes of one kind, so that one account stays below its rate of writes. */
const PAUSE_MS = 500;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** What the clock is off by, one after the other; in between it is right. */
const jumps = [HOUR_MS, -DAY_MS, 366 * DAY_MS];
const jumpsOf = (isShort: boolean) => (isShort ? jumps.slice(-1) : jumps);
/** Long enough for background work, which looks every five seconds, and for a mail to be due. */
const LASTS_MS = 12_000;
const LASTS_SHORT_MS = 200;
/** More wrong passwords than are allowed in a quarter of an hour. */
const WRONG_PASSWORDS = 12;
/** Notices whose deadline may pass while this is tried. */
const CLOSING = 3;

/** Screens whose calls depend on the clock. */
const looks = [
  ...['GET /api/licitacoes/open', 'GET /api/licitacoes/count', 'GET /api/dashboards/notices', 'GET /api/dashboards/week'],
  ...['GET /api/dashboards/summary', 'GET /api/contratos', 'GET /api/atas', 'GET /api/pca', 'GET /api/certidoes', 'GET /api/propostas'],
  ...['GET /api/propostas/board', 'GET /api/calendar/events?from=2026-11-01&to=2026-12-01', 'GET /api/notifications', 'GET /api/email'],
  ...['GET /api/chat/contacts', 'GET /api/auth/sessions', 'GET /api/audit', 'GET /api/tasks', 'GET /api/dns/entries', 'GET /api/fontes'],
  ...['GET /api/orders', 'GET /api/profile', 'GET /api/search?q=papel', 'GET /api/precos?q=papel', 'GET /api/licitacoes/export'],
] as const;

/** Opens everything that depends on the clock: nothing of it may fail. */
async function look(client: Client, writers: Writers, when: string): Promise<void> {
  for (const call of looks) {
    const { status } = await insist(client, call);
    if (status >= 500) writers.note(`${call} ${when}: ${status}`);
  }
}

/** Writes the same thing with the same key again: it must not be there twice. */
async function repeat(client: Client, writers: Writers, keys: readonly string[], when: string): Promise<void> {
  const { draft, message } = await kindsFor(client);
  for (const [kind, key] of Object.entries({ draft: keys[0] ?? '', message: keys[1] ?? '' })) {
    const found = kind === 'draft' ? draft : message;
    const { status, id } = (await found?.write(client, key)) ?? { status: 0, id: 0 };
    if (status !== 200 && status !== 201) writers.note(`${kind} ${key} again, ${when}: ${status}`);
    const { times } = (await found?.find(client, key, id)) ?? { times: 0 };
    if (times !== 1) writers.note(`${kind} ${key} is there ${times} times, ${when}`);
  }
}

/** The messages of the writers' chat are in the order in which they were written. */
async function checkOrder(client: Client, writers: Writers): Promise<void> {
  const { body } = await insist(client, 'GET /api/chat/contacts?contacts=1000&chats=1000');
  const contact: number = [...body.chatsContacts, ...body.contacts][0].id;
  const { messages } = (await insist(client, `GET /api/chat/contacts/${contact}/messages?limit=200`)).body;
  const keys = messages.map(({ message }: { message: string }) => message).filter((key: string) => /^zf\d+message/.test(key));
  if (keys.join() !== keys.toSorted().join()) writers.note('messages are in another order than they were written in');
}

/** An account that no other user of this fault has. */
const account = { username: 'relogio', email: 'relogio@x.example', password: 'um relógio parado 73' };

/** Registers the account, or signs in, with no second try. */
async function enter(url: string, path: '/jwt/register' | '/jwt/login', password = account.password) {
  const sent = { path, query: '', body: JSON.stringify({ ...account, password }), type: 'application/json' };
  const { status, body } = await ask(url, sent, { method: 'POST', address: addressOf(0x400000) });
  return { status, token: status === 200 ? (JSON.parse(body).accessToken as string) : '' };
}

/** Whether a session goes on. */
async function checkSession(url: string, token: string, writers: Writers): Promise<void> {
  const sent = { path: '/api/notifications/unread', query: '', body: undefined, type: undefined };
  const { status } = await ask(url, sent, { method: 'GET', token });
  if (status !== 200) writers.note(`a session from before gets ${status} afterwards`);
}

export const clockJumps: Fault = {
  name: 'clock',
  title: ({ isShort }) =>
    isShort ? "the server's clock jumps a year ahead and back" : "the server's clock jumps: an hour, a day back, a year",
  run: async (engine, extent) => {
    const { isShort } = extent;
    const folder = mkdtempSync(join(tmpdir(), 'certame-faults-clock-'));
    const file = join(folder, 'shift');
    const shiftTo = async (ms: number) => {
      writeFileSync(file, String(ms));
      await setTimeout(isShort ? LASTS_SHORT_MS : LASTS_SHORT_MS * 2);
    };
    writeFileSync(file, '0');
    const module = pathToFileURL(join(import.meta.dirname, 'shiftedClock.ts')).href;
    const subject = await engine.open({ FAULTS_CLOCK: file, NODE_OPTIONS: `--import ${module}` });
    const { url } = subject;
    const work = underLoad(subject, extent, async (writers, prober) => {
      const { admin } = writers;
      const own = clientOf(url);
      const open = async () => (await insist(admin, 'GET /api/licitacoes/open?perPage=1')).body.total as number;
      const before = await open();
      await enter(url, '/jwt/register');
      for (const [number, jump] of jumpsOf(isShort).entries()) {
        const { token } = await enter(url, '/jwt/login');
        const keys = [`zclock${number}draft`, `zclock${number}message`];
        await repeat(own, writers, keys, 'before');
        writers.start(PAUSE_MS);
        await writers.untilWritten(WRITES);
        await shiftTo(jump);
        await writers.untilWritten(WRITES);
        await look(own, writers, 'while the clock is off');
        await repeat(own, writers, keys, 'while the clock is off');
        for (let tried = 0; tried < WRONG_PASSWORDS; tried++) await enter(url, '/jwt/login', 'wrong');
        if (!isShort) await setTimeout(LASTS_MS);
        await shiftTo(0);
        await writers.untilWritten(WRITES);
        await look(own, writers, 'afterwards');
        await repeat(own, writers, keys, 'afterwards');
        await checkSession(url, token, writers);
        const { status } = await enter(url, '/jwt/login');
        if (status !== 200) writers.note(`signing in afterwards was answered with ${status}`);
        await writers.stop();
        await writers.check();
        const after = await open();
        if (Math.abs(after - before) > CLOSING) writers.note(`${after} notices are open afterwards instead of ${before}`);
      }
      await checkOrder(admin, writers);
      await writers.checkMails();
      const { body } = await insist(admin, 'GET /api/audit/integrity?fresh=true');
      if (body.faults !== 0) writers.note(`the audit log has ${body.faults} faults: ${JSON.stringify(body.first)}`);
      for (const [status, times] of prober.failed) if (status >= 500) writers.note(`${times} reads were answered with ${status}`);
      return writers.outcome(jumpsOf(isShort).length, prober.stop());
    });
    return work.finally(async () => {
      await subject.remove();
      rmSync(folder, { recursive: true, force: true });
    });
  },
};
