import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Call, demoAdmin, demoClient, type TestServer, testServer } from '#kit/server/testServer.ts';
import { controlNumber, pncpRecord } from './sources/fixtures.ts';
import { sendFile } from './sources/sending.ts';

let server: TestServer;
let admin: Call;

beforeAll(async () => {
  server = await testServer({ demo: true });
  admin = await server.as(demoAdmin);
});
beforeEach(async () => {
  await server.database.write(async (db) => {
    await db.deleteFrom('licitacoes').execute();
    await db.deleteFrom('licitacoes_removidas').execute();
  });
});
afterAll(() => server.close());

const send = (content: string | Buffer | object) => sendFile(admin, content);

async function onlyNotice() {
  const { licitacoes } = (await admin('GET /api/licitacoes')).json();
  expect(licitacoes).toHaveLength(1);
  return (await admin(`GET /api/licitacoes/${licitacoes[0].id}`)).json();
}

describe('a bad row', () => {
  test('falls alone, with its place, field and reason kept', async () => {
    const bad = pncpRecord({ numeroControlePNCP: controlNumber(9), dataPublicacaoPncp: '31/05/2026' });
    const { report } = await send([pncpRecord(), bad, 'not a record', pncpRecord({ numeroControlePNCP: '123' })]);
    expect(report).toMatchObject({ lidos: 4, novos: 1, rejeitados: 3 });
    const rejects = await server.database.read
      .selectFrom('importacoes_rejeitos')
      .select(['indice', 'controle', 'campo', 'motivo'])
      .where('importacao_id', '=', report.id)
      .orderBy('indice')
      .execute();
    expect(rejects).toEqual([
      { indice: 2, controle: controlNumber(9), campo: 'dataPublicacaoPncp', motivo: 'notDate' },
      { indice: 3, controle: '', campo: '', motivo: 'notRecord' },
      { indice: 4, controle: '123', campo: 'numeroControlePNCP', motivo: 'badControl' },
    ]);
  });

  test.each([
    ['anoCompra', 2026.5, 'notNumber'],
    ['situacaoCompraId', 1e12, 'notNumber'],
    ['modalidadeId', '6', 'notNumber'],
    ['dataAberturaProposta', '2026-02-31T08:00:00', 'notDate'],
    ['dataAberturaProposta', '0001-01-01T08:00:00', 'notDate'],
    ['unidadeOrgao.codigoUnidade', 'x'.repeat(9000), 'tooLong'],
    ['objetoCompra', 'x '.repeat(600_000), 'tooLong'],
    ['numeroControlePNCP', 'a\u0000b', 'badControl'],
    ['srp', 1, 'notFlag'],
  ])('whose %s is %s falls alone too', async (path, value, motivo) => {
    const [field = '', inner] = path.split('.');
    const odd = inner ? { ...(pncpRecord()[field] as object), [inner]: value } : value;
    const { report } = await send([pncpRecord({ numeroControlePNCP: controlNumber(9), [field]: odd }), pncpRecord()]);
    expect(report).toMatchObject({ novos: 1, rejeitados: 1 });
    const reject = await server.database.read
      .selectFrom('importacoes_rejeitos')
      .select(['campo', 'motivo'])
      .where('importacao_id', '=', report.id)
      .executeTakeFirst();
    expect(reject).toEqual({ campo: inner ?? field, motivo });
  });

  test('at the head of a file does not speak for the rest', async () => {
    expect((await send([null, {}, pncpRecord()])).report).toMatchObject({ lidos: 3, novos: 1, rejeitados: 2 });
  });

  test('shows an absurd amount instead of failing', async () => {
    await send([pncpRecord({ valorTotalEstimado: 4.5e12 })]);
    expect((await onlyNotice()).valor_estimado).toBe(4.5e12);
  });
});

describe('a file that is none of ours', () => {
  test.each([
    ['a register of órgãos', [{ codigoOrgao: 1, nomeOrgao: 'X' }], 'unknown-file-kind'],
    ['something else', [{ a: 1 }], 'unknown-file-kind'],
    ['no list', { message: 'erro' }, 'unreadable-file'],
    ['a page', '<html><body>502</body></html>', 'unreadable-file'],
    ['nothing', '', 'unreadable-file'],
    ['two lists', '[][]', 'unreadable-file'],
    ['half a file', '[{"numeroControlePNCP":"1', 'unreadable-file'],
    ['another encoding', Buffer.from('[{"a":"licita\xe7\xe3o"}]', 'latin1'), 'unreadable-file'],
  ])('(%s) is refused with a reason and leaves a failed run', async (_, content, type) => {
    const { problem } = await send(content);
    expect(problem.type).toBe(type);
    expect(problem.detail).toBeTruthy();
    const run = await server.database.read
      .selectFrom('importacoes')
      .select(['estado', 'erro', 'terminada_em'])
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow();
    expect(run).toMatchObject({ estado: 'falhou', erro: expect.any(String), terminada_em: expect.any(String) });
  });
});

test('only admins import', async () => {
  const client = await server.as(demoClient);
  const answer = await client('POST /api/importacoes?arquivo=a.json', Buffer.from('[]'), { 'content-type': 'application/octet-stream' });
  expect(answer.statusCode).toBe(403);
});
