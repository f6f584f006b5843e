import { expect, test } from 'vitest';
import { writeXlsx } from '#kit/server/records/sheet/writeXlsx.ts';
import { testDemo } from '#kit/server/testing/testDemo.ts';
import { controlNumber, pncpRecord } from './sources/fixtures.ts';
import { importFile } from './testImport.ts';

const { server, admin } = testDemo();

const headings = ['numero', 'orgao', 'cnpj', 'modalidade', 'objeto', 'publicacao'];
const row = (number: number, objeto: string) => [`${number}/2026`, 'Órgão Exemplo', '99.123.456/0001-06', 'Dispensa', objeto, '09/03/2026'];
const objetos = () =>
  server.database.read.selectFrom('licitacoes').select('objeto').where('orgao', '=', 'Órgão Exemplo').orderBy('id').execute();

test('a sheet of Excel may name its separator, of notices and of lotes', async () => {
  const file = [headings, row(1, 'Rojões')].map((cells) => cells.join(';')).join('\r\n');
  expect(await importFile(admin, `"sep=;"\r\n${file}`)).toMatchObject({ tipo: 'planilha-licitacoes', novos: 1, rejeitados: 0 });
  const lotes = `sep=;\nnumero_controle;numero;descricao;quantidade\n${controlNumber(91)};1.0;Rojão;10\n`;
  expect(await importFile(admin, lotes)).toMatchObject({ tipo: 'planilha-lotes', aguardando: 1, rejeitados: 0 });
});

test('a workbook may have titles, a date and empty rows above its headings', async () => {
  const rows = [
    ['CONTROLE DE LICITAÇÕES – 2026'],
    [],
    ['Atualizado em:', '28/11/2026'],
    ['', '', '', 'Processo', 'Compra'],
    headings,
    row(2, 'Canetas'),
  ];
  expect(await importFile(admin, Buffer.from(writeXlsx([{ name: 'Plan1', rows, widths: [] }])))).toMatchObject({ novos: 1, rejeitados: 0 });
});

test('a file of Windows-1252 with inches in its texts is read whole, and that is said', async () => {
  const file = [headings, row(3, 'Válvula 2" de “bronze”'), row(4, 'Canetas')]
    .map((cells) => cells.map((cell) => `"${cell}"`).join(';'))
    .join('\r\n');
  const windows1252 = Buffer.from(file.replace('“', '\x93').replace('”', '\x94'), 'latin1');
  expect(await importFile(admin, windows1252)).toMatchObject({ lidos: 2, novos: 2, previa: { windows1252: true } });
  expect((await objetos()).slice(-2)).toEqual([{ objeto: 'Válvula 2" de “bronze”' }, { objeto: 'Canetas' }]);
});

test('texts of records have characters instead of HTML’s references and of bytes of Windows-1252', async () => {
  await importFile(admin, [pncpRecord({ objetoCompra: 'Tapa buracos, biênio 2025\u00962026 &#150; d&amp;#146;&aacute;gua' })]);
  const found = await server.database.read.selectFrom('licitacoes').select('objeto').where('controle', '=', controlNumber(7)).execute();
  expect(found).toEqual([{ objeto: 'Tapa buracos, biênio 2025–2026 – d’água' }]);
});
