import { readFile } from 'node:fs/promises';
import { expectNoBarriersInBothSkins, expectNoSidewaysScroll } from '../../../e2e/barriers.ts';
import { chooseElsewhere, expect, test } from '../../../e2e/fixtures.ts';
import { card, file, item, notice, screen, send, start } from '../../../e2e/importing.ts';
import { openAs } from '../../../e2e/signedIn.ts';

// Admins see each other's running uploads, so the tests run one after the other.
test.describe.configure({ mode: 'default' });

test('shows why a file is refused, and at which byte', async ({ page }) => {
  await openAs(page, 'admin', screen);
  await send(page, file('cortado.json', JSON.stringify({ data: [notice(4)] }).slice(0, 200)), {
    ...file('desenho.json', ''),
    buffer: Buffer.from('\u0089PNG\r\n', 'latin1'),
  });
  await expect(card(page, 'cortado.json')).toContainText('O arquivo não pôde ser lido.');
  await expect(card(page, 'cortado.json')).toContainText(/byte 200/i);
  await expect(card(page, 'desenho.json')).toContainText('O arquivo não pôde ser lido.');
  // The same file would be refused again.
  await expect(page.getByRole('button', { name: /^Enviar de novo: / })).toHaveCount(0);
  await page.getByRole('button', { name: 'Remover cortado.json' }).click();
  await expect(card(page, 'cortado.json')).toHaveCount(0);
  await send(page, file('pela-metade.json', '{"data":['));
  await expect(card(page, 'pela-metade.json')).toContainText('O arquivo não pôde ser lido.');
  await page.getByRole('button', { name: 'Fechar os recusados' }).click();
  await expect(page.getByRole('region', { name: 'Agora' })).toHaveCount(0);
});

test('resends a file after the server was away', async ({ page }) => {
  const name = 'teimoso.json';
  await openAs(page, 'admin', screen);
  const address = '**/api/importacoes?arquivo=*';
  await page.route(address, (route) => route.abort('connectionrefused'));
  await send(page, file(name, JSON.stringify([item(1)])));
  await expect(card(page, name)).toContainText('O servidor não responde');
  await page.unroute(address);
  await page.getByRole('button', { name: `Enviar de novo: ${name}` }).click();
  await expect(card(page, name)).toContainText('Falta escolher');
  await card(page, name).getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar arquivo' }).click();
  await expect(card(page, name)).toHaveCount(0);
});

test('shows the refusal also while most of the file is not sent yet', async ({ page }) => {
  await openAs(page, 'admin', screen);
  await send(page, file('longo.json', `[1 2]${' '.repeat(20_000_000)}`));
  await expect(card(page, 'longo.json')).toContainText('O arquivo não pôde ser lido.');
  await expect(card(page, 'longo.json')).toContainText('Byte 3');
});

test('offers templates that it can read', async ({ page }) => {
  await openAs(page, 'admin', screen);
  for (const item of [/^XLSX/, 'CSV']) {
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Modelos' }).click();
    await page.getByRole('menuitem', { name: item }).first().click();
    const template = await download;
    const name = template.suggestedFilename();
    await send(page, { name, mimeType: '', buffer: await readFile(await template.path()) });
    await expect(card(page, name)).toContainText('Planilha de licitações');
    await expect(card(page, name)).toContainText('1 registro');
    await expect(card(page, name).getByRole('button', start)).toBeEnabled();
    await card(page, name).getByRole('button', { name: 'Descartar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar arquivo' }).click();
    await expect(card(page, name)).toHaveCount(0);
  }
});

test('shows when the types of records cannot be loaded, and retries', async ({ page }) => {
  let isBroken = true;
  await page.route('**/api/importacoes/kinds', (route) =>
    isBroken ? route.fulfill({ status: 400, json: { type: 'validation', title: 'Nada feito.', status: 400 } }) : route.continue(),
  );
  await openAs(page, 'admin', screen);
  await expect(page.getByRole('alert').filter({ hasText: 'Nada feito.' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Modelos' })).toBeDisabled();
  isBroken = false;
  const retry = page.getByRole('button', { name: 'Tentar de novo' });
  // It is gone if another import has made the list ask again.
  await expect(async () => {
    if (await retry.isVisible()) await retry.click({ timeout: 1000 });
    await expect(page.getByRole('heading', { name: 'Histórico' })).toBeVisible({ timeout: 2000 });
  }).toPass();
  await page.getByRole('button', { name: 'Modelos' }).click();
  await expect(page.getByRole('menuitem', { name: 'CSV' }).first()).toBeVisible();
});

test('continues an upload on another screen, and warns before the page is left', async ({ page, context }) => {
  const name = 'devagar.json';
  await openAs(page, 'admin', screen);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 };
  await network.send('Network.emulateNetworkConditions', slow);
  await send(page, file(name, JSON.stringify(Array.from({ length: 6000 }, (_, place) => item(place + 1)))));
  await expect(page.getByRole('progressbar', { name: `Envio de ${name}` })).toBeVisible();
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Licitações' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Licitações' })).toBeVisible();
  const warning = page.waitForEvent('dialog');
  const leaving = page.evaluate(() => location.reload());
  const dialog = await warning;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await leaving;
  await page.getByRole('link', { name: 'Enviar arquivos' }).click();
  await expect(page.getByRole('progressbar', { name: `Envio de ${name}` })).toBeVisible();
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await expect(card(page, name)).toContainText('6.000 registros');
  await card(page, name).getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar arquivo' }).click();
  await expect(card(page, name)).toHaveCount(0);
});

