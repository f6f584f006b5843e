// The test of the browser tests, with a page that must stay free of errors, and the settings of that page.
import { test as base, expect, type Page } from '@playwright/test';
import { openSharedContext, type Shared } from './sharedPage.ts';

export { expect, type Page };

/** What is logged where a file or an answer cannot be fetched. */
const loggedWithoutAnswer = /^Failed to load resource|Failed to fetch dynamically imported module/;

type Fixtures = { fresh: boolean; noFaults: undefined };

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
      const shared = await openSharedContext(browser, project.use);
      await use(shared);
      await shared.context.close();
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
        // The test decides whether it was expected.
        if (message.type() === 'error' && !loggedWithoutAnswer.test(message.text())) faults.push(message.text());
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

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
