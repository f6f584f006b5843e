// Writes a ZIP file as a stream: what is compressed is not in memory, so sizes and checksums follow each entry.
import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

type Chunk = string | Uint8Array;
export type ZipEntry = { name: string; content: AsyncIterable<Chunk> | Iterable<Chunk> };

const PART = 0x04034b50;
const SIZES = 0x08074b50;
const DIRECTORY_ENTRY = 0x02014b50;
const DIRECTORY_END = 0x06054b50;
/** ZIP 2.0: compressed by deflate. */
const VERSION = 20;
/** Sizes follow the entry, and its name is UTF-8. */
const FLAGS = 0x0808;
const DEFLATED = 8;
/** 1 January 1980, the earliest day: a fixed date makes the output deterministic. */
const WHEN = 0x0021_0000;
/** The largest number of the format without its 64-bit extension, which not every spreadsheet reads in a stream. */
const MOST = 0xffff_ffff;
/** Level 6 takes twice the time to save a tenth. */
const LEVEL = 3;

/** A file or one of its entries is larger than the format allows. */
export class ZipTooLarge extends Error {}

/** Compresses in zlib's own threads. Each entry's content is asked for once the ones before it are written. @throws {ZipTooLarge} */
export async function* zipStream(entries: Iterable<ZipEntry>): AsyncGenerator<Uint8Array> {
  const directory: Buffer[] = [];
  let at = 0;
  for (const { name, content } of entries) {
    const path = Buffer.from(name);
    const start = at;
    const head = Buffer.concat([
      fields([PART, 4], [VERSION, 2], [FLAGS, 2], [DEFLATED, 2], [WHEN, 4], ...sizes(0, 0, 0), ...lengths(path)),
      path,
    ]);
    yield head;
    at += head.length;
    const measured = { sum: 0, size: 0 };
    let packed = 0;
    for await (const chunk of deflate(measuring(content, measured))) {
      packed += chunk.length;
      yield chunk;
    }
    at += packed;
    if (Math.max(measured.size, at) > MOST) throw new ZipTooLarge(`${name} has more than 4 GiB.`);
    const known = sizes(measured.sum, packed, measured.size);
    const tail = fields([SIZES, 4], ...known);
    yield tail;
    at += tail.length;
    const entry = fields(
      ...([
        [DIRECTORY_ENTRY, 4],
        [VERSION, 2],
        [VERSION, 2],
        [FLAGS, 2],
        [DEFLATED, 2],
        [WHEN, 4],
      ] as Field[]),
      ...known,
      ...lengths(path),
      ...([
        [0, 2],
        [0, 2],
        [0, 2],
        [0, 4],
        [start, 4],
      ] as Field[]),
    );
    directory.push(entry, path);
  }
  const listed = Buffer.concat(directory);
  const count = directory.length / 2;
  if (at > MOST) throw new ZipTooLarge('The file has more than 4 GiB.');
  yield listed;
  yield fields([DIRECTORY_END, 4], [0, 2], [0, 2], [count, 2], [count, 2], [listed.length, 4], [at, 4], [0, 2]);
}

type Field = [value: number, bytes: 2 | 4];

function sizes(sum: number, packed: number, size: number): Field[] {
  return [
    [sum, 4],
    [packed, 4],
    [size, 4],
  ];
}

/** Of the name, and of the extra field, which is empty. */
function lengths(path: Buffer): Field[] {
  return [
    [path.length, 2],
    [0, 2],
  ];
}

function fields(...all: Field[]): Buffer {
  const bytes = Buffer.alloc(all.reduce((sum, [, length]) => sum + length, 0));
  let at = 0;
  for (const [value, length] of all) at = length === 2 ? bytes.writeUInt16LE(value, at) : bytes.writeUInt32LE(value, at);
  return bytes;
}

function deflate(content: AsyncIterable<Buffer>): AsyncIterable<Buffer> {
  const packed = createDeflateRaw({ level: LEVEL });
  // A failure of the content destroys `packed`, and so reaches its reader; a reader that stops early ends the content.
  pipeline(Readable.from(content, { objectMode: true }), packed, () => {});
  return packed;
}

async function* measuring(content: ZipEntry['content'], measured: { sum: number; size: number }): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
    measured.sum = crc32(bytes, measured.sum);
    measured.size += bytes.length;
    if (measured.size > MOST) throw new ZipTooLarge('An entry has more than 4 GiB.');
    yield bytes;
  }
}
