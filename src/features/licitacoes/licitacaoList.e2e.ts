import type { Locator } from '@playwright/test';
import { expect, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { heading, links, list, rows, total } from '../../../e2e/noticesList.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

test('finds beginnings while typing, whole words after Enter, and keeps the search in the address', async ({ page }) => {
  await openAs(page, 'client', list);
  const field = page.getByPlaceholder('Buscar por objeto');
  await expect(links(page).first()).toBeVisible();
  const all = await total(page);
  await field.fill('pne');
  await expect(page).toHaveURL(/\?q=pne\*$/);
  await expect(links(page).first()).toContainText(/pneu/i);
  await expect(field).toHaveValue('pne');
  expect(await total(page)).toBeLessThan(all);
  // What was found by a beginning stays while the user acts on it.
  await page.getByRole('checkbox').nth(1).check();
  await expect(field).toHaveValue('pne*');
  await expect(links(page).first()).toContainText(/pneu/i);
  await field.fill('pne');
  await field.press('Enter');
  await expect(page).toHaveURL(/\?q=pne$/);
  await expect(page.getByRole('button', { name: 'Mostrar todas' })).toBeVisible();
  await field.fill('pneus');
  await field.press('Tab');
  await expect(page).toHaveURL(/\?q=pneus$/);
  await expect(links(page).first()).toContainText(/pneu/i);
  await page.reload();
  await expect(field).toHaveValue('pneus');
  await expect(links(page).first()).toContainText(/pneu/i);
});

test('each tab lists as many notices as it counts, and going back leads through the tabs', async ({ page }) => {
  await openAs(page, 'client', list);
  const tabs = page.getByRole('navigation', { name: 'Filtrar por status' });
  for (const [name, badge] of [
    ['Abertas', /Divulgada|Recebendo propostas|Suspensa/],
    ['Em andamento', /Divulgada|Em julgamento|Suspensa/],
    ['Fechadas', /Encerrada|Revogada|Anulada|Deserta|Fracassada|Homologada/],
  ] as const) {
    const tab = tabs.getByRole('link', { name });
    await tab.click();
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(tabs.locator('[aria-current]')).toHaveCount(1);
    await expect(rows(page).first()).toContainText(badge);
    const counted = Number((await tab.textContent())?.replace(/\D/g, ''));
    await expect(page.getByText(new RegExp(`de ${counted}$`))).toBeVisible();
  }
  await page.goBack();
  await expect(page).toHaveURL(`${list}?status=andamento`);
  await expect(rows(page).first()).toContainText(/Em julgamento|Divulgada|Suspensa/);
});

test('sorts by a column in both directions, and pages through the list', async ({ page }) => {
  await openAs(page, 'client', list);
  await page.getByRole('button', { name: 'Valor estimado' }).click();
  await expect(page.getByRole('columnheader', { name: 'Valor estimado' })).toHaveAttribute('aria-sort', 'descending');
  await expect(page).toHaveURL(`${list}?sort=valor_estimado`);
  await page.getByRole('button', { name: 'Valor estimado' }).click();
  await expect(page).toHaveURL(`${list}?sort=valor_estimado&order=asc`);
  const first = await links(page).first().textContent();
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(page.getByText(/^11–20 de/)).toBeVisible();
  await expect(links(page).first()).not.toHaveText(first ?? '');
});

test('a choice of the filters closes its list, so that the next click reaches the field below', async ({ page }) => {
  await openAs(page, 'client', list);
  await page.getByRole('button', { name: 'Filtros' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtrar licitações' });
  const field = (name: string) => drawer.getByLabel(name, { exact: true });
  await field('Modalidade').click();
  await page.getByRole('option', { name: 'Pregão - Eletrônico' }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  const box = await field('UF').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await expect(field('UF')).toBeFocused();
  await page.getByRole('option', { name: 'SP · São Paulo' }).click();
  // Another one is added by letters alone.
  await page.keyboard.type('rio de');
  await page.getByRole('option', { name: 'RJ · Rio de Janeiro' }).click();
  await drawer.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(/modalidade=(6|%5B6%5D|\[6\])/);
  await expect(page).toHaveURL(/uf=.*SP.*RJ/);
});

test('combines several filters, and removes each separately', async ({ page }) => {
  await openAs(page, 'client', list);
  await page.getByRole('button', { name: 'Filtros' }).click();
  const drawer = page.getByRole('dialog', { name: 'Filtrar licitações' });
  await drawer.getByLabel('UF', { exact: true }).fill('SP');
  await page.getByRole('option', { name: 'SP · São Paulo' }).click();
  await drawer.getByRole('textbox', { name: 'Valor a partir de' }).fill('50000');
  await drawer.getByRole('textbox', { name: 'Valor até' }).fill('10');
  await drawer.getByRole('button', { name: 'Aplicar' }).click();
  await expect(drawer.getByText('O valor final é menor que o inicial.')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Valor até' }).fill('');
  await drawer.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(`${list}?uf=SP&valorMin=50000`);
  for (const row of await rows(page).all()) await expect(row).toContainText('/SP');
  await page.getByRole('button', { name: 'Remover o filtro SP' }).click();
  await expect(page).toHaveURL(`${list}?valorMin=50000`);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(list);
});

test('applies text typed into a filter, and loses none of it', async ({ page }) => {
  await openAs(page, 'client', list);
  const open = async () => {
    await page.getByRole('button', { name: /^Filtros/ }).click();
    return page.getByRole('dialog', { name: 'Filtrar licitações' });
  };
  let drawer = await open();
  const uf = drawer.getByRole('combobox', { name: 'UF' }).or(drawer.getByRole('textbox', { name: 'UF', exact: true }));
  await uf.pressSequentially('SP');
  await page.keyboard.press('Enter');
  await page.keyboard.type('rio grande do sul');
  await page.keyboard.press('Enter');
  await expect(drawer).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${list}?uf=SP,RS`);
  // Leaving the field applies a full name; other text stays and is reported as unknown.
  drawer = await open();
  await uf.pressSequentially('minas gerais');
  await drawer.getByLabel('Modalidade').pressSequentially('xyz');
  await drawer.getByRole('button', { name: 'Aplicar' }).click();
  await expect(drawer.getByText('“xyz” não está na lista')).toBeVisible();
  await expect(drawer.getByLabel('Modalidade')).toHaveValue('xyz');
  await drawer.getByLabel('Modalidade').fill('');
  await drawer.getByLabel('Município contém').fill('a');
  const from = drawer.getByRole('group', { name: 'Abertura das propostas' }).getByLabel('De');
  await from.pressSequentially('12');
  await drawer.getByRole('button', { name: 'Aplicar' }).click();
  await expect(drawer.getByText('Informe uma data válida.')).toBeVisible();
  await expect(from).toBeFocused();
  await from.fill('2020-01-01');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${list}?uf=SP,RS,MG&municipio=a&aberturaDe=2020-01-01`);
});

test('filters by import, and removes the filter by its chip', async ({ page }) => {
  await openAs(page, 'client', list);
  await expect(links(page).first()).toBeVisible();
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname + new URL(request.url()).search));
  await follow(page, `${list}?importacao=12&uf=SP`);
  await expect(page.getByText('Nenhuma licitação com estes filtros')).toBeVisible();
  expect(asked.find((path) => path.startsWith('/api/licitacoes?'))).toContain('importacao=12');
  // The menu's counts are separate requests, and count all notices.
  expect(asked.filter((path) => path.startsWith('/api/licitacoes/count?')).join()).toContain('importacao=12');
  // The form has no field for it, and keeps it.
  await page.getByRole('button', { name: /^Filtros/ }).click();
  await page.getByRole('dialog').getByLabel('Órgão contém').fill('Fundo');
  await page.getByRole('dialog').getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(/importacao=12/);
  await expect(page).toHaveURL(/orgao=Fundo/);
  await page.getByRole('button', { name: 'Remover o filtro Importação 12' }).click();
  await expect(page).not.toHaveURL(/importacao/);
  await expect(page).toHaveURL(/uf=SP/);
  await follow(page, `${list}?importacao=12`);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(page).toHaveURL(list);
});

test('shows that nothing matches', async ({ page }) => {
  await openAs(page, 'client', `${list}?q=xyzxyz`);
  await expect(page.getByText('Nenhuma licitação com estes filtros')).toBeVisible();
  await page.getByRole('button', { name: 'Mostrar todas' }).click();
  await expect(page).toHaveURL(list);
  await expect(rows(page).first()).toBeVisible();
});

test('removes unknown parameters from the address, and does not send them to the server', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url().split('/api/')[1] ?? ''));
  await openAs(page, 'client', `${list}?status=xyz&uf=SP&order=up`);
  await expect(rows(page).first()).toContainText('/SP');
  await expect(page).toHaveURL(`${list}?uf=SP`);
  expect(asked.filter((address) => /xyz|=up/.test(address))).toEqual([]);
});

