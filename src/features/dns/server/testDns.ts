// Helpers for tests of the DNS list, which is emptied before each test.
import { beforeEach, expect } from 'vitest';
import { dayInBrasilia } from '#kit/clock.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { DnsEntry, DnsRow, DnsUpload } from '../contract.ts';

export const sheet = 'Domínio;Pedido;Vigência;Vencimento;Nota\n';
/** The day this many days from today. */
export const day = (later: number) => dayInBrasilia(new Date(Date.now() + later * 86_400_000));

/** Starts and stops a server for a test file. Admins upload and commit, the client reads the list. */
export function testDns() {
  const { server, admin, client } = testDemo();
  beforeEach(() =>
    server.database.write(async (db) => {
      await db.deleteFrom('dns_entries').execute();
      await db.deleteFrom('dns_uploads').execute();
    }),
  );

  const send = (arquivo: string, content: string | Uint8Array, as = admin, headers: Record<string, string> = {}) =>
    as(`POST /api/dns/uploads?arquivo=${encodeURIComponent(arquivo)}`, Buffer.from(content), {
      'content-type': 'application/octet-stream',
      ...headers,
    });
  const sent = async (content: string, arquivo = 'lista.csv'): Promise<DnsUpload> => {
    const answer = await send(arquivo, content);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  };
  const commit = ({ id }: { id: number }, withoutFaulty = false) => admin(`POST /api/dns/uploads/${id}/commit`, { withoutFaulty });
  const rowsOf = async ({ id }: { id: number }, query = ''): Promise<DnsRow[]> =>
    (await admin(`GET /api/dns/uploads/${id}/rows?perPage=100${query}`)).json().rows;
  const names = async (query = ''): Promise<string[]> =>
    (await client(`GET /api/dns/entries?perPage=100&${query}`)).json().entries.map(({ nome }: DnsEntry) => nome);
  const committed = async (content: string, arquivo?: string) => {
    const upload = await sent(content, arquivo);
    expect((await commit(upload)).statusCode).toBe(200);
    return upload;
  };
  const auditKinds = async (): Promise<string[]> =>
    (await admin('GET /api/audit?subjectType=dnsUpload')).json().events.map(({ kind }: { kind: string }) => kind);
  return { server, admin, client, send, sent, commit, rowsOf, names, committed, auditKinds };
}
