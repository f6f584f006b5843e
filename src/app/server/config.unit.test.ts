import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('nothing given means this machine alone, SQLite and the demonstration', () => {
  expect(readConfig({})).toMatchObject({
    host: '127.0.0.1',
    port: 3000,
    databaseUrl: null,
    appName: 'Certame',
    uploadMax: 4 * 2 ** 30,
    diskFree: 512 * 2 ** 20,
    demo: 'local',
    logLevel: 'info',
  });
  expect(readConfig({ PORT: '', DEMO: ' ' })).toMatchObject({ port: 3000, demo: 'local' });
});

test('a server that others reach has no demonstration unless asked for', () => {
  expect(readConfig({ HOST: '0.0.0.0' }).demo).toBe('off');
  expect(readConfig({ HOST: '0.0.0.0', DEMO: 'public' }).demo).toBe('public');
});

test('everything that is wrong is said at once, without repeating a password', () => {
  const wrong = () => readConfig({ PORT: '70000', DEMO: 'maybe', LOG_LEVEL: 'loud', DATABASE_URL: 'mysql://u:secret@h/d' });
  expect(wrong).toThrow(/PORT=70000.*\n.*DATABASE_URL: must begin with postgres:\/\/.*\n.*DEMO=maybe.*\n.*LOG_LEVEL=loud/s);
  expect(wrong).not.toThrow(/secret/);
});
