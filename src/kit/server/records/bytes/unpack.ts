// Streaming gzip decompression (RFC 1952). Node's own ignores trailing data and reports no positions.
import { crc32 } from 'node:zlib';
import { cutOff, damaged, unreadable } from '../unreadable.ts';
import type { ByteSource } from './byteSource.ts';
import { checkUnpacked, inflate } from './inflate.ts';

const MAGIC = [0x1f, 0x8b] as const;
const DEFLATE = 8;
const CHECKSUM = 2;
const EXTRA = 4;
const NAME = 8;
const COMMENT = 16;
const RESERVED = 0xe0;
const MAX_NAME = 64 * 1024;

export function isGzip(head: Uint8Array): boolean {
  return head[0] === MAGIC[0] && head[1] === MAGIC[1];
}

/**
 * Decompresses a gzip file of one or several members.
 * @param maxUnpacked maximum size of the output in bytes
 * @throws {Problem} `unreadable-file` with the offset in the compressed file
 */
export async function* unpack(packed: ByteSource, maxUnpacked: number): AsyncGenerator<Buffer> {
  let unpacked = 0;
  try {
    do {
      await readHeader(packed);
      let sum = 0;
      let size = 0;
      for await (const piece of inflate(packed)) {
        sum = crc32(piece, sum);
        size += piece.length;
        unpacked += piece.length;
        checkUnpacked(unpacked, packed.position, maxUnpacked);
        yield piece;
      }
      const trailerAt = packed.position;
      const trailer = await exactly(packed, 8);
      if (trailer.readUInt32LE(0) !== sum || trailer.readUInt32LE(4) !== size % 2 ** 32) throw damaged(trailerAt);
      const next = await packed.peek(2);
      if (next.length > 0 && !isGzip(next))
        throw unreadable(packed.position, {
          pt: 'há dados depois do fim do arquivo compactado',
          en: 'there is data after the end of the compressed file',
          fr: 'il y a autre chose après la fin du fichier compressé',
          de: 'nach dem Ende der komprimierten Datei folgt noch etwas',
        });
    } while ((await packed.peek(1)).length > 0);
  } finally {
    await packed.close();
  }
}

async function readHeader(packed: ByteSource): Promise<void> {
  const at = packed.position;
  const head = await exactly(packed, 10);
  const flags = head[3] as number;
  if (head[2] !== DEFLATE || flags & RESERVED) throw damaged(at);
  if (flags & EXTRA) await exactly(packed, (await exactly(packed, 2)).readUInt16LE());
  if (flags & NAME) await passText(packed);
  if (flags & COMMENT) await passText(packed);
  if (flags & CHECKSUM) await exactly(packed, 2);
}

/** Skips a null-terminated text. */
async function passText(packed: ByteSource): Promise<void> {
  const at = packed.position;
  const bytes = await packed.take(MAX_NAME);
  const end = bytes.indexOf(0);
  if (end < 0) throw bytes.length < MAX_NAME ? unreadable(packed.position, cutOff) : damaged(at);
  packed.putBack(bytes.subarray(end + 1));
}

async function exactly(packed: ByteSource, count: number): Promise<Buffer> {
  const bytes = await packed.take(count);
  if (bytes.length < count) throw unreadable(packed.position, cutOff);
  return bytes;
}
