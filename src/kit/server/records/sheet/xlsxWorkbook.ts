// The parts of a workbook that its cells refer to: the sheet, the shared strings, the number formats.
import type { LocalizedText } from '#kit/errors.ts';
import { SharedStrings } from '../sharedStrings.ts';
import { damaged, unreadable } from '../unreadable.ts';
import { cellTooLong, MAX_CELL } from './sheetRows.ts';
import { builtInFormat, customFormat, type DateFormat } from './xlsxNumbers.ts';
import { unescaped } from './xlsxText.ts';
import { readXml } from './xml.ts';
import type { ZipParts } from './zipParts.ts';

const MAX_OUTLINE = 4 * 1024 * 1024;
const MAX_SHARED = 64 * 1024 * 1024;
const MAX_STYLES = 8 * 1024 * 1024;
/** The maximum of spreadsheets. */
const LONGEST_FORMAT = 255;

export type Workbook = {
  /** Name of the part with the first visible sheet. */
  sheet: string;
  /** Names of the parts with all visible sheets. */
  sheets: string[];
  countsFrom1904: boolean;
  sharedStrings: SharedStrings;
  /** By a cell's style; undefined for plain numbers. */
  dateFormats: (DateFormat | undefined)[];
};

/** @throws {Problem} `unreadable-file` if it is not a workbook or has no sheet */
export async function readWorkbook(parts: ZipParts): Promise<Workbook> {
  const top = await relations(parts, '');
  const workbook = top.find(({ type }) => type === 'officeDocument')?.target ?? '';
  if (!parts.has(workbook)) throw unreadable(0, noWorkbook);
  if (workbook.toLowerCase().endsWith('.bin')) throw unreadable(parts.positionOf(workbook), binaryWorkbook);
  const related = await relations(parts, workbook);
  const sheets = new Map(related.filter(({ type }) => type === 'worksheet').map(({ id, target }) => [id, target]));
  const shown: string[] = [];
  let countsFrom1904 = false;
  await readXml(parts.read(workbook, MAX_OUTLINE), parts.positionOf(workbook), {
    open(name, attributes) {
      if (name === 'workbookPr') countsFrom1904 = isTrue(attributes.date1904);
      if (name !== 'sheet' || (attributes.state ?? 'visible') !== 'visible') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1];
      const target = sheets.get(id ?? '');
      if (target !== undefined && parts.has(target)) shown.push(target);
    },
  });
  const [sheet] = shown;
  if (sheet === undefined) throw unreadable(parts.positionOf(workbook), noSheet);
  const partOf = (wanted: string) => related.find(({ type, target }) => type === wanted && parts.has(target))?.target;
  return {
    sheet,
    sheets: shown,
    countsFrom1904,
    sharedStrings: await readSharedTexts(parts, partOf('sharedStrings')),
    dateFormats: await readDateFormats(parts, partOf('styles')),
  };
}

type Relation = { id: string; type: string; target: string };

/** The relations of a part; of the package itself if `from` is empty. */
export async function relations(parts: ZipParts, from: string): Promise<Relation[]> {
  const slash = from.lastIndexOf('/') + 1;
  const part = `${from.slice(0, slash)}_rels/${from.slice(slash)}.rels`;
  const found: Relation[] = [];
  if (!parts.has(part)) return found;
  await readXml(parts.read(part, MAX_OUTLINE), parts.positionOf(part), {
    open(name, { Id: id = '', Type: type = '', Target: target = '', TargetMode: mode }) {
      if (name !== 'Relationship' || mode === 'External' || !URL.canParse(target, `part:/${from}`)) return;
      const path = decoded(new URL(target, `part:/${from}`).pathname.slice(1));
      if (path === undefined) throw damaged(parts.positionOf(part));
      found.push({ id, type: type.slice(type.lastIndexOf('/') + 1), target: path });
    },
  });
  return found;
}

/** Undefined for an invalid percent escape. */
function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

async function readSharedTexts(parts: ZipParts, part: string | undefined): Promise<SharedStrings> {
  const texts = new SharedStrings();
  if (!part) return texts;
  let text = '';
  let isText = false;
  let isPhonetic = false;
  await readXml(parts.read(part, MAX_SHARED), parts.positionOf(part), {
    open(name) {
      if (name === 'si') text = '';
      else if (name === 'rPh') isPhonetic = true;
      else if (name === 't') isText = !isPhonetic;
    },
    text(piece) {
      if (!isText) return;
      text += piece;
      if (text.length > MAX_CELL) throw unreadable(parts.positionOf(part), cellTooLong);
    },
    close(name) {
      if (name === 't') isText = false;
      else if (name === 'rPh') isPhonetic = false;
      else if (name === 'si' && !texts.add(unescaped(text))) throw unreadable(parts.positionOf(part), tooMuchText);
    },
  });
  return texts;
}

async function readDateFormats(parts: ZipParts, part: string | undefined): Promise<(DateFormat | undefined)[]> {
  const formats: (DateFormat | undefined)[] = [];
  if (!part) return formats;
  const custom = new Map<number, DateFormat | undefined>();
  let isOfCells = false;
  await readXml(parts.read(part, MAX_STYLES), parts.positionOf(part), {
    open(name, attributes) {
      const id = Number(attributes.numFmtId);
      if (name === 'numFmt') custom.set(id, customFormat((attributes.formatCode ?? '').slice(0, LONGEST_FORMAT)));
      else if (name === 'cellXfs') isOfCells = true;
      else if (name === 'xf' && isOfCells) formats.push(custom.has(id) ? custom.get(id) : builtInFormat(id));
    },
    close(name) {
      if (name === 'cellXfs') isOfCells = false;
    },
  });
  return formats;
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true';
}

const noWorkbook: LocalizedText = {
  pt: 'o arquivo é um ZIP, mas não uma planilha XLSX',
  en: 'the file is a ZIP but not an XLSX workbook',
  fr: 'le fichier est un ZIP, mais pas un classeur XLSX',
  de: 'die Datei ist ein ZIP, aber keine XLSX-Tabelle',
};
const binaryWorkbook: LocalizedText = {
  pt: 'a planilha está em formato binário; salve-a como XLSX',
  en: 'the workbook is in binary format; save it as XLSX',
  fr: 'le classeur est au format binaire ; enregistrez-le au format XLSX',
  de: 'die Tabelle ist im Binärformat; speichern Sie sie als XLSX',
};
const noSheet: LocalizedText = {
  pt: 'não há uma planilha visível com células',
  en: 'there is no visible sheet with cells',
  fr: 'aucune feuille visible avec des cellules',
  de: 'es gibt kein sichtbares Blatt mit Zellen',
};
const tooMuchText: LocalizedText = {
  pt: 'a planilha tem texto demais (mais de 24 MiB); salve-a como “CSV UTF-8”',
  en: 'the workbook contains too much text (over 24 MiB); save it as “CSV UTF-8”',
  fr: 'le classeur contient trop de texte (plus de 24 Mio) ; enregistrez-le comme « CSV UTF-8 »',
  de: 'die Tabelle enthält zu viel Text (über 24 MiB); speichern Sie sie als „CSV UTF-8“',
};
