// Reads the records of a JSON file of any size, one after the other, without ever holding more than one chunk and one record.
import type { ByteSource } from '../bytes/byteSource.ts';
import { notUtf8, utf8Text } from '../bytes/utf8Text.ts';
import type { SourceRecord } from '../fields.ts';
import type { FileRecord } from '../fileRecord.ts';
import { JsonScanner } from './jsonScanner.ts';

/**
 * The elements of the list that is the file itself or stands in it under nothing but names of `envelopes`
 * (with `data` among them: `[…]`, `{data:[…]}`, `{data:{data:[…]}}`); without one, the objects of the file.
 * @param content in UTF-8, behind the byte order mark
 * @throws {Problem} `unreadable-file` with the byte at fault, here or from `batches`
 */
export async function openJson(
  content: ByteSource,
  envelopes: ReadonlySet<string>,
): Promise<{ format: 'json' | 'ndjson'; batches: AsyncGenerator<FileRecord[]>; envelopeFields: () => SourceRecord }> {
  const scanner = new JsonScanner(envelopes, content.position);
  const batches = read(utf8Text(content, notUtf8), scanner);
  await batches.next();
  return { format: scanner.format ?? 'json', batches, envelopeFields: () => scanner.envelopeFields };
}

/** Yields an empty batch as soon as the format is known. */
async function* read(text: AsyncIterable<Buffer>, scanner: JsonScanner): AsyncGenerator<FileRecord[]> {
  let isOpen = false;
  for await (const chunk of text) {
    const records = scanner.push(chunk);
    if (!isOpen && scanner.format) {
      isOpen = true;
      yield [];
    }
    if (records.length > 0) yield records;
  }
  scanner.end();
}
