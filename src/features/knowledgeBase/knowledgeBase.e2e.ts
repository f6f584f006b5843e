import { expect, expectNoBarriers, expectNoSidewaysScroll, looks, openAs, test, wear } from '../../../e2e/fixtures.ts';

test('leads from a category to an article and on to the next, and says what is not there', async ({ page }) => {
  await openAs(page, 'client', '/pages/knowledge-base');
  await page.getByRole('link', { name: /Fundamentos da licitação/ }).click();
  await page.getByRole('region', { name: 'Modalidades' }).getByRole('link', { name: 'O que é um pregão?' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'O que é um pregão?' })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('bens e serviços comuns');
  await page.getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByRole('button', { name: 'Sim' })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Sim' }).click();
  await expect(page.getByRole('button', { name: 'Sim' })).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('navigation', { name: 'Textos vizinhos' }).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1, name: /cinco modalidades/ })).toBeVisible();
  await page.goto('/pages/knowledge-base/fundamentos/nada');
  await expect(page.getByRole('alert')).toContainText('nada');
  await page.getByRole('alert').getByRole('searchbox').fill('pregao');
  await page.getByRole('button', { name: 'Buscar', exact: true }).click();
  await expect(page).toHaveURL(/knowledge-base\?q=pregao/);
  await expect(page.getByRole('list', { name: 'Textos encontrados' }).locator('mark').first()).toHaveText(/pregão/i);
});

test('a draft is for admins until they publish it @alone', async ({ page, browser }) => {
  const path = '/pages/knowledge-base/trabalho-em-equipe/desfazer-um-envio';
  await openAs(page, 'admin', path);
  await expect(page.getByText('Rascunho', { exact: true })).toBeVisible();
  const other = await browser.newPage();
  await openAs(other, 'client', path);
  await expect(other.getByRole('alert')).toContainText('desfazer-um-envio');
  const setPublished = async () => {
    await page.getByRole('button', { name: 'Editar', exact: true }).click();
    const drawer = page.getByRole('dialog', { name: 'Editar texto' });
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

for (const [skin, width] of looks)
  test(`has no barriers in ${skin} at ${width}`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await wear(page, skin);
    await openAs(page, 'admin', '/pages/knowledge-base');
    await expect(page.getByRole('link', { name: /Prazos/ })).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('link', { name: /Prazos/ }).click();
    await expect(page.getByRole('region', { name: 'Antes da sessão' })).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Editar', exact: true }).click();
    await expect(page.getByRole('button', { name: 'Nova lista' })).toBeVisible();
    await expectNoBarriers(page);
    await page.goto('/pages/knowledge-base/prazos/prazo-para-impugnacao');
    await expect(page.getByRole('complementary', { name: 'Veja também' })).toBeVisible();
    await expectNoBarriers(page);
    await expectNoSidewaysScroll(page);
  });
