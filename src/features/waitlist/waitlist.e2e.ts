import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { changeSettings } from '../../../e2e/pageSettings.ts';

test.use({ fresh: true });

/** As with a mail server, which the server of the browser tests does not have. */
const withMail = (page: Page) => changeSettings(page, () => ({ sendsMail: true }));
const form = (page: Page) => page.getByRole('form', { name: 'Avise-me' });

test('the coming-soon pages accept no address if the server sends no mail', async ({ page }) => {
  for (const path of ['/misc/coming-soon', '/misc/maintenance']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(form(page)).toHaveCount(0);
  }
});

test('an address is validated, kept while it cannot be saved, and confirmed', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await withMail(page);
  for (const path of ['/misc/maintenance', '/misc/coming-soon']) {
    await page.goto(path);
    const field = form(page).getByLabel('Seu e-mail');
    await field.fill('ana');
    await field.press('Enter');
    await expect(form(page).getByRole('alert')).toContainText('Informe um e-mail');
    await expectNoBarriersInAnyLook(page);
    await field.fill('ana@example.com');
    // The real server refuses: it sends no mail.
    await field.press('Enter');
    await expect(form(page).getByRole('alert')).toContainText('não envia e-mails');
    await expect(field).toHaveValue('ana@example.com');
    await page.route('**/api/waitlist', (route) => route.fulfill({ body: '' }));
    await form(page).getByRole('button', { name: 'Avise-me' }).click();
    await expect(page.getByText('Você será avisado em ana@example.com.')).toBeVisible();
    await expectNoBarriersInAnyLook(page);
    await page.unroute('**/api/waitlist');
  }
});
