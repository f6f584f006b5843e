import { expectNoBarriers } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { links, list, total } from '../../../e2e/noticesList.ts';
import { openAs } from '../../../e2e/signedIn.ts';

const state = (page: Page) => page.getByRole('checkbox', { name: /^SP · São Paulo/ });

/** The number beside a value. */
async function counted(page: Page): Promise<number> {
  const name = await state(page).evaluate((input: HTMLInputElement) => input.labels?.[0]?.textContent ?? '');
  return Number(/[\d.]+$/.exec(name)?.[0].replace('.', ''));
}

test('a facet says how many notices a choice leaves, and the address keeps the choice', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'client', list);
  await page.getByRole('button', { name: 'Refinar' }).click();
  const panel = page.getByRole('region', { name: 'Refinar' });
  await expect(state(page)).toBeVisible();
  // The columns fit beside it: the amounts are not cut.
  expect(
    await page.getByRole('table').evaluate((table: HTMLElement) => table.offsetWidth - (table.parentElement?.clientWidth ?? 0)),
  ).toBeLessThanOrEqual(0);
  const left = await counted(page);
  expect(left).toBeGreaterThan(0);
  await state(page).check();
  await expect(page).toHaveURL(/uf=.*SP/);
  await expect(page.getByText(new RegExp(`^${left} resultados?$`))).toBeAttached();
  // Other states can be added: the facet is counted without its own choice.
  await expect(panel.getByRole('checkbox', { name: /^MG · Minas Gerais [1-9]/ })).toBeVisible();
  await expectNoBarriers(page);
  await page.reload();
  await expect(state(page)).toBeChecked();
  await panel.getByRole('button', { name: 'Limpar UF' }).click();
  await expect(page).not.toHaveURL(/uf=/);
  await page.goBack();
  await expect(state(page)).toBeChecked();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('facets are in a drawer, where a municipality is found by its letters', async ({ page }) => {
    await openAs(page, 'client', list);
    await page.getByRole('button', { name: 'Refinar' }).click();
    const drawer = page.getByRole('dialog', { name: 'Refinar' });
    await drawer.getByRole('textbox', { name: 'Procurar em Município' }).fill('sao paulo');
    const place = drawer.getByRole('checkbox', { name: /^São Paulo - SP/ });
    await place.check();
    await expect(page).toHaveURL(/municipios=/);
    // Rows that are out of date are faint.
    await expect(page.locator('[data-stale]')).toHaveCount(0);
    await expectNoBarriers(page);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(page.getByRole('button', { name: 'Refinar' })).toBeFocused();
  });
});

test('a misspelt word is corrected, and an empty list offers the condition to leave out', async ({ page }) => {
  await openAs(page, 'client', `${list}?q=lubrificamtes`);
  await page.getByRole('button', { name: 'lubrificantes', exact: true }).click();
  await expect(page).toHaveURL(/q=lubrificantes$/);
  await openAs(page, 'client', `${list}?q=pneu&valorMin=900000000`);
  await page.getByRole('button', { name: /^Sem o valor mínimo: [1-9]/ }).click();
  await expect(page).not.toHaveURL(/valorMin/);
  await expect(links(page).first()).toContainText(/pneu/i);
  expect(await total(page)).toBeGreaterThan(0);
});

test('a found item leads to its row in the notice', async ({ page }) => {
  await openAs(page, 'client', `${list}?q=pneu&onde=itens`);
  const item = page.getByRole('link', { name: /^Item \d+: .*pneu/i }).first();
  const number = /\d+/.exec((await item.textContent()) ?? '')?.[0];
  await item.click();
  const row = page.locator('tr[aria-current]');
  await expect(row).toBeInViewport();
  await expect(row.getByRole('cell').first()).toHaveText(number ?? '');
});
