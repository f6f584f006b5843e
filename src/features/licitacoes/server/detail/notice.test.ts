import { beforeAll, describe, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { sevenNotices } from '../import/sources/sevenNotices.ts';
import { importFile } from '../import/testImport.ts';

const { server, admin, client } = testDemo();

let ids: number[];

beforeAll(async () => {
  await server.database.write((db) => db.deleteFrom('licitacoes').execute());
  await importFile(admin, sevenNotices());
  const rows = await server.database.read.selectFrom('licitacoes').select('id').orderBy('controle').execute();
  ids = rows.map(({ id }) => id);
});

describe('the calls of the specification', () => {
  test('list notices newest first, ten per page, with all related fields', async () => {
    const { allData, invoices, total } = (await client('GET /apps/invoice/invoices')).json();
    expect([allData.length, total]).toEqual([7, 7]);
    expect(invoices.map(({ id }: { id: number }) => id)).toEqual(ids.toReversed());
    expect(Object.keys(invoices[0])).toEqual([
      'id',
      'UASG',
      'abertura',
      'modalidade',
      'municipio',
      'num_licitacao',
      'objeto',
      'orgao',
      'tipo_item',
      'valor_estimado',
    ]);
  });

  test('search órgão and município ignoring accents and case, and count the matches', async () => {
    const search = async (q: string) => (await client(`GET /apps/invoice/invoices?q=${encodeURIComponent(q)}&perPage=1&page=2`)).json();
    expect(await search('NITEROI')).toMatchObject({ total: 1, invoices: [], allData: { length: 7 } });
    expect(await search('curitiba')).toMatchObject({ total: 2, invoices: [{ municipio: 'Curitiba' }] });
    expect((await search('limpeza')).total).toBe(0);
    expect((await search('%')).total).toBe(0);
    expect((await search('_')).total).toBe(0);
  });

  test('show a notice with payment details; a missing one leaves the key out', async () => {
    const shown = (await client(`GET /api/invoice/invoices/${ids[0]}`)).json();
    expect(shown.invoice.id).toBe(ids[0]);
    expect(shown.paymentDetails).toEqual({ totalDue: 'R$\u00a01.000,00', bankName: '', country: '', iban: '', swiftCode: '' });
    const missing = await client('GET /api/invoice/invoices/999999');
    expect(missing.statusCode).toBe(200);
    expect(Object.keys(missing.json())).toEqual(['paymentDetails']);
  });

  test('list the órgãos of the five newest notices', async () => {
    const clients = (await client('GET /api/invoice/clients')).json();
    expect(clients).toHaveLength(5);
    expect(clients[0]).toEqual({
      name: 'Município de Vila Alegre',
      company: 'Município de Vila Alegre',
      address: 'Belém - PA',
      companyEmail: '',
      country: 'Brasil',
      contact: '',
    });
  });

  test('remove a notice for all users, and restore it completely', async () => {
    const id = ids[3] as number;
    const before = (await client(`GET /api/licitacoes/${id}`)).json();
    expect((await client(`DELETE /apps/invoice/delete?id=${id}`)).statusCode).toBe(403);
    const removed = await admin(`DELETE /apps/invoice/delete?id=${id}`);
    expect([removed.statusCode, removed.body]).toEqual([200, '']);
    expect((await client(`GET /api/licitacoes/${id}`)).statusCode).toBe(404);
    expect((await admin(`DELETE /apps/invoice/delete?id=${id}`)).statusCode).toBe(404);
    expect((await client(`POST /api/licitacoes/${id}/restore`)).statusCode).toBe(403);
    expect((await admin(`POST /api/licitacoes/${id}/restore`)).statusCode).toBe(200);
    expect((await client(`GET /api/licitacoes/${id}`)).json()).toEqual(before);
    expect((await admin(`POST /api/licitacoes/${id}/restore`)).statusCode).toBe(404);
  });

  test('removes and restores once when requested several times in parallel', async () => {
    const id = ids[3] as number;
    const removed = await Promise.all([1, 2, 3, 4].map(() => admin(`DELETE /apps/invoice/delete?id=${id}`)));
    expect(removed.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404, 404]);
    const restored = await Promise.all([1, 2, 3].map(() => admin(`POST /api/licitacoes/${id}/restore`)));
    expect(restored.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404, 404]);
  });

  test('expire the undo after ten minutes', async () => {
    const id = ids[3] as number;
    await admin(`DELETE /apps/invoice/delete?id=${id}`);
    const elevenMinutesAgo = new Date(Date.now() - 11 * 60_000).toISOString();
    const setRemoved = (removida_em: string) =>
      server.database.write((db) => db.updateTable('licitacoes_removidas').set({ removida_em }).execute());
    const listed = async () => (await admin('GET /api/licitacoes/removed')).json();
    expect(await listed()).toMatchObject({
      total: 1,
      removidas: [{ id, por: 'Helena Prado', objeto: expect.any(String), desfazer_ate: expect.any(String) }],
    });
    expect((await admin(`GET /api/licitacoes/removed?id=${id}`)).json().total).toBe(1);
    expect((await admin(`GET /api/licitacoes/removed?id=${id + 1}`)).json()).toEqual({ removidas: [], total: 0 });
    expect((await client('GET /api/licitacoes/removed')).statusCode).toBe(403);
    await setRemoved(elevenMinutesAgo);
    expect(await listed()).toMatchObject({ total: 1, removidas: [{ id, objeto: null, desfazer_ate: null }] });
    const late = await admin(`POST /api/licitacoes/${id}/restore`);
    expect([late.statusCode, late.json().type]).toEqual([410, 'undo-expired']);
    await setRemoved(new Date().toISOString());
    expect((await admin(`POST /api/licitacoes/${id}/restore`)).statusCode).toBe(200);
  });
});

