import { cpus } from 'node:os';
import { defineConfig } from 'vitest/config';

// Three kinds of tests: those of a single piece of code, those that start the product's programs, and those that speak to
// the whole server. The last run once on SQLite and once on the PostgreSQL that TEST_DATABASE_URL names (scripts/test.mjs).
const units = '{src,scripts}/**/*.unit.test.{ts,tsx}';
const processes = 'src/**/*.processes.test.ts';

export default defineConfig({
  test: {
    // The modules run as they do outside the tests, without CommonJS's variables.
    injectCjsGlobals: false,
    // A machine that does other work too is no fault.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // The embedded PostgreSQL has one database and one connection: no two files at a time.
    maxWorkers: Math.max(2, cpus().length - 1),
    fileParallelism: process.env.TEST_POSTGRES_KIND !== 'pglite',
    projects: [
      // What a test changes of the world it puts back, so that the modules are read once and not for each file.
      { extends: true, test: { name: 'unit', include: [units], isolate: false } },
      { extends: true, test: { name: 'processes', include: [processes] } },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/**/*.test.ts'],
          exclude: [units, processes],
          globalSetup: ['src/kit/server/testing/testPlace.ts'],
          setupFiles: ['src/app/server/testSetup.ts'],
          // Every file has a server and a database of its own; the modules keep nothing of them.
          isolate: false,
        },
      },
    ],
  },
});
