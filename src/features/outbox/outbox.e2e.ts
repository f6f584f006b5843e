import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

const mails = (page: Page) => page.getByRole('table', { name: /^Mensagens/ });
const drawer = (page: Page) => page.getByRole('dialog', { name: 'Mensagem' });

/** A user who has forgotten the password. */
async function forgetful(page: Page): Promise<string> {
  const { email } = await newAccount(page);
  expect((await page.request.post('/api/auth/forgot-password', { data: { email } })).ok()).toBe(true);
  return email;
}

test('without a mail server it shows what to set, and the link that was not sent, which can be removed', async ({ page }) => {
  const email = await forgetful(page);
  await openAs(page, 'admin', '/outbox');
  await expect(page.getByRole('region', { name: 'Nenhum servidor de e-mail configurado' })).toContainText('SMTP_URL');
  const mail = mails(page).getByRole('row').filter({ hasText: email });
  await expect(mail).toContainText('Sem servidor');
  await mail.getByRole('link').click();
  await expect(drawer(page).getByRole('link', { name: /^http/ })).toHaveAttribute('href', /\/reset-password#/);
  await drawer(page).getByRole('button', { name: 'Remover' }).click();
  await page.getByRole('dialog', { name: 'Remover esta mensagem?' }).getByRole('button', { name: 'Remover' }).click();
  await expect(drawer(page)).toHaveCount(0);
  await expect(mail).toHaveCount(0);
  await page.getByRole('navigation', { name: 'Mensagens por situação' }).getByRole('link', { name: 'Enviadas' }).click();
  await expect(page).toHaveURL(/state=sent/);
  await expect(page.getByText('Nenhuma mensagem com esta busca')).toBeVisible();
});

test('a mail is accessible', async ({ page }) => {
  const email = await forgetful(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'admin', `/outbox?q=${email}`);
  await expect(page.getByText('Sem servidor').last()).toBeVisible();
  await page.getByRole('listitem').or(page.getByRole('row')).filter({ hasText: email }).getByRole('link').click();
  await expect(drawer(page)).toContainText(email);
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
});
