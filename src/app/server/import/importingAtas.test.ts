// The import of atas, the calls on them, and their end in the calendar.
import { beforeAll, describe, expect, test } from 'vitest';
import { seedAtas } from '#features/atas/server/demo/seed.ts';
import { dayAhead, pageOf } from '#features/contratos/server/import/testContratos.ts';
import { importFile } from '#features/licitacoes/server/import/testImport.ts';
import type { SourceRecord } from '#kit/server/records/fields.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';

const { server, admin, client } = testDemo();

/** An invented record, in the shape of PNCP's consultation service. */
function ataRecord(numero: number, said: SourceRecord = {}): SourceRecord {
  return {
    numeroControlePNCPAta: `99000111000100-1-000007/2026-${String(numero).padStart(6, '0')}`,
    numeroAtaRegistroPreco: String(numero).padStart(5, '0'),
    anoAta: 2026,
    numeroControlePNCPCompra: '99000111000100-1-000007/2026',
    cancelado: false,
    dataCancelamento: null,
    dataAssinatura: '2026-03-02',
    vigenciaInicio: '2026-03-08',
    vigenciaFim: dayAhead(300),
    dataPublicacaoPncp: '2026-03-07',
    dataInclusao: '2026-03-07',
    dataAtualizacao: '2026-03-07',
    dataAtualizacaoGlobal: '2026-03-07',
    usuario: 'Portal Compras Abertas',
    objetoContratacao: 'Registro de preços de coletes',
    cnpjOrgao: '99000111000100',
    nomeOrgao: 'Município de Pedra Alta',
    cnpjOrgaoSubrogado: null,
    nomeOrgaoSubrogado: null,
    codigoUnidadeOrgao: '262201',
    nomeUnidadeOrgao: 'Secretaria de Obras',
    codigoUnidadeOrgaoSubrogado: null,
    nomeUnidadeOrgaoSubrogado: null,
    possibilidadeAdesao: false,
    ...said,
  };
}

const records = [
  ataRecord(1),
  ataRecord(2, { vigenciaFim: dayAhead(10), possibilidadeAdesao: true, anoAta: 2025 }),
  ataRecord(3, {
    cancelado: true,
    dataCancelamento: '2026-04-01T10:00:00',
    nomeOrgao: 'Câmara de Pedra Alta',
    cnpjOrgao: '99ABC123000145',
  }),
  ataRecord(4, { vigenciaFim: dayAhead(-1), possibilidadeAdesao: undefined, objetoContratacao: 'Registro de preços de pneus' }),
];

beforeAll(async () => {
  await server.database.write((db) => db.deleteFrom('atas').execute());
  expect(await importFile(admin, pageOf(...records))).toMatchObject({ tipo: 'pncp-atas', novos: 4, rejeitados: 0 });
});

async function found(query: string): Promise<string> {
  const answer = await client(`GET /api/atas?${query}`);
  expect(answer.statusCode).toBe(200);
  const { atas, total } = answer.json();
  expect(total).toBe(atas.length);
  return atas.map(({ numero }: { numero: string }) => numero.slice(4)).join('');
}

async function idOf(numero: number): Promise<number> {
  const { atas } = (await client('GET /api/atas')).json();
  return atas.find((ata: { numero: string }) => Number(ata.numero) === numero).id;
}

describe('the list', () => {
  test.each([
    ['order=asc', '1234'],
    ['order=asc&sort=vigencia_fim', '4213'],
    ['order=asc&situacao=vigente', '12'],
    ['situacao=vence30', '2'],
    ['situacao=encerrada', '4'],
    ['cancelada=true', '3'],
    ['order=asc&adesao=false', '13'],
    ['orgaos=99ABC123000145', '3'],
    ['ano=2025', '2'],
    ['q=pneus', '4'],
    ['q=ata+00003/2026', '3'],
    ['q=Atas:+numero+00003', '3'],
    ['q=ata+de+registro+de+precos+00003/2026', '3'],
    ['order=asc&compra=99000111000100-1-000007/2026', '1234'],
  ])('%s', async (query, numbers) => {
    expect(await found(query)).toBe(numbers);
  });

  test('is counted by validity, where cancelled ones are not, and by facets', async () => {
    const { json } = await client('GET /api/atas/count');
    expect(json()).toEqual({ vigente: 2, vence90: 1, vence30: 1, encerrada: 1, total: 4 });
    const facets = (await client('GET /api/atas/facets?ano=2025')).json();
    expect(facets).toEqual({
      orgaos: [{ value: '99000111000100', label: 'Município de Pedra Alta', count: 1 }],
      ano: [
        { value: '2026', label: '2026', count: 3 },
        { value: '2025', label: '2025', count: 1 },
      ],
    });
  });

  test('is exported as CSV and XLSX', async () => {
    const csv = await client('GET /api/atas/export');
    expect(csv.body.trim().split('\r\n')).toHaveLength(5);
    expect(csv.body).toContain('99.ABC.123/0001-45');
    expect((await client('GET /api/atas/export/xlsx')).body.slice(0, 2)).toBe('PK');
  });
});

