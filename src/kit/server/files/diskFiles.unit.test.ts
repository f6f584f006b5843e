import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { diskFiles } from './diskFiles.ts';

test.each(['ENOSPC', 'EDQUOT'])(
  'a disk that says %s is answered as full, with its own words for the log, and nothing half-written stays',
  async (code) => {
    const folder = await mkdtemp(join(tmpdir(), 'certame-files-'));
    const fault = Object.assign(new Error(`${code}: write`), { code });
    const bytes = async function* () {
      yield Buffer.from('some');
      throw fault;
    };
    const keep = async () => {
      for await (const _ of diskFiles(folder, 0).save('name', bytes()));
    };
    await expect(keep()).rejects.toMatchObject({ type: 'insufficient-storage', cause: fault });
    expect(await readdir(folder)).toEqual([]);
    await rm(folder, { recursive: true });
  },
);
