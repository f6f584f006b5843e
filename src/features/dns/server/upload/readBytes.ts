// Receives an uploaded file up to its largest size.
import { type LocalizedText, Problem } from '#kit/errors.ts';
import { fileSize } from '#kit/fileSize.ts';
import { largestDnsFile } from '../../contract.ts';

/**
 * @param announced its size in bytes, if the sender said it
 * @throws {Problem} `too-large`
 */
export async function readBytes(bytes: AsyncIterable<Uint8Array>, announced = 0): Promise<Buffer> {
  if (announced > largestDnsFile) throw new Problem('too-large', tooLarge);
  const pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of bytes) {
    size += piece.byteLength;
    if (size > largestDnsFile) throw new Problem('too-large', tooLarge);
    pieces.push(Buffer.from(piece));
  }
  return Buffer.concat(pieces);
}

const limit = (locale: string) => fileSize(largestDnsFile, locale);
const tooLarge: LocalizedText = {
  pt: `Um arquivo pode ter até ${limit('pt-BR')}.`,
  en: `A file may be up to ${limit('en')}.`,
  fr: `Un fichier peut peser jusqu’à ${limit('fr')}.`,
  de: `Eine Datei darf bis zu ${limit('de')} groß sein.`,
};
