import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderLocked, type Holder, lockFolder } from './folderLock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'certame-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const holder: Holder = { pid: 42, since: '2026-01-01T00:00:00.000Z', url: 'http://127.0.0.1:3000', secret: 's' };

test('refuses a second process, naming the first, until the release', () => {
  const first = lockFolder(folder, holder);
  expect(() => lockFolder(folder, holder)).toThrow(/process 42 .*http:\/\/127\.0\.0\.1:3000/);
  first.release();
  lockFolder(folder, holder).release();
});

test('what it makes can be read by its owner only', () => {
  const made = join(folder, 'data');
  const held = lockFolder(made, holder);
  held.update({ ...holder, url: null });
  for (const path of [made, join(made, 'holder.json'), join(made, 'certame.lock')]) expect(statSync(path).mode & 0o077, path).toBe(0);
  held.release();
});

test('who has no address yet is waited for, not stopped', () => {
  const first = lockFolder(folder, { ...holder, url: null });
  expect(() => lockFolder(folder, holder)).toThrow(/process 42 .*Wait until it is done/);
  first.release();
});

test('does not report an unusable folder as in use', () => {
  writeFileSync(join(folder, 'certame.lock'), 'no database, but long enough to look like one'.repeat(20));
  expect(() => lockFolder(folder, holder)).toThrow(/not a database/);
});

test('releases the lock when the process is killed', async () => {
  const program = `const { lockFolder } = await import(${JSON.stringify(new URL('./folderLock.ts', import.meta.url).href)}); lockFolder(${JSON.stringify(folder)}, ${JSON.stringify(holder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  expect(() => lockFolder(folder, holder)).toThrow(FolderLocked);
  other.kill('SIGKILL');
  await once(other, 'exit');
  lockFolder(folder, holder).release();
});
