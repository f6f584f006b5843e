// The built page with what belongs into its places.
import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Database } from '../database/database.ts';
import { createServer } from './server.ts';

const script = 'start();';
const settings = { note: '</script><script>alert(1)</script>' };
let folder: string;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'certame-pages-'));
  const page = `<meta nonce="%NONCE%" /><script type="application/json" id="settings">"%SETTINGS%"</script><script>${script}</script>`;
  writeFileSync(join(folder, 'index.html'), page);
  app = await createServer({
    database: {} as Database,
    authenticate: async () => null,
    routes: {},
    appName: 'Pages',
    logLevel: 'silent',
    webRoot: folder,
    readSettings: async ({ url }) => {
      if (url === '/away') throw new Error('The settings cannot be read.');
      return settings;
    },
  });
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, encoding = 'identity') =>
  app.inject({ url, headers: { host: 'localhost', accept: 'text/html', 'accept-encoding': encoding } });

test('a page has the settings, which cannot end their script, and a nonce of its own', async () => {
  const { body, headers } = await get('/login');
  const json = /id="settings">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(JSON.parse(json)).toEqual(settings);
  const nonce = /nonce="([^"]+)"/.exec(body)?.[1];
  expect(headers['content-security-policy']).toContain(`'nonce-${nonce}'`);
  expect((await get('/login')).body).not.toContain(nonce);
});

test('the policy allows the scripts of the page by their hashes, and no others', async () => {
  const hash = createHash('sha256').update(script).digest('base64');
  expect((await get('/login')).headers['content-security-policy']).toContain(`script-src 'self' 'sha256-${hash}';`);
});

test('a page is sent without settings if they cannot be read', async () => {
  expect((await get('/away')).body).toContain('id="settings">null</script>');
});

test('pages are compressed as the client accepts, and their files are not given away', async () => {
  expect((await get('/list', 'gzip, br')).headers['content-encoding']).toBe('br');
  expect((await get('/list', 'br;q=0, gzip')).headers['content-encoding']).toBe('gzip');
  expect((await get('/list')).headers['content-encoding']).toBeUndefined();
  expect((await get('/index.html')).body).not.toContain('%SETTINGS%');
});
