// Every page of the gallery: its looks, popups, keys and pictures. It is the bench on which the parts of screens are tested.

import { barriersInAnyLook, barriersInBothSkins, expectNoSidewaysScroll } from '../../../e2e/barriers.ts';
import { chooseElsewhere, expect, type Page, test } from '../../../e2e/fixtures.ts';
import { followToAnother } from '../../../e2e/navigation.ts';
import { openAs } from '../../../e2e/signedIn.ts';
import { galleryPages } from '../../../scripts/galleryPages.mjs';

/** Pages about popups: at least so many of their samples open one. */
const leastPopups: Record<string, number> = { confirm: 2, dropdown: 3, modal: 4, popover: 2, 'context-menu': 1, select: 2 };

const popups = '[role=dialog], [role=menu], [role=listbox], [role=tooltip], [role=alertdialog]';

/** Pages per test: opened one after the other, they share its sign-in. */
const PER_TEST = 8;
const all = galleryPages();
for (let first = 0; first < all.length; first += PER_TEST) {
  const pages = all.slice(first, first + PER_TEST);
  test(`no barriers in any look, popups and keys as tables say: ${pages.map(({ group, id }) => `${group}/${id}`).join(', ')}`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    await openAs(page, 'admin', '/gallery');
    for (const { id } of pages) await test.step(id, () => tryPage(page, id));
  });
}

async function tryPage(page: Page, id: string): Promise<void> {
  await page.mouse.move(0, 0);
  // Pictures are of this width.
  await page.setViewportSize({ width: 1280, height: 720 });
  await followToAnother(page, `/gallery/${id}`);
  await expect(page.locator('#properties-title')).toBeVisible();
  await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
  for (const name of await page.locator('section[data-picture]').evaluateAll((sections) => sections.map((one) => one.id)))
    await expect(page.locator(`#${name} [data-example]`)).toHaveScreenshot(`${id}-${name}.png`, { maxDiffPixelRatio: 0.02 });
  await tryKeys(page);
  // Else the bar at the top covers half of a button.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await barriersInAnyLook(page, 'main')).toEqual([]);
  await chooseElsewhere(page, { direction: 'rtl' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expectNoSidewaysScroll(page);
  await chooseElsewhere(page, { direction: 'ltr' });
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  expect(await openPopups(page)).toBeGreaterThanOrEqual(leastPopups[id] ?? 0);
}

/** Presses what the keyboard table says, in its order. */
async function tryKeys(page: Page): Promise<void> {
  const rows = await page
    .locator('tr[data-press]')
    .evaluateAll((all) => all.map((row) => ({ ...(row as HTMLElement).dataset }) as { press: string; on?: string; finds: string }));
  for (const { press, on, finds } of rows) {
    if (on) await page.locator(on).first().focus();
    await expect(page.locator(finds).first(), `before ${press}: ${finds}`).toBeHidden();
    await page.keyboard.press(press);
    await expect(page.locator(finds).first(), `${press} → ${finds}`).toBeVisible();
  }
  if (rows.length > 0) await page.keyboard.press('Escape');
}

/** Opens each menu, list and dialog of the samples, and closes it with Escape. @returns how many */
async function openPopups(page: Page): Promise<number> {
  const openers = page.locator('[data-example] [aria-haspopup]:visible:not(:disabled)');
  for (let at = 0; at < (await openers.count()); at++) {
    await openers.nth(at).click();
    const popup = page.locator(popups).filter({ visible: true }).last();
    await expect(popup).toBeVisible();
    // The name of a dialog is its title, which comes a moment later.
    if (await popup.evaluate((element) => element.role === 'dialog')) await expect(popup).toHaveAccessibleName(/\S/);
    await popup.evaluate((element) => element.setAttribute('data-looked-at', ''));
    expect(await barriersInBothSkins(page, '[data-looked-at]')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(popup).toBeHidden();
  }
  return openers.count();
}

test('finds pages by their words in the index and in the palette, and shows the code of a sample', async ({ page }) => {
  await openAs(page, 'admin', '/gallery');
  await page.getByRole('searchbox', { name: 'Buscar na galeria' }).fill('sanfona');
  await expect(page.getByText('1 página', { exact: true })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Acordeão' }).click();
  await expect(page).toHaveURL('/gallery/accordion');
  await page.getByRole('button', { name: 'Código de Uma parte de cada vez' }).click();
  await expect(page.locator('pre')).toContainText('<Accordion variant="contained"');
  await page.getByRole('button', { name: 'Copiar' }).click();
  await expect(page.getByText('Código copiado.')).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('acordeao');
  await page.getByRole('option', { name: 'Acordeão' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Acordeão');
});

test('leads older addresses to the page that shows what they name', async ({ page }) => {
  await openAs(page, 'admin', '/gallery');
  const addresses = galleryPages().flatMap(({ id, old }) =>
    old.map((address) => ({ id, path: address.replace(/#.*/, ''), hash: /#.*/.exec(address)?.[0] ?? '' })),
  );
  // Within the page, because there are hundreds.
  const led = await page.evaluate(
    async (paths) => {
      const found: string[] = [];
      for (const path of paths) {
        history.pushState(null, '', path);
        for (let tries = 0; location.pathname === path && tries < 1000; tries++) await new Promise((done) => setTimeout(done, 5));
        found.push(location.pathname + location.hash);
      }
      return found;
    },
    addresses.map(({ path }) => path),
  );
  expect(led).toEqual(addresses.map(({ id, hash }) => `/gallery/${id}${hash}`));
});

test('an undo is shown at once, also while three toasts are', async ({ page }) => {
  await openAs(page, 'admin', '/gallery/toast');
  const toasts = page.getByRole('alert');
  for (const kind of ['Deu certo', 'Informação', 'Parcial']) await page.getByRole('button', { name: kind, exact: true }).click();
  await expect(toasts).toHaveCount(3);
  await page.locator('#Undo [data-example] button').first().click();
  await expect(page.getByRole('button', { name: /^Desfazer/ })).toBeVisible();
  await expect(toasts).toHaveCount(3);
});
