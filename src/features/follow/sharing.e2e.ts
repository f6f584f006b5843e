import { expectNoBarriers } from '../../../e2e/barriers.ts';
import { expect, test } from '../../../e2e/fixtures.ts';
import { accounts, newAccount, openAs } from '../../../e2e/signedIn.ts';

test('a user chooses whether others see the followed notices, and the profile links to them', async ({ page, browser }) => {
  const account = await newAccount(page);
  const login = await page.request.post('/jwt/login', { data: account });
  const { accessToken, userData } = (await login.json()) as { accessToken: string; userData: { id: number } };
  const headers = { authorization: `Bearer ${accessToken}` };
  const { licitacoes } = await (await page.request.get('/api/licitacoes/open?perPage=1', { headers })).json();
  const notice = licitacoes[0] as { id: number };
  await page.request.put(`/api/follows/licitacao/${notice.id}`, { headers, data: { note: 'Só minha.' } });

  const other = await (await browser.newContext()).newPage();
  const view = `/apps/user/view/${userData.id}`;
  const card = other.getByRole('region', { name: 'Licitações acompanhadas' });
  await openAs(other, accounts.client, view);
  await expect(card).toContainText('não compartilha');

  await openAs(page, account, '/pages/account-settings');
  const choice = page.getByRole('switch', { name: 'Mostrar as licitações que acompanho' });
  await expect(choice).not.toBeChecked();
  const kept = page.waitForResponse('**/api/follows/settings');
  await choice.click();
  expect((await kept).ok()).toBe(true);
  await expect(choice).toBeChecked();
  await expectNoBarriers(page);

  await other.reload();
  await expect(card.getByRole('listitem')).toHaveCount(1);
  await expect(card).not.toContainText('Só minha.');
  await expectNoBarriers(other);
  await card.getByRole('link').click();
  await expect(other).toHaveURL(new RegExp(`/apps/invoice/preview/${notice.id}$`));
});
