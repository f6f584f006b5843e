import { isUtf8 } from 'node:buffer';
import type { LocalizedText } from '#kit/errors.ts';
import { unreadable } from '../unreadable.ts';
import { Yielder } from '../yielder.ts';
import type { ByteSource } from './byteSource.ts';

const REPLACEMENT = '\uFFFD';
const LENGTH_OF_REPLACEMENT = 3;
/** Small chunks keep memory use and processing time per step low. */
const STEP = 32 * 1024;

export const notUtf8: LocalizedText = {
  pt: 'o texto não está em UTF-8',
  en: 'the text is not UTF-8',
  fr: 'le texte n’est pas en UTF-8',
  de: 'der Text ist nicht in UTF-8',
};

export const notText: LocalizedText = {
  pt: 'o arquivo é binário, e não de texto',
  en: 'the file is binary, not text',
  fr: 'le fichier ne contient pas du texte, mais des données binaires',
  de: 'die Datei enthält keinen Text, sondern Binärdaten',
};

/**
 * Yields the chunks in small pieces as long as they are valid UTF-8.
 * @throws {Problem} `unreadable-file` with the first invalid byte and the reason `wrongEncoding`
 */
export async function* utf8Text(source: ByteSource, wrongEncoding: LocalizedText): AsyncGenerator<Buffer> {
  /** The start of a character that ends in the next chunk. */
  let begun = Buffer.alloc(0);
  const breather = new Yielder();
  try {
    for (;;) {
      const at = source.position - begun.length;
      const chunk = await source.next();
      if (!chunk) break;
      const bytes = begun.length > 0 ? Buffer.concat([begun, chunk]) : chunk;
      const whole = bytes.subarray(0, endOfWholeCharacters(bytes));
      if (!isUtf8(whole)) throw unreadable(at + firstBadByte(whole), wrongEncoding);
      const zero = bytes.indexOf(0);
      if (zero >= 0) throw unreadable(at + zero, notText);
      begun = Buffer.from(bytes.subarray(whole.length));
      for (let i = 0; i < chunk.length; i += STEP) {
        yield chunk.subarray(i, i + STEP);
        await breather.yieldIfDue();
      }
    }
    if (begun.length > 0) throw unreadable(source.position - begun.length, wrongEncoding);
  } finally {
    await source.close();
  }
}

function endOfWholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= 3 && back <= bytes.length; back++) {
    const byte = bytes[bytes.length - back] as number;
    const isInside = (byte & 0xc0) === 0x80;
    if (isInside) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : byte >= 0xc0 ? 2 : 1;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}

/** The first place where a decoder inserts a replacement character that is not in the bytes. */
function firstBadByte(bytes: Buffer): number {
  const text = bytes.toString('utf8');
  let byte = 0;
  let from = 0;
  for (;;) {
    const found = text.indexOf(REPLACEMENT, from);
    if (found < 0) return byte;
    byte += Buffer.byteLength(text.slice(from, found));
    const isMeant = bytes.toString('latin1', byte, byte + LENGTH_OF_REPLACEMENT) === '\xef\xbf\xbd';
    if (!isMeant) return byte;
    byte += LENGTH_OF_REPLACEMENT;
    from = found + 1;
  }
}
