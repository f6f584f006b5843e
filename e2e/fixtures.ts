// Fixtures of the browser tests: a page that must stay free of errors, signed-in users, accessibility checks.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test';
import type { AxeResults } from 'axe-core';

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

/** Of the shared contexts: a page that changes the storage, as another tab of the application does. */
const otherTabs = new WeakMap<BrowserContext, Page>();

/** Pages in which the application runs at the login page. */
const running = new WeakSet<Page>();

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
      otherTabs.set(context, keeper);
      const session = await context.newCDPSession(keeper);
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
        else if (!(await signOutIn(page, keeper))) {
          open = undefined;
          await page.close();
        } else {
          for (const event of pageEvents) page.removeAllListeners(event);
          await Promise.all([
            page.unrouteAll({ behavior: 'ignoreErrors' }),
            page.emulateMedia({ media: null, colorScheme: null, forcedColors: null, reducedMotion: 'reduce' }),
            usual && page.setViewportSize(usual),
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
  for (const name of ['addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'] as const) {
    const original = page[name].bind(page) as (...args: unknown[]) => Promise<never>;
    page[name] = (...args: unknown[]) => {
      spoiled.add(page);
      running.delete(page);
      return original(...args);
    };
  }
  return page;
}

/** Signs the application out, as another tab does that clears the storage. @returns whether the login page is there */
async function signOutIn(page: Page, keeper: Page): Promise<boolean> {
  try {
    // A page that is not the application, or has unsaved text, does not follow.
    if (!(await page.evaluate(() => document.querySelector('#root > *') !== null))) return false;
    await page.evaluate(() => sessionStorage.clear());
    await keeper.evaluate(() => localStorage.clear());
    if (new URL(page.url()).pathname !== '/login') await page.evaluate(() => history.pushState(null, '', '/login'));
    await page.locator('input[name=password]').waitFor({ timeout: 3000 });
    if (await page.getByRole('dialog').count()) return false;
    running.add(page);
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

/** Both skins and both widths, each once: a fault of colour or width shows in one of them. */
const looks = [
  ['light', 1440],
  ['dark', 390],
] as const;

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
  const otherTab = otherTabs.get(context);
  if (!otherTab) {
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
    return;
  }
  const isRunning = running.delete(page);
  const loginField = isRunning ? await page.$('input[name=password]') : null;
  if (isRunning) await page.evaluate((to) => history.pushState(null, '', `/login?redirect=${encodeURIComponent(to)}`), path);
  await otherTab.evaluate((session) => {
    for (const [key, value] of Object.entries(session)) localStorage.setItem(key, value);
  }, stored(session));
  // The login page follows the other tab, and redirects.
  if (isRunning) {
    await page.waitForURL(({ pathname }) => pathname !== '/login');
    await loginField?.waitForElementState('hidden');
  } else await page.goto(path);
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

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

/** What depends on colours, distances and sizes alone. */
const visualRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size'] };

const colourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

/**
 * What axe finds on the page, or within a part of it, in both skins, and controls whose border is too faint. The skin is changed at the
 * document, where the stylesheets read it, so that open menus and dialogs stay open.
 */
export async function barriersInBothSkins(page: Page, within?: string): Promise<string[]> {
  const found = [...(await findBarriers(page, rules, within)), ...(await findFaintControls(page, within))];
  const attribute = 'data-mantine-color-scheme';
  const worn = await page.evaluate((name) => document.documentElement.getAttribute(name) ?? 'light', attribute);
  const wearNow = (skin: string) =>
    page.evaluate(([name, value]) => document.documentElement.setAttribute(name, value), [attribute, skin] as const);
  await wearNow(worn === 'dark' ? 'light' : 'dark');
  found.push(...(await findBarriers(page, colourRules, within)), ...(await findFaintControls(page, within)));
  await wearNow(worn);
  return found;
}

/** Controls whose border (for a switch: its track) has a contrast below 3:1 to the background. */
function findFaintControls(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((part) => {
    const selector =
      'input:not([type=hidden], [type=range], [role=switch]), select, textarea, .mantine-Input-input, ' +
      'button[data-variant=default], a[data-variant=default], .mantine-Switch-track';
    const paper = document.createElement('canvas').getContext('2d', { willReadFrequently: true }) as CanvasRenderingContext2D;
    /** Red, green, blue and opacity of a CSS colour. */
    const known = new Map<string, number[]>();
    const read = (color: string) => known.get(color) ?? measure(color);
    const measure = (color: string) => {
      paper.clearRect(0, 0, 1, 1);
      paper.fillStyle = color;
      paper.fillRect(0, 0, 1, 1);
      const parts = [...paper.getImageData(0, 0, 1, 1).data];
      known.set(color, parts);
      return parts;
    };
    const over = ([r, g, b, a]: number[], back: number[]) =>
      [r, g, b].map((part, index) => ((part ?? 0) * (a ?? 0) + (back[index] ?? 0) * (255 - (a ?? 0))) / 255);
    const behind = (element: Element | null): number[] => {
      if (!element) return [255, 255, 255];
      const color = read(getComputedStyle(element).backgroundColor);
      return color[3] === 255 ? color.slice(0, 3) : over(color, behind(element.parentElement));
    };
    const light = (color: number[]) => {
      const [r = 0, g = 0, b = 0] = color.map((part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const contrast = (one: number[], other: number[]) => {
      const [more = 0, less = 0] = [light(one), light(other)].sort((a, b) => b - a);
      return (more + 0.05) / (less + 0.05);
    };
    return [...(document.querySelector(part) ?? document.body).querySelectorAll(selector)].flatMap((control) => {
      const style = getComputedStyle(control);
      const isTrack = control.matches('.mantine-Switch-track');
      const isOff =
        control.matches(':disabled, [data-disabled], [aria-disabled=true]') ||
        (isTrack && control.parentElement?.querySelector(':disabled'));
      if (isOff || !control.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return [];
      const edge = read(isTrack ? style.backgroundColor : style.borderBlockEndColor);
      // A control without a border is marked by its container.
      if (!isTrack && (Number.parseFloat(style.borderBlockEndWidth) === 0 || style.borderBlockEndStyle === 'none' || edge[3] === 0))
        return [];
      const back = behind(control.parentElement);
      const own = over(read(style.backgroundColor), back);
      // A filled control is visible by its fill.
      const seen = Math.max(contrast(over(edge, back), back), contrast(own, back));
      return seen >= 3 ? [] : [`control-border ${seen.toFixed(2)}: ${(control.cloneNode() as Element).outerHTML.slice(0, 200)}`];
    });
  }, within);
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

async function wearNow(page: Page, skin: 'light' | 'dark'): Promise<void> {
  await chooseElsewhere(page, { skin });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', skin);
}

/** Fails if axe finds anything on the page or a part of it as it is now, or a colour in the other skin. */
export async function expectNoBarriersInBothSkins(page: Page, within?: string): Promise<void> {
  const found = await findBarriers(page, rules, within);
  await wearNow(page, 'dark');
  found.push(...(await findBarriers(page, colourRules, within)).map((barrier) => `dark: ${barrier}`));
  await wearNow(page, 'light');
  expect(found).toEqual([]);
}

/** Fails if there is something in `barriersInAnyLook`. */
export async function expectNoBarriersInAnyLook(page: Page, within?: string): Promise<void> {
  expect(await barriersInAnyLook(page, within)).toEqual([]);
}

/**
 * What axe finds on the page or a part of it as it is now, controls whose border is too faint, and whether the page is wider than the
 * window: in the light skin on a wide screen and in the dark one on a phone. Open menus and dialogs stay open; the page is wide and light
 * again afterwards.
 */
export async function barriersInAnyLook(page: Page, within?: string): Promise<string[]> {
  const { height } = page.viewportSize() ?? { height: 900 };
  const found: string[] = [];
  const coming = page.locator('[aria-busy=true], .mantine-Skeleton-root');
  const usual = await coming.count();
  for (const [skin, width] of looks) {
    await wearNow(page, skin);
    await page.setViewportSize({ width, height });
    // Parts that show only at this width may still be loading.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect.poll(() => coming.count()).toBeLessThanOrEqual(usual);
    const barriers = [...(await findBarriers(page, rules, within)), ...(await findFaintControls(page, within))];
    const excess = await sidewaysScroll(page);
    if (excess > 0) barriers.push(`wider than the window by ${excess} px`);
    found.push(...barriers.map((barrier) => `${skin} at ${width}: ${barrier}`));
  }
  const [[skin, width]] = looks;
  await wearNow(page, skin);
  await page.setViewportSize({ width, height });
  return found;
}

/** Fails with what axe finds on the page, or within a part of it: the rule, and where. */
export async function expectNoBarriers(page: Page, within?: string): Promise<void> {
  expect(await findBarriers(page, rules, within)).toEqual([]);
}

/** The same of rules that depend on how the page looks: for other skins of a screen whose elements are checked elsewhere. */
export async function expectReadable(page: Page, within?: string): Promise<void> {
  expect(await findBarriers(page, visualRules, within)).toEqual([]);
}

/** What axe finds on the page in its present skin, or within a part of it. */
async function findBarriers(page: Page, runOnly: { type: string; values: string[] }, within?: string): Promise<string[]> {
  // Elements that fade in have other colours.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ([only, part]) => {
      const { run } = (window as unknown as { axe: { run(where: unknown, options: unknown): Promise<AxeResults> } }).axe;
      // Frames contain foreign content, such as mail; only violations are reported.
      const { violations } = await run(part ?? document, { runOnly: only, resultTypes: ['violations'], iframes: false });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [runOnly, within] as const,
  );
}

/** Fails if the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0);
}

/** By how many pixels the page is wider than its window. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** The window's title without the number of unread messages. */
export async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\+?\\) )?(.+ [–·] )?${RegExp.escape(title)}`));
}
