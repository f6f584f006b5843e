import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Database } from '#kit/server/database/database.ts';
import { migrate } from '#kit/server/database/migrate.ts';
import { openPostgres } from '#kit/server/database/postgres/postgres.ts';
import { openSqlite } from '#kit/server/database/sqlite/sqlite.ts';
import type { Mail } from '#kit/server/ports/mail.ts';
import { makeCipher } from '#kit/server/secrets/cipher.ts';
import { type TestData, testData } from '#kit/server/testing/testServer.ts';
import { purge } from '#kit/server/work/retention.ts';
import type { ListedMail } from '../contract.ts';
import { makeMailer, type Outbox } from './mailer.ts';
import { findMail, listMails, retryMail } from './queries.ts';
import { eraseExpiredSecrets, purgeOldMails } from './retention.ts';

const link = 'https://certame.example/reset-password?token=abcdefghijklmnop';
const reset: Mail = {
  to: 'ana@example.gov.br',
  name: 'Ana Conceição',
  subject: 'Sua nova senha',
  text: `Olá, Ana!\n\n${link}\n`,
  secret: true,
};
const notice: Mail = { to: 'rui@example.gov.br', name: 'Rui', subject: 'Aviso', text: 'Nada de mais.' };

/** A database only, without an app whose worker would deliver too. */
let data: TestData;
let database: Database;
beforeAll(async () => {
  data = await testData();
  database = data.databaseUrl
    ? openPostgres(data.databaseUrl, process.env.TEST_POSTGRES_KIND === 'pglite' ? 1 : 4, () => {})
    : openSqlite(join(data.dataDir, 'mails.db'));
  await migrate(database, join(import.meta.dirname, '../../../../migrations'));
});
afterAll(async () => {
  await database.close();
  await data.drop();
});
beforeEach(() => database.write((db) => db.deleteFrom('mails').execute()));