test('an upload can be cancelled', async ({ page, context }) => {
  const name = 'cancelado.json';
  await openAs(page, 'admin', screen);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 });
  await send(page, file(name, JSON.stringify(Array.from({ length: 6000 }, (_, place) => item(place + 1)))));
  await page.getByRole('button', { name: `Cancelar o envio de ${name}` }).click();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('accepts files dropped anywhere', async ({ page }) => {
  await openAs(page, 'admin', screen);
  const data = await page.evaluateHandle(() => {
    const dropped = new DataTransfer();
    dropped.items.add(new File(['{"nada":1}'], 'solto.json'));
    return dropped;
  });
  await page.dispatchEvent('main', 'dragenter', { dataTransfer: data });
  await expect(page.getByText('Solte para enviar')).toBeVisible();
  await page.getByText('Solte para enviar').dispatchEvent('drop', { dataTransfer: data });
  await expect(card(page, 'solto.json')).toContainText('O tipo do arquivo não foi reconhecido.');
});

test('is for admins only', async ({ page }) => {
  await openAs(page, 'client', '/apps/invoice/list');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.getByRole('link', { name: 'Licitações' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Enviar arquivos' })).toBeHidden();
  await page.goto(screen);
  await expect(page).toHaveURL('/misc/not-authorized?from=/importar');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('não tem acesso');
});

test('is accessible and fits every width', async ({ page }) => {
  const names = ['itens-barreiras.json', 'ruim-barreiras.json', 'folha-barreiras.csv'] as const;
  const over = 'resultados-barreiras.json';
  // It belongs to a notice that is never imported, so it shows nowhere else.
  const result = { numeroItem: 1, sequencialResultado: 1, numeroControlePNCPCompra: '99887766000155-1-999999/2026' };
  await openAs(page, 'admin', screen);
  await send(page, file(names[0], JSON.stringify([item(1)])), file(names[1], '{"data":['), file(names[2], 'Objeto;Chave\nTelas;1\n'));
  await expect(card(page, names[0]).getByRole('button', start)).toBeVisible();
  await expect(card(page, names[1])).toContainText('O arquivo não pôde ser lido.');
  await card(page, names[2]).getByLabel('A planilha contém').selectOption('Planilha de lotes');
  await expect(card(page, names[2])).toContainText('Indique');
  await send(page, file(over, JSON.stringify([result])));
  await card(page, over).getByRole('button', start).click();
  await expect(card(page, over)).toContainText('Concluída');
  await expectNoBarriersInBothSkins(page);
  for (const width of [390, 768, 1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoSidewaysScroll(page);
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('list', { name: 'Histórico' })).toBeVisible();
  await page.getByRole('list', { name: 'Histórico' }).getByRole('link', { name: over }).click();
  await expect(page.getByRole('dialog')).toContainText(over);
  await expectNoBarriersInBothSkins(page, '[role=dialog]');
  for (const name of [names[0], names[2]]) {
    await page.goto(screen);
    await card(page, name).getByRole('button', { name: 'Descartar' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Descartar arquivo' }).click();
    await expect(card(page, name)).toHaveCount(0);
  }
});

test('is completely translated', async ({ page }) => {
  const titles = { pt: 'Enviar arquivos', en: 'Upload files', fr: 'Téléverser des fichiers', de: 'Dateien hochladen' };
  await openAs(page, 'admin', screen);
  await send(page, file('nada.json', '{"nada":1}'));
  for (const [language, title] of Object.entries(titles)) {
    await chooseElsewhere(page, { language });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'nada.json' })).toBeVisible();
    // A missing text shows its key.
    await expect(page.locator('body')).not.toHaveText(/\b(drop|upload|kind|state|now|history|templates|sheet|missing)\.[a-z]/);
  }
});
