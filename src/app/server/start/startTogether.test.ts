// Several servers that share a PostgreSQL, started together on an empty database.
import { expect, test } from 'vitest';
import { testData } from '#kit/server/testing/testServer.ts';
import { openProduct } from '../app.ts';
import { type Config, readConfig } from './config.ts';

type Product = Awaited<ReturnType<typeof openProduct>>;

const isShareable = process.env.TEST_DATABASE_URL && process.env.TEST_POSTGRES_KIND !== 'pglite';

/** Starts three on the same data together, calls `look`, and closes them. */
async function startThree(config: Config, look: (first: Product) => Promise<void>): Promise<void> {
  const started = await Promise.allSettled([1, 2, 3].map(() => openProduct(config, null)));
  const products = started.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
  try {
    expect(started.filter(({ status }) => status === 'rejected')).toEqual([]);
    for (const { app } of products) expect((await app.inject('/readyz')).statusCode).toBe(200);
    await look(products[0] as Product);
  } finally {
    await Promise.all(products.map(({ close }) => close()));
  }
}

test.skipIf(!isShareable)('three servers that start together fill the demo once, and restore lost parts of it once', async () => {
  const { dataDir, databaseUrl, drop } = await testData();
  const config = readConfig({ DATA_DIR: dataDir, DATABASE_URL: databaseUrl ?? '', DEMO: 'true', LOG_LEVEL: 'silent' });
  try {
    await startThree(config, async ({ database: { read, write } }) => {
      const count = async (table: 'licitacoes' | 'email_files') =>
        Number((await read.selectFrom(table).select(read.fn.countAll().as('all')).executeTakeFirstOrThrow()).all);
      expect([await count('licitacoes'), await count('email_files')]).toEqual([602, 3]);
      // An interrupted start leaves a mail without its file, and all later starts find that together.
      await write((db) => db.deleteFrom('email_files').where('file', '=', 'demo-picture').execute());
    });
    await startThree(config, async ({ database: { read } }) => {
      expect(await read.selectFrom('email_files').select('file').orderBy('file').execute()).toEqual(
        ['demo-paper', 'demo-picture', 'demo-table'].map((file) => ({ file })),
      );
    });
  } finally {
    await drop();
  }
});
