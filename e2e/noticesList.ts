// Locators of the list of notices.
import { expect, type Page } from './fixtures.ts';

export const list = '/apps/invoice/list';
export const rows = (page: Page) => page.getByRole('table').locator('tbody tr[data-index]');
/** Of each row the link to the notice, without those to its found item and its body. */
export const links = (page: Page) => rows(page).locator('a[href*="/preview/"]:not([href*="#"])');
export const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** The total that the list shows. */
export async function total(page: Page): Promise<number> {
  const results = page.getByText(/^[\d.]+ resultados?$/);
  await expect(results).toBeAttached();
  return Number((await results.textContent())?.replace(/\D/g, ''));
}
