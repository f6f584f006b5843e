import { cpus } from 'node:os';
import { defineConfig } from 'vitest/config';

// Three kinds of tests: of single pieces of code, of the product's programs, and of the whole server. The last kind runs on
// SQLite, and on the PostgreSQL server of TEST_DATABASE_URL (scripts/test.mjs).
const units = '{src,scripts,deploy}/**/*.unit.test.{ts,tsx}';
const processes = '{src,deploy}/**/*.processes.test.ts';

/**
 * Files that run on SQLite only: what they test happens before the database, or in one server process, and other files
 * test the same SQL on both engines. All other files run on both.
 */
const sqliteOnly = [
  // HTTP: bodies, headers, uploads, responses.
  'src/kit/server/http/server.test.ts',
  'src/app/server/bodies.test.ts',
  'src/app/server/names.test.ts',
  'src/app/server/stalledUploads.test.ts',
  'src/features/email/server/mailbox/frame.test.ts',
  // Access: who may make which call.
  'src/app/server/access.test.ts',
  'src/features/auth/server/demoGuard.test.ts',
  // Event streams of one process; eventsBetweenProcesses.test.ts needs PostgreSQL.
  'src/app/server/events/events.test.ts',
  'src/app/server/events/streamEnds.test.ts',
  // Commands, which call the server only on SQLite.
  'src/app/server/commands/commands.test.ts',
  'src/app/server/commands/commandSecret.test.ts',
];

export default defineConfig({
  test: {
    // As outside the tests, modules have no variables of CommonJS.
    injectCjsGlobals: false,
    // Enough for a busy machine.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Three on two processors: while a file waits for its server, another one runs. Two where another stage runs beside it.
    maxWorkers: process.env.TEST_BESIDE ? Math.max(2, Math.ceil(cpus().length / 2)) : Math.max(3, cpus().length - 1),
    // The embedded PostgreSQL has a single database and connection, so it runs one file at a time.
    fileParallelism: process.env.TEST_POSTGRES_KIND !== 'pglite',
    projects: [
      // Tests undo what they change outside themselves, so modules are loaded once for all files.
      { extends: true, test: { name: 'unit', include: [units], isolate: false } },
      { extends: true, test: { name: 'processes', include: [processes] } },
      {
        extends: true,
        test: {
          name: 'api',
          include: ['src/**/*.test.ts'],
          exclude: [units, processes, ...(process.env.TEST_DATABASE_URL ? sqliteOnly : [])],
          globalSetup: ['src/kit/server/testing/testPlace.ts'],
          setupFiles: ['src/app/server/testSetup.ts'],
          // Every file has its own server and database, and modules keep no state, so they are loaded once.
          isolate: false,
        },
      },
    ],
  },
});
