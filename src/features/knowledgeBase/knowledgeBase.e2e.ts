import { expectNoBarriers, expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { openAs } from '../../../e2e/signedIn.ts';

test('leads from a category to an article and to the next one, and shows what does not exist', async ({ page }) => {
  await openAs(page, 'client', '/pages/knowledge-base');
  await page.getByRole('link', { name: /Fundamentos da licitação/ }).click();
  await page.getByRole('region', { name: 'Modalidades' }).getByRole('link', { name: 'O que é um pregão?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'O que é um pregão?' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('bens e serviços comuns');
  await page.getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByRole('button', { name: 'Sim' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByRole('button', { name: 'Sim' })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('navigation', { name: 'Outros artigos' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /cinco modalidades/ })).toBeVisible();
  await follow(page, '/pages/knowledge-base/fundamentos/nada');
  await expect(page.getByRole('alert')).toContainText('nada');
  await page.getByRole('alert').getByRole('searchbox').fill('pregao');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/knowledge-base\?q=pregao/);
  await expect(page.getByRole('list', { name: 'Artigos encontrados' }).locator('mark').first()).toHaveText(/pregão/i);
});

test('a draft is visible to admins only until it is published @alone', async ({ page, browser }) => {
  const path = '/pages/knowledge-base/trabalho-em-equipe/desfazer-um-envio';
  await openAs(page, 'admin', path);
  await expect(page.getByText('Rascunho', { exact: true })).toBeVisible();
  const other = await browser.newPage();
  await openAs(other, 'client', path);
  await expect(other.getByRole('alert')).toContainText('desfazer-um-envio');
  const setPublished = async () => {
    await page.getByRole('button', { name: 'Editar', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Editar artigo' });
    await drawer.getByRole('switch', { name: 'Publicado' }).click();
    await drawer.getByRole('button', { name: 'Salvar' }).click();
    await expect(drawer).toHaveCount(0);
  };
  await setPublished();
  await other.reload();
  await expect(other.getByRole('heading', { level: 1, name: /por engano/ })).toBeVisible();
  await setPublished();
  await expect(page.getByText('Rascunho', { exact: true })).toBeVisible();
  await other.close();
});

test('an edited article keeps its table and its link to a page of the application @alone', async ({ page }) => {
  await openAs(page, 'admin', '/pages/knowledge-base/prazos/prazo-minimo-para-propostas');
  const text = page.getByRole('article');
  const headings = text.getByRole('columnheader');
  const cells = text.getByRole('table').getByRole('cell');
  await expect(headings).toHaveText(['Objeto', 'Critério', 'Dias úteis']);
  const before = await cells.allTextContents();
  const days = before.indexOf('Contratação integrada') + 2;
  expect(days).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Editar artigo' });
  await drawer.getByRole('textbox', { name: 'Texto' }).getByRole('cell').nth(days).click();
  await page.keyboard.press('End');
  await page.keyboard.type(' dias');
  await drawer.getByRole('button', { name: 'Salvar' }).click();
  await expect(drawer).toHaveCount(0);
  await expect(cells).toHaveText(before.map((words, place) => (place === days ? `${words} dias` : words)));
  await expect(headings).toHaveCount(3);
  // Without a page load.
  await page.evaluate(() => Object.assign(window, { isSame: true }));
  await text.getByRole('link', { name: 'calendário' }).click();
  await expect(page).toHaveURL(/\/apps\/calendar/);
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('an admin adds a table and a link to a page of the application by keyboard, and no external link', async ({ page }) => {
  await openAs(page, 'admin', '/pages/knowledge-base/prazos/prazo-para-recurso');
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  const drawer = page.getByRole('dialog', { name: 'Editar artigo' });
  const field = drawer.getByRole('textbox', { name: 'Texto' });
  await field.press('ControlOrMeta+Home');
  const openTools = async () => {
    await page.keyboard.press('Alt+F10');
    await drawer.getByRole('button', { name: 'Tabela' }).focus();
    await page.keyboard.press('Enter');
  };
  const useTable = async (name: string) => {
    await openTools();
    await page.getByRole('menuitem', { name }).press('Enter');
    await expect(field).toBeFocused();
  };
  await useTable('Inserir tabela');
  await page.keyboard.type('Peça');
  await useTable('Linha abaixo');
  await useTable('Coluna depois');
  await expect(field.getByRole('row')).toHaveCount(4);
  await expect(field.getByRole('columnheader')).toHaveCount(4);
  await useTable('Remover coluna');
  await expect(field.getByRole('columnheader')).toHaveCount(3);
  await openTools();
  await expectNoBarriers(page, '[role=menu]');
  await page.getByRole('menu').press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Linha acima' })).toBeFocused();
  // Closes only the menu.
  await page.getByRole('menuitem', { name: 'Linha acima' }).press('Escape');
  await expect(page.getByRole('menu')).toHaveCount(0);
  await useTable('Remover tabela');
  await expect(field.getByRole('table')).toHaveCount(0);
  await drawer.getByRole('button', { name: 'Link' }).click();
  const address = page.getByRole('textbox', { name: 'Endereço do link' });
  await address.fill('//evil.example');
  await address.press('Enter');
  await expect(page.getByRole('alert')).toContainText('não é válido para um link');
  await address.fill('/apps/calendar');
  await address.press('Enter');
  await expect(field.getByRole('link', { name: '/apps/calendar' })).toHaveAttribute('href', '/apps/calendar');
});

test('a category that is edited is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'admin', '/pages/knowledge-base/prazos');
  await expect(page.getByRole('region', { name: 'Antes da sessão' })).toBeVisible();
  await page.getByRole('button', { name: 'Editar', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Nova lista' })).toBeVisible();
  await expectNoBarriersInAnyLook(page);
});
