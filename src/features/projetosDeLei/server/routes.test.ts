import type { Insertable } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { toSearchWords } from '#brasil/server/portuguese.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { purge } from '#kit/server/work/retention.ts';
import { packOldRegistros } from './import/registros.ts';
import type { ProjetosTable, TramitacoesTable } from './tables.ts';

const { server, admin, client } = testDemo();
/** In the order of `bills`. */
let ids: number[];

const empty = { ementa_detalhada: '', apelido: '', palavras_chave: '', situacao_em: null, regime: '', url: null, url_inteiro_teor: null };
const kept = { demo: false, registro_digest: '', importada_em: '2026-11-01T12:00:00.000Z', importacao_id: null };
const bill = (codigo: string, said: Partial<Insertable<ProjetosTable>>): Insertable<ProjetosTable> => ({
  ...empty,
  ...kept,
  ...{
    casa: 'camara',
    codigo,
    tipo: 'PL',
    tipo_codigo: '',
    tipo_nome: 'Projeto de Lei',
    numero: Number(codigo),
    ano: 2024,
    ementa: '',
    situacao: '',
  },
  ...{ orgao: '', apresentacao: null, tramitando: null, ultima_tramitacao: null, autor: '', autores_total: 0, tramitacoes_total: 0 },
  autores_busca: '',
  ...said,
  busca: toSearchWords(`${said.tipo ?? 'PL'} ${codigo} ${said.ementa ?? ''}`),
});
const bills = [
  bill('1', {
    ementa: 'Dispõe sobre licitações sustentáveis de no-breaks e ultra-som, frasco 500ML, fio 2,5 mm',
    ultima_tramitacao: '2026-10-03T12:00:00.000Z',
    situacao: 'Aguardando Parecer',
  }),
  bill('2', { tipo: 'PEC', ementa: 'Altera o orçamento', ultima_tramitacao: '2026-10-01T12:00:00.000Z', apresentacao: '2026-03-10' }),
  bill('3', { casa: 'senado', ano: 2009, tramitando: false, autor: 'Inácio Ávila', autores_busca: '\ninacio avila', autores_total: 1 }),
  bill('4', { casa: 'senado', ano: 0, numero: 0, ultima_tramitacao: '2026-10-02T12:00:00.000Z', situacao: 'Aguardando Parecer' }),
];
const step = (sequencia: number, day: string, situacao: string): Omit<Insertable<TramitacoesTable>, 'projeto_id'> => ({
  ...{ sequencia, data: `2026-10-${day}T12:00:00.000Z`, orgao: 'CCJC', regime: '', descricao: `passo ${sequencia}`, situacao },
  ...{ despacho: '', url: null },
});

beforeAll(async () => {
  ids = await server.database.write(async (db) => {
    await db.deleteFrom('projetos').execute();
    const rows = await db.insertInto('projetos').values(bills).returning(['id', 'codigo']).execute();
    return rows.sort((a, b) => Number(a.codigo) - Number(b.codigo)).map(({ id }) => id);
  });
  await server.database.write(async (db) => {
    const steps = [step(1, '01', ''), step(2, '02', 'Em análise'), step(3, '02', ''), step(5, '03', ''), step(4, '04', 'Arquivado')];
    await db
      .insertInto('projetos_tramitacoes')
      .values(steps.map((one) => ({ ...one, projeto_id: ids[0] as number })))
      .execute();
    await db
      .insertInto('projetos_registros_antigos')
      .values({ projeto_id: ids[0] as number, registro: '{ "id": 1 }', completo: true })
      .execute();
  });
});

async function found(query: string): Promise<number[]> {
  const answer = await client(`GET /api/projetos-de-lei?perPage=100&${query}`);
  expect(answer.statusCode).toBe(200);
  const { projetos, total } = answer.json();
  expect(total).toBe(projetos.length);
  return projetos.map(({ id }: { id: number }) => ids.indexOf(id) + 1);
}

