import { unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { type Language, languages } from '#kit/errors.ts';
import { nothingSaved, type SheetColumn } from '#kit/server/records/kind.ts';
import { openRecords } from '#kit/server/records/openRecords.ts';
import { csvTemplate, type SheetKind, xlsxTemplate } from './templates.ts';

function column(field: string, isRequired: boolean, example: string): SheetColumn {
  const hint = { pt: `dica de ${field}`, en: `hint of ${field}`, fr: `aide de ${field}`, de: `Hinweis zu ${field}` };
  return { field, title: hint, isRequired, aliases: [], hint, example };
}

const livros: SheetKind = {
  name: 'livros',
  title: { pt: 'Livros', en: 'Books', fr: 'Livres', de: 'Bücher' },
  into: 'books',
  isListed: false,
  shown: [],
  sheet: [
    column('codigo', true, '007'),
    column('titulo', true, 'Água & sal; "contos"'),
    column('preco', false, '1.234,56'),
    column('nota', false, ''),
  ],
  recognises: () => false,
  keyOf: () => '',
  read: (record) => record,
  show: () => [],
  writeLock: '',
  save: async () => nothingSaved,
};
const headings = ['codigo', 'titulo', 'preco', 'nota'];
const example = ['007', 'Água & sal; "contos"', '1.234,56', ''];

async function csvText(language: Language): Promise<string> {
  return (await Array.fromAsync(csvTemplate(livros, language))).join('');
}

async function rowsOf(file: Uint8Array): Promise<unknown> {
  async function* bytes() {
    yield file;
  }
  const { header, batches } = await openRecords(bytes(), { envelopes: new Set(), maxUnpacked: 1e6 });
  const rows = (await Array.fromAsync(batches)).flat().map(({ value }) => value);
  return { header, rows };
}

test('as CSV it has headings and an example row, with the separators of the language', async () => {
  expect(await csvText('pt')).toBe('\uFEFFcodigo;titulo;preco;nota\r\n007;"Água & sal; ""contos""";"1.234,56";\r\n');
  expect(await csvText('en')).toBe('\uFEFFcodigo,titulo,preco,nota\r\n007,"Água & sal; ""contos""","1.234,56",\r\n');
});

test.each(languages)('both come back as they were given (%s)', async (language) => {
  expect(await rowsOf(Buffer.from(await csvText(language)))).toEqual({ header: headings, rows: [example] });
  expect(await rowsOf(xlsxTemplate(livros, language))).toEqual({ header: headings, rows: [example] });
});

test.each([
  ['pt', ['Dados', 'Colunas', 'Obrigatória', 'dica de titulo', 'Sim', 'Não']],
  ['en', ['Data', 'Columns', 'Required', 'hint of titulo', 'Yes', 'No']],
  ['fr', ['Données', 'Colonnes', 'Obligatoire', 'aide de titulo', 'Oui', 'Non']],
  ['de', ['Daten', 'Spalten', 'Pflicht', 'Hinweis zu titulo', 'Ja', 'Nein']],
] as const)('as XLSX a second sheet explains the columns in the user’s language (%s)', (language, words) => {
  const parts = unzipSync(xlsxTemplate(livros, language));
  const [sheets, explained] = ['xl/workbook.xml', 'xl/worksheets/sheet2.xml'].map((name) => Buffer.from(parts[name] ?? []).toString());
  const [data, columns, ...rest] = words;
  for (const name of [data, columns]) expect(sheets).toContain(`name="${name}"`);
  for (const word of [...rest, 'codigo', '1.234,56']) expect(explained).toContain(`>${word}</t>`);
});
