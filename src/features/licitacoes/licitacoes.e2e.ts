import { expect, expectNoBarriers, expectNoSidewaysScroll, openAs, type Page, test, wear } from '../../../e2e/fixtures.ts';

const list = '/apps/invoice/list';
const rows = (page: Page) => page.getByRole('table').locator('tbody tr[data-index]');
const links = (page: Page) => rows(page).getByRole('link');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

/** How many notices the list says it has. */
async function total(page: Page): Promise<number> {
  const results = page.getByText(/^[\d.]+ resultados?$/);
  await expect(results).toBeAttached();
  return Number((await results.textContent())?.replace(/\D/g, ''));
}

test.describe('the list', () => {
  test('finds notices by words while they are typed, and keeps the search in the address', async ({ page }) => {
    await openAs(page, 'client', list);
    await expect(links(page).first()).toBeVisible();
    const all = await total(page);
    await page.getByPlaceholder('Buscar por objeto').fill('pneus');
    await expect(page).toHaveURL(`${list}?q=pneus`);
    await expect(links(page).first()).toContainText(/pneu/i);
    expect(await total(page)).toBeLessThan(all);
    await page.reload();
    await expect(page.getByPlaceholder('Buscar por objeto')).toHaveValue('pneus');
    await expect(links(page).first()).toContainText(/pneu/i);
  });

  test('shows each status as many times as its tab counts, and the ways back lead through them', async ({ page }) => {
    await openAs(page, 'client', list);
    const tabs = page.getByRole('navigation', { name: 'Filtrar por status' });
    for (const [name, badge] of [
      ['Abertas', 'Aberta'],
      ['Em andamento', 'Em andamento'],
      ['Fechadas', 'Fechada'],
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
    await expect(rows(page).first()).toContainText('Em andamento');
  });

  test('sorts by a column, both ways, and walks its pages', async ({ page }) => {
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

  test('narrows by several filters at once and lets each be taken back', async ({ page }) => {
    await openAs(page, 'client', list);
    await page.getByRole('button', { name: 'Filtros' }).click();
    const drawer = page.getByRole('dialog', { name: 'Filtrar licitações' });
    await drawer.getByLabel('UF', { exact: true }).fill('SP');
    await page.getByRole('option', { name: 'SP', exact: true }).click();
    await page.keyboard.press('Escape');
    await drawer.getByRole('textbox', { name: 'Valor a partir de' }).fill('50000');
    await drawer.getByRole('textbox', { name: 'Valor até' }).fill('10');
    await drawer.getByRole('button', { name: 'Aplicar' }).click();
    await expect(drawer.getByText('O maior valor é menor que o primeiro.')).toBeVisible();
    await drawer.getByRole('textbox', { name: 'Valor até' }).fill('');
    await drawer.getByRole('button', { name: 'Aplicar' }).click();
    await expect(page).toHaveURL(`${list}?uf=SP&valorMin=50000`);
    for (const row of await rows(page).all()) await expect(row).toContainText('/SP');
    await page.getByRole('button', { name: 'Retirar o filtro SP' }).click();
    await expect(page).toHaveURL(`${list}?valorMin=50000`);
    await page.getByRole('button', { name: 'Limpar filtros' }).click();
    await expect(page).toHaveURL(list);
  });

  test('says so when nothing matches', async ({ page }) => {
    await openAs(page, 'client', `${list}?q=xyzxyz`);
    await expect(page.getByText('Nenhuma licitação com estes filtros')).toBeVisible();
    await page.getByRole('button', { name: 'Mostrar todas' }).click();
    await expect(page).toHaveURL(list);
    await expect(rows(page).first()).toBeVisible();
  });

  test('a page that is not there any more is the last one', async ({ page }) => {
    await openAs(page, 'client', `${list}?q=pneus&page=999`);
    await expect(rows(page).first()).toBeVisible();
    await expect(page).not.toHaveURL(/page=999/);
  });

  test('opens with the filters its reader kept, and without them once forgotten', { tag: '@alone' }, async ({ page }) => {
    await openAs(page, 'client', `${list}?status=aberta&sort=abertura&order=asc`);
    const choose = async (item: string) => {
      await page.getByRole('button', { name: 'Visão inicial' }).click();
      await page.getByRole('menuitem', { name: item }).click();
    };
    await choose('Usar estes filtros ao abrir a lista');
    await expect(page.getByText('A lista passa a abrir assim.')).toBeVisible();
    const kept = `${list}?status=aberta&sort=abertura&order=asc`;
    const asked: string[] = [];
    page.on('request', (request) => {
      if (/\/api\/licitacoes(\?|$)/.test(request.url())) asked.push(request.url());
    });
    await page.goto('/');
    await expect(page).toHaveURL(kept);
    await expect(rows(page).first()).toContainText('Aberta');
    expect(asked.filter((url) => !url.includes('status=aberta'))).toEqual([]);
    // Who chose all keeps all, on a reload and on the way back.
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
    await expect(page.getByText('A lista passa a abrir sem filtros.')).toBeVisible();
    await menu.click();
    await expect(page).toHaveURL(list);
  });

  test('saves what was chosen as CSV', async ({ page }) => {
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
});

test.describe('a notice', () => {
  test('is found, opened and left by keyboard alone, its neighbours in between', async ({ page }) => {
    await openAs(page, 'client', list);
    await expect(links(page).first()).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('pneus');
    await expect(page).toHaveURL(`${list}?q=pneus`);
    await expect(links(page).first()).toContainText(/pneu/i);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await page.goto(`${list}?q=limpeza&sort=valor_estimado`);
    await expect(links(page).nth(1)).toBeVisible();
    const [first, second] = [await links(page).nth(0).textContent(), await links(page).nth(1).textContent()];
    await page.keyboard.press('j');
    await expect(links(page).nth(0)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
    await expect(page.getByText(first ?? '', { exact: true })).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByText(/^2 de \d+$/)).toBeVisible();
    await expect(page.getByText(second ?? '', { exact: true })).toBeVisible();
    await page.keyboard.press('k');
    await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
    await page.getByRole('navigation', { name: 'Caminho' }).getByRole('link', { name: 'Licitações' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${list}?q=limpeza&sort=valor_estimado`);
  });

  test('shows its facts, items with their sum, documents and dates', async ({ page }) => {
    await openAs(page, 'client', `${list}?status=fechada&q=pregao`);
    await links(page).first().click();
    await expect(heading(page)).toContainText(/Pregão/);
    await expect(page.getByRole('region', { name: 'Dados da licitação' })).toContainText('Número de controle');
    const items = page.getByRole('region', { name: 'Lotes e itens' });
    await expect(items.getByRole('row').last()).toContainText(/Total\s*R\$/);
    await expect(page.getByRole('region', { name: 'Documentos' }).getByRole('link').first()).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(page.getByRole('region', { name: 'Datas' }).getByRole('listitem').first()).toContainText('Publicação');
    await expect(page).toHaveTitle(/Pregão.* · Certame/);
  });

  for (const id of ['999999', 'abc', '0', '1.5'])
    test(`says so when there is none: ${id}`, async ({ page }) => {
      await openAs(page, 'client', `/apps/invoice/preview/${id}`);
      await expect(page.getByRole('alert')).toContainText('Não encontrado');
      await expect(page.getByRole('button', { name: 'Tentar de novo' })).toHaveCount(0);
      await expect(page.getByRole('navigation', { name: 'Caminho' }).getByRole('link')).toBeVisible();
    });

  test('offers admins alone what only they may do', async ({ page }) => {
    await openAs(page, 'client', `${list}?q=pneus`);
    await links(page).first().click();
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await expect(page.getByRole('menuitem', { name: 'Copiar o endereço' })).toBeVisible();
    await expect(page.getByRole('menuitem', { name: 'Excluir' })).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Editar a conta' })).toHaveCount(0);
  });

  test('is removed after a question, and back after an undo', async ({ page }) => {
    await openAs(page, 'admin', `${list}?q=uniformes`);
    const before = await total(page);
    const title = await links(page).first().textContent();
    await links(page).first().click();
    await expect(page.getByText(title ?? '', { exact: true })).toBeVisible();
    const address = page.url();
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await expect(page.getByRole('dialog')).toHaveAccessibleName(`Excluir ${await heading(page).textContent()}?`);
    await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Excluir' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    await expect(page).toHaveURL(`${list}?q=uniformes`);
    await expect(page.getByText(new RegExp(`^${before - 1} resultados?$`))).toBeAttached();
    await page.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText(new RegExp(`^${before} resultados?$`))).toBeAttached();
    await page.goto(address);
    await expect(page.getByText(title ?? '', { exact: true })).toBeVisible();
  });

  test('edits the account of the órgão on screen, and forgets what was not saved', async ({ page }) => {
    await openAs(page, 'admin', `${list}?q=limpeza`);
    const orgao = () => page.getByRole('region', { name: 'Dados da licitação' }).locator('dd').first().textContent();
    const edit = page.getByRole('button', { name: 'Editar a conta' });
    const dialog = page.getByRole('dialog');
    await links(page).first().click();
    await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
    await page.keyboard.press('j');
    await expect(page.getByText(/^2 de \d+$/)).toBeVisible();
    await expect(edit).toBeVisible();
    await page.keyboard.press('k');
    await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
    const address = page.url();
    await edit.click();
    const kept = await dialog.getByLabel('Banco').inputValue();
    await dialog.getByLabel('Banco').fill('Banco Abandonado');
    // While a window is open the keys are its own.
    await dialog.getByRole('button', { name: 'Salvar' }).focus();
    await page.keyboard.press('j');
    await expect(dialog).toHaveAccessibleName(`Conta de ${await orgao()}`);
    expect(page.url()).toBe(address);
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toBeHidden();
    await edit.click();
    await expect(dialog.getByLabel('Banco')).toHaveValue(kept);
    await dialog.getByLabel('Banco').fill('Banco Abandonado');
    await dialog.getByRole('button', { name: 'Cancelar' }).click();
    await expect(dialog).toBeHidden();
    await page.keyboard.press('j');
    await expect(page.getByText(/^2 de \d+$/)).toBeVisible();
    await edit.click();
    await expect(dialog).toHaveAccessibleName(`Conta de ${await orgao()}`);
    await expect(dialog.getByLabel('Banco')).not.toHaveValue('Banco Abandonado');
    // Nor does the way back leave it open over another notice.
    await page.goBack();
    await expect(page.getByText(/^1 de \d+$/)).toBeVisible();
    await expect(dialog).toBeHidden();
  });

  test('says when no item has a value, and when only some have', async ({ page }) => {
    let values: (number | null)[] = [null, null];
    await page.route(/\/api\/licitacoes\/\d+$/, async (route) => {
      const notice = await (await route.fetch()).json();
      const [lote] = notice.lotes;
      await route.fulfill({ json: { ...notice, lotes: values.map((valor_total, id) => ({ ...lote, id, valor_total })) } });
    });
    await openAs(page, 'client', `${list}?q=pneus`);
    await links(page).first().click();
    const sum = page.getByRole('region', { name: 'Lotes e itens' }).getByRole('row').last();
    await expect(sum).toHaveText(/Total\s*Não informado/);
    values = [10, null];
    await page.reload();
    await expect(sum).toContainText('R$ 10,00');
    await expect(sum).toContainText('1 de 2 itens com valor');
  });

  test("says the item's type in the reader's language", async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('language', 'de'));
    await page.route(/\/api\/licitacoes\/\d+$/, async (route) => {
      await route.fulfill({ json: { ...(await (await route.fetch()).json()), tipo_item: 'Serviço' } });
    });
    await openAs(page, 'client', `${list}?q=pneus`);
    await links(page).first().click();
    await expect(page.getByRole('region', { name: 'Angaben' })).toContainText('Dienstleistung');
  });

  test('copies its source record to the letter, also where the browser has no clipboard of its own', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const registro = '{"id":12345678901234567890,"valor":1.10,"itens":[]}';
    await page.route(/\/record$/, (route) => route.fulfill({ json: { fonte: 'pncp', registro } }));
    await page.addInitScript(() => {
      const own = navigator.clipboard;
      Object.assign(window, { readClipboard: () => own.readText() });
      Object.defineProperty(navigator, 'clipboard', { value: undefined });
    });
    await openAs(page, 'admin', `${list}?q=pneus`);
    await links(page).first().click();
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Registro de origem' }).click();
    await expect(page.getByRole('dialog').locator('pre')).toHaveText(
      '{\n  "id": 12345678901234567890,\n  "valor": 1.10,\n  "itens": []\n}',
    );
    await page.getByRole('dialog').getByRole('button', { name: 'Copiar' }).click();
    await expect(page.getByText('Registro copiado.')).toBeVisible();
    expect(await page.evaluate('readClipboard()')).toBe(registro);
  });

  test("keeps its órgão's account and shows its source record to admins", async ({ page }) => {
    await openAs(page, 'admin', `${list}?q=medicamentos`);
    await links(page).first().click();
    await page.getByRole('button', { name: 'Editar a conta' }).click();
    await page.getByRole('dialog').getByLabel('Banco').fill('Banco do Teste');
    await page.getByRole('dialog').getByRole('button', { name: 'Salvar' }).click();
    await expect(page.getByRole('region', { name: 'Dados de pagamento' })).toContainText('Banco do Teste');
    await page.getByRole('button', { name: 'Mais ações' }).click();
    await page.getByRole('menuitem', { name: 'Registro de origem' }).click();
    await expect(page.getByRole('dialog')).toContainText('"controle"');
  });
});

test('prints light, without menu, bar and buttons, nothing cut', async ({ page }) => {
  await wear(page, 'dark');
  await openAs(page, 'admin', `${list}?perPage=50`);
  await expect(rows(page).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'light');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('search')).toBeHidden();
  await expect(rows(page)).toHaveCount(50);
  expect(
    await page.getByRole('table').evaluate(({ parentElement }) => (parentElement?.scrollHeight ?? 0) - (parentElement?.clientHeight ?? 0)),
  ).toBe(0);
  await page.emulateMedia({ media: 'screen' });
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await links(page).first().click();
  await expect(page.getByRole('region', { name: 'Dados da licitação' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('navigation', { name: 'Menu principal' })).toBeHidden();
  await expect(page.getByRole('button')).toHaveCount(0);
  const [facts, dates] = [page.getByRole('region', { name: 'Dados da licitação' }), page.getByRole('region', { name: 'Datas' })];
  expect((await facts.boundingBox())?.x).toBe((await dates.boundingBox())?.x);
});

for (const skin of ['light', 'dark'] as const) {
  for (const width of [390, 1440]) {
    test(`list, filters and notice have no barriers in the ${skin} skin at ${width} px`, async ({ page }) => {
      await wear(page, skin);
      await page.setViewportSize({ width, height: 900 });
      await openAs(page, 'admin', `${list}?status=aberta`);
      const first = page.locator('[data-index="0"]').getByRole('link');
      await expect(first).toBeVisible();
      await expectNoBarriers(page);
      await expectNoSidewaysScroll(page);
      await page.getByRole('button', { name: 'Filtros' }).click();
      await expect(page.getByRole('button', { name: 'Aplicar' })).toBeVisible();
      await expectNoBarriers(page);
      await page.keyboard.press('Escape');
      await first.click();
      await expect(page.getByRole('region', { name: 'Dados da licitação' })).toBeVisible();
      await expectNoBarriers(page);
      await expectNoSidewaysScroll(page);
    });
  }
}

for (const [language, title, document] of [
  ['en', 'Notices', 'Documents'],
  ['fr', "Appels d'offres", 'Documents'],
  ['de', 'Ausschreibungen', 'Dokumente'],
] as const) {
  test(`speaks ${language}, and fits a phone in it`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await page.setViewportSize({ width: 390, height: 844 });
    await openAs(page, 'client', list);
    await expect(heading(page)).toHaveText(title);
    await expectNoSidewaysScroll(page);
    await page.locator('[data-index="0"]').getByRole('link').click();
    await expect(page.getByRole('region', { name: document })).toBeVisible();
    await expectNoSidewaysScroll(page);
  });
}
