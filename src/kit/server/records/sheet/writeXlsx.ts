// Writes small workbooks: text only, with a bold and frozen first row.
import { strToU8, zipSync } from 'fflate';

export type Sheet = {
  /** Up to 31 characters, without any of `: \ / ? * [ ]`. */
  name: string;
  rows: string[][];
  /** Column widths in characters; 20 by default. */
  widths?: number[];
};

const WIDTH = 20;
const LAST_COLUMN = 16_384;
/** Cell styles by index in `styles`. All show text as typed. */
const TEXT = 1;
const HEADING = 2;
/** The earliest date in ZIP; a fixed date makes the output deterministic. */
const WHEN = new Date(1980, 0, 1);

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

/** An XLSX file with at least one sheet. Formulas stay text. */
export function writeXlsx(sheets: Sheet[]): Uint8Array {
  const numbers = sheets.map((_, i) => i + 1);
  const parts: Record<string, string> = {
    '[Content_Types].xml':
      `<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${media}.styles+xml"/>` +
      numbers.map((n) => `<Override PartName="/xl/worksheets/sheet${n}.xml" ContentType="${media}.worksheet+xml"/>`).join('') +
      '</Types>',
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations([
      ...numbers.map((n): [string, string] => ['worksheet', `worksheets/sheet${n}.xml`]),
      ['styles', 'styles.xml'],
    ]),
    'xl/workbook.xml':
      `<workbook xmlns="${namespace}" xmlns:r="${relationship}"><sheets>` +
      sheets.map(({ name }, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('') +
      '</sheets></workbook>',
    'xl/styles.xml': styles,
  };
  for (const [i, sheet] of sheets.entries()) parts[`xl/worksheets/sheet${i + 1}.xml`] = worksheet(sheet);
  const declared = Object.entries(parts).map(([name, xml]) => [
    name,
    strToU8(`<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n${xml}`),
  ]);
  return zipSync(Object.fromEntries(declared), { mtime: WHEN });
}

function relations(targets: [type: string, target: string][]): string {
  const all = targets.map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${relationship}/${type}" Target="${target}"/>`);
  return `<Relationships xmlns="${packaging}/relationships">${all.join('')}</Relationships>`;
}

const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
const asText = 'numFmtId="49" applyNumberFormat="1" fillId="0" borderId="0" xfId="0"';
const styles =
  `<styleSheet xmlns="${namespace}"><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="3"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf ${asText} fontId="0"/>` +
  `<xf ${asText} fontId="1" applyFont="1"/></cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';

function worksheet({ rows, widths = [] }: Sheet): string {
  const count = rows.reduce((most, row) => Math.max(most, row.length), widths.length);
  const column = (from: number, to: number, width: number) =>
    `<col min="${from}" max="${to}" width="${width}" style="${TEXT}" customWidth="1"/>`;
  const columns = Array.from({ length: count }, (_, i) => column(i + 1, i + 1, widths[i] ?? WIDTH));
  if (count < LAST_COLUMN) columns.push(column(count + 1, LAST_COLUMN, WIDTH));
  const lines = rows.map((cells, i) => {
    const number = i + 1;
    const style = i === 0 ? HEADING : TEXT;
    const written = cells.map((cell, at) =>
      cell === ''
        ? ''
        : `<c r="${letters(at + 1)}${number}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`,
    );
    return `<row r="${number}">${written.join('')}</row>`;
  });
  return (
    `<worksheet xmlns="${namespace}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns.join('')}</cols><sheetData>${lines.join('')}</sheetData></worksheet>`
  );
}

/** 28 → `AB` */
function letters(column: number): string {
  const last = String.fromCharCode(65 + ((column - 1) % 26));
  return column > 26 ? letters(Math.floor((column - 1) / 26)) + last : last;
}

/** Escapes characters that XML cannot contain as `_x0001_`, and the underscore of text that looks like such an escape. */
function escaped(text: string): string {
  return text
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/gu, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}
