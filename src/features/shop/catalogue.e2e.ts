import { expectNoBarriersInAnyLook, expectNoBarriersInBothSkins } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

const products = (page: Page) =>
  page
    .getByRole('region', { name: 'Produtos' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
const filters = (page: Page) => page.getByRole('list', { name: 'Filtros ativos' });

test('filters products, keeps the filters in the address, and resets them', async ({ page }) => {
  await openAs(page, 'client', '/apps/ecommerce/shop');
  await expect(page.getByText('27 produtos', { exact: true })).toBeVisible();
  await expect(products(page)).toHaveCount(9);

  await page.getByRole('link', { name: /^Limpeza.*3 produtos$/ }).click();
  await expect(page).toHaveURL('/apps/ecommerce/shop?category=limpeza');
  await expect(products(page)).toHaveCount(3);
  await page.getByRole('checkbox', { name: /^Orvalho.*2 produtos$/ }).check();
  await expect(products(page)).toHaveCount(2);
  await page.getByRole('checkbox', { name: /^Frete grátis.*1 produto$/ }).check();
  await expect(products(page)).toHaveText([/Carro funcional de limpeza/]);
  await expect(page).toHaveURL('/apps/ecommerce/shop?category=limpeza&brand=Orvalho&freeShipping=true');

  await page.reload();
  await expect(products(page)).toHaveCount(1);
  await page.goBack();
  await expect(products(page)).toHaveCount(2);
  await filters(page).getByRole('button', { name: 'Remover o filtro Limpeza' }).click();
  await expect(page).toHaveURL('/apps/ecommerce/shop?brand=Orvalho');
  await filters(page).getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL('/apps/ecommerce/shop');
  await expect(products(page)).toHaveCount(9);
});

test('finds by words and by price, sorted as chosen, and offers a reset if nothing matches', async ({ page }) => {
  await openAs(page, 'client', '/apps/ecommerce/shop?view=list');
  await expect(products(page)).toHaveCount(9);
  await page.keyboard.press('/');
  await page.keyboard.type('papel');
  await expect(page).toHaveURL('/apps/ecommerce/shop?q=papel&view=list');
  await page.getByRole('combobox', { name: 'Ordenar por' }).selectOption('Menor preço');
  await expect(products(page).first()).toContainText('R$ 24,90');
  const most = page.getByRole('textbox', { name: 'Até, em reais' });
  await most.fill('20');
  await most.press('Enter');
  await expect(page.getByText('Nenhum produto encontrado')).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar todos os produtos' }).click();
  await expect(products(page).first()).toContainText('R$ 18,90');
  await expect(page).toHaveURL(/\?sort=price-asc&view=list$/);
});

test('shows the last products on the last page, and opens one by keyboard', async ({ page }) => {
  await openAs(page, 'client', '/apps/ecommerce/shop');
  await page.getByRole('link', { name: 'Página 3 de 3' }).click();
  await expect(page).toHaveURL('/apps/ecommerce/shop?page=3');
  await expect(products(page)).toHaveCount(9);
  await expect(products(page).last()).toContainText('Papel sulfite A4');
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await expect(products(page).nth(1).getByRole('link')).toBeFocused();
  const name = (await products(page).nth(1).getByRole('heading').textContent()) ?? '';
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  // Beyond the end there are no products.
  await follow(page, '/apps/ecommerce/shop?page=9');
  await expect(page).toHaveURL('/apps/ecommerce/shop?page=3');
});

test('adds products to wish list and cart, and undoes both', async ({ page }) => {
  await openAs(page, await newAccount(page), '/apps/ecommerce/shop');
  const card = products(page).first();
  const name = (await card.getByRole('heading').textContent()) ?? '';
  const heart = card.getByRole('button', { name: `Na lista de desejos: ${name}` });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');

  await card.getByRole('button', { name: `Adicionar ao carrinho: ${name}` }).click();
  await expect(card.getByRole('link', { name: `Ver carrinho: ${name}` })).toHaveAttribute('href', '/apps/ecommerce/checkout');
  await expect(page.getByRole('button', { name: 'Carrinho, 1 item' })).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('button', { name: 'Carrinho, vazio' })).toBeVisible();

  await follow(page, '/apps/ecommerce/wishlist');
  await page.getByRole('button', { name: `Remover: ${name}` }).click();
  await expect(page.getByText('Sua lista de desejos está vazia')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await page.getByRole('button', { name: `Mover para o carrinho: ${name}` }).click();
  await expect(page.getByText('Sua lista de desejos está vazia')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Carrinho, 1 item' })).toBeVisible();
});

test('shows a product under its canonical address, with a choice of colour and quantity', async ({ page }) => {
  await openAs(page, await newAccount(page), '/apps/ecommerce/product-detail/nome-antigo-27');
  await expect(page).toHaveURL('/apps/ecommerce/product-detail/jogo-de-ferramentas-com-110-pecas-27');
  const colors = page.getByRole('group', { name: /^Cor/ }).getByRole('radio');
  await colors.last().check();
  await page.getByRole('button', { name: 'Mais um' }).click();
  const sent = page.waitForRequest((request) => request.method() === 'PUT' && !request.url().includes('/api/chat/'));
  await page.getByRole('button', { name: /^Adicionar ao carrinho/ }).click();
  expect((await sent).postDataJSON()).toEqual({ qty: 2, color: await colors.last().getAttribute('value') });
  await expect(page.getByRole('main').getByRole('link', { name: /^Ver carrinho/ })).toBeVisible();
  await page.goto('/apps/ecommerce/product-detail/nada-99999');
  await expect(page.getByRole('alert')).toContainText('Não há produto');
});

// Changes the shop of all users.
test('lets admins add a product, change it and hide it', { tag: '@alone' }, async ({ page }) => {
  const name = `Grampeador ${Date.now()}`;
  await openAs(page, 'admin', '/apps/ecommerce/product-edit/new');
  await page.getByRole('button', { name: 'Criar produto' }).click();
  await expect(page.getByRole('textbox', { name: 'Nome' })).toBeFocused();
  await expect(page.getByText('Informe um preço acima de zero.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Nome' }).fill(name);
  await page.getByRole('textbox', { name: 'Marca' }).fill('Traço Firme');
  await page.getByRole('textbox', { name: 'Descrição' }).fill('Para até 25 folhas.');
  await page.getByRole('textbox', { name: 'Preço' }).fill('31,5');
  await page.getByRole('textbox', { name: 'Estoque' }).fill('3');
  await page.getByRole('button', { name: 'Criar produto' }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Restam 3')).toBeVisible();

  await page.getByRole('link', { name: 'Editar' }).click();
  await page.getByRole('textbox', { name: 'Preço' }).fill('29,9');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Alterações salvas.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Ocultar da loja' }).click();
  await expect(page.getByRole('button', { name: 'Mostrar na loja' })).toBeVisible();
  await follow(page, `/apps/ecommerce/shop?q=${encodeURIComponent(name)}`);
  await expect(page.getByText('Nenhum produto encontrado')).toBeVisible();
  await page.getByRole('checkbox', { name: 'Ocultos' }).check();
  await expect(products(page)).toContainText(['R$ 29,90']);
});

test('the list view, an edited product and the filters of a phone are accessible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'admin', '/apps/ecommerce/shop?category=limpeza&view=list');
  await expect(products(page)).toHaveCount(3);
  await expectNoBarriersInAnyLook(page);
  await follow(page, '/apps/ecommerce/product-edit/27');
  await expect(page.getByRole('heading', { level: 1, name: 'Editar Jogo de ferramentas com 110 peças' })).toBeVisible();
  await expect(page.getByRole('main').getByRole('status')).toHaveCount(0);
  await expectNoBarriersInAnyLook(page);
  await follow(page, '/apps/ecommerce/shop');
  await page.setViewportSize({ width: 390, height: 900 });
  await page.getByRole('button', { name: 'Filtros: Filtrar' }).click();
  await expect(page.getByRole('dialog', { name: 'Filtros' }).getByRole('checkbox', { name: /Em estoque/ })).toBeVisible();
  await expectNoBarriersInBothSkins(page, '[role=dialog]');
});
