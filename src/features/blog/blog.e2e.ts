import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, test } from '../../../e2e/fixtures.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

const PNCP = 'PNCP: o que procurar e como ler o número de controle';

test('finds an article by words and by tag, and opens it', async ({ page }) => {
  await openAs(page, 'client', '/pages/blog/list');
  const cards = page.getByRole('region', { name: 'Artigos' }).getByRole('article');
  await expect(cards).toHaveCount(6);
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(cards).toHaveCount(1);
  await page.getByRole('textbox', { name: 'Buscar no blog' }).fill('numero de controle');
  await expect(page).toHaveURL(/q=numero/);
  await expect(cards).toHaveCount(1);
  await page.getByRole('link', { name: PNCP }).first().click();
  await expect(page.getByRole('heading', { name: PNCP, level: 1 })).toBeVisible();
  await page.getByRole('link', { name: 'Transparência' }).click();
  await expect(page).toHaveURL(/tag=Transpar/);
  await page.getByRole('button', { name: 'Remover o filtro Transparência' }).click();
  await expect(cards).toHaveCount(6);
});

test('adds a comment, shows its URLs as links, and removes it', async ({ page }) => {
  const account = await newAccount(page);
  await openAs(page, account, '/pages/blog/list?q=fracionamento');
  await page.getByRole('heading', { name: /Dispensa por valor/ }).click();
  const comments = page.getByRole('region', { name: 'Comentários' });
  await comments.getByRole('textbox', { name: 'Seu comentário' }).fill('Veja https://example.com/edital');
  await comments.getByRole('button', { name: 'Comentar' }).click();
  await expect(comments.getByRole('link', { name: 'https://example.com/edital' })).toBeVisible();
  await comments.getByRole('button', { name: `Excluir o comentário de ${account.username}` }).click();
  await expect(comments.getByRole('link', { name: 'https://example.com/edital' })).toHaveCount(0);
});

test('lets admins write, preview, publish and delete an article @alone', async ({ page }) => {
  await openAs(page, 'admin', '/pages/blog/edit/new');
  await page.getByText('Prévia', { exact: true }).click();
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByRole('textbox', { name: 'Título' })).toBeFocused();
  const title = `Garantia de proposta ${Date.now()}`;
  await page.getByRole('textbox', { name: 'Título' }).fill(title);
  await page.getByRole('textbox', { name: 'Texto' }).fill('Até um por cento do valor estimado.');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await expect(page).toHaveURL(/\/pages\/blog\/edit\/\d+/);
  await page.getByRole('textbox', { name: 'Texto' }).fill('Até 1% do valor estimado.');
  await expect(page.getByText(/Rascunho salvo às/)).toBeVisible({ timeout: 10_000 });
  await page.getByText('Prévia', { exact: true }).click();
  await expect(page.getByRole('region', { name: 'Prévia' })).toContainText('Até 1% do valor estimado.');
  await page.getByRole('combobox', { name: 'Situação' }).selectOption('Published');
  await page.getByRole('button', { name: 'Salvar' }).click();
  await page.getByRole('link', { name: 'Ver artigo' }).click();
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await page.getByRole('button', { name: 'Excluir' }).click();
  await expect(page).toHaveURL(/\/pages\/blog\/list/);
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
});

test('the draft of a new article is restored until it is saved or discarded', async ({ page }) => {
  await openAs(page, 'admin', '/pages/blog/edit/new');
  await page.getByRole('textbox', { name: 'Título' }).fill('Cadastro de reserva');
  await page.getByRole('textbox', { name: 'Texto' }).fill('Quem aceita o preço do vencedor.');
  await expect.poll(() => page.evaluate(() => Object.values(localStorage).join())).toContain('Quem aceita o preço');
  const again = await page.context().newPage();
  await openAs(again, 'admin', '/pages/blog/edit/new');
  await expect(again.getByRole('textbox', { name: 'Texto' })).toContainText('Quem aceita o preço do vencedor.');
  await expect(again.getByRole('textbox', { name: 'Título' })).toHaveValue('Cadastro de reserva');
  await again.getByRole('button', { name: 'Começar do zero' }).click();
  await expect(again.getByRole('textbox', { name: 'Título' })).toHaveValue('');
  await expect(again.getByRole('textbox', { name: 'Texto' })).toHaveText('');
  await again.reload();
  await expect(again.getByRole('textbox', { name: 'Texto' })).toBeVisible();
  await expect(again.getByRole('button', { name: 'Começar do zero' })).toHaveCount(0);
  await expect(again.getByRole('textbox', { name: 'Título' })).toHaveValue('');
});

test('refuses the editor to readers', async ({ page }) => {
  await openAs(page, 'client', '/pages/blog/edit/new');
  await expect(page.getByRole('heading', { name: 'Sua conta não tem acesso a esta página' })).toBeVisible();
});

test('an article is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'admin', '/pages/blog/list?category=legislacao');
  await page.getByRole('heading', { name: PNCP }).click();
  await expect(page.getByRole('heading', { name: 'Comentários' })).toBeVisible();
  await expectNoBarriersInAnyLook(page);
});
