// Several servers that share one PostgreSQL, started at the same moment on an empty database.
import { expect, test } from 'vitest';
import { testData } from '#kit/server/testServer.ts';
import { openProduct } from './app.ts';
import { readConfig } from './config.ts';

test.skipIf(!process.env.TEST_DATABASE_URL || process.env.TEST_POSTGRES_KIND === 'pglite')(
  'three servers that start at once on an empty database put the demonstration in once, and all of them serve',
  async () => {
    const { dataDir, databaseUrl, drop } = await testData();
    const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', DEMO: 'true', LOG_LEVEL: 'silent' });
    const started = await Promise.allSettled([1, 2, 3].map(() => openProduct(config, null)));
    const products = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    try {
      expect(started.filter(({ status }) => status === 'rejected')).toEqual([]);
      const read = (products[0] as (typeof products)[0]).database.read;
      const count = async (table: 'licitacoes' | 'users' | 'email_files') =>
        Number((await read.selectFrom(table).select(read.fn.countAll().as('all')).executeTakeFirstOrThrow()).all);
      expect([await count('licitacoes'), await count('email_files')]).toEqual([600, 3]);
      for (const { app } of products) expect((await app.inject('/readyz')).statusCode).toBe(200);
    } finally {
      await Promise.all(products.map(({ close }) => close()));
      await drop();
    }
  },
);
