import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { openData } from './data.ts';
import { explainFailure } from './explainFailure.ts';

test('explains in one line that DATA_DIR is a file or in a file', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'certame-failure-'));
  const file = join(folder, 'data');
  writeFileSync(file, '');
  for (const dataDir of [file, join(file, 'inside')]) {
    const where = { ...readConfig({ DATA_DIR: dataDir }), databaseConnections: 1, diskFree: 0 };
    const error = await openData(where).catch((caught) => caught);
    expect(explainFailure(error, where)).toBe(
      `DATA_DIR must name a folder: ${dataDir} ${dataDir === file ? 'is a file' : 'lies in a file'}.`,
    );
  }
  rmSync(folder, { recursive: true });
});
