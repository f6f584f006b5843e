// What every workbook that we write consists of, beside the cells of its sheets.

/** Cell styles by index in `cellXfs`. TEXT and HEADING show text as typed; dates and amounts have the format of the reader's country. */
export const style = { general: 0, text: 1, heading: 2, date: 3, money: 4 } as const;

const namespace = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const relationship = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const packaging = 'http://schemas.openxmlformats.org/package/2006';
const media = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';

/** The parts of a workbook with sheets of these names, by path; the sheets themselves are at `sheetPath`. */
export function workbookParts(names: readonly string[]): Record<string, string> {
  const numbers = names.map((_, i) => i + 1);
  const parts = {
    '[Content_Types].xml':
      `<Types xmlns="${packaging}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>` +
      `<Override PartName="/xl/workbook.xml" ContentType="${media}.sheet.main+xml"/>` +
      `<Override PartName="/xl/styles.xml" ContentType="${media}.styles+xml"/>` +
      numbers.map((n) => `<Override PartName="/${sheetPath(n)}" ContentType="${media}.worksheet+xml"/>`).join('') +
      '</Types>',
    '_rels/.rels': relations([['officeDocument', 'xl/workbook.xml']]),
    'xl/_rels/workbook.xml.rels': relations([
      ...numbers.map((n): [string, string] => ['worksheet', `worksheets/sheet${n}.xml`]),
      ['styles', 'styles.xml'],
    ]),
    'xl/workbook.xml':
      `<workbook xmlns="${namespace}" xmlns:r="${relationship}"><sheets>` +
      names.map((name, i) => `<sheet name="${escaped(name)}" sheetId="${i + 1}" r:id="rId${i + 1}"/>`).join('') +
      '</sheets></workbook>',
    'xl/styles.xml': styles,
  };
  return Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, declaration + xml]));
}

/** @param sheet from 1 */
export function sheetPath(sheet: number): string {
  return `xl/worksheets/sheet${sheet}.xml`;
}

/** The beginning of a sheet whose first row is frozen, up to its rows. */
export function sheetStart(columns: string): string {
  return (
    `<worksheet xmlns="${namespace}"><sheetViews><sheetView workbookViewId="0">` +
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>' +
    `<cols>${columns}</cols><sheetData>`
  );
}
export const sheetEnd = '</sheetData></worksheet>';

/** @param at such as `AB7` */
export function textCell(at: string, styled: number, text: string): string {
  return `<c r="${at}" s="${styled}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`;
}

/** 28 → `AB` */
export function letters(column: number): string {
  const last = String.fromCharCode(65 + ((column - 1) % 26));
  return column > 26 ? letters(Math.floor((column - 1) / 26)) + last : last;
}

/** What is not written as it is. */
const special = /[&<>"\p{Cc}\p{Cs}\uFFFE\uFFFF]|_x[0-9A-Fa-f]{4}_/u;

/** Escapes characters that XML cannot contain as `_x0001_`, and the underscore of text that looks like such an escape. */
function escaped(text: string): string {
  // Few texts need more than one look.
  if (!special.test(text)) return text;
  return text
    .toWellFormed()
    .replace(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_')
    .replace(/(?![\t\n])[\p{Cc}\uFFFE\uFFFF]/gu, (character) => `_x${character.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`)
    .replace(/[&<>"]/g, (mark) => `&#${mark.charCodeAt(0)};`);
}

function relations(targets: [type: string, target: string][]): string {
  const all = targets.map(([type, target], i) => `<Relationship Id="rId${i + 1}" Type="${relationship}/${type}" Target="${target}"/>`);
  return `<Relationships xmlns="${packaging}/relationships">${all.join('')}</Relationships>`;
}

const font = '<sz val="11"/><name val="Calibri"/><family val="2"/>';
const plain = 'fillId="0" borderId="0" xfId="0"';
/** 49 is text, 22 day and time, 4 an amount with two decimals. */
const formatted = (id: number) => `numFmtId="${id}" applyNumberFormat="1" ${plain}`;
const styles =
  `<styleSheet xmlns="${namespace}"><fonts count="2"><font>${font}</font><font><b/>${font}</font></fonts>` +
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>' +
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>' +
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>' +
  `<cellXfs count="5"><xf numFmtId="0" fontId="0" ${plain}/><xf ${formatted(49)} fontId="0"/>` +
  `<xf ${formatted(49)} fontId="1" applyFont="1"/><xf ${formatted(22)} fontId="0"/><xf ${formatted(4)} fontId="0"/></cellXfs>` +
  '<cellStyles count="1"><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles></styleSheet>';
