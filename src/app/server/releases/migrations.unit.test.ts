// Migrations since the newest recorded release leave its servers running (docs/decisions/0065).
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsOf, survivedSince } from '#kit/server/database/migrationRule.ts';
import { readRelease, releasesIn, schemaOf } from '#kit/server/testing/testRelease.ts';

const folder = join(import.meta.dirname, '../../../../migrations');

test('servers of the newest release survive all migrations since', async () => {
  const recorded = await readRelease((await releasesIn(import.meta.dirname)).at(-1) as string);
  const schema = schemaOf(recorded);
  const faults: string[] = [];
  for (const file of (await readdir(folder)).filter((name) => Number(name.slice(0, 4)) > schema)) {
    const script = await readFile(join(folder, file), 'utf8');
    const since = survivedSince(script);
    if (since === null) faults.push(...faultsOf(script).map((fault) => `${file}: ${fault}`));
    else if (since > schema) faults.push(`${file}: servers of ${recorded.release} are older than ${since}`);
  }
  const number = String(schema).padStart(4, '0');
  const advice = `A migration only adds, so that servers of ${recorded.release} (schema ${number}) go on working. If none since that schema needs what it takes away or changes, say so in a line of it: -- survived since ${number}: why`;
  expect(faults, advice).toEqual([]);
});
