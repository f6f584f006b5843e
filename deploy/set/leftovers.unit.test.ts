import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { endLeftovers, remember } from './leftovers.ts';

/** A set's folder, and a program of it that runs. */
function running() {
  const dir = mkdtempSync(join(tmpdir(), 'certame-leftovers-'));
  mkdirSync(join(dir, 'logs'));
  const program = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  onTestFinished(() => {
    program.kill('SIGKILL');
    rmSync(dir, { recursive: true });
  });
  const log = join(dir, 'logs', 'server1.log');
  return { dir, program, log, memory: remember(log, program.pid ?? 0, 'SIGTERM') };
}

test.skipIf(process.platform !== 'linux')('a program that still runs is ended and named', async () => {
  const { dir, program } = running();
  const exited = once(program, 'exit');
  expect(await endLeftovers(dir)).toEqual(['server1']);
  expect(await exited).toEqual([null, 'SIGTERM']);
  expect(readdirSync(join(dir, 'logs'))).toEqual([]);
});

test.skipIf(process.platform !== 'linux')('another program that has got the number of one is left alone', async () => {
  const { dir, program, log } = running();
  const started = JSON.parse(readFileSync(`${log}.pid`, 'utf8'));
  writeFileSync(`${log}.pid`, JSON.stringify({ ...started, birth: 'earlier' }));
  expect(await endLeftovers(dir)).toEqual([]);
  expect(program.exitCode ?? program.signalCode).toBeNull();
});

test('one that has ended is forgotten', async () => {
  const { dir, memory } = running();
  memory.forget();
  expect(await endLeftovers(dir)).toEqual([]);
});
