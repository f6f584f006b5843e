import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { SnapshotFault, SnapshotReader, SnapshotWriter } from './snapshot.ts';

const folder = mkdtempSync(join(tmpdir(), 'certame-snapshot-'));
afterAll(() => rmSync(folder, { recursive: true }));
const file = join(folder, 'index');

function write(key: string): void {
  const writer = new SnapshotWriter(file);
  writer.array('letters', Uint8Array.of(1, 2, 3));
  for (const _ of writer.pieces('numbers', [Float64Array.of(0.5), Float64Array.of(-1, 2)]));
  writer.json('names', ['ação', '']);
  writer.close(key);
}

/** Everything in the file. */
function readAll(key: string) {
  const reader = new SnapshotReader(file, key);
  try {
    return [reader.array('letters', Uint8Array), reader.array('numbers', Float64Array), reader.json('names')];
  } finally {
    reader.close();
  }
}

test('what is written is read back', () => {
  write('a');
  expect(readAll('a')).toEqual([Uint8Array.of(1, 2, 3), Float64Array.of(0.5, -1, 2), ['ação', '']]);
});

test('a snapshot with another key, a missing one and a missing part are refused', () => {
  write('a');
  expect(() => readAll('b')).toThrow(SnapshotFault);
  expect(() => new SnapshotReader(join(folder, 'none'), 'a')).toThrow(SnapshotFault);
  const reader = new SnapshotReader(file, 'a');
  expect(() => reader.array('others', Uint8Array)).toThrow(SnapshotFault);
  reader.close();
});

test('a snapshot with any byte changed is refused, or has the same content', () => {
  write('a');
  const bytes = readFileSync(file);
  const sound = readAll('a');
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes);
    changed[at] = (bytes[at] as number) ^ 0x55;
    writeFileSync(file, changed);
    try {
      expect(readAll('a')).toEqual(sound);
    } catch (error) {
      expect(error).toBeInstanceOf(SnapshotFault);
    }
  }
});

test('a snapshot that ends early is refused', () => {
  write('a');
  const bytes = readFileSync(file);
  for (let length = 0; length < bytes.length; length++) {
    writeFileSync(file, bytes.subarray(0, length));
    expect(() => readAll('a')).toThrow(SnapshotFault);
  }
});

test('an abandoned snapshot leaves the one before', () => {
  write('a');
  const writer = new SnapshotWriter(file);
  writer.array('letters', Uint8Array.of(9));
  writer.abandon();
  expect(readAll('a')[0]).toEqual(Uint8Array.of(1, 2, 3));
});
