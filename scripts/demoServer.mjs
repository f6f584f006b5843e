// The built application with demo data in a directory that is removed at the end: for browser tests and pictures.
// PORT says where; everything else that a developer's own .env may hold is overruled.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freshenBundle } from './bundle.mjs';

await freshenBundle();
const directory = mkdtempSync(join(tmpdir(), 'certame-demo-'));
process.on('exit', () => rmSync(directory, { recursive: true, force: true }));
Object.assign(process.env, {
  HOST: '127.0.0.1',
  DATA_DIR: directory,
  DATABASE_URL: '',
  DEMO: 'true',
  // Tests make an account for whatever they change.
  REGISTRATIONS_PER_HOUR: '10000',
  LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn',
});
await import(new URL('../src/app/server/main.ts', import.meta.url).href);
