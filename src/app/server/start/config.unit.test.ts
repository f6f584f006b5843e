import { expect, test } from 'vitest';
import { addressHere, readConfig } from './config.ts';

test('the defaults are this machine only, SQLite and the demo', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: null,
    appName: 'Certame',
    uploadMax: 4 * 2 ** 30,
    diskFree: 512 * 2 ** 20,
    quotaPercent: 100,
    readLimitPercent: 100,
    demo: 'local',
    logLevel: 'info',
  });
  expect(readConfig({ PORT: '', DEMO: ' ' })).toMatchObject({ port: 3000, demo: 'local' });
});

test('a server that other machines reach has no demo unless configured', () => {
  expect(readConfig({ HOST: '0.0.0.0' }).demo).toBe('off');
  expect(readConfig({ HOST: '0.0.0.0', DEMO: 'public' }).demo).toBe('public');
  // Requests through a proxy without forwarding headers look local.
  expect(readConfig({ PUBLIC_URL: 'https://certame.example' }).demo).toBe('off');
  expect(readConfig({ TRUST_PROXY: '127.0.0.1' }).demo).toBe('off');
  expect(readConfig({ PUBLIC_URL: 'http://[::1]:3000' }).demo).toBe('local');
});

test('all faults are listed together, without passwords', () => {
  const wrong = () => readConfig({ PORT: '70000', DEMO: 'maybe', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://u:secret@h/d' });
  expect(wrong).toThrow(/PORT=70000.*\n.*DATABASE_URL: must begin with postgres:\/\/.*\n.*DEMO=maybe.*\n.*LOG_LEVEL=loud/s);
  expect(wrong).not.toThrow(/secret/);
  expect(() => readConfig({ DATABASE_URL: 'postgres://' })).toThrow(/DATABASE_URL: names no database/);
  const standby = { DATABASE_URL: 'postgres://h1,h2/d', DATABASE_READ_URL: 'mysql://u:secret@h/d' };
  expect(() => readConfig(standby)).toThrow(/^DATABASE_READ_URL: must begin with postgres:\/\/\.$/);
  expect(() => readConfig({ DATABASE_READ_URL: 'postgres://h/d' })).toThrow(/DATABASE_READ_URL: .* DATABASE_URL, which is missing/);
});

test('a server that other machines reach refuses weak secrets, without printing them', () => {
  for (const weak of ['short', 'change-me-change-me-change-me-change-me', 'a'.repeat(64)]) {
    for (const reachable of [{ HOST: '0.0.0.0' }, { PUBLIC_URL: 'https://certame.example' }, { TRUST_PROXY: '127.0.0.1' }]) {
      const start = () => readConfig({ ...reachable, SECRET_KEY: weak });
      expect(start).toThrow(/^SECRET_KEY: /);
      expect(start).not.toThrow(weak);
    }
  }
  expect(() => readConfig({ SECRET_KEY_PREVIOUS: 'a' })).toThrow(/^SECRET_KEY_PREVIOUS: /);
  const strong = 'k3Jx9QmZ2vLw8RtYp0sDf7HgB4nC6aUe';
  expect(readConfig({ HOST: '0.0.0.0', SECRET_KEY: strong }).secretKeys).toEqual([strong]);
  expect(readConfig({ SECRET_KEY: strong, SECRET_KEY_PREVIOUS: ' a, b ' }).secretKeys).toEqual([strong, 'a', 'b']);
});

test('refuses a token for metrics that is short or no bearer token, without printing it', () => {
  for (const weak of ['short', 'k3Jx9QmZ2vLw8RtYp0sDf7HgB4nC6aU', `k3Jx9QmZ2vLw8RtYp0sDf7HgB4nC6aUe "`]) {
    const start = () => readConfig({ METRICS_TOKEN: weak });
    expect(start).toThrow(/^METRICS_TOKEN: /);
    expect(start).not.toThrow(weak);
  }
  const strong = 'k3Jx9QmZ2vLw8RtYp0sDf7HgB4nC6aUe';
  expect([readConfig({ METRICS_TOKEN: strong }).metricsToken, readConfig({}).metricsToken]).toEqual([strong, null]);
});

test.each([
  ['smtp://mail.example:587', {}, false],
  ['smtp://u:p@10.0.0.4', {}, false],
  ['smtp://localhost.example', {}, false],
  ['smtp://u:p@127.0.0.1@mail.example', {}, false],
  ['smtp://mail.example', { SMTP_CLEARTEXT: 'true' }, true],
  ['smtp://u:p@localhost:25', {}, true],
  ['smtp://127.0.0.53', { SMTP_CLEARTEXT: 'false' }, true],
  ['smtp://[::1]:2525', {}, true],
])('mail by %s with %o may be unencrypted: %s', (SMTP_URL, env, isMailClear) => {
  expect(readConfig({ SMTP_URL, ...env }).isMailClear).toBe(isMailClear);
});

test('refuses an SMTP_URL that is no address, without printing it, and another word for SMTP_CLEARTEXT', () => {
  for (const SMTP_URL of ['mail', 'http://u:s3nha@h', 'smtp://u:s3nha@h:99999', 'smtp://u:s3nha@'])
    expect(() => readConfig({ SMTP_URL })).toThrow(/^SMTP_URL: must be an address that begins with smtp:\/\/ or smtps:\/\/\.$/);
  expect(() => readConfig({ SMTP_CLEARTEXT: 'yes' })).toThrow('SMTP_CLEARTEXT=yes: must be one of true, false.');
});

test('sessions end thirty days after their last use, and after a time that may be set', () => {
  expect(readConfig({}).sessionLimits).toEqual({ idleHours: 720, maxHours: null });
  expect(readConfig({ SESSION_IDLE_HOURS: '8', SESSION_MAX_HOURS: '12' }).sessionLimits).toEqual({ idleHours: 8, maxHours: 12 });
  for (const wrong of ['0', '-1', '1.5', 'x'])
    expect(() => readConfig({ SESSION_IDLE_HOURS: wrong, SESSION_MAX_HOURS: wrong })).toThrow(
      new RegExp(`SESSION_IDLE_HOURS=${wrong}: .*\\nSESSION_MAX_HOURS=${wrong}: `),
    );
});

test('PUBLIC_URL and TRUST_PROXY must be addresses', () => {
  expect(readConfig({ PUBLIC_URL: 'https://certame.example/ ' }).publicUrl).toBe('https://certame.example');
  expect(readConfig({ TRUST_PROXY: '10.0.0.1, 192.168.0.0/16' }).trustProxy).toEqual(['10.0.0.1', '192.168.0.0/16']);
  expect(() => readConfig({ PUBLIC_URL: 'certame.example', TRUST_PROXY: 'all', SMTP_URL: 'mail' })).toThrow(
    /SMTP_URL: .*\n.*PUBLIC_URL=certame.example: .*\n.*TRUST_PROXY=all: /s,
  );
  expect(readConfig({ TRUST_PROXY: '::1/128, 10.0.0.0/1' }).trustProxy).toEqual(['::1/128', '10.0.0.0/1']);
  for (const network of ['10.0.0.0/99', '10.0.0.0/33', '0.0.0.0/0', '::/0', '::1/129', '10.0.0.0/8/8', 'fe80::1%eth0'])
    expect(() => readConfig({ TRUST_PROXY: network })).toThrow(`TRUST_PROXY=${network}: `);
});

test.each([
  [{}, 'http://127.0.0.1:3000'],
  [{ HOST: '0.0.0.0' }, 'http://127.0.0.1:3000'],
  [{ HOST: '::', PORT: '80' }, 'http://[::1]:80'],
  [{ HOST: 'fd00::7' }, 'http://[fd00::7]:3000'],
  [{ PORT: '0' }, ''],
])('with %o this machine reaches the server at %s', (env, address) => {
  expect(addressHere(readConfig(env))).toBe(address);
});

test('the path of PUBLIC_URL is the prefix of all addresses', () => {
  const prefixOf = (PUBLIC_URL: string) => readConfig({ PUBLIC_URL }).pathPrefix;
  expect(['', 'https://a.example', 'https://a.example/', 'https://a.example/certame/', 'https://a.example/b/c'].map(prefixOf)).toEqual([
    ...['', '', '', '/certame', '/b/c'],
  ]);
});

test.each([
  'https://a.example/x?y',
  'https://a.example/x#y',
  'https://a.example/../x',
  'https://a.example/a b',
  'https://a.example//x',
  'https://a.example/"x',
])('a PUBLIC_URL whose path cannot be a prefix is refused: %s', (PUBLIC_URL) => {
  expect(() => readConfig({ PUBLIC_URL })).toThrow(`PUBLIC_URL=${PUBLIC_URL}: its path may have letters, digits and - . _ ~ only`);
});

test('an object store needs its four settings, and refuses what cannot be one without printing it', () => {
  const all = {
    ...{
      FILES_S3_ENDPOINT: 'https://s3.example.org/',
      FILES_S3_BUCKET: 'papers',
      FILES_S3_ACCESS_KEY: 'KEY',
      FILES_S3_SECRET_KEY: 'a/b+c=',
    },
  };
  const key = { accessKey: 'KEY', secretKey: 'a/b+c=' };
  expect(readConfig(all).objectPlace).toEqual({ url: 'https://s3.example.org/papers', region: 'us-east-1', folder: '', ...key });
  expect(
    readConfig({ ...all, FILES_S3_STYLE: 'host', FILES_S3_REGION: 'sa-east-1', FILES_S3_FOLDER: 'certame/main' }).objectPlace,
  ).toMatchObject({
    ...{ url: 'https://papers.s3.example.org', region: 'sa-east-1', folder: 'certame/main' },
  });
  // As in .env.example.
  expect(readConfig({ FILES_S3_REGION: 'us-east-1', FILES_S3_STYLE: 'path' }).objectPlace).toBeNull();
  expect(() => readConfig({ ...all, FILES_S3_SECRET_KEY: '', FILES_S3_BUCKET: '' })).toThrow(
    /^FILES_S3_BUCKET, FILES_S3_SECRET_KEY: missing/,
  );
  for (const FILES_S3_ENDPOINT of ['s3.example.org', 'https://KEY:a%2Fb@s3.example.org', 'https://s3.example.org/papers']) {
    const start = () => readConfig({ ...all, FILES_S3_ENDPOINT });
    expect(start).toThrow(/^FILES_S3_ENDPOINT: must be an address/);
    expect(start).not.toThrow('a%2Fb');
  }
  expect(() => readConfig({ ...all, FILES_S3_BUCKET: 'a/b', FILES_S3_FOLDER: '/x', FILES_S3_STYLE: 'virtual' })).toThrow(
    /^FILES_S3_BUCKET=a\/b: .*\nFILES_S3_FOLDER=\/x: .*\nFILES_S3_STYLE=virtual: /,
  );
});
