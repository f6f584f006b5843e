// What makes a page hard to use: what axe finds, what is too faint, scrolling sideways.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { findFaint } from './contrast.ts';
import { rulesThatCannotFail } from './failingRules.ts';
import { expect, type Page } from './fixtures.ts';

const widths = [1440, 390] as const;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
type Question = { runOnly: { type: 'tag' | 'rule'; values: string[] }; rules?: Record<string, { enabled: boolean }> };

const everything: Question = {
  runOnly: { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] },
};

/** Where `findFaint` measures the contrast of text: of axe's rules, this one takes longest. */
const allButContrast: Question = { ...everything, rules: { 'color-contrast': { enabled: false } } };

/** What depends on colours, distances and sizes alone. */
const looks: Question = { runOnly: { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size'] } };

/** What depends on colours alone, but the contrast of text. */
const links: Question = { runOnly: { type: 'rule', values: ['link-in-text-block'] } };

const skinAttribute = 'data-mantine-color-scheme';

const otherSkin = (skin: string) => (skin === 'dark' ? 'light' : 'dark');

const wornSkin = (page: Page) => page.evaluate((name) => document.documentElement.getAttribute(name) ?? 'light', skinAttribute);

/** Changes it at the document, where only style sheets see it, so that open menus and dialogs stay open. */
const setSkin = (page: Page, skin: string) =>
  page.evaluate(([name, value]) => document.documentElement.setAttribute(name, value), [skinAttribute, skin] as const);

/** What axe finds on the page, or within a part of it, in both skins, and what is too faint. */
export async function barriersInBothSkins(page: Page, within?: string): Promise<string[]> {
  const worn = await wornSkin(page);
  const found = await barriersInSkin(page, worn, allButContrast, within);
  const other = otherSkin(worn);
  await setSkin(page, other);
  found.push(...(await barriersInSkin(page, other, links, within)));
  await setSkin(page, worn);
  return found;
}

/** What axe finds, if it is asked, and what is too faint. */
async function barriersInSkin(page: Page, skin: string, question: Question | undefined, within?: string): Promise<string[]> {
  await untilStill(page);
  const found = [...(question ? await findBarriers(page, question, within) : []), ...(await findFaint(page, within))];
  return found.map((barrier) => `${skin}: ${barrier}`);
}

/** Fails if there is something in `barriersInBothSkins`. */
export async function expectNoBarriersInBothSkins(page: Page, within?: string): Promise<void> {
  expect(await barriersInBothSkins(page, within)).toEqual([]);
}

/** Fails if there is something in `barriersInAnyLook`. */
export async function expectNoBarriersInAnyLook(page: Page, within?: string): Promise<void> {
  expect(await barriersInAnyLook(page, within)).toEqual([]);
}

/**
 * What axe finds on the page or a part of it as it is now (on a wide screen in its skin, on a phone in the other one), what is too faint
 * in either skin, and whether the page is wider than the window. Open menus and dialogs stay open; the page is wide afterwards.
 */
export async function barriersInAnyLook(page: Page, within?: string): Promise<string[]> {
  const { height } = page.viewportSize() ?? { height: 900 };
  const found: string[] = [];
  const coming = page.locator('[aria-busy=true], .mantine-Skeleton-root');
  const usual = await coming.count();
  const worn = await wornSkin(page);
  let skin = worn;
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    // On a phone the button to the top covers a row; at the top of the page it is hidden.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    // Parts that show only at this width may still be loading.
    await untilStill(page);
    await expect.poll(() => coming.count()).toBeLessThanOrEqual(usual);
    // Each width begins with the skin that the one before ends with: a change of skin draws the whole page again.
    const barriers = await barriersInSkin(page, skin, allButContrast, within);
    skin = otherSkin(skin);
    await setSkin(page, skin);
    barriers.push(...(await barriersInSkin(page, skin, undefined, within)));
    const excess = await sidewaysScroll(page);
    if (excess > 0) barriers.push(`wider than the window by ${excess} px`);
    found.push(...barriers.map((barrier) => `at ${width}, ${barrier}`));
  }
  await setSkin(page, worn);
  await page.setViewportSize({ width: widths[0], height });
  return found;
}

/** Fails with what axe finds on the page, or within a part of it: the rule, and where. */
export async function expectNoBarriers(page: Page, within?: string): Promise<void> {
  await expectNothing(page, everything, within);
}

/** The same of rules that depend on how the page looks: for other skins of a screen whose elements are checked elsewhere. */
export async function expectReadable(page: Page, within?: string): Promise<void> {
  await expectNothing(page, looks, within);
}

async function expectNothing(page: Page, question: Question, within?: string): Promise<void> {
  await untilStill(page);
  expect(await findBarriers(page, question, within)).toEqual([]);
}

/** For how many frames in a row the page must keep its size, and after how many to stop waiting. */
const stillness = { frames: 4, atMost: 200 };

/**
 * Waits for animations, because elements that fade in have other colours, and until the page keeps its size: parts that show only at this
 * width are drawn some frames later.
 */
const untilStill = (page: Page) =>
  page.evaluate(async ({ frames, atMost }) => {
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(ending.map(({ finished }) => finished));
    const size = () => `${document.documentElement.scrollHeight} ${document.querySelectorAll('*').length}`;
    let before = size();
    for (let same = 0, frame = 0; same < frames && frame < atMost; frame++) {
      await new Promise((done) => requestAnimationFrame(done));
      const now = size();
      same = now === before ? same + 1 : 0;
      before = now;
    }
  }, stillness);

function leaveOut({ runOnly, rules }: Question, unneeded: string[]): Question {
  if (runOnly.type === 'rule') return { runOnly: { ...runOnly, values: runOnly.values.filter((rule) => !unneeded.includes(rule)) } };
  return { runOnly, rules: { ...rules, ...Object.fromEntries(unneeded.map((rule) => [rule, { enabled: false }])) } };
}

/** What axe finds on the page in its present skin, or within a part of it. */
async function findBarriers(page: Page, question: Question, within?: string): Promise<string[]> {
  const asked = question === links ? question : leaveOut(question, await rulesThatCannotFail(page, within));
  const find = () =>
    page.evaluate(
      async ([how, part]) => {
        if (!('axe' in window)) return undefined;
        const { run } = window.axe as { run(where: unknown, options: unknown): Promise<AxeResults> };
        // Cards far below the window have an estimated height, so that one overlaps the next until they are scrolled to.
        const allDrawn = new CSSStyleSheet();
        allDrawn.replaceSync('* { content-visibility: visible !important }');
        document.adoptedStyleSheets.push(allDrawn);
        const { violations } = await run(part ?? document, {
          ...how,
          resultTypes: ['violations'],
          // Frames contain foreign content, such as mail.
          iframes: false,
          // No rule that runs here reads style sheets.
          preload: { assets: ['media'] },
        }).finally(() => document.adoptedStyleSheets.splice(document.adoptedStyleSheets.indexOf(allDrawn), 1));
        /** Whether the edge of a list that scrolls cuts it: it has its whole size once it is scrolled to. */
        const isCut = (selector: string) => {
          const element = document.querySelector(selector);
          let scroller = element?.parentElement;
          while (scroller && !/auto|scroll/.test(getComputedStyle(scroller).overflowY)) scroller = scroller.parentElement;
          if (!element || !scroller) return false;
          const [{ top, bottom }, seen] = [element.getBoundingClientRect(), scroller.getBoundingClientRect()];
          return top < seen.top || bottom > seen.bottom;
        };
        return violations
          .map(({ id, nodes }) => ({ id, nodes: nodes.filter(({ target }) => id !== 'target-size' || !isCut(String(target[0]))) }))
          .filter(({ nodes }) => nodes.length > 0)
          .map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      },
      [asked, within] as const,
    );
  const present = await find();
  if (present) return present;
  await page.evaluate(axe);
  const found = await find();
  if (!found) throw new Error('axe is not in the page: it was loaded again.');
  return found;
}

/** Fails if the page is wider than its window. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  expect(await sidewaysScroll(page)).toBe(0);
}

/** By how many pixels the page is wider than its window. */
function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}
