import { beforeEach, describe, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { controlNumber, pncpRecord } from './sources/fixtures.ts';
import { importFile } from './testImport.ts';

const { server, admin } = testDemo();
beforeEach(async () => {
  await server.database.write(async (db) => {
    await db.deleteFrom('licitacoes').execute();
    await db.deleteFrom('licitacoes_removidas').execute();
  });
});

const send = (content: string | Buffer | object) => importFile(admin, content);

async function onlyNotice() {
  const { licitacoes } = (await admin('GET /api/licitacoes')).json();
  expect(licitacoes).toHaveLength(1);
  return (await admin(`GET /api/licitacoes/${licitacoes[0].id}`)).json();
}

describe('a bad row', () => {
  test('is rejected alone, with its position, field and reason', async () => {
    const bad = pncpRecord({ numeroControlePNCP: controlNumber(9), dataPublicacaoPncp: '31/05/2026' });
    const importacao = await send([pncpRecord(), bad, 'not a record', pncpRecord({ numeroControlePNCP: '123' })]);
    expect(importacao).toMatchObject({ lidos: 4, novos: 1, rejeitados: 3 });
    const rejects = await server.database.read
      .selectFrom('importacoes_rejeitos')
      .select(['indice', 'controle', 'campo', 'motivo'])
      .where('importacao_id', '=', importacao.id)
      .orderBy('indice')
      .execute();
    expect(rejects).toEqual([
      { indice: 2, controle: controlNumber(9), campo: 'dataPublicacaoPncp', motivo: 'notDate' },
      { indice: 3, controle: '', campo: '', motivo: 'notRecord' },
      { indice: 4, controle: '123', campo: 'numeroControlePNCP', motivo: 'badKey' },
    ]);
  });

  test.each([
    ['anoCompra', 2026.5, 'notNumber'],
    ['situacaoCompraId', 1e12, 'notNumber'],
    ['modalidadeId', '6', 'notNumber'],
    ['dataAberturaProposta', '2026-02-31T08:00:00', 'notDate'],
    ['dataAberturaProposta', '0001-01-01T08:00:00', 'notDate'],
    ['unidadeOrgao.codigoUnidade', 'x'.repeat(9000), 'tooLong'],
    ['objetoCompra', 'x '.repeat(60_000), 'tooLong'],
    ['numeroControlePNCP', 'a\u0000b', 'badKey'],
    ['srp', 1, 'notFlag'],
  ])('whose %s is %s falls alone too', async (path, value, motivo) => {
    const [field = '', inner] = path.split('.');
    const odd = inner ? { ...(pncpRecord()[field] as object), [inner]: value } : value;
    const importacao = await send([pncpRecord({ numeroControlePNCP: controlNumber(9), [field]: odd }), pncpRecord()]);
    expect(importacao).toMatchObject({ novos: 1, rejeitados: 1 });
    const reject = await server.database.read
      .selectFrom('importacoes_rejeitos')
      .select(['campo', 'motivo'])
      .where('importacao_id', '=', importacao.id)
      .executeTakeFirst();
    expect(reject).toEqual({ campo: inner ?? field, motivo });
  });

  test('at the beginning of a file does not reject the rest', async () => {
    expect(await send([null, {}, pncpRecord()])).toMatchObject({ lidos: 3, novos: 1, rejeitados: 2 });
  });

  test('is accepted when the source has no object', async () => {
    expect(await send([pncpRecord({ objetoCompra: ' ' })])).toMatchObject({ novos: 1, rejeitados: 0 });
    expect((await onlyNotice()).objeto).toBe('');
  });

  test('shows an absurd amount instead of failing', async () => {
    await send([pncpRecord({ valorTotalEstimado: 4.5e12 })]);
    expect((await onlyNotice()).valor_estimado).toBe(4.5e12);
  });
});