describe('the list', () => {
  test.each<[string, number[]]>([
    // The one without steps comes last in both directions.
    ['', [1, 4, 2, 3]],
    ['order=asc', [2, 4, 1, 3]],
    ['sort=numero&order=asc', [4, 3, 1, 2]],
    ['sort=apresentacao', [2, 4, 3, 1]],
    ['casa=senado', [4, 3]],
    ['casa=', []],
    ['tipo=PEC', [2]],
    ['situacao=Aguardando%20Parecer&casa=camara,senado', [1, 4]],
    ['tramitando=false', [3]],
    ['autor=avila', [3]],
    ['autor=Inácio%20Á', [3]],
    ['autor=%25', []],
    ['anoDe=2009&anoAte=2023', [3]],
    ['apresentacaoDe=2026-03-10&apresentacaoAte=2026-03-10', [2]],
    ['apresentacaoDe=2026-03-11', []],
    ['q=licitacao%20sustentavel', [1]],
    ['q=PEC%202', [2]],
    ...['no-break', '"no break"', 'nobreak', 'no break', 'ultrassom', 'ultra som', '500 ml', '"500ml"', '2.5mm', 'fio –25mm'].map(
      (q): [string, number[]] => [`q=${encodeURIComponent(q)}`, [1]],
    ),
    ['q=25mm', []],
    ['q=fio%20-2.5mm', []],
  ])('the query «%s» returns %j', async (query, expected) => {
    expect(await found(query)).toEqual(expected);
  });

  test('counts by chamber, whatever chamber is selected', async () => {
    expect((await client('GET /api/projetos-de-lei/count?casa=senado')).json()).toEqual({ camara: 2, senado: 2, total: 4 });
    expect((await client('GET /api/projetos-de-lei/count?tipo=PEC')).json()).toEqual({ camara: 1, senado: 0, total: 1 });
  });

  test('lists the filter options, most frequent first', async () => {
    const { tipos, situacoes } = (await client('GET /api/projetos-de-lei/options')).json();
    expect(tipos.map(({ value, total }: { value: string; total: number }) => [value, total])).toEqual([
      ['PL', 3],
      ['PEC', 1],
    ]);
    expect(situacoes).toEqual([{ value: 'Aguardando Parecer', label: 'Aguardando Parecer', total: 2 }]);
  });

  test('is exported as CSV in its order, or only the selected bills', async () => {
    const lines = (await client('GET /api/projetos-de-lei/export')).body.trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => ids.indexOf(Number(line.split(';')[0])) + 1)).toEqual([1, 4, 2, 3]);
    const picked = (await client(`GET /api/projetos-de-lei/export?ids=${ids[2]}`)).body.trimEnd().split('\r\n');
    expect(picked).toHaveLength(2);
    expect(picked[1]).toContain('Senado Federal;PL;3;2009;');
  });

  test('opens with the user’s starting view', async () => {
    await client('PUT /api/projetos-de-lei/params', { params: '?casa=senado' });
    expect((await client('GET /api/projetos-de-lei/params')).json()).toEqual({ params: '?casa=senado' });
    expect((await admin('GET /api/projetos-de-lei/params')).json()).toEqual({ params: '' });
  });
});

describe('one bill', () => {
  test('has its steps in order, each with its situation at that time', async () => {
    const { tramitacoes, total } = (await client(`GET /api/projetos-de-lei/${ids[0]}/tramitacoes?order=asc`)).json();
    expect(total).toBe(5);
    expect(tramitacoes.map(({ sequencia, situacao }: { sequencia: number; situacao: string }) => [sequencia, situacao])).toEqual([
      [1, ''],
      [2, 'Em análise'],
      [3, 'Em análise'],
      [5, 'Em análise'],
      [4, 'Arquivado'],
    ]);
    const last = (await client(`GET /api/projetos-de-lei/${ids[0]}/tramitacoes?perPage=1&page=2`)).json();
    expect(last.tramitacoes).toMatchObject([{ sequencia: 5, situacao: 'Em análise' }]);
  });

  test('has steps of the same number and time in a stable order, each with its own fields', async () => {
    const said = ['Zebu', 'Água', 'Bode', 'abelha'];
    await server.database.write((db) =>
      db
        .insertInto('projetos_tramitacoes')
        .values(said.map((descricao) => ({ ...step(7, '05', `${descricao}!`), descricao, projeto_id: ids[1] as number })))
        .execute(),
    );
    const steps = [];
    for (const page of [1, 2, 3, 4])
      steps.push(...(await client(`GET /api/projetos-de-lei/${ids[1]}/tramitacoes?order=asc&perPage=1&page=${page}`)).json().tramitacoes);
    expect(steps.map(({ descricao, situacao }) => [descricao, situacao])).toEqual(
      ['Bode', 'Zebu', 'abelha', 'Água'].map((descricao) => [descricao, `${descricao}!`]),
    );
  });

  test('is not found when missing, nor are its parts', async () => {
    for (const rest of ['', '/tramitacoes', '/changes'])
      expect((await client(`GET /api/projetos-de-lei/999999${rest}`)).statusCode).toBe(404);
    expect((await admin('GET /api/projetos-de-lei/999999/record')).statusCode).toBe(404);
  });

  test('shows its record to admins', async () => {
    const record = async () => (await admin(`GET /api/projetos-de-lei/${ids[0]}/record`)).json();
    expect(await record()).toEqual({ registro: '{ "id": 1 }' });
    // As after the server has packed records of an earlier version.
    await purge({ database: server.database, name: 'test', steps: [packOldRegistros] }, new AbortController().signal);
    expect(await server.database.read.selectFrom('projetos_registros_antigos').selectAll().execute()).toEqual([]);
    expect(await record()).toEqual({ registro: '{"id":1}' });
    expect((await client(`GET /api/projetos-de-lei/${ids[0]}/record`)).statusCode).toBe(403);
  });
});
