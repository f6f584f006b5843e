// What a backup says about itself, and the seal that shows who made it.
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Sums } from '#kit/server/database/copy/copyRows.ts';
import type { FileSum } from '#kit/server/database/copy/files.ts';
import { isValid, makeSeals } from '#kit/server/secrets/seals.ts';
import { TransferFault } from './faults.ts';

export const MANIFEST = 'manifest.json';
/** The HMAC of all bytes of the manifest under SECRET_KEY; the file is missing in backups that were made without one. */
const SEAL = 'manifest.seal';
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

/** Which seals are valid, and whether a backup without a valid one is accepted, because the operator knows where it comes from. */
export type Trust = { secretKeys: readonly string[]; acceptsUnsealed: boolean };
/** `isSealed`: nobody without SECRET_KEY has changed it. */
export type CheckedManifest = Manifest & { isSealed: boolean };

export function newManifest(contents: Omit<Manifest, 'program' | 'format'>): Manifest {
  return { program: 'certame', format: FORMAT, ...contents };
}

/** Writes the manifest of a backup, and its seal if there is a SECRET_KEY. */
export async function writeManifest(folder: string, manifest: Manifest, secretKeys: readonly string[]): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 1)}\n`;
  const seal = makeSeals(secretKeys, 'backup').seal(text);
  await writeFile(join(folder, MANIFEST), text, { mode: 0o600 });
  if (seal !== '') await writeFile(join(folder, SEAL), `${seal}\n`, { mode: 0o600 });
}

/** @throws {TransferFault} if the folder is no backup, was made by a newer version, or its seal is not valid */
export async function readManifest(folder: string, newest: number, trust: Trust): Promise<CheckedManifest> {
  const text = await readFile(join(folder, MANIFEST), 'utf8').catch(() => {
    throw new TransferFault('noBackup', folder);
  });
  const isSealed = await checkSeal(folder, text, trust);
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
  return { ...(manifest as Manifest), isSealed };
}

/**
 * Without SECRET_KEY nothing can be checked, so a backup without a seal is accepted.
 * @returns whether the seal is valid
 * @throws {TransferFault}
 */
async function checkSeal(folder: string, text: string, { secretKeys, acceptsUnsealed }: Trust): Promise<boolean> {
  const seal = (await readFile(join(folder, SEAL), 'utf8').catch(() => '')).trim();
  const check = makeSeals(secretKeys, 'backup').check(text, seal);
  if (check === 'wrong') throw new TransferFault('damaged', `${MANIFEST} ≠ ${SEAL}`);
  if (check === 'foreign' && !acceptsUnsealed) throw new TransferFault('otherKey', folder);
  if (check === 'none' && !acceptsUnsealed && secretKeys.length > 0) throw new TransferFault('unsealed', folder);
  return isValid(check);
}
