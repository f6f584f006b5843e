// How a layout option must look on screen, measured in pixels and colours.
import { expect, type Page } from './fixtures.ts';

export type Arrangement = {
  menuLayout: 'vertical' | 'horizontal';
  contentWidth: 'full' | 'boxed';
  direction: 'ltr' | 'rtl';
  menuHidden: boolean;
  menuCollapsed: boolean;
  navbarType: 'floating' | 'sticky' | 'static' | 'hidden';
  footer: 'static' | 'sticky' | 'hidden';
  scrollTop: boolean;
};
export type Colours = {
  skin: 'light' | 'bordered' | 'dark' | 'semi-dark' | 'system';
  navbarColor: string;
  navbarType: string;
  menuLayout: string;
  menuHidden: boolean;
};

/** Positions of the parts in CSS pixels, from the edge where reading starts (`start`) and ends (`end`). */
async function measure(page: Page) {
  // The pointer would expand a collapsed menu.
  await page.mouse.move(960, 300);
  return page.evaluate(async () => {
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
    const isRtl = getComputedStyle(document.body).direction === 'rtl';
    const width = document.documentElement.clientWidth;
    const box = (element: Element | null) => {
      const found = element?.getBoundingClientRect();
      if (!found || found.width === 0) return null;
      const { left, right, top, bottom } = found;
      return { start: isRtl ? width - right : left, end: isRtl ? left : width - right, width: right - left, top, bottom };
    };
    const of = (selector: string) => box(document.querySelector(selector));
    const parts = () => ({
      side: of('aside [data-menu-panel]'),
      bar: of('header:has(+ main) > div'),
      line: of('header:has(+ main) nav[aria-label="Menu principal"]'),
      main: of('main'),
      content: of('main > *'),
      title: of('h1'),
      footer: of('main ~ footer'),
      opener: [...document.querySelectorAll('[aria-label="Abrir o menu"]')].map(box).find((found) => found !== null) ?? null,
      up: of('[aria-label="Voltar ao topo"]'),
    });
    const settled = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    scrollTo({ top: 0, behavior: 'instant' });
    await settled();
    const atTop = parts();
    scrollTo({ top: 400, behavior: 'instant' });
    await settled();
    const below = parts();
    scrollTo({ top: 0, behavior: 'instant' });
    await settled();
    return { width, height: innerHeight, atTop, below, isScrollable: document.documentElement.scrollHeight > innerHeight + 400 };
  });
}

const MENU = 256;
const NARROW = 72;
const GUTTER = 24;
const BOX = 1440;

export async function expectArrangement(page: Page, row: Arrangement): Promise<void> {
  const { width, height, atTop, below, isScrollable } = await measure(page);
  expect(isScrollable).toBe(true);
  const besideMenu = row.menuLayout === 'vertical' && !row.menuHidden;
  const menuWidth = besideMenu ? (row.menuCollapsed ? NARROW : MENU) : 0;

  // The menu is at the start edge beside the content, or under the bar, or an overlay.
  expect(atTop.side).toEqual(besideMenu ? { start: 0, end: width - menuWidth, width: menuWidth, top: 0, bottom: height } : null);
  expect(below.side).toEqual(atTop.side);
  expect(atTop.line !== null).toBe(row.menuLayout === 'horizontal' && !row.menuHidden);
  expect(atTop.opener !== null).toBe(row.menuHidden);
  expect(atTop.main).toMatchObject({ start: menuWidth, end: 0 });

  // The content fills the width, or is centred in a box.
  const room = width - menuWidth;
  const edge = row.contentWidth === 'boxed' ? Math.max(GUTTER, (room - BOX) / 2 + GUTTER) : GUTTER;
  expect(atTop.content?.start).toBeCloseTo(menuWidth + edge, 0);
  expect(atTop.content?.end).toBeCloseTo(edge, 0);
  expect(atTop.title?.start).toBeCloseTo(menuWidth + edge, 0);

  // The bar floats over the content, is sticky, scrolls with the page, or is hidden.
  if (row.navbarType === 'hidden') expect(atTop.bar).toBeNull();
  else {
    const isFloating = row.navbarType === 'floating';
    expect(atTop.bar?.start).toBeCloseTo(isFloating ? menuWidth + edge : menuWidth, 0);
    expect(atTop.bar?.end).toBeCloseTo(isFloating ? edge : 0, 0);
    expect(atTop.bar?.top).toBe(isFloating ? 12 : 0);
    expect(below.bar?.top).toBe({ floating: 12, sticky: 0, static: -400 }[row.navbarType]);
    expect(atTop.main?.top).toBeGreaterThanOrEqual(atTop.bar?.bottom ?? 0);
    if (atTop.line) expect(atTop.line.bottom).toBeLessThanOrEqual(atTop.bar?.bottom ?? 0);
  }

  // The footer is at the end of the page, sticky, or hidden.
  if (row.footer === 'hidden') expect(atTop.footer).toBeNull();
  else if (row.footer === 'sticky') expect([atTop.footer?.bottom, below.footer?.bottom]).toEqual([height, height]);
  else expect(atTop.footer?.top).toBeGreaterThanOrEqual(height);

  // The button to the top shows only after scrolling.
  expect(atTop.up).toBeNull();
  expect(below.up !== null).toBe(row.scrollTop);
}

export async function expectColours(page: Page, { skin, navbarColor, navbarType, menuLayout, menuHidden }: Colours): Promise<void> {
  const isDark = skin === 'dark' || skin === 'system';
  const seen = await page.evaluate(() => {
    /** 0 is black, 255 white. */
    const light = (color: string) => {
      const [red = 0, green = 0, blue = 0] = color.match(/[\d.]+/g)?.map(Number) ?? [];
      return 0.299 * red + 0.587 * green + 0.114 * blue;
    };
    const style = (selector: string) => {
      const element = document.querySelector(selector);
      return element && getComputedStyle(element);
    };
    return {
      ground: light(getComputedStyle(document.body).backgroundColor),
      side: light(style('aside [data-menu-panel]')?.backgroundColor ?? ''),
      bar: light(style('header:has(+ main) > div')?.backgroundColor ?? ''),
      barText: light(style('header:has(+ main) button')?.color ?? ''),
      hasShadows: [...document.querySelectorAll('main *')].some((element) => getComputedStyle(element).boxShadow !== 'none'),
    };
  });
  expect(seen.ground < 60).toBe(isDark);
  expect(seen.hasShadows).toBe(skin !== 'bordered');
  if (menuLayout === 'vertical' && !menuHidden) expect(seen.side < 60).toBe(isDark || skin === 'semi-dark');
  if (navbarType === 'hidden') return;
  const isTinted = navbarColor !== 'white';
  if (isTinted || isDark) {
    expect(seen.bar).toBeLessThan(120);
    expect(seen.barText).toBeGreaterThan(160);
  } else {
    expect(seen.bar).toBe(255);
    expect(seen.barText).toBeLessThan(120);
  }
}
