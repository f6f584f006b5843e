// Checks the live data, beside a running server.

import { structureFaults, sumsOf } from './checkBackup.ts';
import { figures } from './contents.ts';
import { findReferenced } from './fileReferences.ts';
import { openMoment, type Source } from './openSource.ts';
import type { Place } from './places.ts';

/** `unused` is no fault: the server removes such files after a while. */
export type Finding = { kind: 'structure' | 'missing' | 'damaged' | 'figure' | 'unused'; about: string };

/**
 * Reads all rows, and compares files and maintained figures with them.
 * @throws {TransferFault} `noData`
 */
export async function verifyData(place: Place): Promise<Finding[]> {
  const source = await openMoment(place);
  try {
    // Of before and after the moment: files may come and go meanwhile.
    const before = await listFiles(source);
    source.sqlite?.exec('begin');
    const referenced = await findReferenced(source.rows);
    const now = await listFiles(source);
    const missing = [...referenced.keys()].filter((path) => !before.has(path) && !now.has(path));
    const damaged = [...referenced].filter(([path, size]) => size !== null && now.has(path) && now.get(path) !== size);
    const unused = [...now.keys()].filter((path) => !referenced.has(path) && before.has(path));
    return [
      ...(await readAll(source)).map((about): Finding => ({ kind: 'structure', about })),
      ...missing.map((about): Finding => ({ kind: 'missing', about })),
      ...damaged.map(([path, size]): Finding => ({ kind: 'damaged', about: `${path} (${now.get(path)} ≠ ${size})` })),
      ...(await recount(source)).map((about): Finding => ({ kind: 'figure', about })),
      ...unused.map((about): Finding => ({ kind: 'unused', about })),
    ];
  } finally {
    await source.close();
  }
}

async function listFiles({ files }: Source): Promise<Map<string, number>> {
  return new Map((await files.list()).map(({ folder, name, size }) => [`${folder}/${name}`, size]));
}

async function readAll({ reader, sqlite }: Source): Promise<string[]> {
  const faults = sqlite ? structureFaults(sqlite) : [];
  await sumsOf(reader);
  return faults;
}

async function recount({ rows }: Source): Promise<string[]> {
  const wrong: string[] = [];
  for (const [name, query] of Object.entries(figures)) {
    const [found] = await rows(query);
    if (Number(found?.n) > 0) wrong.push(`${name}: ${found?.n}`);
  }
  return wrong;
}
