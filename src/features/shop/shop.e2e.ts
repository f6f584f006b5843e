import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { accounts, openAs } from '../../../e2e/signedIn.ts';
import type { CartItem } from './contract.ts';

const button = (page: Page) => page.getByRole('banner').getByRole('button', { name: /^Carrinho/ });
const cart = (page: Page) => page.getByRole('dialog', { name: 'Carrinho' });
const lines = (page: Page) => cart(page).getByRole('listitem');

const item: CartItem = {
  id: 1,
  name: 'Papel sulfite',
  slug: 'papel-sulfite-1',
  description: '',
  brand: 'Ipê Branco',
  price: 20.5,
  image: '/shop/papel-sulfite.svg',
  hasFreeShipping: true,
  rating: 5,
  isInWishlist: false,
  qty: 2,
  shippingDate: '2026-12-01T15:00:00.000Z',
  offers: 1,
  discountPercentage: 5,
};

async function serveCart(page: Page, products: CartItem[]): Promise<void> {
  await page.route('**/apps/ecommerce/cart', (route) => route.fulfill({ json: { products } }));
}

test('shows the number of items at its button, and opens with the items', async ({ page }) => {
  await openAs(page, 'client', '/apps/invoice/list');
  await expect(button(page)).toHaveAccessibleName('Carrinho, 2 itens');
  await button(page).click();
  await expect(lines(page)).toHaveCount(2);
  await expect(cart(page).getByRole('link', { name: 'Finalizar pedido' })).toHaveAttribute('href', '/apps/ecommerce/checkout');
  await expect
    .poll(() =>
      lines(page)
        .locator('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect(cart(page)).toBeHidden();
  await expect(button(page)).toBeFocused();
});

test('shows the total of its items', async ({ page }) => {
  await serveCart(page, [item, { ...item, id: 2, name: 'Caneta', price: 3, qty: 999 }]);
  await openAs(page, 'client', '/apps/invoice/list');
  await button(page).click();
  await expect(lines(page).first()).toContainText('R$ 41,00');
  await expect(lines(page).first()).toContainText('R$ 20,50 cada');
  await expect(cart(page).getByText('Total').locator('..')).toContainText('R$ 3.038,00');
  await expect(lines(page).first().getByRole('button', { name: 'Menos um' })).not.toHaveAttribute('aria-disabled');
  await expect(lines(page).last().getByRole('button', { name: 'Mais um' })).toHaveAttribute('aria-disabled', 'true');
});

test('shows unavailable items, and excludes them from the total', async ({ page }) => {
  const few = { ...item, id: 2, name: 'Caneta', isAvailable: true, stock: 1 };
  await serveCart(page, [item, few, { ...few, id: 3, name: 'Lápis', isAvailable: false, stock: 0 }]);
  await openAs(page, 'client', '/apps/invoice/list');
  await button(page).click();
  await expect(lines(page).nth(1)).toContainText('Resta só 1');
  await expect(lines(page).nth(1).getByRole('button', { name: 'Mais um' })).toHaveAttribute('aria-disabled', 'true');
  await expect(lines(page).nth(2)).toContainText('Não está mais à venda');
  await expect(cart(page).getByText('Total').locator('..')).toContainText('R$ 41,00');
});

test('links to the shop while it is empty', async ({ page }) => {
  await serveCart(page, []);
  await openAs(page, 'client', '/apps/invoice/list');
  await expect(button(page)).toHaveAccessibleName('Carrinho, vazio');
  await button(page).click();
  await expect(cart(page)).toContainText('Seu carrinho está vazio');
  await cart(page).getByRole('link', { name: 'Ir para a loja' }).click();
  await expect(page).toHaveURL('/apps/ecommerce/shop');
  await expect(cart(page)).toBeHidden();
});

test('undoes a change that the server refuses', async ({ page }) => {
  await openAs(page, 'client', '/apps/invoice/list');
  await page.route('**/api/shop/cart/*', (route) => route.fulfill({ status: 500, json: {} }));
  await button(page).click();
  const qty = lines(page).first().getByRole('group');
  const before = await qty.textContent();
  await qty.getByRole('button', { name: 'Mais um' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível' })).toBeVisible();
  await expect(qty).toHaveText(before ?? '');
});

test('is accessible', async ({ page }) => {
  const longName = 'Mesa de reunião redonda com tampo de madeira reflorestada, passagem para cabos e pés niveladores';
  await serveCart(page, [{ ...item, name: longName, price: 123_456.78, qty: 10 }, ...[2, 3, 4, 5, 6, 7].map((id) => ({ ...item, id }))]);
  await page.setViewportSize({ width: 1440, height: 700 });
  await openAs(page, 'client', '/apps/invoice/list');
  await button(page).click();
  await expect(cart(page).getByRole('link', { name: 'Finalizar pedido' })).toBeInViewport();
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
});

// The cart would show in other tests of the account.
test('saves quantities, and restores removed items, by keyboard alone', { tag: '@alone' }, async ({ page }) => {
  await openAs(page, 'admin', '/apps/invoice/list');
  await button(page).press('Enter');
  const first = lines(page).first();
  const qty = first.getByRole('group');
  const name = ((await qty.getAttribute('aria-label')) ?? '').replace('Quantidade de ', '');
  const before = Number(await qty.getByRole('textbox').inputValue());
  for (const expected of [before + 1, before + 2]) {
    const kept = page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
    await qty.getByRole('button', { name: 'Mais um' }).press('Enter');
    await expect(qty.getByRole('textbox')).toHaveValue(String(expected));
    await kept;
  }
  await page.reload();
  await button(page).press('Enter');
  await expect(qty.getByRole('textbox')).toHaveValue(String(before + 2));

  await first.getByRole('button', { name: `Remover do carrinho: ${name}` }).press('Enter');
  await expect(lines(page)).toHaveCount(1);
  const undo = page.getByRole('button', { name: 'Desfazer' });
  await expect(undo).toBeVisible();
  await undo.press('Enter');
  await expect(first.getByRole('textbox', { name: `Quantidade de ${name}` })).toHaveValue(String(before + 2));
  await expect(button(page)).toHaveAccessibleName('Carrinho, 2 itens');

  const { email, password } = accounts.admin;
  const { accessToken } = await (await page.request.post('/jwt/login', { data: { email, password } })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const { products } = await (await page.request.get('/apps/ecommerce/cart', { headers })).json();
  await page.request.patch(`/api/shop/cart/${products[0].id}`, { headers, data: { qty: before } });
});
