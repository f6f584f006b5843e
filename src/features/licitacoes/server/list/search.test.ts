// The full-text search of notices, by what users type.
import { beforeAll, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { controlNumber, pncpRecord } from '../import/sources/fixtures.ts';
import { importFile } from '../import/testImport.ts';

const { server, admin, client } = testDemo();

const cnpj = '34621748000123';
const objects = [
  'Locação de palco para a festa de três dias',
  'Serviço do paliteiro palcotex e preços',
  'Recarga de gás e gases',
  'Cromatógrafo gasoso',
  'Hospital veterinário',
  'Hospitais municipais',
  'Manutenção preventiva de ar condicionado',
  'Suco de maçã',
  'MACA HOSPITALARES',
  'Obra no Pará e no cais',
  'Compra para mães, por mais um mês',
  'Aquisição de cal e TR, com a mão',
  'Pinças estéreis com switches dos campi',
  'Pinça estéril e switch do campus',
  'Pneus',
];
const modality = { modalidadeId: 8, modalidadeNome: 'Dispensa' };
const records = [
  ...objects.map((objetoCompra, index) =>
    pncpRecord({ numeroControlePNCP: controlNumber(index + 1), objetoCompra, numeroCompra: '7', ...modality }),
  ),
  pncpRecord({
    numeroControlePNCP: controlNumber(91),
    objetoCompra: 'Cadeira final',
    numeroCompra: '00010',
    orgaoEntidade: { cnpj, razaoSocial: 'Município de Exemplo', poderId: 'E', esferaId: 'M' },
    unidadeOrgao: { ...(pncpRecord().unidadeOrgao as object), codigoUnidade: '153063', ufSigla: 'SP' },
  }),
];

let places: Map<string, number>;

beforeAll(async () => {
  await server.database.write((db) => db.deleteFrom('licitacoes').execute());
  await importFile(admin, records);
  places = new Map(records.map(({ numeroControlePNCP }, index) => [String(numeroControlePNCP), index + 1]));
});

/** Which records a search finds, by their place from 1. Count, neighbours and export of the same search have the same number. */
async function found(q: string): Promise<number[]> {
  const query = `q=${encodeURIComponent(q)}`;
  const { licitacoes, total } = (await client(`GET /api/licitacoes?perPage=100&sort=id&order=asc&${query}`)).json();
  expect((await client(`GET /api/licitacoes/count?${query}`)).json().total).toBe(total);
  const rows = await server.database.read.selectFrom('licitacoes').select(['id', 'controle']).execute();
  const controles = new Map(rows.map(({ id, controle }) => [id, controle]));
  if (licitacoes[0]) expect((await client(`GET /api/licitacoes/${licitacoes[0].id}/neighbours?${query}`)).json().total).toBe(total);
  expect((await client(`GET /api/licitacoes/export?${query}`)).body.trim().split('\r\n')).toHaveLength(total + 1);
  return licitacoes.map(({ id }: { id: number }) => places.get(controles.get(id) ?? '')).toSorted((a: number, b: number) => a - b);
}

const searches: [q: string, expected: number[]][] = [
  // Whole words, unless an asterisk says otherwise.
  ['palco', [1]],
  ['palco*', [1, 2]],
  ['"palco"', [1]],
  ['gás', [3]],
  ['gas*', [3, 4]],
  ['hospital', [5, 6]],
  ['"hospital" -veterinário', [6]],
  ['hospital -hosp', [5, 6]],
  ['pne', []],
  ['pne*', [15]],
  // Singular and plural.
  ['mês', [11]],
  ['meses', [11]],
  ['estéreis', [13, 14]],
  ['esteril', [13, 14]],
  ['switch campus', [13, 14]],
  // Different words.
  ['mães', [11]],
  ['mão', [12]],
  ['cais', [10]],
  ['cal', [12]],
  ['mais', [11]],
  ['mal', []],
  ['três', [1]],
  ['TR', [12]],
  ['maçã', [8]],
  ['maca', [8, 9]],
  ['maçãs', [8]],
  ['Pará', [10]],
  // Little words.
  ['manutenção em ar condicionado', [7]],
  ['a manutenção dos condicionados', [7]],
  ['"manutenção em ar"', []],
  ['"preventiva de ar"', [7]],
  // Numbers.
  ...['153063', 'UASG 153063', 'uasg: 153063', cnpj, '34621748/0001-23', `CNPJ ${cnpj}`, 'CNPJ 34.621.748/0001-23', '34.621.748'].map(
    (q): [string, number[]] => [q, [16]],
  ),
  ...['10/2026', 'nº 10/2026', 'nº10/2026', 'pregão 10/2026', 'PE 10/2026', 'PE-010/2026', '00010/2026'].map((q): [string, number[]] => [
    q,
    [16],
  ]),
  [controlNumber(91), [16]],
  // A phrase is in one field.
  ['"cadeira final"', [16]],
  ['"final município"', []],
  ['"município de exemplo"', [16]],
];

test('a little word alone leaves nothing out', async () => {
  expect(await found('em')).toHaveLength(16);
});

test.each(searches)('«%s» finds %j', async (q, expected) => {
  expect(await found(q)).toEqual(expected);
});
