// One visit of a screen in Chromium: what users see when, and how long the page is busy.
import type { BrowserContext, CDPSession, Page } from '@playwright/test';
import type { MeasuredScreen } from './screens.ts';

/** Times in milliseconds from the start of the navigation; `bytes` as sent, with headers. */
export type Visit = {
  fcp: number;
  lcp: number;
  /** Which element was the largest: its tag, and the start of its text. */
  element: string;
  tbt: number;
  cls: number;
  /** The slowest of the interactions; null if none were made. */
  inp: number | null;
  bytes: number;
  requests: number;
};

export type Conditions = { slow: boolean };

/** A slow phone: 1.6 Mbit/s, 150 ms, and a quarter of this machine's speed. */
const slowNetwork = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowDown = 4;
/** How long nothing may happen until a screen counts as complete, and the longest wait for that. */
const quiet = 1500;
const longest = 20_000;

type Observed = {
  fcp: number;
  lcp: number;
  element: string;
  cls: number;
  tasks: [start: number, duration: number][];
  events: Record<number, number>;
};

/** Runs in the page before its own code. */
function observe(): void {
  const observed: Observed = { fcp: 0, lcp: 0, element: '', cls: 0, tasks: [], events: {} };
  Object.assign(globalThis, { observed });
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

/** Counts what is sent, and knows since when nothing was. */
async function watchNetwork(session: CDPSession) {
  const traffic = { bytes: 0, requests: 0, last: performance.now(), open: new Set<string>() };
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
  session.on('Network.loadingFinished', (finished) => {
    traffic.bytes += finished.encodedDataLength;
    end(finished);
  });
  session.on('Network.loadingFailed', end);
  return traffic;
}

/** Opens the screen in a new page of this context, until it is complete. `interact`: then makes its interactions too. */
export async function visit(
  context: BrowserContext,
  url: string,
  { path, interactions }: MeasuredScreen,
  { slow }: Conditions,
  interact: boolean,
): Promise<Visit> {
  const page = await context.newPage();
  await page.addInitScript(observe);
  const session = await context.newCDPSession(page);
  const traffic = await watchNetwork(session);
  if (slow) {
    await session.send('Network.emulateNetworkConditions', slowNetwork);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowDown });
  }
  const start = performance.now();
  await page.goto(`${url}${path}`, { waitUntil: 'commit' });
  for (;;) {
    await page.waitForTimeout(100);
    const now = performance.now();
    if (now - start > longest) break;
    if (traffic.open.size > 0 || now - traffic.last < quiet) continue;
    const { tasks } = await read(page);
    const lastTask = tasks.at(-1);
    if (!lastTask || (await page.evaluate(() => performance.now())) - lastTask[0] - lastTask[1] > quiet) break;
  }
  const loaded = await read(page);
  const { bytes, requests } = traffic;
  let inp: number | null = null;
  if (interact) {
    for (const interaction of interactions) {
      await interaction(page);
      await page.waitForTimeout(slow ? 1200 : 400);
    }
    inp = Math.max(0, ...Object.values((await read(page)).events));
  }
  await page.close();
  const { fcp, lcp, element, cls, tasks } = loaded;
  const tbt = tasks.filter(([begin]) => begin + 50 > fcp).reduce((sum, [, duration]) => sum + duration - 50, 0);
  return { fcp, lcp, element, tbt, cls, inp, bytes, requests };
}

/** Visits the screen until the worker controls it and has its snapshot, as after any visit of a few seconds; builds without a worker only wait. */
export async function prepareSecondVisit(context: BrowserContext, url: string, { path, isSignedIn }: MeasuredScreen): Promise<void> {
  const page = await context.newPage();
  await page.goto(`${url}${path}`);
  await page
    .waitForFunction(
      async (needsSnapshot) =>
        navigator.serviceWorker?.controller !== null &&
        (!needsSnapshot || (await (await caches.open('certame-account')).keys()).some((kept) => kept.url.includes('/snapshot?'))),
      isSignedIn,
      { timeout: 8000, polling: 200 },
    )
    .catch(() => {});
  await page.waitForTimeout(quiet);
  await page.close();
}
