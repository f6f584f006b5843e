// What makes a page hard to use: what axe finds, faint borders, scrolling sideways.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import { expect, type Page } from './fixtures.ts';

const widths = [1440, 390] as const;

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const rules = { type: 'tag', values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'] };

/** What depends on colours, distances and sizes alone. */
const visualRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block', 'target-size'] };

const colourRules = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const skinAttribute = 'data-mantine-color-scheme';

const wornSkin = (page: Page) => page.evaluate((name) => document.documentElement.getAttribute(name) ?? 'light', skinAttribute);

/** Changes it at the document, where only style sheets see it, so that open menus and dialogs stay open. */
const setSkin = (page: Page, skin: string) =>
  page.evaluate(([name, value]) => document.documentElement.setAttribute(name, value), [skinAttribute, skin] as const);

/** What axe finds on the page, or within a part of it, in both skins, and controls whose border is too faint. */
export async function barriersInBothSkins(page: Page, within?: string): Promise<string[]> {
  const worn = await wornSkin(page);
  const found = await barriersWithChangeOfSkin(page, within);
  await setSkin(page, worn);
  return found;
}

/** All barriers in the present skin, then those of colours in the other one, which the page keeps. */
async function barriersWithChangeOfSkin(page: Page, within?: string): Promise<string[]> {
  const skin = await wornSkin(page);
  const found = [...(await findBarriers(page, rules, within)), ...(await findFaintControls(page, within))];
  const other = skin === 'dark' ? 'light' : 'dark';
  await setSkin(page, other);
  const ofColours = [...(await findBarriers(page, colourRules, within)), ...(await findFaintControls(page, within))];
  return [...found.map((barrier) => `${skin}: ${barrier}`), ...ofColours.map((barrier) => `${other}: ${barrier}`)];
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

/** Fails if there is something in `barriersInBothSkins`. */
export async function expectNoBarriersInBothSkins(page: Page, within?: string): Promise<void> {
  expect(await barriersInBothSkins(page, within)).toEqual([]);
}

/** Fails if there is something in `barriersInAnyLook`. */
export async function expectNoBarriersInAnyLook(page: Page, within?: string): Promise<void> {
  expect(await barriersInAnyLook(page, within)).toEqual([]);
}

/**
 * What axe finds on the page or a part of it as it is now, controls whose border is too faint, and whether the page is wider than the
 * window: on a wide screen and on a phone, colours in both skins. Open menus and dialogs stay open; the page is wide afterwards.
 */
export async function barriersInAnyLook(page: Page, within?: string): Promise<string[]> {
  const { height } = page.viewportSize() ?? { height: 900 };
  const found: string[] = [];
  const coming = page.locator('[aria-busy=true], .mantine-Skeleton-root');
  const usual = await coming.count();
  const worn = await wornSkin(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height });
    // Parts that show only at this width may still be loading.
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await expect.poll(() => coming.count()).toBeLessThanOrEqual(usual);
    // Each width begins with the skin that the one before ends with: a change of skin draws the whole page again.
    const barriers = await barriersWithChangeOfSkin(page, within);
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
  expect(await findBarriers(page, rules, within)).toEqual([]);
}

/** The same of rules that depend on how the page looks: for other skins of a screen whose elements are checked elsewhere. */
export async function expectReadable(page: Page, within?: string): Promise<void> {
  expect(await findBarriers(page, visualRules, within)).toEqual([]);
}

/** What axe finds on the page in its present skin, or within a part of it. */
async function findBarriers(page: Page, runOnly: { type: string; values: string[] }, within?: string): Promise<string[]> {
  const find = () =>
    page.evaluate(
      async ([only, part]) => {
        if (!('axe' in window)) return undefined;
        // Elements that fade in have other colours.
        const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
        await Promise.allSettled(ending.map(({ finished }) => finished));
        const { run } = window.axe as { run(where: unknown, options: unknown): Promise<AxeResults> };
        const { violations } = await run(part ?? document, {
          runOnly: only,
          resultTypes: ['violations'],
          // Frames contain foreign content, such as mail.
          iframes: false,
          // No rule that runs here reads style sheets.
          preload: { assets: ['media'] },
        });
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
      },
      [runOnly, within] as const,
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
