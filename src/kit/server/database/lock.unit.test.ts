import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FolderHeld, type Holder, holdFolder } from './lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'certame-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const holder: Holder = { pid: 42, since: '2026-01-01T00:00:00.000Z', url: 'http://127.0.0.1:3000', secret: 's' };

test('the second is refused and told who the first is; after release it may', () => {
  const first = holdFolder(folder, holder);
  expect(() => holdFolder(folder, holder)).toThrow(/process 42 .*http:\/\/127\.0\.0\.1:3000/);
  first.release();
  holdFolder(folder, holder).release();
});

test('the secret can be read by its owner only', () => {
  const held = holdFolder(folder, holder);
  expect(statSync(join(folder, 'holder.json')).mode & 0o077).toBe(0);
  held.release();
});

test('who is killed holds nothing', async () => {
  const program = `const { holdFolder } = await import(${JSON.stringify(new URL('./lock.ts', import.meta.url).href)}); holdFolder(${JSON.stringify(folder)}, ${JSON.stringify(holder)}); console.log('held'); setInterval(() => {}, 1000);`;
  const other = spawn(process.execPath, ['--input-type=module', '-e', program], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(other.stdout, 'data');
  expect(() => holdFolder(folder, holder)).toThrow(FolderHeld);
  other.kill('SIGKILL');
  await once(other, 'exit');
  holdFolder(folder, holder).release();
});
