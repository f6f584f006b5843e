import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { accounts, newAccount, openAs } from '../../../e2e/signedIn.ts';

type Credentials = { email: string; password: string };

/** Puts the first products of the shop into a user's cart, and adds an address. */
async function fillCart(page: Page, { email, password }: Credentials, isAtHome = false): Promise<void> {
  const { accessToken } = await (await page.request.post('/jwt/login', { data: { email, password } })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const { products } = await (await page.request.get('/apps/ecommerce/products?perPage=9&page=1', { headers })).json();
  for (const { id } of products.slice(0, 2)) await page.request.post('/apps/ecommerce/cart', { headers, data: { productId: id } });
  const address = {
    ...{ fullName: 'Ana Prado', mobile: '(61) 95550-0142', street: 'Rua das Acácias, 12', landmark: 'Sala 3', city: 'Brasília' },
    ...{ cep: '70160-900', uf: 'DF', kind: 'work' },
  };
  if (isAtHome) await page.request.post('/api/addresses', { headers, data: address });
}

test('orders the cart in three steps, none of which is lost, and cancels the order', async ({ page }) => {
  const account = await newAccount(page);
  await fillCart(page, account);
  await openAs(page, account, '/apps/ecommerce/checkout?etapa=pagamento');
  // Not without an address.
  await expect(page).toHaveURL(/etapa=endereco/);
  await expect(page.getByRole('navigation', { name: 'Etapas do pedido' }).getByRole('link', { name: /Pagamento/ })).toHaveCount(0);
  await page
    .getByRole('link', { name: /Carrinho/ })
    .first()
    .click();
  const qty = page.getByRole('textbox', { name: /^Quantidade de/ }).first();
  await qty.fill('25');
  await qty.press('Enter');
  await expect(qty).toHaveValue('25');
  await qty.fill('3');
  await qty.press('Enter');

  await page.getByRole('button', { name: 'Escolher o endereço' }).click();
  await page.getByRole('button', { name: 'Salvar e usar este endereço' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome completo' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Nome completo' }).fill('Ana Prado');
  await page.getByRole('textbox', { name: 'Telefone com DDD' }).pressSequentially('61955500142');
  await expect(page.getByRole('textbox', { name: 'Telefone com DDD' })).toHaveValue('(61) 95550-0142');
  const kept = page.waitForResponse((answer) => answer.url().endsWith('/api/orders/checkout') && answer.request().method() === 'PUT');
  await page.getByRole('textbox', { name: 'CEP' }).pressSequentially('70160900');
  await kept;
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'CEP' })).toHaveValue('70160-900');
  await expect(page.getByRole('textbox', { name: 'Nome completo' })).toHaveValue('Ana Prado');
  await page.getByRole('textbox', { name: 'Endereço e número' }).fill('Rua das Acácias, 12');
  await page.getByRole('textbox', { name: 'Cidade' }).fill('Brasília');
  await page.getByRole('combobox', { name: 'UF' }).selectOption('DF');
  await page.getByRole('button', { name: 'Salvar e usar este endereço' }).click();
  await expect(page.getByRole('radio', { name: 'Ana Prado, Rua das Acácias, 12' })).toBeChecked();

  // A half-filled form stops the next step.
  await page.getByRole('button', { name: 'Outro endereço' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome completo' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Nome completo' }).fill('Rui Prado');
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
  await expect(page.getByRole('textbox', { name: 'Telefone com DDD' })).toBeFocused();
  await page.getByRole('button', { name: 'Cancelar', exact: true }).click();
  await expect(page.getByRole('radio', { name: 'Ana Prado, Rua das Acácias, 12' })).toBeFocused();

  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
  await expect(page.locator('[aria-current=step]')).toHaveText(/Pagamento/);
  await expect(page.locator('[aria-current=step]')).toBeFocused();
  const reference = page.getByRole('textbox', { name: 'Número do empenho' });
  await reference.fill('2026');
  await page.getByRole('button', { name: 'Confirmar pedido' }).click();
  await expect(reference).toBeFocused();
  await expect(page.getByText('Informe o número do empenho')).toBeVisible();
  await reference.fill('2026ne000123');
  await page.getByRole('button', { name: 'Confirmar pedido' }).dblclick();

  await expect(page).toHaveURL(/\/pedidos\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pedido \d{4}\/\d{6}$/);
  await expect(page.getByText('2026NE000123')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(3);
  await expect(page.getByRole('banner').getByRole('button', { name: 'Carrinho, vazio' })).toBeVisible();

  await page.getByRole('button', { name: 'Cancelar pedido' }).click();
  const question = page.getByRole('dialog', { name: /^Cancelar o pedido/ });
  await question.getByRole('textbox').fill('Pedido em dobro.');
  await question.getByRole('button', { name: 'Cancelar pedido' }).click();
  await expect(question).toBeHidden();
  await expect(page.getByText('Pedido em dobro.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Cancelar pedido' })).toHaveCount(0);

  await follow(page, '/pedidos?estado=cancelado');
  await expect(page.getByRole('table').getByRole('link', { name: /^\d{4}\/\d{6}$/ })).toHaveCount(1);
});

