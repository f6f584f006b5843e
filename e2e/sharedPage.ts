// What the browser tests of a worker share: a context, a page of the application that stays open, and a page outside of the application
// that changes their storage.
import type { Browser, BrowserContext, Page, PlaywrightTestOptions } from '@playwright/test';
import { follow } from './navigation.ts';

export type Shared = {
  context: BrowserContext;
  /** The open page, or a new one if there is none. */
  takePage(): Promise<Page>;
  /** Signs out in the open page, closes all others, and removes what the test has left. `isUsable`: the page may serve the next test. */
  reset(isUsable: boolean): Promise<void>;
};

/** Where the application waits for the next test, signed out: a screen without calls. */
export const restingPlace = '/misc/error';

/** Pages in which the application waits there. */
const resting = new WeakSet<Page>();

/** Whether the application waits in the page; from then on it is taken. */
export function takeResting(page: Page): boolean {
  return resting.delete(page) && new URL(page.url()).pathname === restingPlace;
}

const keepers = new WeakMap<BrowserContext, Page>();

/** The page outside of the application; none in a context that a test does not share. */
export function keeperOf(context: BrowserContext): Page | undefined {
  return keepers.get(context);
}

const pageEvents = [
  'request',
  'response',
  'requestfailed',
  'requestfinished',
  'console',
  'dialog',
  'pageerror',
  'popup',
  'download',
  'filechooser',
  'framenavigated',
  'load',
  'domcontentloaded',
] as const;
const contextEvents = ['page', 'request', 'response', 'requestfailed', 'requestfinished', 'console', 'dialog'] as const;

type Options = Partial<Pick<PlaywrightTestOptions, 'baseURL' | 'locale' | 'timezoneId' | 'contextOptions'>>;

/** Opens the context of a worker. */
export async function openSharedContext(browser: Browser, { baseURL = '', locale, timezoneId, contextOptions }: Options): Promise<Shared> {
  const context = await browser.newContext({ ...contextOptions, baseURL, locale, timezoneId });
  refuseWhatLasts(context);
  const keeper = await context.newPage();
  await keeper.goto('/healthz');
  keepers.set(context, keeper);
  const session = await context.newCDPSession(keeper);
  spoilBySessions(context);
  let open: Page | undefined;
  const usual = keeper.viewportSize();
  const takePage = async () => {
    open ??= keepable(await context.newPage());
    return open;
  };
  const reset = async (isUsable: boolean) => {
    const page = open;
    const keeps = page && isUsable && !page.isClosed() && !spoiled.has(page);
    if (!keeps) open = undefined;
    await Promise.all(context.pages().map((other) => other !== keeper && !(keeps && other === page) && other.close()));
    // Playwright's own listener for its close must stay.
    for (const event of contextEvents) context.removeAllListeners(event);
    await Promise.all([
      context.unrouteAll({ behavior: 'ignoreErrors' }),
      context.setOffline(false),
      context.clearPermissions(),
      context.clearCookies(),
      session.send('Storage.clearDataForOrigin', { origin: baseURL, storageTypes: 'indexeddb,cache_storage' }),
    ]);
    if (!keeps) await keeper.evaluate(() => localStorage.clear());
    else if (!(await rest(page))) {
      open = undefined;
      await page.close();
      await keeper.evaluate(() => localStorage.clear());
    } else {
      for (const event of pageEvents) page.removeAllListeners(event);
      await Promise.all([
        page.unrouteAll({ behavior: 'ignoreErrors' }),
        page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' }),
        usual && page.setViewportSize(usual),
        page.mouse.move(0, 0),
      ]);
    }
  };
  return { context, takePage, reset };
}

/** Pages with scripts or functions that cannot be removed. */
const spoiled = new WeakSet<Page>();

/** A page that notes what would last in it. */
function keepable(page: Page): Page {
  for (const name of ['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders', 'routeWebSocket'] as const) {
    const original = page[name].bind(page) as (...args: unknown[]) => Promise<never>;
    page[name] = (...args: unknown[]) => {
      spoiled.add(page);
      resting.delete(page);
      return original(...args);
    };
  }
  return page;
}

/** What a test sets through a session of the browser's protocol, such as the speed of the network, lasts as long as the page. */
function spoilBySessions(context: BrowserContext): void {
  const original = context.newCDPSession.bind(context);
  context.newCDPSession = (target) => {
    if ('goto' in target) spoiled.add(target as Page);
    return original(target);
  };
}

/** Leaves the screen and signs out, as another tab does that clears the storage. @returns whether the next test can use the page */
async function rest(page: Page): Promise<boolean> {
  try {
    // A page that is not the application, or has unsaved text, does not follow.
    if (!(await page.evaluate(() => document.querySelector('#root > *') !== null))) return false;
    const { pathname } = new URL(page.url());
    if (pathname !== restingPlace) {
      // Another unknown address shows the same screen, with that address.
      const address = await page.$(`code:text-is(${JSON.stringify(pathname)})`);
      const leaving = address ?? (await page.$('h1'));
      await follow(page, restingPlace);
      await leaving?.waitForElementState('hidden', { timeout: 3000 });
    }
    await page.locator('h1').waitFor({ timeout: 3000 });
    const dialog = page.getByRole('dialog');
    if (await dialog.count()) {
      // The palette belongs to no screen.
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'hidden', timeout: 1000 });
    }
    await page.evaluate(() => {
      sessionStorage.clear();
      localStorage.clear();
      dispatchEvent(new StorageEvent('storage', { key: null }));
    });
    resting.add(page);
    return true;
  } catch {
    return false;
  }
}

/** These stay in a context for all later pages, and cannot be removed. */
function refuseWhatLasts(context: BrowserContext): void {
  const refuse = () => {
    throw new Error('What a context keeps for good would show in the tests that follow: test.use({ fresh: true })');
  };
  for (const name of ['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders', 'setGeolocation'] as const)
    context[name] = refuse;
  context.clock.install = refuse;
  context.clock.setFixedTime = refuse;
  context.clock.setSystemTime = refuse;
}
