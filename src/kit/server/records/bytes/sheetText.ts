// The text of a CSV file: UTF-8, or Windows-1252, which Excel writes in Brazil.
import { isAscii, isUtf8 } from 'node:buffer';
import type { LocalizedText } from '#kit/errors.ts';
import { unreadable } from '../unreadable.ts';
import type { ByteSource } from './byteSource.ts';
import { notText, utf8Text } from './utf8Text.ts';

/** Bytes by which the encoding is recognised, from the first one that is not ASCII on. */
const SAMPLE = 4096;
const STEP = 32 * 1024;
const REPLACEMENT = '\uFFFD';
/** What no text has; a text in UTF-8 may have it, since it is recognised by more. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what it looks for
const control = /[\0-\x08\x0e-\x1f]/;

/**
 * Yields the text in UTF-8.
 * @param onWindows1252 called when it is read as Windows-1252
 * @throws {Problem} `unreadable-file` for other bytes
 */
export async function* sheetText(source: ByteSource, wrongEncoding: LocalizedText, onWindows1252: () => void): AsyncGenerator<Buffer> {
  try {
    for (let chunk = await source.next(); chunk; chunk = await source.next()) {
      if (isAscii(chunk)) {
        yield* withoutZero(chunk, source.position - chunk.length);
        continue;
      }
      const ascii = chunk.findIndex((byte) => byte >= 0x80);
      source.putBack(Buffer.from(chunk.subarray(ascii)));
      if (ascii > 0) yield* withoutZero(chunk.subarray(0, ascii), source.position - ascii);
      if (!isWindows1252(await source.peek(SAMPLE))) {
        yield* utf8Text(source, wrongEncoding);
        return;
      }
      onWindows1252();
      yield* fromWindows1252(source);
      return;
    }
  } finally {
    await source.close();
  }
}

function* withoutZero(ascii: Buffer, at: number): Generator<Buffer> {
  const zero = ascii.indexOf(0);
  if (zero >= 0) throw unreadable(at + zero, notText);
  for (let i = 0; i < ascii.length; i += STEP) yield ascii.subarray(i, i + STEP);
}

/** A text with more characters of UTF-8 than bytes that are none is UTF-8 with errors. */
function isWindows1252(sample: Buffer): boolean {
  // The last character may be cut.
  const whole = sample.length < SAMPLE ? sample : sample.subarray(0, -4);
  if (isUtf8(whole) || (sample.length === SAMPLE && isUtf8(sample.subarray(0, -3)))) return false;
  const text = whole.toString('utf8');
  const wrong = text.split(REPLACEMENT).length - 1;
  const right = text.replace(/[\0-\x7f\uFFFD]/g, '').length;
  return wrong >= right;
}

async function* fromWindows1252(source: ByteSource): AsyncGenerator<Buffer> {
  const decoder = new TextDecoder('windows-1252');
  for (let chunk = await source.next(); chunk; chunk = await source.next()) {
    const found = control.exec(chunk.toString('latin1'));
    if (found) throw unreadable(source.position - chunk.length + found.index, notText);
    for (let i = 0; i < chunk.length; i += STEP) yield Buffer.from(decoder.decode(chunk.subarray(i, i + STEP)));
  }
}
