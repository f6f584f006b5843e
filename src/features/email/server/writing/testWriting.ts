// Three users who write to each other, and the calls they need, for tests.
import { beforeAll, expect, vi } from 'vitest';
import { serverForFile } from '#kit/server/testing/testDemo.ts';
import type { Call } from '#kit/server/testing/testServer.ts';
import type { Draft, ListedEmail, ShownEmail } from '../../entities.ts';
import { createPerson, type Person } from '../testPeople.ts';

export const outside = { name: 'Órgão', email: 'compras@orgao.example' };
export const nothing = { to: [], cc: [], bcc: [], subject: '', message: '' };
export const box = async (call: Call, folder: string): Promise<ListedEmail[]> =>
  (await call(`GET /api/email?folder=${folder}`)).json().emails;
export const shown = async (call: Call, id: number): Promise<ShownEmail> => (await call(`GET /api/email/mails/${id}`)).json();
export const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** Starts a server and creates the users for the test file. Ana is the default caller. */
export function testWriting() {
  const server = serverForFile({ demo: true });
  const people = {} as Record<'ana' | 'rui' | 'eva', Person>;
  beforeAll(async () => {
    people.ana = await createPerson(server, 'Ana Lima');
    people.rui = await createPerson(server, 'Rui Dias');
    people.eva = await createPerson(server, 'Eva Reis');
  });

  const address = (who: keyof typeof people) => ({ name: who, email: people[who].email });
  const begin = async (fields: object = {}, call = people.ana.call): Promise<Draft> =>
    (await call('POST /api/email/drafts', { ...nothing, ...fields })).json();
  /** Sends as soon as possible: on a busy machine, the request may take longer than the delay. */
  const sendSoon = async (id: number, call = people.ana.call) => {
    for (let wait = 150, status = 0; status !== 200; wait *= 4) {
      const at = new Date(Date.now() + wait).toISOString();
      status = (await call(`POST /api/email/drafts/${id}/send`, { at })).statusCode;
      expect([200, 400]).toContain(status);
      expect(wait).toBeLessThan(10_000);
    }
  };
  /** Sends it and waits until it was sent. */
  const leave = async (id: number, call = people.ana.call) => {
    await sendSoon(id, call);
    await hasLeft(id, call);
  };
  const hasLeft = (id: number, call = people.ana.call) =>
    vi.waitFor(async () => expect((await shown(call, id)).folder).toBe('sent'), { timeout: 12_000, interval: 40 });
  const attach = (id: number, fileName: string, bytes: Uint8Array, call = people.ana.call) =>
    call(`POST /api/email/drafts/${id}/attachments?fileName=${encodeURIComponent(fileName)}`, bytes, {
      'content-type': 'application/octet-stream',
    });
  return { server, people, address, begin, sendSoon, leave, hasLeft, attach };
}
