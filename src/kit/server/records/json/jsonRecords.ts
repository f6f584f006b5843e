// Streams the records of a JSON file of any size, with one chunk and one record in memory.
import type { ByteSource } from '../bytes/byteSource.ts';
import { notUtf8, utf8Text } from '../bytes/utf8Text.ts';
import type { SourceRecord } from '../fields.ts';
import type { FileRecord } from '../fileRecord.ts';
import { JsonScanner } from './jsonScanner.ts';

/**
 * The elements of the list that is the file itself, or is nested in it under keys of `envelopes` only
 * (with `data`: `[…]`, `{data:[…]}`, `{data:{data:[…]}}`); without a list, the objects of the file.
 * @param content in UTF-8, after the byte order mark
 * @param mostValues of all records together; left out: any number
 * @throws {Problem} `unreadable-file` with the offset of the error, here or from `batches`
 */
export async function openJson(
  content: ByteSource,
  envelopes: ReadonlySet<string>,
  mostValues?: number,
): Promise<{ format: 'json' | 'ndjson'; batches: AsyncGenerator<FileRecord[]>; envelopeFields: () => SourceRecord }> {
  const scanner = new JsonScanner(envelopes, content.position, mostValues);
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
