// Helpers for tests of documents, whose list is emptied before each test.
import { beforeEach, expect } from 'vitest';
import { dayInBrasilia } from '#kit/clock.ts';
import { plainPdf } from '#kit/server/files/plainPdf.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import type { SentCertidao } from '../contract.ts';
import type { Arquivo, Certidao, CertidaoInteira } from '../entities.ts';

/** The day this many days from today. */
export const day = (later: number) => dayInBrasilia(new Date(Date.now() + later * 86_400_000));

export const empty = {
  ...({ tipo: 'cndFederal', titulo: '', grupo: 'fiscal', nota: '' } as const),
  ...{ numero: '', emissor: '', emitida_em: null, vence_em: null, arquivo: null },
} satisfies SentCertidao;

/** Starts and stops a server for a test file. Admins change, the client reads. */
export function testCertidoes(options: Parameters<typeof testDemo>[0] = {}) {
  const { server, admin, client, ids } = testDemo(options);
  beforeEach(() => server.database.write((db) => db.deleteFrom('certidoes').execute()));

  const send = (content: Uint8Array, as = admin, fileName = 'certidão.pdf') =>
    as(`POST /api/certidoes/arquivos?fileName=${encodeURIComponent(fileName)}`, Buffer.from(content), {
      'content-type': 'application/octet-stream',
    });
  const sentFile = async (text = 'Certidão'): Promise<Arquivo> => {
    const answer = await send(plainPdf([text]));
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  };
  const add = (certidao: Partial<SentCertidao>, as = admin) => as('POST /api/certidoes', { ...empty, ...certidao });
  const added = async (certidao: Partial<SentCertidao>): Promise<Certidao> => {
    const answer = await add(certidao);
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  };
  const list = async (query = ''): Promise<Certidao[]> => (await client(`GET /api/certidoes?perPage=100&${query}`)).json().certidoes;
  const titles = async (query = '') => (await list(query)).map(({ titulo }) => titulo);
  const shown = async (id: number): Promise<CertidaoInteira> => (await client(`GET /api/certidoes/${id}`)).json();
  return { server, admin, client, ids, send, sentFile, add, added, list, titles, shown };
}
