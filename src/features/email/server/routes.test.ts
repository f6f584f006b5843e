import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testServer.ts';
import type { Email, EmailsMeta, ListedEmail, ShownEmail } from '../entities.ts';
import { putMail, type TestLine, type TestMail } from './testMails.ts';

let server: TestServer;
let admin: Call;
let client: Call;
let ids: { admin: number; client: number };
beforeAll(async () => {
  server = await testServer({ demo: true });
  [admin, client] = [await server.as(demoAdmin), await server.as(demoClient)];
  const users = await server.database.read.selectFrom('users').select(['id', 'email']).execute();
  const idOf = ({ email }: { email: string }) => users.find((user) => user.email === email)?.id as number;
  ids = { admin: idOf(demoAdmin), client: idOf(demoClient) };
});
beforeEach(() => server.database.write((db) => db.deleteFrom('email_messages').execute()));
afterAll(() => server.close());

/** Into the admin's box. @returns its id there */
const put = async (mail: Partial<TestMail> & Omit<TestLine, 'user'> = {}): Promise<number> => {
  const { folder, isRead, isStarred, isOwn, labels, ...said } = mail;
  const line = { user: ids.admin, folder, isRead, isStarred, isOwn, labels } as TestLine;
  const { lines } = await putMail(server.database, { boxes: [line], ...said });
  return lines[0] as number;
};
type Listed = { emails: Email[]; emailsMeta: EmailsMeta };
const list = async (query = '', call = admin): Promise<Listed> => (await call(`GET /apps/email/emails${query}`)).json();
const subjects = async (query = '', call = admin) => (await list(query, call)).emails.map(({ subject }) => subject);
const get = async (id: number, call = admin): Promise<Email> => (await call(`GET /apps/email/get-email?id=${id}`)).json();
const update = (emailIds: unknown[], dataToUpdate: object, call = admin) =>
  call('POST /apps/email/update-emails', { emailIds, dataToUpdate });

describe('the list', () => {
  test('answers mails in the specification’s shape', async () => {
    const to = [{ name: 'Helena', email: 'admin@demo.com' }];
    const id = await put({
      subject: 'Edital',
      html: '<p>Oi</p>',
      to,
      cc: [{ name: 'Rui', email: 'rui@x.example' }],
      at: '2026-05-28T11:00:00.000Z',
    });
    expect((await list()).emails).toEqual([
      {
        ...{ id, subject: 'Edital', message: '<p>Oi</p>', to, cc: ['rui@x.example'], bcc: [], attachments: [], replies: [] },
        from: { name: 'Ana Paz', email: 'ana@x.example', avatar: '' },
        ...{ isStarred: false, isRead: false, labels: [], time: '2026-05-28T11:00:00.000Z', folder: 'inbox' },
      },
    ]);
    expect(await list('', client)).toMatchObject({ emails: [] });
  });

  test('shows the inbox unless another folder is asked for, and newest first', async () => {
    await put({ subject: 'older' });
    await put({ subject: 'newer' });
    for (const folder of ['sent', 'draft', 'spam', 'trash'] as const) await put({ subject: folder, folder });
    expect(await subjects()).toEqual(['newer', 'older']);
    for (const folder of ['sent', 'draft', 'spam', 'trash']) expect(await subjects(`?folder=${folder}`)).toEqual([folder]);
    expect(await subjects('?folder=')).toEqual(['spam', 'draft', 'sent', 'newer', 'older']);
    expect((await admin('GET /apps/email/emails?folder=outbox')).statusCode).toBe(400);
  });
});

describe('our own list', () => {
  test('comes page by page with how many there are', async () => {
    for (let n = 1; n <= 5; n++) await put({ subject: `Mail ${n}` });
    const page = async (query: string): Promise<{ emails: ListedEmail[]; total: number }> => (await admin(`GET /api/email${query}`)).json();
    expect(await page('?perPage=2&page=2')).toMatchObject({ emails: [{ subject: 'Mail 3' }, { subject: 'Mail 2' }], total: 5 });
    expect(await page('?perPage=2&page=3')).toMatchObject({ emails: [{ subject: 'Mail 1' }], total: 5 });
    expect(await page('?perPage=2&page=9')).toMatchObject({ emails: [], total: 5 });
  });
});
