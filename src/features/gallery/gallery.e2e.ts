import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, expectTitle, type Page, test, wear } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { openAs } from '../../../e2e/signedIn.ts';
import { sections } from './web/sections.ts';

const gallery = (page: Page) => page.getByRole('navigation', { name: 'Seções da galeria' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('starts with the colours, and each section has its own address', async ({ page }) => {
  await openAs(page, 'admin', '/gallery');
  await expect(heading(page)).toHaveText('Cores');
  await gallery(page).getByRole('link', { name: 'Botões' }).click();
  await expect(page).toHaveURL('/gallery/buttons');
  await expect(heading(page)).toHaveText('Botões');
  await expectTitle(page, 'Botões · ');
  await expect(gallery(page).getByRole('link', { name: 'Botões' })).toHaveAttribute('aria-current', 'page');
  await page.goBack();
  await expect(heading(page)).toHaveText('Cores');
  await follow(page, '/gallery/carousel');
  await expect(page).toHaveURL('/gallery');
});

test('measures the contrast of texts in the current skin', async ({ page }) => {
  const measured = page.getByRole('main').getByText(/^\d+(,\d)?:1 · /);
  const measure = async (skin: 'light' | 'dark') => {
    await wear(page, skin);
    await openAs(page, 'admin', '/gallery/colors');
    await expect(measured).toHaveCount(7 * 2 + 3 * 5 + 6);
    return measured.allTextContents();
  };
  const [light, dark] = [await measure('light'), await measure('dark')];
  expect(dark).not.toEqual(light);
  expect([...light, ...dark].filter((words) => !/ · AAA?$/.test(words))).toEqual([]);
});

test('finds icons by name', async ({ page }) => {
  await openAs(page, 'admin', '/gallery/icons');
  const icons = page.getByRole('main').locator('section').getByRole('listitem');
  await expect.poll(() => icons.count()).toBeGreaterThan(50);
  await page.getByLabel('Buscar pelo nome em inglês').fill('gavel');
  await expect(icons).toHaveText(['Gavel']);
  await page.getByLabel('Buscar pelo nome em inglês').fill('unicorn');
  await expect(page.getByText('Nenhum ícone com esse nome')).toBeVisible();
});

test('shows toasts, a confirmation and undo', async ({ page }) => {
  await openAs(page, 'admin', '/gallery/feedback');
  await page.getByRole('button', { name: 'Parcial' }).click();
  await expect(page.getByRole('alert')).toContainText('3 de 120 registros foram rejeitados.');
  await page.getByRole('button', { name: 'Remover da lista' }).click();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText('Item restaurado.')).toBeVisible();
  await page.getByRole('button', { name: 'Excluir definitivamente' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Você cancelou.')).toBeVisible();
});

test('keeps the state of the sample table in the address, searched and sorted in the browser or by the server', async ({ page }) => {
  await openAs(page, 'admin', '/gallery/table');
  await expect(page.getByText('1–10 de 100')).toBeVisible();
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page).toHaveURL('/gallery/table?page=2');
  await page.reload();
  await expect(page.getByText('11–20 de 100')).toBeVisible();
  for (const key of ['j', 'j', 'x']) await page.keyboard.press(key);
  await expect(page.getByText('1 selecionada', { exact: true })).toBeVisible();
  await expect(page.getByRole('row').nth(2).getByRole('checkbox')).toBeChecked();
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Baixar seleção' }).click()]);
  expect(file.suggestedFilename()).toBe('funcionarios.csv');
  await page.getByRole('columnheader', { name: 'Nome' }).getByRole('button').click();
  await expect(page).toHaveURL('/gallery/table?sort=full_name');
  await page.getByPlaceholder('Buscar por nome, cargo ou e-mail').fill('no such person');
  await expect(page.getByRole('paragraph').filter({ hasText: 'Nenhum resultado' })).toBeVisible();
  await page.getByRole('link', { name: 'Página por página' }).click();
  await expect(page).toHaveURL('/gallery/table?by=server');
  await expect(page.getByText('1–10 de 100')).toBeVisible();
  await gallery(page).getByRole('link', { name: 'Campos' }).click();
  await expect(page).toHaveURL('/gallery/fields');
});

test('shows every kind of chart, also as a table', async ({ page }) => {
  await openAs(page, 'admin', '/charts/apex');
  await expect(page).toHaveURL('/gallery/charts');
  await expect(page.getByRole('main').locator('.recharts-surface')).toHaveCount(5);
  const ring = page.getByRole('region', { name: 'Rosca', exact: true });
  await ring.getByRole('button', { name: 'ver como tabela' }).click();
  await expect(ring.getByRole('row')).toHaveCount(6);
});

test('every section is accessible', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'admin', '/gallery');
  for (const section of sections) {
    await gallery(page).locator(`a[href="/gallery/${section}"]`).click();
    await expect(page).toHaveURL(`/gallery/${section}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoBarriersInAnyLook(page, 'main');
  }
});
