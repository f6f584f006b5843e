// Detects a file's format by its first bytes.
import type { Language, LocalizedText } from '#kit/errors.ts';
import type { ByteSource } from './bytes/byteSource.ts';
import { notText, notUtf8 } from './bytes/utf8Text.ts';
import { unreadable } from './unreadable.ts';

const HEAD = 4096;
export const BYTE_ORDER_MARK = Buffer.from([0xef, 0xbb, 0xbf]);
const ZIP = Buffer.from('PK');
const OLD_OFFICE = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const foreign: [string, Buffer][] = [
  ['PDF', Buffer.from('%PDF-')],
  ['PNG', Buffer.from('89504e47', 'hex')],
  ['JPEG', Buffer.from('ffd8ff', 'hex')],
  ['GIF', Buffer.from('GIF8')],
  ['RAR', Buffer.from('Rar!')],
  ['7z', Buffer.from('377abcaf271c', 'hex')],
  ['gzip', Buffer.from('1f8b', 'hex')],
  ['bzip2', Buffer.from('BZh')],
  ['xz', Buffer.from('fd377a585a00', 'hex')],
  ['Zstandard', Buffer.from('28b52ffd', 'hex')],
];

/**
 * Skips a byte order mark and leaves the rest in place.
 * @param accepted names of the accepted formats; JSON is refused if it is not among them
 * @throws {Problem} `unreadable-file` for unsupported formats
 */
export async function recogniseFormat(
  content: ByteSource,
  accepted: readonly string[] = ['JSON', 'CSV', 'XLSX'],
): Promise<'json' | 'csv' | 'xlsx'> {
  const mark = await content.take(BYTE_ORDER_MARK.length);
  if (!mark.equals(BYTE_ORDER_MARK)) content.putBack(mark);
  const at = content.position;
  const head = await content.peek(HEAD);
  const startsWith = (magic: Buffer) => head.subarray(0, magic.length).equals(magic);
  if (startsWith(ZIP) && (head[2] ?? 0) < 0x09) return 'xlsx';
  if (startsWith(OLD_OFFICE)) throw unreadable(at, oldOffice);
  const found = foreign.find(([, magic]) => startsWith(magic));
  if (found) throw unreadable(at, isForeign(found[0], accepted));
  if (isUtf16(head)) throw unreadable(at, utf16);
  const zero = head.indexOf(0);
  if (zero >= 0) throw unreadable(at + zero, notText);
  const first = head.toString('latin1').trimStart()[0];
  if (first === undefined && head.length < HEAD) throw unreadable(at, empty);
  if (first === '<') throw unreadable(at, isForeign('HTML/XML', accepted));
  if (first !== '[' && first !== '{') return 'csv';
  if (!accepted.includes('JSON')) throw unreadable(at, isForeign('JSON', accepted));
  return 'json';
}

/** By its byte order mark, or by a zero byte in every character. */
function isUtf16(head: Buffer): boolean {
  const [a = 0, b = 0, c = 0, d = 0] = head;
  if ((a === 0xff && b === 0xfe) || (a === 0xfe && b === 0xff)) return true;
  return head.length >= 4 && ((a === 0 && b > 0 && c === 0 && d > 0) || (a > 0 && b === 0 && c > 0 && d === 0));
}

const empty: LocalizedText = {
  pt: 'o arquivo está vazio',
  en: 'the file is empty',
  fr: 'le fichier est vide',
  de: 'die Datei ist leer',
};
const utf16: LocalizedText = {
  pt: `${notUtf8.pt}, mas em UTF-16`,
  en: `${notUtf8.en}, but UTF-16`,
  fr: `${notUtf8.fr}, mais en UTF-16`,
  de: `${notUtf8.de}, sondern UTF-16`,
};
const oldOffice: LocalizedText = {
  pt: 'o arquivo é um XLS antigo ou está protegido por senha; salve-o como XLSX, sem senha',
  en: 'the file is an old XLS or is protected by a password; save it as XLSX, without a password',
  fr: 'le fichier est un ancien XLS ou protégé par un mot de passe ; enregistrez-le au format XLSX, sans mot de passe',
  de: 'die Datei ist ein altes XLS oder mit einem Passwort geschützt; speichern Sie sie als XLSX, ohne Passwort',
};
function isForeign(name: string, accepted: readonly string[]): LocalizedText {
  const either = (language: Language) =>
    new Intl.ListFormat(language === 'en' ? 'en-GB' : language, { type: 'disjunction' }).format(accepted);
  return {
    pt: `o arquivo é ${name}, e não ${either('pt')}`,
    en: `the file is ${name}, not ${either('en')}`,
    fr: `le fichier est du ${name}, et non du ${either('fr')}`,
    de: `das Format der Datei ist ${name}, nicht ${either('de')}`,
  };
}
