import { expect, test } from 'vitest';
import { parseQuery, type SearchQuery } from '../searchQuery.ts';
import { widen } from './synonyms.ts';

const ask = (text: string, ...isOff: string[]) => widen(parseQuery(text) as SearchQuery, new Set(isOff));
const added = (text: string, ...isOff: string[]) => ask(text, ...isOff).added;
const also = (text: string, ...isOff: string[]) => added(text, ...isOff).flatMap((one) => one.also);
/** The alternatives of each part. */
const parts = (text: string) => ask(text).query.required.map(({ any }) => any.map(({ tokens }) => tokens.join(' ')));

test.each([
  ['merenda', 'gêneros alimentícios'],
  ['MERENDAS', 'alimentação escolar'],
  ['alimentacao escolar', 'merenda'],
  ['climatização', 'ar condicionado'],
  ['computadores', 'desktop'],
  ['CBUQ', 'massa asfáltica'],
  ['asfalto', 'CBUQ'],
  ['segurança patrimonial', 'vigilância'],
  ['EPIs', 'equipamento de proteção individual'],
  ['TI', 'tecnologia da informação'],
  ['SRP', 'registro de preços'],
  ['fardamento', 'uniforme'],
  ['remédio', 'medicamento'],
  ['papelaria', 'material de expediente'],
  ['energia solar', 'fotovoltaica'],
  ['fralda geriátrica', 'fralda'],
  ['combustíveis', 'gasolina'],
  ['gasolina', 'combustível'],
  ['para-raios', 'SPDA'],
  ['ETE', 'estação de tratamento de esgoto'],
])('«%s» also finds «%s»', (typed, other) => {
  expect(also(typed)).toContain(other);
});

test.each([
  ['veículo', 'viatura'],
  ['telhado', 'cobertura'],
  ['obra', 'reforma'],
  ['pneu', 'câmara de ar'],
])('«%s» finds the narrower «%s», which does not find it', (broad, narrow) => {
  expect(also(broad)).toContain(narrow);
  expect(also(narrow)).not.toContain(broad);
});

test('words that together have another name each get it, so that either is found', () => {
  const [, ar = [], condicionado = [], , sala] = parts('manutenção ar condicionado de salas');
  expect(ar[0]).toBe('ar');
  expect(condicionado[0]).toBe('condicionado');
  expect(ar.slice(1)).toContain('climatização');
  expect(ar.slice(1)).toEqual(condicionado.slice(1));
  expect(sala).toEqual(['salas']);
});

test('a name of several words is searched as a phrase', () => {
  const terms = ask('merenda').query.required[0]?.any ?? [];
  expect(terms).toContainEqual({ tokens: ['gêneros', 'alimentícios'], isQuoted: true, isPrefix: false, isLoose: true });
});

test.each(['gás de cozinha', 'gás para cozinha', 'gás cozinha', 'gás-de-cozinha'])(
  'little words and hyphens do not count: «%s»',
  (typed) => {
    expect(added(typed)).toMatchObject([{ typed: typed.replaceAll('-', ' ') }]);
    expect(also(typed)).toContain('GLP');
  },
);

test('the longest name counts: a portable computer is no desktop', () => {
  expect(also('computador portátil')).toContain('notebook');
  expect(also('computador portátil')).not.toContain('desktop');
});

test('each alternative is widened, by what is not yet asked', () => {
  const all = parts('merenda ou GLP ou gêneros alimentícios')[0] ?? [];
  expect(all).toContain('alimentação escolar');
  expect(parts('notebook ou laptop')[0]?.filter((word) => word === 'laptop')).toHaveLength(1);
  expect(also('desktop ou computador').filter((name) => name === 'microcomputador')).toHaveLength(1);
});

test('what was added is shown beside what was typed, and can be left out', () => {
  expect(added('Merendas em Curitiba')).toEqual([{ typed: 'merendas', also: expect.arrayContaining(['gêneros alimentícios', 'PNAE']) }]);
  expect(also('merendas', 'gêneros alimentícios')).not.toContain('gêneros alimentícios');
  expect(also('merendas', 'gêneros alimentícios')).toContain('PNAE');
  expect(added('merendas', ...also('merendas'))).toEqual([]);
});

test('what the question excludes is not added', () => {
  expect(also('merenda -pnae')).not.toContain('PNAE');
  expect(also('merenda -"gêneros alimentícios"')).not.toContain('gêneros alimentícios');
});

test.each(['"merenda"', 'merenda*', '-merenda', '"ar" condicionado', 'ar condicionad*', 'UASG 153063', '90021/2026', 'de', 'xyzzy'])(
  '«%s» stays as it is',
  (typed) => {
    const query = parseQuery(typed) as SearchQuery;
    expect(widen(query, new Set())).toEqual({ query, added: [] });
  },
);

test('words that a run only passes through stay required', () => {
  expect(parts('ar xyzzy condicionado')).toEqual([['ar'], ['xyzzy'], ['condicionado']]);
});
