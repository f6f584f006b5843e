// Any record is either read or rejected.
import { expect, test } from 'vitest';
import { isRecord, Reject, type SourceRecord } from '#kit/server/records/fields.ts';
import type { RecordKind } from '#kit/server/records/kind.ts';
import { licitacoesKinds } from './kinds.ts';
import { controlNumber, itemRecord, samples } from './sources/fixtures.ts';

const sampleOf = ({ name, sheet }: RecordKind) =>
  samples[name] ?? Object.fromEntries((sheet ?? []).map(({ field, example }) => [field, example]));

/** As JSON: some of them cannot be written in JavaScript. */
const oddities = [
  ...['null', 'true', 'false', '0', '-0', '-1', '0.1', '1e21', '-1e308', '1e999', '2147483648', '9007199254740993'],
  ...['""', '" "', '"x"', '"\\u0000"', '"a\\u0000"', '"\\ud800"', '"\\udc00\\ud800x"', '"\\u200b"', '"\\n"', '"\\u202e=1+1"'],
  ...['"0"', '"1"', '"-1"', '"1e999"', '"9999-12-31T23:59:59"', '"0000-01-01T00:00:00"', '"2026-13-45T99:99:99"', '"31/12/9999 24h"'],
  ...['"2026-05-04T09:15+99:99"', '"__proto__"', '"constructor"', '"http://["', '"https://a.example/%zz"'],
  JSON.stringify(`https://a.example/orgaos/${'1'.repeat(14)}/compras/2026/1/arquivos/1\ud800`),
  JSON.stringify('💧'.repeat(700)),
  JSON.stringify('x '.repeat(60_000)),
  ...['[]', '[1]', '["x"]', '[null]', '[[]]', '[{"toString":1}]', '{}', '{"a":{}}', '{"toString":1}', '{"valueOf":null,"toString":null}'],
  ...['{"__proto__":{"numeroItem":1}}', '{"__proto__":null}', '{"constructor":{"prototype":1}}', '{"length":-1}', '{"toJSON":1}'],
  `${'['.repeat(60)}${']'.repeat(60)}`,
].map((json) => JSON.parse(json) as unknown);

/** Each record with one field, possibly nested, replaced by another value; and records with JavaScript's own property names. */
function* variationsOf(sample: SourceRecord): Generator<SourceRecord> {
  const fields = [...Object.keys(sample), 'numeroControlePNCPCompra', 'orcamentoSigilosoCodigo', 'numeroGrupo', 'amparoLegal'];
  for (const odd of oddities) {
    for (const field of fields) {
      yield { ...sample, [field]: odd };
      const inner = sample[field];
      if (isRecord(inner)) for (const name of Object.keys(inner)) yield { ...sample, [field]: { ...inner, [name]: odd } };
    }
    for (const name of ['__proto__', 'constructor', 'toString', 'hasOwnProperty'])
      yield JSON.parse(JSON.stringify({ ...sample, odd: 0 }).replace('"odd":0', `"${name}":${JSON.stringify(odd)}`));
    yield Object.fromEntries(fields.map((field) => [field, odd]));
  }
}

/** All texts in it, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}

test.each(licitacoesKinds.map((kind) => [kind.name, kind] as const))('%s reads or rejects any record', (_, kind) => {
  let read = 0;
  let rejected = 0;
  for (const record of variationsOf(sampleOf(kind))) {
    for (const { recognises } of licitacoesKinds) expect(recognises(record)).toBeTypeOf('boolean');
    kind.needsOwner?.(record);
    const key = kind.keyOf(record, controlNumber(1));
    expect(key).toBeTypeOf('string');
    expect(key.isWellFormed() && !key.includes('\u0000')).toBe(true);
    try {
      const found = kind.read(record, controlNumber(1));
      // Every database accepts what was read.
      for (const text of textsIn([found, kind.show(found)])) expect(text.isWellFormed() && !text.includes('\u0000')).toBe(true);
      read++;
    } catch (error) {
      if (!(error instanceof Reject)) throw error;
      rejected++;
    }
  }
  expect(read).toBeGreaterThan(0);
  expect(rejected).toBeGreaterThan(0);
});

test('a part that names an invalid notice is not treated as one that names none', () => {
  const items = licitacoesKinds.find(({ name }) => name === 'pncp-itens') as RecordKind;
  for (const odd of [{}, [], 7, true, 'x', '\ud800']) {
    const record = itemRecord({ numeroControlePNCPCompra: odd });
    expect(items.needsOwner?.(record)).toBe(false);
    expect(() => items.read(record, controlNumber(1))).toThrow(Reject);
  }
  for (const none of [null, '', ' ', '\u0000']) expect(items.needsOwner?.(itemRecord({ numeroControlePNCPCompra: none }))).toBe(true);
});
