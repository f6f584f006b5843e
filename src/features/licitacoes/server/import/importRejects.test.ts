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
    ['dataPublicacaoPncp', '2026-02-31T08:00:00', 'notDate'],
    ['dataPublicacaoPncp', '0001-01-01T08:00:00', 'notDate'],
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

describe('an optional date', () => {
  test.each([
    ['0026-06-21T08:00:00', 'notDate'],
    ['2206-06-21T08:30:00', 'badYear'],
    ['1926-06-21T08:30:00', 'badYear'],
    ['20266-06-21T08:30:00', 'notDate'],
    ['2026-02-31T08:30:00', 'notDate'],
    ['2026-06-21T24:00:00', 'notDate'],
    [20_260_621, 'notDate'],
  ])('that is %s is left empty and marked, and the report tells', async (said, motivo) => {
    const importacao = await send([pncpRecord({ dataEncerramentoProposta: said, dataAtualizacaoGlobal: said })]);
    expect(importacao).toMatchObject({ novos: 1, rejeitados: 0, avisos: 2, previa: { avisos: 2, rejeitados: 0 } });
    expect(await onlyNotice()).toMatchObject({ encerramento: null, encerramento_ilegivel: String(said), abertura_ilegivel: '' });
    const { rejeitos, total } = (await admin(`GET /api/importacoes/${importacao.id}/rejects?mantidos=true`)).json();
    expect(total).toBe(2);
    expect(rejeitos[0]).toMatchObject({ campo: 'dataEncerramentoProposta', valor: String(said), motivo, mantido: true });
    expect((await admin(`GET /api/importacoes/${importacao.id}/rejects`)).json()).toMatchObject({ total: 0 });
    expect((await admin(`GET /api/importacoes/${importacao.id}/rejects/export`)).body).toContain('importado sem este valor');
    // Corrected, it is a date like others.
    await send([
      pncpRecord({ dataEncerramentoProposta: '2026-06-21T08:30:00', dataAtualizacao: '2026-07-01T08:00:00', dataAtualizacaoGlobal: null }),
    ]);
    expect(await onlyNotice()).toMatchObject({ encerramento: '2026-06-21T11:30:00.000Z', encerramento_ilegivel: '' });
  });

  test('may have a space before its time', async () => {
    expect(await send([pncpRecord({ dataEncerramentoProposta: '2026-06-21 08:30:00' })])).toMatchObject({ novos: 1, avisos: 0 });
    expect(await onlyNotice()).toMatchObject({ encerramento: '2026-06-21T11:30:00.000Z' });
  });

  test('of 9999 stands for no end, and one before the publication stays as the source has it', async () => {
    const dates = { dataAberturaProposta: '2026-01-01T08:00:00', dataEncerramentoProposta: '9999-12-31T23:59:59' };
    expect(await send([pncpRecord(dates)])).toMatchObject({ novos: 1, avisos: 0 });
    expect(await onlyNotice()).toMatchObject({ abertura: '2026-01-01T11:00:00.000Z', encerramento: '9999-12-31T23:59:59.999Z' });
  });
});