test('an ata has all of its record, is found, and its changes are recorded', async () => {
  const id = await idOf(1);
  expect((await client(`GET /api/atas/${id}`)).json()).toMatchObject({
    ...{ numero: '00001', adesao: false, cancelada: false, cancelamento: null, publicacao: '2026-03-07T03:00:00.000Z', licitacao: null },
    url: 'https://pncp.gov.br/app/atas/99000111000100/2026/7/1',
  });
  const cancelled = { cancelado: true, dataCancelamento: '2026-06-01', dataAtualizacaoGlobal: '2026-06-01T09:00:00' };
  expect(await importFile(admin, pageOf(ataRecord(1, cancelled), records[1] as SourceRecord))).toMatchObject({
    ...{ novos: 0, atualizados: 1, inalterados: 1 },
  });
  const { alteracoes } = (await client(`GET /api/atas/${id}/changes`)).json();
  expect(alteracoes.map(({ campo }: { campo: string }) => campo)).toEqual(['cancelada', 'cancelamento']);
  const { groups } = (await client('GET /api/search?q=coletes')).json();
  const { entries } = groups.find(({ group }: { group: string }) => group === 'atas');
  expect(entries.map(({ link }: { link: string }) => link)).toContain(`/atas/${id}`);
  expect((await client('GET /api/atas/999999')).statusCode).toBe(404);
});

test('rejects a faulty record by its field and reason', async () => {
  const faulty = [ataRecord(5, { numeroControlePNCPAta: 'x' }), ataRecord(6, { nomeOrgao: null }), ataRecord(7, { cancelado: 'sim' })];
  const run = await importFile(admin, pageOf(...faulty));
  const { rejeitos } = (await admin(`GET /api/importacoes/${run.id}/rejects`)).json();
  expect(rejeitos.map(({ campo, motivo }: Record<string, string>) => [campo, motivo])).toEqual([
    ['numeroControlePNCPAta', 'badKey'],
    ['nomeOrgao', 'missing'],
    ['cancelado', 'notFlag'],
  ]);
});

test('the end of a watched ata is in the calendar of that account alone', async () => {
  const id = await idOf(2);
  const path = `/api/vigencias/ata/${id}`;
  const dates = async (call: typeof client) => {
    const period = new URLSearchParams({ start: new Date().toISOString(), end: `${dayAhead(60)}T00:00:00.000Z` });
    const { dates } = (await call(`GET /api/calendar/dates?${period}`)).json();
    return dates.filter(({ thing }: { thing: string }) => thing === 'ata');
  };
  expect((await client(`GET ${path}`)).json()).toEqual({ acompanhada: false });
  for (let twice = 0; twice < 2; twice++) expect((await client(`PUT ${path}`)).statusCode).toBe(200);
  expect((await client(`GET ${path}`)).json()).toEqual({ acompanhada: true });
  expect(await dates(client)).toMatchObject([{ key: `ata:${id}:vigenciaFim`, thingId: id, allDay: true, calendar: 'Licitações Fechadas' }]);
  expect(await dates(admin)).toEqual([]);
  const ics = await client(`GET /api/calendar/dates/ata:${id}:vigenciaFim/ics`);
  expect(ics.body).toContain('BEGIN:VEVENT');
  expect((await client(`DELETE ${path}`)).statusCode).toBe(200);
  expect(await dates(client)).toEqual([]);
  expect((await client('PUT /api/vigencias/ata/999999')).statusCode).toBe(404);
  expect((await client('PUT /api/vigencias/contrato/999999')).statusCode).toBe(404);
});

test('the demo has atas with their notices', async () => {
  await server.database.write(async (db) => {
    await db.deleteFrom('atas').execute();
    await seedAtas(db, new Date());
  });
  const { atas, total } = (await client('GET /api/atas')).json();
  expect(total).toBeGreaterThan(10);
  expect((await client(`GET /api/atas/${atas[0].id}`)).json()).toMatchObject({ licitacao: expect.any(Number), url: null });
  const [{ orgao_cnpj, orgao_pagina }] = atas;
  expect(orgao_pagina).toBe(orgao_cnpj);
  expect((await client(`GET /api/orgaos/${orgao_pagina}`)).statusCode).toBe(200);
});
