import { createInflateRaw } from 'node:zlib';
import { cutOff, damaged, unreadable } from '../unreadable.ts';
import type { ByteSource } from './byteSource.ts';

/** Compressed bytes per step: the precision of an error's position. */
const STEP = 16 * 1024;
/** Text compresses to a tenth, seldom to a fiftieth; only decompression bombs exceed this. */
const MAX_RATIO = 250;
const RATIO_COUNTS_FROM = 32 * 1024 * 1024;

/**
 * Decompresses one deflate stream; `packed` is positioned right after it.
 * @throws {Problem} `unreadable-file` if it is damaged or truncated
 */
export async function* inflate(packed: ByteSource): AsyncGenerator<Buffer> {
  const engine = createInflateRaw({ chunkSize: 64 * 1024 });
  const start = packed.position;
  const feeding = feed();
  try {
    for await (const piece of engine) yield piece as Buffer;
    await feeding;
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : undefined;
    if (code === 'Z_BUF_ERROR') throw unreadable(packed.position, cutOff);
    if (code === 'Z_DATA_ERROR' || code === 'Z_NEED_DICT') throw damaged(start + engine.bytesWritten);
    throw error;
  } finally {
    engine.destroy();
  }

  async function feed(): Promise<void> {
    try {
      for (;;) {
        const chunk = await packed.next();
        if (engine.destroyed) return;
        if (!chunk) {
          engine.end();
          return;
        }
        for (let i = 0; i < chunk.length; i += STEP) {
          const step = chunk.subarray(i, i + STEP);
          const before = engine.bytesWritten;
          const isWritten = await new Promise<boolean>((resolve) => engine.write(step, (error) => resolve(!error)));
          // The engine reports the error to its consumer.
          if (!isWritten) return;
          const used = engine.bytesWritten - before;
          if (used < step.length) {
            packed.putBack(chunk.subarray(i + used));
            return;
          }
        }
      }
    } catch (error) {
      engine.destroy(error as Error);
    }
  }
}

/** Whether so much was unpacked as only a file that is made for it unpacks to. */
export function isTooMuch(unpacked: number, packed: number, most: number): boolean {
  return unpacked > most || (unpacked > RATIO_COUNTS_FROM && unpacked > MAX_RATIO * packed);
}

/**
 * @param at offset of the compressed bytes so far
 * @throws {Problem} `unreadable-file` if the size or the compression ratio exceeds its limit
 */
export function checkUnpacked(unpacked: number, packed: number, most: number, at = packed): void {
  if (isTooMuch(unpacked, packed, most))
    throw unreadable(at, {
      pt: 'o conteúdo compactado passa do limite de tamanho ao ser aberto',
      en: 'the compressed content exceeds the size limit once it is unpacked',
      fr: 'le contenu compressé dépasse la limite une fois décompressé',
      de: 'der Inhalt ist nach dem Entpacken größer als erlaubt',
    });
}
