import { gzipSync } from 'node:zlib';
import { expect, openAs, test } from '../../../e2e/fixtures.ts';
import { card, count, file, item, notice, screen, send, start } from '../../../e2e/importing.ts';

// One server for all, which imports one file at a time; what comes in would show in the tests of lists.
test.describe.configure({ mode: 'default' });
const alone = { tag: '@alone' };

test('says why a file is refused, and at which byte', async ({ page }) => {
  await openAs(page, 'admin', screen);
  await send(page, file('cortado.json', JSON.stringify({ data: [notice(4)] }).slice(0, 200)), {
    ...file('desenho.json', ''),
    buffer: Buffer.from('\u0089PNG\r\n', 'latin1'),
  });
  await expect(card(page, 'cortado.json')).toContainText('O arquivo não pôde ser lido.');
  await expect(card(page, 'cortado.json')).toContainText(/byte 200/i);
  await expect(card(page, 'desenho.json')).toContainText('O arquivo não pôde ser lido.');
  // The same file would be refused again.
  await expect(page.getByRole('button', { name: /^Enviar .* de novo$/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Retirar cortado.json' }).click();
  await expect(card(page, 'cortado.json')).toHaveCount(0);
  await send(page, file('pela-metade.json', '{"data":['));
  await expect(card(page, 'pela-metade.json')).toContainText('O arquivo não pôde ser lido.');
  await page.getByRole('button', { name: 'Fechar todas as recusas' }).click();
  await expect(page.getByRole('region', { name: 'Agora' })).toHaveCount(0);
});

test('sends a file again that found no server', async ({ page }) => {
  const name = 'teimoso.json';
  await openAs(page, 'admin', screen);
  const address = '**/api/importacoes?arquivo=*';
  await page.route(address, (route) => route.abort('connectionrefused'));
  await send(page, file(name, JSON.stringify([item(1)])));
  await expect(card(page, name)).toContainText('O servidor não responde');
  await page.unroute(address);
  await page.getByRole('button', { name: `Enviar ${name} de novo` }).click();
  await expect(card(page, name)).toContainText('Falta escolher');
  await card(page, name).getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar arquivo' }).click();
  await expect(card(page, name)).toHaveCount(0);
});

test('says so too when most of the file is still to be sent', async ({ page }) => {
  await openAs(page, 'admin', screen);
  await send(page, file('longo.json', `[1 2]${' '.repeat(20_000_000)}`));
  await expect(card(page, 'longo.json')).toContainText('O arquivo não pôde ser lido.');
  await expect(card(page, 'longo.json')).toContainText('Byte 3');
});

test('shows how far it is, lets others queue, and stops when told to', alone, async ({ page, context }) => {
  test.slow();
  const [long, short] = ['longa.ndjson.gz', 'curta.json'];
  // Of a notice that is not here: they wait for it, and no list changes.
  const compra = '99887766000155-1-777777/2026';
  const lines = Array.from({ length: 300_000 }, (_, place) => JSON.stringify(item(place + 1))).join('\n');
  await openAs(page, 'admin', screen);
  await send(page, { ...file(long, ''), buffer: gzipSync(lines, { level: 1 }) }, file(short, JSON.stringify([item(300_001)])));
  for (const name of [long, short]) {
    await expect(card(page, name).getByRole('button', start)).toBeVisible({ timeout: 30_000 });
    await card(page, name).getByLabel('Licitação destes registros').fill(compra);
    await page.getByRole('option', { name: compra }).click();
    await expect(card(page, name).getByRole('button', start)).toBeEnabled({ timeout: 30_000 });
  }
  await card(page, long).getByRole('button', start).click();
  await card(page, short).getByRole('button', start).click();
  await expect(card(page, short)).toContainText('Lugar 1 na fila');
  const bar = page.getByRole('progressbar', { name: `Importação de ${long}` });
  await expect(bar).toHaveAttribute('aria-valuenow', /[1-9]/);
  const otherTab = await context.newPage();
  await otherTab.goto(screen);
  await expect(otherTab.getByRole('progressbar', { name: `Importação de ${long}` })).toBeVisible();
  await otherTab.close();
  await card(page, long).getByRole('button', { name: 'Cancelar importação' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar importação' }).click();
  await expect(card(page, long)).toContainText('Cancelada');
  await expect(card(page, long)).toContainText(/Parou com [\d.]+ de 300\.000 registros lidos/);
  await expect(card(page, short)).toContainText('Concluída');
  await expect(count(page, short, 'Aguardando')).toHaveText('1');
  await page.getByRole('button', { name: `Fechar o relatório de ${long}` }).click();
  await expect(card(page, long)).toHaveCount(0);
});

test('says so while the server is away, and comes back by itself', alone, async ({ page, context }) => {
  const name = 'distante.ndjson.gz';
  const lines = Array.from({ length: 200_000 }, (_, place) => JSON.stringify(item(place + 1))).join('\n');
  await openAs(page, 'admin', screen);
  await send(page, { ...file(name, ''), buffer: gzipSync(lines, { level: 1 }) });
  await expect(card(page, name)).toContainText('Falta escolher', { timeout: 30_000 });
  await card(page, name).getByLabel('Licitação destes registros').fill('99887766000155-1-666666/2026');
  await page.getByRole('option', { name: '99887766000155-1-666666/2026' }).click();
  await card(page, name).getByRole('button', start).click({ timeout: 30_000 });
  await expect(page.getByRole('progressbar', { name: `Importação de ${name}` })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Sem contato com o servidor' })).toBeVisible();
  // What was seen last stays, but says nothing of how it goes on.
  await expect(card(page, name).getByRole('button', { name: 'Cancelar importação' })).toBeDisabled();
  await expect(card(page, name)).not.toContainText(/por segundo|falta cerca de|calculando/);
  await context.setOffline(false);
  await expect(page.getByText('Sem contato com o servidor')).toHaveCount(0);
  await expect(card(page, name)).toContainText('Concluída', { timeout: 30_000 });
  await expect(count(page, name, 'Aguardando')).toHaveText('200.000');
});

test('goes on sending while its reader looks at another screen, and warns who would leave', async ({ page, context }) => {
  const name = 'devagar.json';
  await openAs(page, 'admin', screen);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  const slow = { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 400_000 };
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
  await page.getByRole('link', { name: 'Enviar arquivo' }).click();
  await expect(page.getByRole('progressbar', { name: `Envio de ${name}` })).toBeVisible();
  await network.send('Network.emulateNetworkConditions', { ...slow, uploadThroughput: -1 });
  await expect(card(page, name)).toContainText('6.000 registros');
  await card(page, name).getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar arquivo' }).click();
  await expect(card(page, name)).toHaveCount(0);
});

test('can be cancelled while it is being sent', async ({ page, context }) => {
  const name = 'cancelado.json';
  await openAs(page, 'admin', screen);
  const network = await context.newCDPSession(page);
  await network.send('Network.enable');
  await network.send('Network.emulateNetworkConditions', { offline: false, latency: 0, downloadThroughput: -1, uploadThroughput: 100_000 });
  await send(page, file(name, JSON.stringify(Array.from({ length: 6000 }, (_, place) => item(place + 1)))));
  await page.getByRole('button', { name: `Cancelar o envio de ${name}` }).click();
  await expect(page.getByText(name)).toHaveCount(0);
});

test('takes files that are dropped anywhere', async ({ page }) => {
  await openAs(page, 'admin', screen);
  const data = await page.evaluateHandle(() => {
    const dropped = new DataTransfer();
    dropped.items.add(new File(['{"nada":1}'], 'solto.json'));
    return dropped;
  });
  await page.dispatchEvent('main', 'dragenter', { dataTransfer: data });
  await expect(page.getByText('Solte para enviar')).toBeVisible();
  await page.getByText('Solte para enviar').dispatchEvent('drop', { dataTransfer: data });
  await expect(card(page, 'solto.json')).toContainText('O arquivo não é de um tipo conhecido.');
});