describe('a notice', () => {
  test('is shown with lotes and documents', async () => {
    const licitacao_id = ids[0] as number;
    const lote = {
      numero: 1,
      grupo: null,
      descricao: 'Detergente',
      quantidade: 2.5,
      unidade: 'L',
      valor_unitario: 4,
      valor_total: 10,
      material_servico: 'M',
      beneficio: '',
      criterio: 'Menor preço',
      situacao_codigo: 1,
      catalogo: '',
      situacao: 'Em Andamento',
      atualizacao: null,
    };
    await server.database.write(async (db) => {
      await db
        .insertInto('lotes')
        .values({ ...lote, licitacao_id })
        .execute();
      await db
        .insertInto('documentos')
        .values({ licitacao_id, sequencial: 1, titulo: 'Edital', tipo: 'Edital', url: 'https://exemplo.gov.br/1', publicacao: null })
        .execute();
    });
    const shown = (await client(`GET /api/licitacoes/${licitacao_id}`)).json();
    expect(shown.lotes).toMatchObject([{ descricao: 'Detergente', quantidade: 2.5, valor_total: 10 }]);
    expect(shown.documentos).toMatchObject([{ titulo: 'Edital', url: 'https://exemplo.gov.br/1' }]);
    expect((await client(`GET /api/licitacoes/${licitacao_id}/lotes`)).json()).toEqual({ lotes: shown.lotes });
  });

  test.each(['', '/lotes', '/neighbours'])('that does not exist is not found (%s)', async (part) => {
    expect((await client(`GET /api/licitacoes/999999${part}`)).statusCode).toBe(404);
  });

  test('shows admins the original record', async () => {
    expect((await client(`GET /api/licitacoes/${ids[0]}/record`)).statusCode).toBe(403);
    const { fonte, registro } = (await admin(`GET /api/licitacoes/${ids[0]}/record`)).json();
    expect(fonte).toBe('pncp');
    expect(JSON.parse(registro)).toMatchObject({ numeroCompra: '90021' });
  });

  test('shows the account that admins saved for its órgão, as all notices of that órgão do', async () => {
    const account = { bankName: 'Banco', country: 'Portugal', iban: 'PT50 0002 0123 1234 5678 9015 4', swiftCode: 'bcomptpl' };
    expect((await client('PUT /api/orgaos/11222333000181/account', account)).statusCode).toBe(403);
    expect((await admin('PUT /api/orgaos/11222333000181/account', account)).statusCode).toBe(200);
    const kept = { ...account, iban: 'PT50000201231234567890154', swiftCode: 'BCOMPTPL' };
    expect((await client(`GET /api/licitacoes/${ids[6]}`)).json().paymentDetails).toEqual({ totalDue: 'R$\u00a030,00', ...kept });
    expect((await admin('PUT /api/orgaos/11222333000181/account', { ...account, iban: null })).statusCode).toBe(400);
    expect((await admin('PUT /api/orgaos/11222333000181/account', { ...account, extra: 1 })).json().faults).toEqual([
      { path: 'body.extra', message: 'não é reconhecido' },
    ]);
  });

  describe('saving an account', () => {
    const valid = {
      bankName: 'Banco',
      country: 'Deutschland',
      iban: 'DE89370400440532013000',
      swiftCode: '',
      branch: '',
      accountNumber: '',
    };
    const brazilian = 'BR1800360305000010009795493C1';
    const local = { ...valid, country: 'Brasil', iban: '', branch: '3603-9', accountNumber: '12345-6' };
    test.each([
      ['an IBAN with wrong check digits', { ...valid, iban: 'DE88370400440532013000' }, ['body.iban']],
      ['an IBAN that is too short for its country', { ...valid, iban: 'DE8937040044053201300' }, ['body.iban']],
      ['an IBAN of a country without IBANs', { ...valid, iban: 'US89370400440532013000' }, ['body.iban']],
      ['a SWIFT code of nine letters', { ...valid, swiftCode: 'DEUTDEFF5' }, ['body.swiftCode']],
      ['a foreign account without an IBAN', { ...valid, iban: '' }, ['body.iban']],
      ['a Brazilian account without its numbers', { ...local, branch: '', accountNumber: '' }, ['body.branch', 'body.accountNumber']],
      ['invalid numbers', { ...local, branch: 'centro', accountNumber: 'x' }, ['body.branch', 'body.accountNumber']],
      ['numbers without a bank', { ...local, bankName: '' }, ['body.bankName']],
      // Without the space each would be another number.
      ['a space in a branch or a number', { ...local, branch: '1234 5', accountNumber: '12345 6' }, ['body.branch', 'body.accountNumber']],
      ['a branch and a number outside Brazil', { ...valid, branch: '1', accountNumber: '2' }, ['body.branch', 'body.accountNumber']],
      ['an account without a country', { ...valid, country: ' ' }, ['body.country']],
      ['a Brazilian IBAN for Germany', { ...valid, country: 'Alemanha', iban: brazilian }, ['body.iban']],
      ['a German IBAN for Brazil', { ...local, iban: valid.iban }, ['body.iban']],
      ['an IBAN that does not match branch and number', { ...local, iban: brazilian }, ['body.iban']],
    ])('rejects %s', async (_, account, paths) => {
      const answer = await admin('PUT /api/orgaos/11222333000181/account', account);
      expect([answer.statusCode, answer.json().faults.map(({ path }: { path: string }) => path)]).toEqual([400, paths]);
    });

    test('accepts Brazilian numbers, given or taken from the IBAN, and removes the account when all fields are empty', async () => {
      const shown = async () => {
        const { agencia, conta, paymentDetails } = (await client(`GET /api/licitacoes/${ids[6]}`)).json();
        return [agencia, conta, paymentDetails.iban];
      };
      expect((await admin('PUT /api/orgaos/11222333000181/account', local)).statusCode).toBe(200);
      expect(await shown()).toEqual(['3603-9', '12345-6', '']);
      const iban = brazilian;
      const { branch: _, accountNumber: __, ...specified } = { ...local, iban };
      expect((await admin('PUT /api/orgaos/11222333000181/account', specified)).statusCode).toBe(200);
      expect(await shown()).toEqual(['0001', '9795493', iban]);
      // As the form sends it again; with the check digit separated it is the same number.
      const again = { ...local, iban, branch: ' 0001 ', accountNumber: '979.549-3' };
      expect((await admin('PUT /api/orgaos/11222333000181/account', again)).statusCode).toBe(200);
      expect(await shown()).toEqual(['0001', '979549-3', iban]);
      const empty = { bankName: '', country: 'Brasil', iban: '', swiftCode: '' };
      expect((await admin('PUT /api/orgaos/11222333000181/account', empty)).statusCode).toBe(200);
      expect(await shown()).toEqual(['', '', '']);
    });
  });
});

test('a starting view is saved per user', async () => {
  await client('PUT /api/licitacoes/params', { params: 'status=aberta' });
  expect((await client('GET /api/licitacoes/params')).json()).toEqual({ params: 'status=aberta' });
  expect((await admin('GET /api/licitacoes/params')).json()).toEqual({ params: '' });
});
