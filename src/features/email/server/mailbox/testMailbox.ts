// The mailbox calls for tests; the mailboxes of both demo accounts are empty.
import { beforeEach } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { Call, TestServer } from '#kit/server/testing/testServer.ts';
import type { Email, EmailsMeta, ListedEmail, ShownEmail } from '../../entities.ts';
import { insertMail, type TestLine, type TestMail } from '../testMails.ts';

type Listed = { emails: Email[]; emailsMeta: EmailsMeta };
type Page = { emails: ListedEmail[]; total: number };

export type TestMailbox = {
  server: TestServer;
  admin: Call;
  client: Call;
  ids: { admin: number; client: number };
  /** Inserts an e-mail into the admin's mailbox. @returns its id there */
  insert(mail?: Omit<Partial<TestMail>, 'boxes'> & Omit<TestLine, 'user'>): Promise<number>;
  list(query?: string, call?: Call): Promise<Listed>;
  subjects(query?: string, call?: Call): Promise<string[]>;
  page(query?: string): Promise<Page>;
  get(id: number | string, call?: Call): Promise<Email>;
  show(id: number, query?: string, call?: Call): Promise<ShownEmail>;
  update(emailIds: unknown, dataToUpdate: object, call?: Call): ReturnType<Call>;
};

/** For a test file: a server with empty mailboxes. */
export function testMailbox(): TestMailbox {
  const { server, admin, client, ids } = testDemo();
  const list: TestMailbox['list'] = async (query = '', call = admin) => (await call(`GET /apps/email/emails${query}`)).json();
  beforeEach(() =>
    server.database.write(async (db) => {
      await db.deleteFrom('email_messages').execute();
      await db.deleteFrom('email_batches').execute();
    }),
  );
  return {
    ...{ server, admin, client, ids, list },
    insert: async (mail = {}) => {
      const { folder, isRead, isStarred, isOwn, labels, ...fields } = mail;
      const line = { user: ids.admin, folder, isRead, isStarred, isOwn, labels } as TestLine;
      return (await insertMail(server.database, { boxes: [line], ...fields })).lines[0] as number;
    },
    subjects: async (query, call) => (await list(query, call)).emails.map(({ subject }) => subject),
    page: async (query = '') => (await admin(`GET /api/email${query}`)).json(),
    get: async (id, call = admin) => (await call(`GET /apps/email/get-email?id=${id}`)).json(),
    show: async (id, query = '', call = admin) => (await call(`GET /api/email/mails/${id}${query}`)).json(),
    update: (emailIds, dataToUpdate, call = admin) => call('POST /apps/email/update-emails', { emailIds, dataToUpdate }),
  };
}
