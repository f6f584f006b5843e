// Reads whole files for tests.
import { Problem } from '#kit/errors.ts';
import type { SourceRecord } from './fields.ts';
import type { OpenedFile } from './fileRecord.ts';
import { type OpenOptions, openRecords } from './openRecords.ts';

type Pieces = Iterable<Uint8Array> | AsyncIterable<Uint8Array>;
type WholeFile = Omit<OpenedFile, 'batches' | 'envelopeFields'> & { values: unknown[]; texts: string[]; envelopeFields: SourceRecord };

const usual: OpenOptions = { envelopes: new Set(['data', 'resultado', 'dados']), maxUnpacked: 2 ** 32 };

export async function* inPieces(bytes: Uint8Array, size: number): AsyncGenerator<Uint8Array> {
  const reused = Buffer.alloc(size);
  for (let i = 0; i < bytes.length; i += size) {
    const piece = bytes.subarray(i, i + size);
    reused.set(piece);
    // A producer may reuse its buffer for the next piece.
    yield reused.subarray(0, piece.length);
  }
}

export async function readAll(pieces: Pieces, options: Partial<OpenOptions> = {}): Promise<WholeFile> {
  async function* given() {
    yield* pieces;
  }
  const { batches, envelopeFields, ...opened } = await openRecords(given(), { ...usual, ...options });
  const read: WholeFile = { ...opened, values: [], texts: [], envelopeFields: {} };
  for await (const records of batches) {
    read.values.push(...records.map(({ value }) => value));
    read.texts.push(...records.map(({ text }) => text));
  }
  return { ...read, envelopeFields: envelopeFields() };
}

/** The English message for an unreadable file. */
export async function faultOf(pieces: Pieces, options?: Partial<OpenOptions>): Promise<string> {
  try {
    await readAll(pieces, options);
  } catch (error) {
    if (error instanceof Problem && error.type === 'unreadable-file') return error.message;
    throw error;
  }
  throw new Error('The file was read.');
}