test('shows a changed price, and orders nothing', async ({ page }) => {
  const account = await newAccount(page);
  await fillCart(page, account, true);
  await openAs(page, account, '/apps/ecommerce/checkout?etapa=endereco');
  await page.getByRole('radio', { name: /Ana Prado/ }).click();
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
  await page.getByRole('textbox', { name: 'Número do empenho' }).fill('2026NE000123');
  const words = 'O preço de “Papel” mudou: agora custa R$ 10,00.';
  const refusal = { type: 'conflict', title: 'Os dados foram alterados.', status: 409, faults: [{ path: 'body.items.1', message: words }] };
  await page.route('**/api/orders', (route) => route.fulfill({ status: 409, json: refusal }));
  await page.getByRole('button', { name: 'Confirmar pedido' }).click();
  await expect(page.getByRole('alert').filter({ hasText: words })).toBeVisible();
  await expect(page).toHaveURL('/apps/ecommerce/checkout');
});

test('redirects a client from the list of all orders to their own', async ({ page }) => {
  await openAs(page, 'client', '/pedidos?todos=true');
  await expect(page.getByText('Só administradores veem os pedidos de todos')).toBeVisible();
  await page.getByRole('link', { name: 'Meus pedidos' }).last().click();
  await expect(page).toHaveURL('/pedidos');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Meus pedidos');
});

test('shows admins the orders of all users, and prints one on a page', async ({ page }) => {
  await openAs(page, 'admin', '/pedidos');
  await page.getByRole('combobox', { name: 'De quem' }).selectOption('Todos os pedidos');
  await expect(page).toHaveURL(/todos=true/);
  await expect(page.getByRole('columnheader', { name: 'Comprador' })).toBeVisible();
  await page
    .getByRole('table')
    .getByRole('link', { name: /^\d{4}\/\d{6}$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Pedido /);
  await expect(page.getByRole('heading', { name: 'Andamento' })).toBeVisible();
  const paper = await page.pdf({ format: 'A4' });
  expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('is accessible', async ({ page }) => {
  const account = await newAccount(page);
  await fillCart(page, account, true);
  await page.setViewportSize({ width: 1440, height: 800 });
  const check = async () => {
    await expectNoBarriersInAnyLook(page);
  };
  await openAs(page, account, '/apps/ecommerce/checkout');
  await expect(page.getByRole('button', { name: 'Escolher o endereço' })).toBeVisible();
  await check();
  await page.getByRole('button', { name: 'Escolher o endereço' }).click();
  await page.getByRole('radio', { name: /Ana Prado/ }).click();
  await page.getByRole('button', { name: 'Outro endereço' }).click();
  await expect(page.getByRole('textbox', { name: 'CEP' })).toBeVisible();
  await check();
  await page.getByRole('button', { name: 'Ir para o pagamento' }).click();
  await expect(page.getByRole('textbox', { name: 'Número do empenho' })).toBeVisible();
  await check();
  const { email, password } = accounts.admin;
  await openAs(page, { email, password }, '/pedidos?todos=true');
  await page
    .getByRole('link', { name: /^\d{4}\/\d{6}$/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Andamento' })).toBeVisible();
  await check();
});
