import { beforeAll, describe, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { foldName } from '#kit/server/text/fold.ts';
import { controlNumber } from './import/sources/fixtures.ts';
import { planilhaLicitacoesColumns } from './import/sources/planilhaLicitacoesColumns.ts';
import { inDays, sevenNotices, statuses } from './import/sources/sevenNotices.ts';
import { importFile } from './import/testImport.ts';

const { server, admin, client } = testDemo();

let ids: number[];

beforeAll(async () => {
  await server.database.write((db) => db.deleteFrom('licitacoes').execute());
  await importFile(admin, sevenNotices());
  const rows = await server.database.read.selectFrom('licitacoes').select('id').orderBy('controle').execute();
  ids = rows.map(({ id }) => id);
});

/** Which of the seven notices (by number, from 1) a list returns, in order. */
async function found(query: string): Promise<number[]> {
  const answer = await client(`GET /api/licitacoes?perPage=100&sort=id&order=asc&${query}`);
  expect(answer.statusCode).toBe(200);
  const { licitacoes, total } = answer.json();
  expect(total).toBe(licitacoes.length);
  return licitacoes.map(({ id }: { id: number }) => ids.indexOf(id) + 1);
}
const all = [1, 2, 3, 4, 5, 6, 7];
const encoded = (text: string) => encodeURIComponent(text);

describe('the status', () => {
  test('follows from the dates, the situation and the result', async () => {
    const { licitacoes } = (await client('GET /api/licitacoes?sort=id&order=asc')).json();
    expect(licitacoes.map(({ status }: { status: string }) => status)).toEqual(statuses);
    expect(licitacoes[6]).toMatchObject({ suspensa: true });
    expect(licitacoes.map(({ desfecho }: { desfecho: string }) => desfecho)).toEqual(['', '', '', 'homologada', 'revogada', '', '']);
  });

  test.each(['aberta', 'andamento', 'fechada'])('%s can be filtered, and has the same count', async (status) => {
    const expected = all.filter((place) => statuses[place - 1] === status);
    expect(await found(`status=${status}`)).toEqual(expected);
    const counts = (await client(`GET /api/licitacoes/count?status=${status}`)).json();
    expect(counts[status]).toBe(expected.length);
    expect(counts.total).toBe(7);
  });

  test('lists open notices by the nearest deadline', async () => {
    const { licitacoes, total } = (await client('GET /api/licitacoes/open')).json();
    expect(total).toBe(2);
    expect(licitacoes.map(({ id }: { id: number }) => ids.indexOf(id) + 1)).toEqual([2, 1]);
  });
});

describe('the list', () => {
  test.each([
    ['', all],
    ['q=&status=&uf=', []],
    ['status=aberta,andamento', [1, 2, 3, 7]],
    ['status=aberta&status=andamento', [1, 2, 3, 7]],
    ['status[]=aberta', [1, 2]],
    ['uf=SP', [1, 5, 6]],
    ['modalidade=8,9', [5, 7]],
    ['municipio=niteroi', [2]],
    ['municipio=universidade', []],
    ['orgao=curitiba', []],
    ['orgao=parana', [3, 4]],
    ['orgao=universidade', [3, 4]],
    ['uasg=150001', [1]],
    ['valorMin=100&valorMax=1000', [1, 4]],
    [`aberturaDe=${inDays(1).slice(0, 10)}`, [1, 5]],
    [`aberturaDe=${inDays(-5).slice(0, 10)}&aberturaAte=${inDays(-5).slice(0, 10)}`, [2]],
    ['srp=false', [2]],
    ['uf=SP&status=fechada', [5, 6]],
  ])('narrowed by «%s»', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test.each([
    ['limpeza', [1, 2]],
    ['LIMPEZA material', [1]],
    ['limpeza -hospitalar', [1]],
    ['-limpeza', [3, 4, 5, 6, 7]],
    ['pneu ou câmara', [5, 6]],
    ['"materiais de limpeza"', [1]],
    ['"limpeza de materiais"', []],
    ['limp', []],
    ['limp*', [1, 2]],
    ['materiai*', [1]],
    ['aquisiçõ*', [1]],
    ['pregao', all.filter((place) => place !== 5 && place !== 7)],
    ['90021', [1]],
    ['90021/2026', [1]],
    [controlNumber(3), [3]],
    ["d'água AND ( NOT *", []],
    ['100%', [7]],
    ['"', all],
    ['aquisição OU', [1]],
  ])('searched for «%s»', async (q, expected) => {
    expect(await found(`q=${encoded(q)}`)).toEqual(expected);
  });

  test.each([
    ['valor_estimado', 'asc', [6, 7, 4, 1, 2, 5, 3]],
    ['valor_estimado', 'desc', [5, 2, 1, 4, 7, 6, 3]],
    ['abertura', 'asc', [6, 3, 4, 2, 1, 5, 7]],
    ['municipio', 'desc', [1, 6, 5, 2, 4, 3, 7]],
    ['encerramento', 'asc', [6, 3, 4, 2, 1, 5, 7]],
    // Open ones by deadline, then past ones, latest first, then those revoked early.
    ['proximas', 'desc', [2, 1, 4, 3, 7, 6, 5]],
    ['proximas', 'asc', [5, 6, 7, 3, 4, 1, 2]],
  ])('is ordered by %s %s, what has none last', async (sort, order, expected) => {
    const { licitacoes } = (await client(`GET /api/licitacoes?sort=${sort}&order=${order}`)).json();
    expect(licitacoes.map(({ id }: { id: number }) => ids.indexOf(id) + 1)).toEqual(expected);
    const walked: number[] = [];
    for (let id: number | null = licitacoes[0].id; id !== null; ) {
      const { next, previous, position, total } = (await client(`GET /api/licitacoes/${id}/neighbours?sort=${sort}&order=${order}`)).json();
      expect({ position, total, previous }).toEqual({
        position: walked.length + 1,
        total: 7,
        previous: walked.length ? ids[(walked.at(-1) as number) - 1] : null,
      });
      walked.push(ids.indexOf(id) + 1);
      id = next;
    }
    expect(walked).toEqual(expected);
  });

  test('distinguishes a secret budget from an unknown one', async () => {
    const { licitacoes } = (await client('GET /api/licitacoes?sort=id&order=asc')).json();
    const secret = licitacoes.filter((notice: { orcamento_sigiloso: boolean }) => notice.orcamento_sigiloso);
    expect(secret).toMatchObject([{ id: ids[2], valor_estimado: null }]);
  });

  test('has pages that add up to the whole list', async () => {
    const pages = await Promise.all([1, 2, 3].map(async (page) => (await client(`GET /api/licitacoes?perPage=3&page=${page}`)).json()));
    expect(pages.flatMap(({ licitacoes }) => licitacoes.map(({ id }: { id: number }) => id))).toEqual(
      [2, 1, 4, 3, 7, 6, 5].map((place) => ids[place - 1]),
    );
    expect(pages.map(({ total }) => total)).toEqual([7, 7, 7]);
  });

  test.each([
    'page=0',
    'page=x',
    'perPage=101',
    'status=nova',
    'sort=senha',
    'valorMin=-1',
    'aberturaDe=31/12/2026',
    'q=%00',
    `q=${'x'.repeat(201)}`,
  ])('says what is wrong with «%s»', async (query) => {
    const answer = await client(`GET /api/licitacoes?${query}`, undefined, { 'accept-language': 'en' });
    expect(answer.statusCode).toBe(400);
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});

test('the export has every matching notice in order, escaped for spreadsheets', async () => {
  const answer = await client('GET /api/licitacoes/export?uf=SP&sort=valor_estimado&order=asc', undefined, { 'accept-language': 'en' });
  expect(answer.headers['content-type']).toBe('text/csv; charset=utf-8');
  const [header, ...rows] = answer.body.trim().split('\r\n');
  expect(header).toContain('Procedure,Item type,Price registration,Estimated value');
  expect(rows.map((row) => ids.indexOf(Number(row.split(',')[0])) + 1)).toEqual([6, 1, 5]);
  expect(header?.split(',').slice(1, 3)).toEqual(['Status', 'Phase']);
  expect(rows.map((row) => row.split(',').slice(1, 3))).toEqual([
    ['Closed', 'Closed'],
    ['Open', 'Published'],
    ['Closed', 'Revoked'],
  ]);
  const inOrder = await client('GET /api/licitacoes/export');
  const [, ...all] = inOrder.body.trim().split('\r\n');
  expect(all[0]).toContain(';Recebendo propostas;');
  expect(all.map((row) => ids.indexOf(Number(row.split(';')[0])) + 1)).toEqual([2, 1, 4, 3, 7, 6, 5]);
  const picked = await client(`GET /api/licitacoes/export?ids=${ids[0]},${ids[2]}&order=asc`);
  expect(picked.body.trim().split('\r\n')).toHaveLength(3);
});

test.each(['pt', 'en', 'fr', 'de'])('a sheet with the headings of the export in %s is recognised', async (language) => {
  const answer = await client('GET /api/licitacoes/export', undefined, { 'accept-language': language });
  const headings = (answer.body.split('\r\n')[0] ?? '').split(language === 'en' ? ',' : ';').map((heading) => foldName(heading));
  const missing = planilhaLicitacoesColumns.filter(
    ({ field, aliases }) => ![field, ...aliases].some((name) => headings.includes(foldName(name))),
  );
  // The number has the year; the sheet's status is the source's, replaced by the phase.
  expect(missing.map(({ field }) => field).filter((field) => field !== 'situacao')).toEqual(['ano']);
});
