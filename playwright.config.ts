import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium, launchArgs } from './scripts/chromium.mjs';

/** Ports that hardly anything else takes; scripts/test.mjs gives free ones. */
const { E2E_PORT: port = '41733', E2E_ALONE_PORT: portAlone = '41734' } = process.env;
const at = (port: string) => `http://127.0.0.1:${port}`;
const { usual, full } = findChromium();

// A page lives for seconds: to compile its code once more, so that it runs faster later, takes longer than it saves; and with more room
// for what is short-lived, garbage is collected less often.
const briefLives = '--js-flags=--no-opt --min-semi-space-size=32';
const launchedAs = (executablePath?: string) => ({ args: [...launchArgs, briefLives], ...(executablePath ? { executablePath } : {}) });

export default defineConfig({
  testMatch: ['src/features/*/*.e2e.ts', 'e2e/*.e2e.ts'],
  outputDir: 'test-results',
  // The same on every system: only what hardly depends on its fonts is compared.
  snapshotPathTemplate: '{testFileDir}/pictures/{arg}{ext}',
  // A machine that does other work too is no fault.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // Three on two processors: while a page waits for the server, a clock or its test, another one runs.
  workers: Math.max(3, Math.min(4, cpus().length)),
  forbidOnly: Boolean(process.env.CI),
  // What passes only then is told apart in the summary of npm test.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL: at(port),
    browserName: 'chromium',
    launchOptions: launchedAs(usual),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What moves takes time; the tests of motion, of the keyboard and of the frame ask for it with `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    // A recording would leave its scripts in the context that a worker's tests share, and mails refuse them with an error.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // What these change would show in the others, so they have a server of their own. The tests of a file run one after the other,
    // which takes longest, so these files start first.
    { name: 'alone', grep: /@alone/, fullyParallel: false, use: { baseURL: at(portAlone) } },
    { name: 'together', grepInvert: /@full|@alone/ },
    // What the headless shell cannot do.
    ...(full ? [{ name: 'full', grep: /@full/, use: { launchOptions: launchedAs(full) } }] : []),
  ],
  webServer: [port, portAlone].map((one) => ({
    command: `"${process.execPath}" scripts/demoServer.mjs`,
    env: { PORT: one },
    url: `${at(one)}/readyz`,
    // npm test serves the stage itself.
    reuseExistingServer: Boolean(process.env.E2E_SERVED),
    timeout: 180_000,
    stdout: 'pipe' as const,
    gracefulShutdown: { signal: 'SIGTERM' as const, timeout: 10_000 },
  })),
});
