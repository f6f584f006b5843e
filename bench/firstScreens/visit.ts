// One visit of a screen in Chromium: what users see when, and how long the page is busy.
import { mkdirSync } from 'node:fs';
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { MeasuredScreen } from './screens.ts';

/** Times in milliseconds from the start of the navigation. */
export type Visit = {
  fcp: number;
  lcp: number;
  /** Which element was the largest: its tag, and the start of its text. */
  element: string;
  tbt: number;
  tasks: [start: number, duration: number][];
  cls: number;
  /** The slowest of the interactions; null if none were made. */
  inp: number | null;
  requests: number;
  /** What was there when the largest element was painted; `bytes` as sent. */
  before: { name: string; start: number; end: number; bytes: number }[];
};

/** `slowDown`: divisor of this processor's speed; `interacts`: also makes the screen's interactions; `pictures`: a folder for pictures at 0.5, 1, 2 and 3 s. */
export type Conditions = { slowDown: number; interacts: boolean; pictures?: string | undefined };

/** 1.6 Mbit/s, 150 ms. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
/** How long nothing may happen until a screen counts as complete, and the longest wait for that. */
const quiet = 1500;
const longest = 20_000;

type Observed = Pick<Visit, 'fcp' | 'lcp' | 'element' | 'cls' | 'tasks'> & { events: Record<number, number> };

/** Runs in the page before its own code. */
function observe(): void {
  const observed: Observed = { fcp: 0, lcp: 0, element: '', cls: 0, tasks: [], events: {} };
  Object.assign(globalThis, { observed });
  performance.setResourceTimingBufferSize(1000);
  const watch = (type: string, follow: (entry: never) => void, options: object = {}) =>
    new PerformanceObserver((entries) => entries.getEntries().forEach((entry) => void follow(entry as never))).observe({
      type,
      buffered: true,
      ...options,
    });
  watch('paint', ({ name, startTime }: PerformanceEntry) => {
    if (name === 'first-contentful-paint') observed.fcp = startTime;
  });
  watch('largest-contentful-paint', ({ startTime, element }: PerformanceEntry & { element?: Element }) => {
    observed.lcp = startTime;
    observed.element = element ? `${element.localName} ${(element.textContent ?? '').trim().slice(0, 40)}` : 'removed';
  });
  watch('layout-shift', ({ value, hadRecentInput }: PerformanceEntry & { value: number; hadRecentInput: boolean }) => {
    if (!hadRecentInput) observed.cls += value;
  });
  watch('longtask', ({ startTime, duration }: PerformanceEntry) => observed.tasks.push([startTime, duration]));
  watch(
    'event',
    ({ interactionId, duration }: PerformanceEntry & { interactionId: number }) => {
      if (interactionId) observed.events[interactionId] = Math.max(observed.events[interactionId] ?? 0, duration);
    },
    { durationThreshold: 16 },
  );
}

const read = (page: Page) => page.evaluate(() => (globalThis as unknown as { observed: Observed }).observed);

/** Counts requests, and knows since when nothing was sent or received. */
async function watchNetwork(session: CDPSession) {
  const traffic = { requests: 0, last: performance.now(), open: new Set<string>() };
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    // An event stream never ends.
    if (request.url.startsWith('data:') || request.url.includes('/api/events')) return;
    traffic.requests++;
    traffic.open.add(requestId);
    traffic.last = performance.now();
  });
  const end = ({ requestId }: { requestId: string }) => {
    traffic.open.delete(requestId);
    traffic.last = performance.now();
  };
  session.on('Network.loadingFinished', end);
  session.on('Network.loadingFailed', end);
  return traffic;
}

/** Opens the screen in a new page of this context, until it is complete. */
export async function visit(
  context: BrowserContext,
  url: string,
  { path, ready, interactions }: MeasuredScreen,
  { slowDown, interacts, pictures }: Conditions,
): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  const traffic = await watchNetwork(session);
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  const start = performance.now();
  if (pictures) takePictures(page, pictures);
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  for (;;) {
    await page.waitForTimeout(100);
    const now = performance.now();
    if (now - start > longest) break;
    if (traffic.open.size > 0 || now - traffic.last < quiet) continue;
    // Asked for rarely: Playwright's own waiting would draw a frame each time.
    if (!(await page.evaluate((selector) => document.querySelector(selector) !== null, ready))) continue;
    const { tasks } = await read(page);
    const lastTask = tasks.at(-1);
    if (!lastTask || (await page.evaluate(() => performance.now())) - lastTask[0] - lastTask[1] > quiet) break;
  }
  const { requests } = traffic;
  const { fcp, lcp, element, cls, tasks } = await read(page);
  const files = await page.evaluate(() =>
    (performance.getEntries() as PerformanceResourceTiming[])
      .filter(({ entryType }) => ['navigation', 'resource'].includes(entryType))
      .map(({ name, startTime, responseEnd, encodedBodySize }) => ({ name, start: startTime, end: responseEnd, bytes: encodedBodySize })),
  );
  const before = files.filter(({ end }) => end > 0 && end < lcp).map((file) => ({ ...file, name: file.name.slice(url.length) }));
  let inp: number | null = null;
  if (interacts) {
    for (const interaction of interactions) {
      await interaction(page);
      await page.waitForTimeout(800);
    }
    inp = Math.max(0, ...Object.values((await read(page)).events));
  }
  await page.close();
  const tbt = tasks.filter(([begin]) => begin + 50 > fcp).reduce((sum, [, duration]) => sum + duration - 50, 0);
  return { fcp, lcp, element, tbt, tasks, cls, inp, requests, before };
}

/** Visits the screen once without a limit, so that its files are in the browser's cache. */
export async function fillHttpCache(context: BrowserContext, url: string, { path }: MeasuredScreen): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}${path}`, { waitUntil: 'load' });
  await page.waitForTimeout(2 * quiet);
  await page.close();
}

function takePictures(page: Page, folder: string): void {
  mkdirSync(folder, { recursive: true });
  for (const moment of [500, 1000, 2000, 3000])
    setTimeout(() => void page.screenshot({ path: `${folder}/${moment}.png` }).catch(() => {}), moment);
}
