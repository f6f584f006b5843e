// What a backup says about itself.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sums } from '#kit/server/database/copy/copyRows.ts';
import type { FileSum } from '#kit/server/database/copy/files.ts';
import { TransferFault } from './faults.ts';

export const MANIFEST = 'manifest.json';
const FORMAT = 1;

export type Manifest = {
  program: 'certame';
  format: number;
  /** Of the program that made it. */
  version: string;
  /** The number of the newest migration of the data. */
  schema: number;
  engine: 'sqlite' | 'postgres';
  /** The data is as it was at this moment. */
  moment: string;
  database: { size: number; sha256: string };
  /** Rows of each table, and the sum of their hashes. */
  tables: Sums;
  files: FileSum[];
  /** Files that rows name and that the data did not have. */
  missing: string[];
};

export function newManifest(contents: Omit<Manifest, 'program' | 'format'>): Manifest {
  return { program: 'certame', format: FORMAT, ...contents };
}

/** @throws {TransferFault} if the folder is no backup, or one that a newer version made */
export async function readManifest(folder: string, newest: number): Promise<Manifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new TransferFault('noBackup', folder);
  });
  let manifest: Partial<Manifest> | null;
  try {
    manifest = JSON.parse(text);
  } catch {
    throw new TransferFault('damaged', MANIFEST);
  }
  if (manifest?.program !== 'certame') throw new TransferFault('noBackup', folder);
  const { format, schema, version } = manifest;
  if (typeof format !== 'number' || typeof schema !== 'number') throw new TransferFault('damaged', MANIFEST);
  if (format > FORMAT || schema > newest) throw new TransferFault('newer', `${version}, ${schema} > ${newest}`);
  const isWhole = manifest.database && manifest.tables && Array.isArray(manifest.files) && Array.isArray(manifest.missing);
  if (!isWhole) throw new TransferFault('damaged', MANIFEST);
  return manifest as Manifest;
}
