import { describe, expect, test } from 'vitest';
import { Reject, type SourceRecord } from '#kit/server/records/fields.ts';
import { licitacoesKinds } from './kinds.ts';
import { documentRecord, itemRecord, resultRecord, samples } from './sources/fixtures.ts';
import { explainUnknown } from './unsupported.ts';

const kindOf = (name: string) => licitacoesKinds.find((kind) => kind.name === name) as (typeof licitacoesKinds)[number];
const recognisedBy = (record: SourceRecord) => licitacoesKinds.filter((kind) => kind.recognises(record)).map(({ name }) => name);

describe('a record', () => {
  test('is here of each kind that files hold as JSON', () => {
    expect(Object.keys(samples)).toEqual(licitacoesKinds.flatMap(({ name, sheet }) => (sheet ? [] : name)));
  });

  test.each(Object.entries(samples))('of %s is recognised as that and nothing else', (name, record) => {
    expect(recognisedBy(record)).toEqual([name]);
  });

  test('with any one field missing or empty is of its kind or unknown', () => {
    for (const [name, record] of Object.entries(samples)) {
      for (const field of Object.keys(record)) {
        const { [field]: _, ...without } = record;
        for (const odd of [without, { ...record, [field]: null }]) expect([[], [name]]).toContainEqual(recognisedBy(odd));
      }
    }
  });

  test('with the fields of two kinds is never of both', () => {
    for (const one of Object.values(samples))
      for (const other of Object.values(samples)) expect(recognisedBy({ ...one, ...other }).length).toBeLessThan(2);
  });

  test.each([
    ['a contract', { numeroControlePNCP: 'x', orgaoEntidade: {}, tipoContrato: {}, numeroContratoEmpenho: '1' }],
    ['a register of órgãos', { codigoOrgao: 1, nomeOrgao: 'X' }],
    ['nothing', {}],
  ])('that is %s is of no kind', (_, record) => expect(recognisedBy(record)).toEqual([]));
});

test.each([
  ['contracts', { numeroContrato: '1', dataVigenciaInicio: '2026-01-01' }],
  ['atas', { numeroAtaRegistroPreco: '00001/2026', nomeOrgao: 'X' }],
  ['annual procurement plans', { anoPcaProjetoCompra: 2026 }],
])('%s in other formats are not taken in, and the refusal says what they are', (words, record) => {
  expect(recognisedBy(record)).toEqual([]);
  expect(explainUnknown([record])?.en).toContain(words);
});

test('a register of órgãos is named in the error, an unknown file is not', () => {
  expect(explainUnknown([null, { codigoOrgao: 1, nomeOrgao: 'X' }])?.en).toContain('register of public bodies');
  for (const record of [{ a: 1 }, 'x', { nomeOrgao: 'X' }, { numeroContrato: '1' }]) expect(explainUnknown([record])).toBeUndefined();
});

const owner = '11222333000181-1-000009/2026';

describe('the notice that a part belongs to', () => {
  const ownerOf = (name: string, record: SourceRecord, said = owner) => (kindOf(name).read(record, said) as { controle: string }).controle;

  test.each([
    ['pncp-itens', itemRecord(), owner],
    ['pncp-itens', itemRecord({ numeroControlePNCPCompra: '11222333000181-1-000007/2026' }), '11222333000181-1-000007/2026'],
    ['pncp-resultados', resultRecord(), '11222333000181-1-000007/2026'],
    ['pncp-arquivos', documentRecord(), '11222333000181-1-000007/2026'],
    ['pncp-arquivos', documentRecord({ url: 'https://exemplo.gov.br/a.pdf', uri: null }), owner],
    ['pncp-arquivos', documentRecord({ numeroControlePNCPCompra: '11222333000181-1-000003/2026' }), '11222333000181-1-000003/2026'],
  ])('of %s is what the record says, else what the sender says', (name, record, expected) => {
    expect(ownerOf(name, record)).toBe(expected);
    expect(kindOf(name).needsOwner?.(record)).toBe(expected === owner);
    expect(kindOf(name).keyOf(record, owner)).toMatch(new RegExp(`^${expected} 1`));
  });

  test('has to be named by the record or the sender', () => {
    expect(() => ownerOf('pncp-itens', itemRecord(), '')).toThrow(new Reject('', 'noOwner'));
    expect(() => ownerOf('pncp-itens', itemRecord({ numeroControlePNCPCompra: '7/2026' }))).toThrow(
      new Reject('numeroControlePNCPCompra', 'badKey'),
    );
  });
});

describe('a field of a part', () => {
  const read = (name: string, record: SourceRecord) => (kindOf(name).read(record, owner) as { row: Record<string, unknown> }).row;

  test.each([
    [
      { orcamentoSigiloso: true, valorUnitarioEstimado: 0, valorTotal: 0 },
      { valor_unitario: null, valor_total: null },
    ],
    [
      { orcamentoSigiloso: false, valorUnitarioEstimado: 0, valorTotal: 0 },
      { valor_unitario: 0, valor_total: 0 },
    ],
    [{ numeroGrupo: 3 }, { grupo: '3' }],
    [{}, { grupo: null, quantidade: 10, unidade: 'UNIDADE', beneficio: 'Sem benefício', criterio: 'Menor preço', material_servico: 'M' }],
    [{ materialOuServico: 'X' }, { material_servico: '' }],
  ])('of an item is read from %j', (overrides, expected) => expect(read('pncp-itens', itemRecord(overrides))).toMatchObject(expected));

  test.each([
    [{}, { fornecedor_documento: '01234567000195', data: '2026-06-10', porte: 'ME', cancelado: false, valor_total: 4000 }],
    [{ niFornecedor: 12345678000195 }, { fornecedor_documento: '12345678000195' }],
    [{ niFornecedor: '12.345.678/0001-95' }, { fornecedor_documento: '12345678000195' }],
    [{ dataCancelamento: '2026-06-12T00:00:00' }, { cancelado: true }],
    [{ situacaoCompraItemResultadoId: 2 }, { cancelado: true }],
    [{ dataResultado: '2026-06-10T00:00:00' }, { data: '2026-06-10' }],
  ])('of a result is read from %j', (overrides, expected) =>
    expect(read('pncp-resultados', resultRecord(overrides))).toMatchObject(expected),
  );

  test.each([
    ['pncp-itens', itemRecord({ numeroItem: 0 }), 'numeroItem', 'badKey'],
    ['pncp-itens', itemRecord({ descricao: ' ' }), 'descricao', 'missing'],
    ['pncp-itens', itemRecord({ quantidade: '10' }), 'quantidade', 'notNumber'],
    ['pncp-resultados', resultRecord({ sequencialResultado: null }), 'sequencialResultado', 'missing'],
    ['pncp-arquivos', documentRecord({ url: 'javascript:alert(1)', uri: '0' }), 'url', 'missing'],
  ])('of %s that cannot be read is named', (name, record, field, motive) => {
    expect(() => read(name, record)).toThrow(new Reject(field, motive as Reject['motive']));
  });
});

test('the preview of a record has a value for each column', () => {
  for (const [name, record] of Object.entries(samples)) {
    const kind = kindOf(name);
    const cells = kind.show(kind.read(record, owner));
    expect(cells).toHaveLength(kind.shown.length);
    expect(cells.filter((cell) => cell !== null && cell !== '').length).toBeGreaterThan(4);
  }
});
