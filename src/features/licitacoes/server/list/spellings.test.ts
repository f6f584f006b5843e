// The same word, number or address in several ways: in the question and in the notices.
import { beforeAll, expect, test } from 'vitest';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { controlNumber, pncpRecord } from '../import/sources/fixtures.ts';
import { importFile } from '../import/testImport.ts';

const { server, admin, client } = testDemo();

const objects = {
  hyphen: 'Aquisição de no-break 3 kVA',
  joined: 'Aquisição de nobreaks',
  apart: 'Manutenção de no break',
  coffee: 'Serviço de coffee break no campus, com break e break',
  lightning: 'Instalação de para-raios',
  xray: 'Manutenção de aparelho de raios X',
  wifi: 'Rede wifi do campus',
  wiFi: 'Rede wi-fi do campus',
  trailer: 'Semirreboque para trator',
  semiTrailer: 'Aquisição de semi-reboque',
  glued: 'Álcool etílico 70% frasco 500ML',
  spaced: 'Álcool em gel frasco 500 ml',
  btus: 'Ar condicionado 12.000BTUs',
  btu: 'Ar condicionado de 12000 BTU',
  decimal: 'Fio de 2.5mm',
  whole: 'Fio de 25mm',
  soft: 'Contratação de trans\u00ADporte esco\u2060lar',
  hospital: 'Limpeza hospitalar',
  building: 'Limpeza predial',
  registered: 'Registro de preços para papel A4',
  referred: 'Preços de referência e registro de ponto',
  freezer: 'Câmara frigorífica',
  camera: 'Câmera de vídeo',
  tank: 'Torneira para caixa d’água',
  tyre: 'Pneu 175/70 R13',
  photo: 'Painel de 10×15 cm',
  visited: 'Reforma do telhado',
};
type Name = keyof typeof objects;
const names = Object.keys(objects) as Name[];
const bare = '23079230126202399';
const ofExample = (fields: object) => ({ ...(pncpRecord().unidadeOrgao as object), ...fields });
const records = [
  ...names.map((name, at) =>
    pncpRecord({
      numeroControlePNCP: controlNumber(at + 1),
      objetoCompra: objects[name],
      numeroCompra: '7',
      processo: `P ${at}`,
      ...(name === 'visited' && { informacaoComplementar: 'Exige-se visita técnica ao local.', processo: bare }),
      ...(name === 'building' && { processo: '23079.230126/2023-02' }),
      ...(name === 'hospital' && { numeroCompra: '90021', unidadeOrgao: ofExample({ codigoUnidade: '153063', ufSigla: 'RS' }) }),
    }),
  ),
];

beforeAll(async () => {
  await server.database.write((db) => db.deleteFrom('licitacoes').execute());
  await importFile(admin, records);
});

/** What a search finds, best first. */
async function found(q: string, more = ''): Promise<Name[]> {
  const answer = await client(`GET /api/licitacoes?perPage=100&sort=relevancia&q=${encodeURIComponent(q)}${more}`);
  const { licitacoes } = answer.json() as { licitacoes: { objeto: string }[] };
  return licitacoes.map(({ objeto }) => names.find((name) => objects[name] === objeto) as Name);
}

test.each<[q: string, expected: Name[]]>([
  ...['no-break', '"no break"', 'nobreak', 'no-breaks', '“no break”', 'NO‑BREAK'].map((q): [string, Name[]] => [
    q,
    ['hyphen', 'joined', 'apart'],
  ]),
  ...['para-raios', 'pararaios', '"para raios"'].map((q): [string, Name[]] => [q, ['lightning']]),
  ...['wi-fi', 'wifi', '"wi fi"'].map((q): [string, Name[]] => [q, ['wifi', 'wiFi']]),
  ...['semi-reboque', 'semirreboque', 'semirreboques', '"semi reboque"'].map((q): [string, Name[]] => [q, ['trailer', 'semiTrailer']]),
  ...['500ml', '500 ml', '500ML', '"500 ml"'].map((q): [string, Name[]] => [q, ['glued', 'spaced']]),
  ...['12000btus', '12.000 BTUs', '12000 btu', '12.000btu'].map((q): [string, Name[]] => [q, ['btus', 'btu']]),
  ...['2,5mm', '2.5 mm', '2,50 mm'].map((q): [string, Name[]] => [q, ['decimal']]),
  ['25 mm', ['whole']],
  ...['transporte escolar', 'trans\u00ADporte escolar', 'esco\u2060lar'].map((q): [string, Name[]] => [q, ['soft']]),
  ...['limpeza –predial', 'limpeza —predial', 'limpeza −predial', 'limpeza -“predial”'].map((q): [string, Name[]] => [q, ['hospital']]),
  ...['“registro de preços”', '«registro de preços»', '„registro de preços“'].map((q): [string, Name[]] => [q, ['registered']]),
  ...['caixa dagua', 'caixa d´água', '"caixa d água"'].map((q): [string, Name[]] => [q, ['tank']]),
  ...['175/70R13', '175/70 R 13'].map((q): [string, Name[]] => [q, ['tyre']]),
  ...['10x15', '10 x 15', '10X15cm'].map((q): [string, Name[]] => [q, ['photo']]),
  ['"visita técnica"', ['visited']],
  ...['23079.230126/2023-99', bare, '23079.230126/2023–99'].map((q): [string, Name[]] => [q, ['visited']]),
  ['23079230126202302', ['building']],
  ['23079.230126/2023', ['visited', 'building']],
  ['limpeza "Rio Grande do Sul"', ['hospital']],
])('«%s» finds what was meant', async (q, expected) => {
  expect((await found(q)).toSorted()).toEqual(expected.toSorted());
});

test.each([
  ['no break', ['hyphen', 'joined', 'apart']],
  ['para raios', ['lightning']],
])('words that some texts have as one come first where they stand together: «%s»', async (q, expected) => {
  const all = await found(q);
  expect(all.length).toBeGreaterThan(expected.length);
  expect(all.slice(0, expected.length).toSorted()).toEqual(expected.toSorted());
});

const [cnpj = '', ano = ''] = [controlNumber(5).slice(0, 14), controlNumber(5).slice(-4)];

test.each([
  `https://pncp.gov.br/app/editais/${cnpj}/${ano}/5`,
  `http://pncp.gov.br/app/editais/${cnpj}/${ano}/5/?pagina=1`,
  `pncp.gov.br/app/editais/${cnpj}/${ano}/5`,
  `${cnpj}-1-5/${ano}`,
])('a pasted address or number finds its notice alone: «%s»', async (q) => {
  expect(await found(q)).toEqual(['lightning']);
});

test('Compras’ number of a purchase finds its notice', async () => {
  const { ano: year } = (await server.database.read.selectFrom('licitacoes').select('ano').executeTakeFirstOrThrow()) as { ano: number };
  const numbers = { 6: '05', 8: '06', 4: '03', 9: '07' } as Record<number, string>;
  const modality = numbers[Number(pncpRecord().modalidadeId)] ?? '05';
  expect(await found(`153063${modality}90021${year}`)).toEqual(['hospital']);
});

test('the further information is searched with everything, and counts less than the object', async () => {
  expect(await found('"visita técnica"', '&onde=objeto')).toEqual([]);
  expect(await found('visita')).toEqual(['visited']);
});

test('a known word that stands for another one is suggested where the words never stand together', async () => {
  const { total, sugestao } = (await client(`GET /api/licitacoes?q=${encodeURIComponent('câmera frigorífica')}`)).json();
  expect([total, sugestao]).toEqual([0, 'câmara frigorífica']);
});