test('shows two notices and the sort order on a phone without scrolling', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'admin', list);
  await expect(page.locator('[data-index="1"]')).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Ordem e exibição' }).click();
  await page.getByLabel('Ordenar por').selectOption('Valor estimado');
  await expect(page).toHaveURL(`${list}?sort=valor_estimado`);
  await page.getByRole('button', { name: 'Decrescente' }).click();
  await expect(page).toHaveURL(`${list}?sort=valor_estimado&order=asc`);
});

for (const width of [1024, 1440, 1920])
  test(`shows every column, and number, UASG and deadline in full, at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.route(/\/api\/licitacoes\?/, async (route) => {
      const answer = await (await route.fetch()).json();
      const encerramento = new Date(Date.now() + 2 * 86_400_000).toISOString();
      Object.assign(answer.licitacoes[0], { num_licitacao: 'LE.10.011/2024', UASG: '717800', status: 'aberta', encerramento });
      Object.assign(answer.licitacoes[0], { abertura: '2026-05-04T12:00:00.000Z', valor_estimado: null, orcamento_sigiloso: true });
      await route.fulfill({ json: answer });
    });
    await openAs(page, 'client', list);
    const row = rows(page).first();
    await expect(row).toContainText('Sigiloso');
    for (const text of ['LE.10.011/2024', 'UASG 717800', /^até .*, em 2 dias$/])
      await expectWhole(row.locator('span', { hasText: text }).last());
    const table = page.getByRole('table').locator('..');
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  });

/** Fails if an element or its container clips its text. */
async function expectWhole(text: Locator): Promise<void> {
  const hidden = await text.evaluate((element) => {
    const range = document.createRange();
    range.selectNodeContents(element);
    const { right, bottom } = range.getBoundingClientRect();
    const cell = element.closest('td > div')?.getBoundingClientRect();
    return { right: right - (cell?.right ?? 0), bottom: bottom - (cell?.bottom ?? 0) };
  });
  expect(hidden.right).toBeLessThanOrEqual(1);
  expect(hidden.bottom).toBeLessThanOrEqual(1);
}

test('a page beyond the end shows the last page', async ({ page }) => {
  await openAs(page, 'client', `${list}?q=pneus&page=999`);
  await expect(rows(page).first()).toBeVisible();
  await expect(page).not.toHaveURL(/page=999/);
});

test('opens with the saved filters, and without them once they are deleted', async ({ page }) => {
  await openAs(page, await newAccount(page), `${list}?status=aberta&sort=abertura&order=asc`);
  const choose = async (item: string) => {
    await page.getByRole('main').getByRole('button', { name: 'Buscas salvas' }).click();
    await page.getByRole('menuitem', { name: item }).click();
  };
  await choose('Usar estes filtros ao abrir a lista');
  await expect(page.getByText('A lista passará a abrir assim.')).toBeVisible();
  const kept = `${list}?status=aberta&sort=abertura&order=asc`;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (/\/api\/licitacoes(\?|$)/.test(request.url())) asked.push(request.url());
  });
  await page.goto('/apps/invoice');
  await expect(page).toHaveURL(kept);
  await expect(rows(page).first()).toContainText(/abre|até/);
  expect(asked).not.toEqual([]);
  expect(asked.filter((url) => !url.includes('status=aberta'))).toEqual([]);
  // After “all” is chosen, all stay shown on a reload and on going back.
  await page.getByRole('navigation', { name: 'Filtrar por status' }).getByRole('link', { name: 'Todas' }).click();
  await expect(page).toHaveURL(`${list}?sort=abertura&order=asc`);
  await page.goto(list);
  await page.reload();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(list);
  await links(page).first().click();
  await expect(heading(page)).toContainText(/\d/);
  await page.goBack();
  await expect(rows(page).first()).toBeVisible();
  await expect(page).toHaveURL(list);
  const menu = page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Licitações' });
  await menu.click();
  await expect(page).toHaveURL(kept);
  await choose('Abrir a lista sem filtros');
  await expect(page.getByText('A lista passará a abrir sem filtros.')).toBeVisible();
  await menu.click();
  await expect(page).toHaveURL(list);
});

test('exports the selection as CSV', async ({ page }) => {
  await openAs(page, 'admin', `${list}?q=pneus`);
  await rows(page).nth(0).getByRole('checkbox').check();
  await rows(page).nth(1).getByRole('checkbox').check();
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar seleção' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^licitacoes-\d{4}-\d{2}-\d{2}\.csv$/);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  expect(Buffer.concat(chunks).toString('utf8').trim().split('\r\n')).toHaveLength(3);
});

test('an empty list links admins to the import, and asks others to wait', async ({ page }) => {
  await page.route(/\/api\/licitacoes\?/, (route) =>
    route.fulfill({ json: { licitacoes: [], total: 0, itens: [], tambem: [], sugestao: null } }),
  );
  await openAs(page, 'client', list);
  await expect(page.getByText('As licitações aparecem aqui assim que forem importadas.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Enviar arquivos' })).toHaveCount(0);
  await openAs(page, 'admin', list);
  await page.getByRole('main').getByRole('link', { name: 'Enviar arquivos' }).click();
  await expect(page).toHaveURL('/importar');
});