/** A minimal mail server: it accepts all mail, or answers RCPT with `refusal`. */
class MailServer {
  readonly taken: { to: string[]; text: string }[] = [];
  refusal = '';
  /** Never answers. */
  isSilent = false;
  /** Speaks STARTTLS as nobody should: the answers to EHLO and STARTTLS. */
  strips: { ehlo: string; startTls: string } | null = null;
  /** All that it was sent, readable. */
  read = '';
  readonly #sockets = new Set<Socket>();
  readonly #server: Server = createServer((socket) => this.#speak(socket));

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `smtp://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    for (const socket of this.#sockets) socket.destroy();
    this.#server.close();
  }

  #speak(socket: Socket): void {
    this.#sockets.add(socket.on('error', () => {}));
    if (this.isSilent) return;
    let [unread, isText, to] = ['', false, [] as string[]];
    const say = (words: string) => socket.write(`${words}\r\n`);
    say('220 mail.example ready');
    socket.setEncoding('utf8').on('data', (piece: string) => {
      unread += piece;
      this.read += piece;
      for (let end = unread.indexOf(isText ? '\r\n.\r\n' : '\r\n'); end >= 0; end = unread.indexOf(isText ? '\r\n.\r\n' : '\r\n')) {
        const line = unread.slice(0, end);
        unread = unread.slice(end + (isText ? 5 : 2));
        if (isText) {
          this.taken.push({ to, text: line });
          [isText, to] = [false, []];
          say('250 taken');
        } else if (/^RCPT TO:/i.test(line)) {
          if (!this.refusal) to.push(/<(.*)>/.exec(line)?.[1] ?? '');
          say(this.refusal || '250 known');
        } else if (/^DATA/i.test(line)) {
          isText = true;
          say('354 go on');
        } else if (/^QUIT/i.test(line)) {
          say('221 bye');
          socket.end();
        } else if (/^EHLO/i.test(line) && this.strips) say(this.strips.ehlo);
        else if (/^STARTTLS/i.test(line) && this.strips) {
          say(this.strips.startTls);
          socket.once('data', () => say('250 mail.example'));
        } else if (/^AUTH/i.test(line)) say('235 welcome');
        else say('250 mail.example');
      }
    });
  }
}

let peer: MailServer;
let mailer: Outbox | undefined;
const log: string[] = [];
beforeEach(() => {
  peer = new MailServer();
  log.length = 0;
});
afterEach(async () => {
  await mailer?.stop();
  mailer = undefined;
  peer.close();
});

const open = (smtpUrl: string | null, among: Database = database, isMailClear = true) => {
  const write = (text: string) => void log.push(text);
  mailer = makeMailer({
    database: among,
    smtpUrl,
    isMailClear,
    cipher: makeCipher([]),
    mailFrom: 'Certame <certame@example.gov.br>',
    log: { info: write, warn: write },
    onError: (error) => write(String(error)),
    readPersonalMail: async () => null,
    onChanged: () => {},
  });
  return mailer;
};
const send = (outbox: Outbox, ...mails: Mail[]) =>
  database.write(async (db) => {
    for (const mail of mails) await outbox.send(db, mail);
  });
const list = async (state?: ListedMail['state'][]) =>
  (await listMails(database, { q: '', page: 1, perPage: 10, ...(state && { state }) })).mails;
const only = async () => (await list())[0] as ListedMail;
const textOf = async ({ id }: ListedMail) => (await findMail(database.read, id)).text;
const retry = async ({ id }: ListedMail) => {
  await database.write((db) => retryMail(db, id));
  mailer?.wake();
};
/** Polls until the mail has this state. */
const until = (state: ListedMail['state']) => vi.waitFor(async () => expect((await only()).state).toBe(state), { timeout: 10_000 });
const untilBoth = (state: ListedMail['state']) => vi.waitFor(async () => expect(await list([state])).toHaveLength(2), { timeout: 10_000 });

test('a mail queued in a transaction is sent after it, as plain text marked as automatic', async () => {
  await send(open(await peer.listen()), reset);
  await until('sent');
  expect(peer.taken).toHaveLength(1);
  const [{ to, text }] = peer.taken as [{ to: string[]; text: string }];
  expect(to).toEqual(['ana@example.gov.br']);
  expect(text).toMatch(/^From: Certame <certame@example\.gov\.br>/m);
  expect(text).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(text).toMatch(/^Content-Type: text\/plain; charset=utf-8/m);
  expect(text).toContain('abcdefghijklmnop');
});

test('the text of a mail with a link is erased after sending, that of others is kept', async () => {
  await send(open(await peer.listen()), notice, reset);
  await untilBoth('sent');
  const mails = await list();
  expect(mails.map(({ subject, hasText }) => [subject, hasText])).toEqual([
    ['Sua nova senha', false],
    ['Aviso', true],
  ]);
  expect(await textOf(mails[0] as ListedMail)).toBeNull();
  expect(await textOf(mails[1] as ListedMail)).toBe(notice.text);
});

test('a mail of a failed transaction is never sent', async () => {
  const outbox = open(await peer.listen());
  const failing = database.write(async (db) => {
    await outbox.send(db, notice);
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(await list()).toEqual([]);
  expect(peer.taken).toEqual([]);
});

test('without a mail server a mail stays, and is written to the log', async () => {
  await send(open(null), reset);
  await until('unsent');
  expect(log.join()).toContain(link);
  expect(log.join()).toContain('Ana Conceição <ana@example.gov.br>');
  expect(await textOf(await only())).toContain(link);
});

test('a busy server is retried later, one that refuses is not', async () => {
  peer.refusal = '451 busy';
  await send(open(await peer.listen()), notice);
  await vi.waitFor(async () => expect(await only()).toMatchObject({ attempts: 1, error: expect.stringMatching(/./) }), { timeout: 10_000 });
  const waiting = await only();
  expect(waiting).toMatchObject({ state: 'waiting', error: expect.stringContaining('451') });
  expect(Date.parse(waiting.due_at as string)).toBeGreaterThan(Date.now() + 30_000);
  peer.refusal = '550 nobody of that name';
  await retry(waiting);
  await until('failed');
  peer.refusal = '';
  await retry(waiting);
  await until('sent');
  await expect(retry(waiting)).rejects.toThrow();
  expect(peer.taken).toHaveLength(1);
});

test.each([
  ['does not offer STARTTLS', { ehlo: '250-mail.example\r\n250 AUTH PLAIN LOGIN', startTls: '502 no' }],
  ['takes back STARTTLS', { ehlo: '250-mail.example\r\n250-STARTTLS\r\n250 AUTH PLAIN', startTls: '454 not now' }],
  ['goes on in clear text', { ehlo: '250-mail.example\r\n250-STARTTLS\r\n250 AUTH PLAIN', startTls: '220 go on' }],
  ['knows no EHLO', { ehlo: '502 no', startTls: '502 no' }],
])('to a mail server that %s neither password nor mail is sent in clear text', async (_, strips) => {
  peer.strips = strips;
  const url = (await peer.listen()).replace('//', '//ana:S3nha!Forte@');
  const outbox = open(`${url}?requireTLS=false&ignoreTLS=true`, database, false);
  await send(outbox, reset);
  await vi.waitFor(async () => expect(await only()).toMatchObject({ attempts: 1, error: expect.stringMatching(/TLS/i) }), {
    timeout: 10_000,
  });
  expect((await only()).state).toBe('waiting');
  expect(peer.read).toMatch(/^EHLO/);
  expect(peer.read).not.toMatch(/^(AUTH|MAIL|RCPT|DATA)|ana|S3nha|Senha/im);
  expect(peer.read).not.toContain(Buffer.from('S3nha!Forte').toString('base64').slice(0, 10));
  expect(peer.taken).toEqual([]);
});

test('a mail server without encryption gets mail if that is allowed', async () => {
  peer.strips = { ehlo: '250-mail.example\r\n250 AUTH PLAIN', startTls: '502 no' };
  await send(open((await peer.listen()).replace('//', '//ana:S3nha!Forte@')), notice);
  await until('sent');
  expect(peer.read).toMatch(/^AUTH PLAIN/m);
});

test('a mail that was sent, but could not be marked as sent, is not sent again immediately', async () => {
  /** The disk is full as soon as a mail was sent. */
  const full: Database = Object.create(database, {
    write: {
      value: (work: Parameters<Database['write']>[0]) => (peer.taken.length > 0 ? Promise.reject(new Error('full')) : database.write(work)),
    },
  });
  const outbox = open(await peer.listen(), full);
  await send(outbox, notice);
  await vi.waitFor(() => expect(log).toEqual(['Error: full']), { timeout: 10_000 });
  const waiting = await only();
  expect(waiting).toMatchObject({ state: 'waiting', attempts: 1 });
  expect(Date.parse(waiting.due_at as string)).toBeGreaterThan(Date.now() + 30_000);
  outbox.wake();
  await outbox.stop();
  expect(peer.taken).toHaveLength(1);
});

test('a mail is given up after a day', async () => {
  peer.close();
  const outbox = open('smtp://127.0.0.1:9');
  await send(outbox, notice);
  await vi.waitFor(async () => expect(await only()).toMatchObject({ attempts: 1, error: expect.stringMatching(/./) }), { timeout: 10_000 });
  const long = new Date(Date.now() - 25 * 3_600_000).toISOString();
  await database.write((db) => db.updateTable('mails').set({ queued_at: long, due_at: long }).execute());
  outbox.wake();
  await until('failed');
});

test('stopping does not wait for a silent server, and the mail stays queued', async () => {
  peer.isSilent = true;
  const outbox = open(await peer.listen());
  await send(outbox, notice);
  const begun = Date.now();
  await outbox.stop();
  expect(Date.now() - begun).toBeLessThan(3000);
  expect(await only()).toMatchObject({ state: 'waiting', attempts: 0 });
});

test('texts with expired links are erased, and old mails are deleted', async () => {
  const outbox = open(null);
  await send(outbox, reset, notice);
  await untilBoth('unsent');
  const age = (days: number) =>
    database.write((db) =>
      db
        .updateTable('mails')
        .set({ created_at: new Date(Date.now() - days * 86_400_000).toISOString() })
        .execute(),
    );
  const purgeNow = () =>
    purge({ database: database, name: 'test', steps: [eraseExpiredSecrets, purgeOldMails] }, new AbortController().signal);
  await age(8);
  await purgeNow();
  expect((await list()).map(({ hasText }) => hasText)).toEqual([true, false]);
  await age(91);
  await purgeNow();
  expect(await list()).toEqual([]);
});

test('with SECRET_KEY a text with a link is at no time stored readable', async () => {
  const isSqlite = !data.databaseUrl;
  const [forbid, allow] = isSqlite
    ? [
        `create trigger readable before insert on mails when new.body like '%https:%' begin select raise(abort, 'readable'); end`,
        'drop trigger readable',
      ]
    : [`alter table mails add constraint readable check (body not like '%https:%')`, 'alter table mails drop constraint readable'];
  const run = (text: string) => database.write((db) => sql.raw(text).execute(db));
  await run(forbid as string);
  try {
    const keyed = makeMailer({
      database,
      smtpUrl: null,
      isMailClear: false,
      mailFrom: 'Certame <certame@example.gov.br>',
      sends: false,
      cipher: makeCipher(['k3Jx9QmZ2vLw8RtYp0sDf7HgB4nC6aUe']),
      ...{ log: { info: () => {}, warn: () => {} }, onError: () => {}, onChanged: () => {} },
      readPersonalMail: async () => null,
    });
    await send(keyed, reset);
  } finally {
    await run(allow as string);
  }
  const { body } = await database.read.selectFrom('mails').select('body').executeTakeFirstOrThrow();
  expect(body).toMatch(/^enc1\./);
});
