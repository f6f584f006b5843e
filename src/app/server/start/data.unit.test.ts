import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { openData } from './data.ts';

test('a folder with a database of another program is unlocked, and can be opened after that file is moved', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'certame-data-'));
  const file = join(dataDir, 'certame.sqlite');
  const where = { ...readConfig({ DATA_DIR: dataDir }), databaseConnections: 1, diskFree: 0 };
  const foreign = new DatabaseSync(file);
  foreign.exec('create table orders (id integer)');
  foreign.close();
  await expect(openData(where)).rejects.toThrow('belongs to another program');
  expect(existsSync(join(dataDir, 'holder.json'))).toBe(false);
  writeFileSync(file, '');
  const { close } = await openData(where);
  await close();
  rmSync(dataDir, { recursive: true });
});
