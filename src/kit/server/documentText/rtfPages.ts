// The text of RTF files.
import { Unreadable } from './documentLimits.ts';
import type { FlowingText } from './flowingText.ts';

/** A control word with its number, a byte by its code, a control character, a brace, or text. */
const TOKEN = /\\([a-z]{1,32})(-?\d{1,10})? ?|\\'([0-9a-f]{2})|\\([^a-z])|([{}])|([^\\{}\r\n]+)|[\r\n\\]+/giy;
/** Groups that are no text of the document, beside those that begin with `\*`. */
const aside = new Set(
  (
    'fonttbl colortbl stylesheet info pict object header headerl headerr headerf footer footerl footerr footerf ' +
    'listtable listoverridetable revtbl rsidtbl generator xmlnstbl themedata datastore'
  ).split(' '),
);
const texts: Record<string, string> = {
  tab: '\t',
  cell: '\t',
  nestcell: '\t',
  line: '\n',
  emdash: '—',
  endash: '–',
  bullet: '•',
  lquote: '‘',
  rquote: '’',
  ldblquote: '“',
  rdblquote: '”',
  emspace: ' ',
  enspace: ' ',
};
const paragraphs = new Set(['par', 'row', 'nestrow', 'sect', 'page']);
/** Code page of Apple's programs. */
const MAC = 10_000;
/** No program nests groups as deep. */
const MOST_GROUPS = 1000;

/** Whether the group is no text, and how many characters follow one that is written as its number. */
type Group = { isAside: boolean; replaced: number };

/** @throws {Unreadable} */
export function readRtf(bytes: Buffer, into: FlowingText): void {
  const source = bytes.toString('latin1');
  let decoder = new TextDecoder('windows-1252');
  const groups: Group[] = [];
  let group: Group = { isAside: false, replaced: 1 };
  /** Bytes of characters, which may be of several each. */
  let raw = '';
  /** Characters that programs show that do not know the number before them. */
  let passed = 0;
  const put = () => {
    if (raw !== '') into.add(decoder.decode(Buffer.from(raw, 'latin1')));
    raw = '';
  };
  const add = (text: string) => {
    put();
    if (!group.isAside) into.add(text);
  };
  const addBytes = (text: string) => {
    const skipped = Math.min(passed, text.length);
    passed -= skipped;
    if (!group.isAside) raw += text.slice(skipped);
  };
  const control = (word: string, number: number | undefined) => {
    if (aside.has(word)) group.isAside = true;
    // The text of a box is within what describes the box.
    else if (word === 'shptxt') group.isAside = false;
    else if (word === 'mac') decoder = findDecoder(MAC);
    else if (word === 'ansicpg' && number !== undefined) decoder = findDecoder(number);
    else if (word === 'uc' && number !== undefined) group.replaced = Math.max(0, number);
    else if (word === 'bin') TOKEN.lastIndex += Math.max(0, number ?? 0);
    else if (word === 'u' && number !== undefined) {
      add(String.fromCharCode(number & 0xffff));
      passed = group.replaced;
    } else if (paragraphs.has(word)) {
      put();
      if (!group.isAside) into.endParagraph();
    } else if (Object.hasOwn(texts, word)) add(texts[word] as string);
  };
  TOKEN.lastIndex = source.indexOf('{');
  for (let token = TOKEN.exec(source); token; token = TOKEN.exec(source)) {
    const [, word, number, byte, character, brace, text] = token;
    if (word) control(word, number === undefined ? undefined : Number(number));
    else if (byte) addBytes(String.fromCharCode(Number.parseInt(byte, 16)));
    else if (character === '*') group.isAside = true;
    else if (character === '~') add(' ');
    else if (character === '_') add('-');
    else if (character === '\n' || character === '\r') control('par', undefined);
    else if (character && '\\{}'.includes(character)) addBytes(character);
    else if (text) addBytes(text);
    else if (brace) {
      put();
      passed = 0;
      if (brace === '{') groups.push({ ...group });
      else group = groups.pop() ?? group;
      if (groups.length > MOST_GROUPS) throw new Unreadable('broken');
    }
  }
  put();
  into.endPage();
}

/** Of a code page of Windows; of that of Brazil if there is no such. */
function findDecoder(codePage: number): TextDecoder {
  const names: Record<number, string> = { 932: 'shift_jis', 936: 'gbk', 949: 'euc-kr', 950: 'big5', 65001: 'utf-8', [MAC]: 'macintosh' };
  try {
    return new TextDecoder(names[codePage] ?? `windows-${codePage}`);
  } catch {
    return new TextDecoder('windows-1252');
  }
}
