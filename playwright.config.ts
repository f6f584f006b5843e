import { cpus } from 'node:os';
import { defineConfig } from '@playwright/test';
import { findChromium, launchArgs } from './scripts/chromium.mjs';

/** A port that hardly anything else takes; scripts/test.mjs gives a free one. */
const port = process.env.E2E_PORT ?? '41733';
const baseURL = `http://127.0.0.1:${port}`;
const { usual, full } = findChromium();

const launchedAs = (executablePath?: string) => ({ args: launchArgs, ...(executablePath ? { executablePath } : {}) });

export default defineConfig({
  testMatch: ['src/features/*/*.e2e.ts', 'e2e/*.e2e.ts'],
  outputDir: 'test-results',
  // A machine that does other work too is no fault.
  timeout: 60_000,
  expect: { timeout: 15_000 },
  fullyParallel: true,
  // A page takes a whole processor: with more workers than processors, each only takes longer.
  workers: Math.max(2, Math.min(4, cpus().length)),
  forbidOnly: Boolean(process.env.CI),
  // What passes only then is told apart in the summary of npm test.
  retries: process.env.CI ? 1 : 0,
  reporter: [['list']],
  use: {
    baseURL,
    browserName: 'chromium',
    launchOptions: launchedAs(usual),
    locale: 'pt-BR',
    timezoneId: 'America/Sao_Paulo',
    // What moves takes time; the tests of motion, of the keyboard and of the frame ask for it with `withMotion`.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes a third of a test's time: what failed is recorded when it is tried again.
    trace: 'on-first-retry',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'together', grepInvert: /@full|@alone|@last/ },
    // What the headless shell cannot do.
    ...(full ? [{ name: 'full', grep: /@full/, use: { launchOptions: launchedAs(full) } }] : []),
    // What these change would show in the others: they come afterwards, one by one in each file.
    { name: 'alone', grep: /@alone/, fullyParallel: false, dependencies: ['together'] },
    // What these change shows in every page.
    { name: 'last', grep: /@last/, workers: 1, dependencies: ['alone'] },
  ],
  webServer: {
    command: `"${process.execPath}" scripts/demoServer.mjs`,
    env: { PORT: port },
    url: `${baseURL}/readyz`,
    // npm test has it serve all runs of the stage.
    reuseExistingServer: Boolean(process.env.E2E_SERVED),
    timeout: 180_000,
    stdout: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
  },
});
