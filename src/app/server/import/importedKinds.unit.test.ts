// Records of all features: at most one kind recognises a record.
import { expect, test } from 'vitest';
import { contratoRecord } from '#features/contratos/server/import/testContratos.ts';
import { samples } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { Reject, type SourceRecord } from '#kit/server/records/fields.ts';
import { importedKinds } from './importing.ts';

const records: Record<string, SourceRecord> = {
  'pncp-contratos': contratoRecord(1),
  'pncp-atas': { numeroControlePNCPAta: 'x', numeroAtaRegistroPreco: '1', anoAta: 2026, nomeOrgao: 'X', cnpjOrgao: '1' },
  'pncp-pca': { idPcaPncp: 'x', anoPca: 2026, itens: [{}], orgaoEntidadeCnpj: '1', orgaoEntidadeRazaoSocial: 'X' },
};
const recognisedBy = (record: SourceRecord) => importedKinds.filter((kind) => kind.recognises(record)).map(({ name }) => name);

test.each(Object.entries(records))('a record of %s is recognised as that and nothing else', (name, record) => {
  expect(recognisedBy(record)).toEqual([name]);
});

test('a record with the fields of two kinds is never of both', () => {
  const all = [...Object.values(records), ...Object.values(samples)];
  for (const one of all) for (const other of all) expect(recognisedBy({ ...one, ...other }).length).toBeLessThan(2);
});

const oddities = [
  null,
  true,
  0,
  -1,
  0.5,
  1e21,
  '',
  ' ',
  'x',
  '\u0000',
  '2026-13-45T99:99:99',
  'x'.repeat(60_000),
  [],
  [1],
  [{}],
  {},
  { a: {} },
];

test.each(Object.entries(records))('%s reads or rejects any record', (name, record) => {
  const kind = importedKinds.find((one) => one.name === name) as (typeof importedKinds)[number];
  for (const odd of oddities)
    for (const field of [...Object.keys(record), 'vigenciaFim', 'dataAtualizacaoGlobal', 'dataAtualizacaoGlobalPCA']) {
      const varied = { ...record, [field]: odd };
      expect(kind.keyOf(varied, '')).toBeTypeOf('string');
      try {
        kind.show(kind.read(varied, ''));
      } catch (error) {
        expect(error).toBeInstanceOf(Reject);
      }
    }
});
