import type { Page } from '@playwright/test';
import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

const list = '/projetos-de-lei/lista';
const rows = (page: Page) => page.getByRole('table').locator('tbody tr[data-index]');
const links = (page: Page) => rows(page).getByRole('link');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const steps = (page: Page) => page.getByRole('region', { name: 'Tramitação' });

test('filters bills by chamber, kind and words, all in the address', async ({ page }) => {
  await openAs(page, 'client', list);
  await expect(links(page).first()).toBeVisible();
  const tabs = page.getByRole('navigation', { name: 'Filtrar por Casa' });
  await tabs.getByRole('link', { name: 'Senado' }).click();
  await expect(page).toHaveURL(`${list}?casa=senado`);
  await expect(rows(page).first()).toContainText('Senado');
  await page.getByRole('button', { name: 'Filtros' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtrar projetos de lei' });
  await drawer.getByLabel('Tipo', { exact: true }).click();
  await page.getByRole('option', { name: /^PLP/ }).click();
  await drawer.getByRole('textbox', { name: 'Ano a partir de' }).fill('2026');
  await drawer.getByRole('textbox', { name: 'Ano até' }).fill('2020');
  await drawer.getByRole('button', { name: 'Aplicar' }).click();
  await expect(drawer.getByText('O ano final é anterior ao inicial.')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Ano a partir de' }).fill('');
  await drawer.getByRole('textbox', { name: 'Ano até' }).fill('2024');
  await drawer.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(`${list}?casa=senado&tipo=PLP&anoAte=2024`);
  await expect(links(page).first()).toHaveText(/^PLP \d+\/20/);
  await page.reload();
  await expect(links(page).first()).toHaveText(/^PLP \d+\/20/);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(`${list}?casa=senado`);
  await page.getByPlaceholder('Buscar por ementa').fill('telemedicina');
  await expect(page).toHaveURL(`${list}?q=telemedicina*&casa=senado`);
  await expect(rows(page)).toHaveCount(1);
  await expect(rows(page)).toContainText('telemedicina');
});

test('opens a bill by keyboard and returns to the list as it was', async ({ page }) => {
  await openAs(page, 'client', `${list}?casa=camara&sort=apresentacao&page=2`);
  await expect(links(page).first()).toBeVisible();
  const name = await links(page).nth(1).textContent();
  await page.keyboard.press('j');
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await expect(heading(page)).toHaveText(name ?? '');
  await page.getByRole('navigation', { name: 'Caminho' }).getByRole('link', { name: 'Projetos de lei' }).click();
  await expect(page).toHaveURL(/\/lista\?/);
  const address = new URL(page.url()).searchParams;
  expect(Object.fromEntries(address)).toEqual({ casa: 'camara', sort: 'apresentacao', page: '2' });
  await expect(links(page).nth(1)).toHaveText(name ?? '');
});

test('shows 351 steps thirty at a time, in both orders, with what changed the situation', async ({ page }) => {
  await openAs(page, 'client', `${list}?q=metas+plurianuais`);
  await links(page).first().click();
  const entries = steps(page).locator('li li');
  await expect(entries).toHaveCount(30);
  await expect(steps(page)).toContainText('351 andamentos');
  await expect(steps(page).getByText('Nova situação:').first()).toBeVisible();
  // By keyboard: long steps may still collapse while the pointer moves.
  await steps(page).getByRole('button', { name: 'Mostrar mais andamentos' }).press('Enter');
  await expect(entries).toHaveCount(60);
  await steps(page).getByText('Mais antigos').click();
  await expect(entries).toHaveCount(30);
  await expect(entries.first()).toContainText('Apresentação de Proposição');
  await expect(steps(page).getByRole('heading', { level: 3 }).first()).toHaveText('2019');
  const folded = steps(page).getByRole('button', { name: 'Mostrar o texto inteiro' });
  await folded.first().click();
  await expect(steps(page).getByRole('button', { name: 'Mostrar menos' })).toHaveCount(1);
});

test('shows ten of 201 authors, then all, and finds one by name', async ({ page }) => {
  await openAs(page, 'client', `${list}?q=bancada+inacabadas`);
  await links(page).first().click();
  const authors = page.getByRole('region', { name: 'Autoria' });
  await expect(authors.getByRole('listitem')).toHaveCount(10);
  const name = (await authors.getByRole('listitem').first().locator('span').first().textContent()) ?? '';
  await authors.getByRole('button', { name: 'Mostrar os 201 autores' }).click();
  await expect(authors.getByRole('listitem')).toHaveCount(201);
  await authors.getByRole('textbox', { name: 'Buscar nos autores' }).fill(name.toLowerCase());
  await expect(authors.getByRole('listitem')).toHaveCount(1);
  await expect(authors).toContainText('1 de 201');
  await authors.getByRole('textbox', { name: 'Buscar nos autores' }).fill('xyzxyz');
  await expect(authors).toContainText('Nenhum autor com este nome.');
});

test('shows that an unknown bill does not exist, with a link back', async ({ page }) => {
  for (const id of ['99999999', 'abc']) {
    await openAs(page, 'client', `/projetos-de-lei/${id}?casa=senado`);
    await expect(heading(page)).toHaveText('Projeto de lei não encontrado');
    await expect(page.getByRole('alert')).toContainText(`“${id}”`);
  }
  await page.getByRole('main').getByRole('link', { name: 'Ver a lista' }).click();
  await expect(page).toHaveURL(`${list}?casa=senado`);
});

test('opens with the saved filters, and without them once they are deleted', async ({ page }) => {
  await openAs(page, await newAccount(page), `${list}?casa=senado&sort=apresentacao`);
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'Visão inicial' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Usar estes filtros ao abrir a lista');
  await expect(page.getByText('A lista passará a abrir assim.')).toBeVisible();
  await follow(page, '/projetos-de-lei');
  await expect(page).toHaveURL(/casa=senado/);
  await expect(rows(page).first()).toContainText('Senado');
  await follow(page, '/projetos-de-lei?tipo=PEC');
  await expect(page).toHaveURL(`${list}?tipo=PEC`);
  await choose('Abrir a lista sem filtros');
  await expect(page.getByText('A lista passará a abrir sem filtros.')).toBeVisible();
  await follow(page, '/projetos-de-lei');
  await expect(page).toHaveURL(list);
});

test('finds a bill in the palette', async ({ page }) => {
  await openAs(page, 'client', list);
  await expect(links(page).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill('telemedicina');
  await page.getByRole('option', { name: /telemedicina por consórcios/ }).click();
  await expect(page).toHaveURL(/\/projetos-de-lei\/\d+\?q=telemedicina/);
  await expect(page.getByRole('region', { name: 'Ementa' })).toContainText('telemedicina');
});

test('a bill is accessible and does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'admin', `${list}?q=bancada+inacabadas`);
  await page.locator('[data-index]').first().getByRole('link').first().click();
  await expect(steps(page).locator('li li').first()).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar os 201 autores' }).click();
  await expectNoBarriersInAnyLook(page);
});
