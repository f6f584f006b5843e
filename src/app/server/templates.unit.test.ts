// The templates of sheets can be imported unchanged, in every language and format.
import { describe, expect, test } from 'vitest';
import { matchColumns, missingColumns, toRecord } from '#features/importacoes/server/sheet.ts';
import { csvTemplate, type SheetKind, xlsxTemplate } from '#features/importacoes/server/templates.ts';
import { licitacoesKinds } from '#features/licitacoes/server/import/kinds.ts';
import { type Language, languages } from '#kit/errors.ts';
import { openRecords } from '#kit/server/records/openRecords.ts';
import { foldName } from '#kit/server/text/fold.ts';

const kinds = licitacoesKinds.filter((kind): kind is SheetKind => kind.sheet !== undefined);
const cases = kinds.flatMap((kind) => languages.map((language) => ({ name: kind.name, kind, language })));

async function readBack(file: Uint8Array) {
  async function* bytes() {
    yield file;
  }
  const { header, batches } = await openRecords(bytes(), { envelopes: new Set(), maxUnpacked: 1e6 });
  const { kind, columns } = matchColumns(kinds, header ?? []);
  const rows = (await Array.fromAsync(batches)).flat();
  if (!kind) throw new Error('The headings name no kind.');
  const records = rows.map(({ value }) => toRecord(kind, columns, value as string[]));
  return { kind, columns, records, reads: records.map((record) => kind.read(record, '')) };
}

async function csvFile(kind: SheetKind, language: Language): Promise<Uint8Array> {
  return Buffer.from((await Array.fromAsync(csvTemplate(kind, language))).join(''));
}

test('licitações and lotes have sheets', () => {
  expect(kinds.map(({ name }) => name)).toEqual(['planilha-licitacoes', 'planilha-lotes']);
});

describe.each(cases)('the template of $name in $language', ({ kind, language }) => {
  test.each([
    ['CSV', csvFile],
    ['XLSX', xlsxTemplate],
  ])('as %s is read without a reject, every column of it', async (_, template) => {
    const back = await readBack(await template(kind, language));
    expect(back.kind).toBe(kind);
    expect(missingColumns(kind, back.columns)).toEqual([]);
    expect(Object.keys(back.columns)).toEqual(kind.sheet.map(({ field }) => field));
    expect(back.records).toEqual([Object.fromEntries(kind.sheet.flatMap(({ field, example }) => (example ? [[field, example]] : [])))]);
    expect(back.reads).toHaveLength(1);
  });

  test('explains every column', () => {
    for (const { field, hint } of kind.sheet) expect(hint[language], field).not.toBe('');
  });
});

test.each(kinds)('no heading names two columns of $name', ({ sheet }) => {
  const names = sheet.flatMap(({ field, aliases }) => [...new Set([field, ...aliases].map(foldName))]);
  expect(names.filter((name, place) => names.indexOf(name) < place)).toEqual([]);
});
