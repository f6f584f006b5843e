// What browser tests share: a page that must stay free of errors, somebody signed in, the search for barriers.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { test as base, expect, type Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

export { expect, type Page };

export const accounts = {
  admin: { email: 'admin@demo.com', password: 'admin', fullName: 'Helena Prado' },
  client: { email: 'client@demo.com', password: 'client', fullName: 'Tiago Nunes' },
} as const;

/** The usual test, which also fails when the page throws, logs an error or breaks the content policy. */
export const test = base.extend<{ noFaults: undefined }>({
  noFaults: [
    async ({ page }, use) => {
      const faults: string[] = [];
      page.on('pageerror', (error) => faults.push(error.message));
      page.on('console', (message) => {
        // An answer that says no is logged by the browser itself; whether it was expected is the test's own business.
        if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text());
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Both skins and both widths, each once: what a colour or a width breaks shows in one of them. */
export const looks = [
  ['light', 1440],
  ['dark', 390],
] as const;

type Credentials = { email: string; password: string };

/** An account nobody else has, for tests that change one. */
export async function newAccount(page: Page): Promise<Credentials & { username: string }> {
  const username = `novo-${Date.now().toString(36)}-${Math.random().toString(36).slice(2, 8)}`;
  const account = { email: `${username}@orgao.example`, username, password: 'mesa vela rio doze' };
  const answer = await page.request.post('/jwt/register', { data: account });
  expect(answer.ok()).toBe(true);
  return account;
}

/** Opens `path` with a session of its own, without going through the login page. */
export async function openAs(page: Page, account: keyof typeof accounts | Credentials, path: string): Promise<void> {
  const { email, password } = typeof account === 'string' ? accounts[account] : account;
  const answer = await page.request.post('/jwt/login', { data: { email, password } });
  // Once, before the first page: who signs out afterwards stays so. A window keeps its name whatever page it shows.
  await page.addInitScript(
    ({ userData, accessToken, refreshToken }) => {
      if (window !== window.top || window.name.includes(accessToken)) return;
      window.name += ` ${accessToken}`;
      localStorage.setItem('userData', JSON.stringify(userData));
      localStorage.setItem('accessToken', accessToken);
      localStorage.setItem('refreshToken', refreshToken);
    },
    await answer.json(),
  );
  await page.goto(path);
}

/** Chooses a skin before the page is opened. */
export async function wear(page: Page, skin: 'light' | 'dark'): Promise<void> {
  await page.addInitScript((chosen) => localStorage.setItem('skin', JSON.stringify(chosen)), skin);
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

/** Fails with what axe finds on the page, or within a part of it: the rule, and where. */
export async function expectNoBarriers(page: Page, within?: string): Promise<void> {
  expect(await findBarriers(page, rules, within)).toEqual([]);
}

/** The same of colours alone: for a page in another skin that had no barriers in the first. */
export async function expectReadable(page: Page): Promise<void> {
  expect(await findBarriers(page, { type: 'rule', values: ['color-contrast', 'link-in-text-block'] })).toEqual([]);
}

async function findBarriers(page: Page, runOnly: { type: string; values: string[] }, within?: string): Promise<string[]> {
  // What is still fading in has colours of its own.
  await page.evaluate(async () => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  return page.evaluate(
    async ([only, part]) => {
      const { run } = (window as unknown as { axe: { run(where: unknown, options: unknown): Promise<AxeResults> } }).axe;
      // Frames hold what others wrote, such as mail; and of what is well nothing has to be told.
      const { violations } = await run(part ?? document, { runOnly: only, resultTypes: ['violations'], iframes: false });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
    },
    [runOnly, within] as const,
  );
}

/** Fails when the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(excess).toBe(0);
}

/** The window's title, whatever messages it tells of besides. */
export async function expectTitle(page: Page, title: string): Promise<void> {
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\+?\\) )?(.+ [–·] )?${RegExp.escape(title)}`));
}
