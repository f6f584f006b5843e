// Fixtures of the browser tests: a page that must stay free of errors, signed-in users.
import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test';

export { expect, type Page };

export const accounts = {
  admin: { email: 'admin@demo.com', password: 'admin', fullName: 'Helena Prado' },
  client: { email: 'client@demo.com', password: 'client', fullName: 'Tiago Nunes' },
} as const;

type Fixtures = { fresh: boolean; noFaults: undefined };

/** What the tests of a worker share: a context, a page of the application that stays open, and a page to change their storage from. */
type Shared = {
  context: BrowserContext;
  /** The open page, or a new one if there is none. */
  takePage(): Promise<Page>;
  /** Signs out in the open page, closes all others, and removes what the test has left. `isUsable`: the page may serve the next test. */
  reset(isUsable: boolean): Promise<void>;
};

/** Where the application waits for the next test, signed out: a screen without calls. */
const restingPlace = '/misc/error';

/** Pages in which the application waits there. */
const resting = new WeakSet<Page>();

/** Of each shared context: a page without a screen, from which its storage is changed. */
const keepers = new WeakMap<BrowserContext, Page>();

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

/**
 * Playwright's test, which also fails if the page throws, logs an error or violates the content policy. Opening the application takes
 * a second of a processor, so the tests of a worker share one context and one page: each starts signed out, without cookies and storage,
 * at the size and with the media of the project, and `openAs` signs in without loading the application again. A test that depends on
 * how the application is loaded, needs an empty cache, or adds scripts, functions or a clock to its context, gets its own:
 * `test.use({ fresh: true })`.
 */
export const test = base.extend<Fixtures, { shared: Shared }>({
  fresh: [false, { option: true }],
  shared: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '', locale, timezoneId, contextOptions } = project.use;
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
      await use({ context, takePage, reset });
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: async ({ browser, shared, fresh, timezoneId }, use, { project }) => {
    if (fresh || timezoneId !== project.use.timezoneId) {
      const own = await browser.newContext();
      await use(own);
      await own.close();
    } else await use(shared.context);
  },
  page: async ({ context, shared, viewport }, use, testInfo) => {
    const isShared = context === shared.context;
    const page = isShared ? await shared.takePage() : await context.newPage();
    if (viewport) await page.setViewportSize(viewport);
    await use(page);
    if (isShared) await shared.reset(testInfo.status === testInfo.expectedStatus);
  },
  noFaults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        // The browser itself logs error responses; the test decides whether they were expected.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text());
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

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
    if (await page.getByRole('dialog').count()) return false;
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

type Credentials = { email: string; password: string };
type SignedIn = { userData: object; accessToken: string; refreshToken: string };

/** A new account, for tests that change one. */
export async function newAccount(page: Page): Promise<Credentials & { username: string }> {
  const username = `novo-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  const account = { email: `${username}@orgao.example`, username, password: 'mesa vela rio doze' };
  const answer = await page.request.post('/jwt/register', { data: account });
  expect(answer.ok()).toBe(true);
  return account;
}

/**
 * The sessions of the demo accounts, reused until they expire or a test ends them: checking a password takes
 * the server 100 ms.
 */
const lasting = new Map<string, { session: SignedIn; until: number }>();
const lifetime = 4 * 60_000;
const endsSessions = /\/jwt\/refresh-token|\/api\/auth\//;

async function signIn(page: Page, account: keyof typeof accounts | Credentials): Promise<SignedIn> {
  if (typeof account === 'object') return askForSession(page, account);
  const known = lasting.get(account);
  if (known && known.until > Date.now()) return known.session;
  const session = await askForSession(page, accounts[account]);
  lasting.set(account, { session, until: Date.now() + lifetime });
  return session;
}

async function askForSession(page: Page, { email, password }: Credentials): Promise<SignedIn> {
  return (await page.request.post('/jwt/login', { data: { email, password } })).json();
}

/** Opens `path` signed in, without the login page. */
export async function openAs(page: Page, account: keyof typeof accounts | Credentials, path: string): Promise<void> {
  const session = await signIn(page, account);
  const context = page.context();
  context.removeListener('request', forgetEnded).on('request', forgetEnded);
  const keeper = keepers.get(context);
  if (!keeper) {
    // Once, before the first page, so that signing out lasts. A window's name survives navigation.
    await page.addInitScript(
      ({ mark, session }) => {
        if (window !== window.top || window.name.includes(mark)) return;
        window.name += ` ${mark}`;
        for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
      },
      { mark: crypto.randomUUID(), session: stored(session) },
    );
    await page.goto(path);
  } else if (resting.delete(page) && new URL(page.url()).pathname === restingPlace && path !== restingPlace) {
    const heading = await page.$('h1');
    await page.evaluate(
      ([session, to]) => {
        for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
        dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
        history.pushState(null, '', to);
      },
      [stored(session), path] as const,
    );
    await heading?.waitForElementState('hidden');
  } else {
    await keeper.evaluate((session) => {
      for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
    }, stored(session));
    await page.goto(path);
  }
}

/** A session as the application stores it. The access token is last, since other tabs wait for it. */
function stored({ userData, accessToken, refreshToken }: SignedIn): Record<string, string> {
  return { userData: JSON.stringify(userData), refreshToken, accessToken };
}

function forgetEnded(request: Request): void {
  if (request.method() !== 'GET' && endsSessions.test(request.url())) lasting.clear();
}

/** Navigates within the application, as links do. */
export async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => history.pushState(null, '', to), path);
}

/** The same, and waits for another heading. */
export async function followToAnother(page: Page, path: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await follow(page, path);
  await expect(heading).not.toHaveText(before);
}

/** For tests with animations. */
export async function withMotion(page: Page): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
}

/** Chooses a skin before the page opens. */
export async function wear(page: Page, skin: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('skin', JSON.stringify(chosen)), skin);
}

/** Changes the user's settings while the page is open, as another tab does. */
export async function chooseElsewhere(page: Page, choices: Record<string, string | boolean>): Promise<void> {
  await page.evaluate((chosen) => {
    for (const [key, value] of Object.entries(chosen)) {
      localStorage.setItem(key, key === 'language' ? String(value) : JSON.stringify(value));
      dispatchEvent(new StorageEvent('storage', { key }));
    }
  }, choices);
  const { language } = choices;
  if (language) await expect(page.locator('html')).toHaveAttribute('lang', new RegExp(`^${language}`));
}

/** The window's title without the number of unread messages. */
export async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\+?\\) )?(.+ [–·] )?${RegExp.escape(title)}`));
}
