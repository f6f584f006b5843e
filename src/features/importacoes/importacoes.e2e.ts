import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, expectNoBarriers, expectNoSidewaysScroll, openAs, type Page, test, wear } from '../../../e2e/fixtures.ts';

const screen = '/importar';

// One server for all, which imports one file at a time; what comes in would show in the tests of lists.
test.describe.configure({ mode: 'default' });
const alone = { tag: '@alone' };

type Sent = { name: string; mimeType: string; buffer: Buffer };

function file(name: string, content: string): Sent {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(content) };
}

/** A notice as PNCP lists it; its names and numbers are invented. */
function notice(sequence: number, overrides: Record<string, unknown> = {}) {
  return {
    numeroControlePNCP: `99887766000155-1-${String(sequence).padStart(6, '0')}/2026`,
    anoCompra: 2026,
    numeroCompra: String(sequence),
    objetoCompra: `Telas de cinema ao ar livre, remessa ${sequence}`,
    srp: false,
    modalidadeId: 6,
    modalidadeNome: 'Pregão - Eletrônico',
    situacaoCompraId: 1,
    situacaoCompraNome: 'Divulgada no PNCP',
    orgaoEntidade: { cnpj: '99887766000155', razaoSocial: 'Fundação das Telas', poderId: 'E', esferaId: 'M' },
    unidadeOrgao: { codigoUnidade: '7', nomeUnidade: 'Compras', codigoIbge: '3550308', municipioNome: 'São Paulo', ufSigla: 'SP' },
    valorTotalEstimado: 1234.5,
    dataPublicacaoPncp: '2026-05-04T09:15:00',
    dataAtualizacaoGlobal: '2026-05-04T09:15:00',
    ...overrides,
  };
}

function item(numero: number) {
  return {
    numeroItem: numero,
    descricao: `Rolo de filme nº ${numero}`,
    materialOuServico: 'M',
    quantidade: 2,
    unidadeMedida: 'UNIDADE',
    valorUnitarioEstimado: 10,
    valorTotal: 20,
    situacaoCompraItem: 1,
    situacaoCompraItemNome: 'Em andamento',
  };
}

const send = (page: Page, ...files: (Sent | string)[]) =>
  page
    .locator('input[type=file]')
    .first()
    .setInputFiles(files as Sent[]);
const card = (page: Page, name: string) =>
  page
    .getByRole('region', { name: 'Agora' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name, exact: true }) });
const start = { name: 'Iniciar importação' };
/** The first records of a file; folded away while other files wait too. */
async function unfold(page: Page, name: string): Promise<void> {
  const fold = card(page, name).getByRole('button', { name: 'Primeiros registros' });
  if ((await fold.getAttribute('aria-expanded')) === 'false') await fold.click();
}
/** A figure of a card's report. */
const count = (page: Page, name: string, label: string) => card(page, name).locator('dl > div').filter({ hasText: label }).locator('dd');

test('takes a file in: preview, start, report, rejects as CSV, history', alone, async ({ page }) => {
  const name = 'telas.json';
  await openAs(page, 'admin', screen);
  await send(page, file(name, JSON.stringify({ data: [notice(1), notice(2, { objetoCompra: null }), notice(3)] })));
  await expect(card(page, name)).toContainText('Licitações do PNCP');
  await expect(card(page, name)).toContainText('3 registros');
  await unfold(page, name);
  await expect(card(page, name).getByRole('row', { name: /remessa 3.*R\$\s1\.234,50/ })).toBeVisible();
  await expect(card(page, name)).toContainText('1 registro tem falha e não vai entrar.');
  await expect(card(page, name).getByRole('row', { name: /2.*000002\/2026.*objetoCompra.*Falta/ })).toBeVisible();
  await card(page, name).getByRole('button', start).click();
  await expect(card(page, name)).toContainText('Concluída com rejeitados');
  await expect(page.getByText(`Importação de ${name} concluída com rejeitados. 2 novos · 1 rejeitado.`, { exact: true })).toBeVisible();
  await expect(count(page, name, 'Novos')).toHaveText('2');
  await expect(count(page, name, 'Rejeitados')).toHaveText('1');
  const download = page.waitForEvent('download');
  await card(page, name).getByRole('button', { name: 'Baixar CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/99887766000155-1-000002\/2026.*objetoCompra/);
  await card(page, name).getByRole('link', { name: 'Ver rejeitados' }).click();
  await expect(page.getByRole('dialog').getByRole('table', { name: 'Registros rejeitados' }).getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('dialog')).toContainText('Helena Prado');
  await expect(page).toHaveURL(/\/importar\?id=\d+$/);
  await page.reload();
  await expect(page.getByRole('dialog')).toContainText(name);
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/importar$/);
  const row = page.getByRole('table', { name: 'Histórico' }).getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('Concluída com rejeitados');
  await expect(row).toContainText('2 novos · 1 rejeitado');
  await row.click();
  await page.getByRole('dialog').getByRole('link', { name: 'Ver licitações' }).click();
  await expect(page).toHaveURL(/importacao=\d+/);
  await expect(page.getByRole('table').getByRole('link', { name: 'Telas de cinema ao ar livre, remessa 3' })).toBeVisible();
});

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

test('says so when nothing came in, and that a file was there before', alone, async ({ page }) => {
  const names = ['sem-objeto.json', 'de-novo.json'] as const;
  const faulty = JSON.stringify([notice(41, { objetoCompra: null }), notice(42, { dataPublicacaoPncp: 'ontem' })]);
  await openAs(page, 'admin', screen);
  await send(page, file(names[0], faulty), file(names[1], JSON.stringify([notice(43)])));
  await expect(card(page, names[0])).toContainText('Todos os 2 registros têm falha: nada vai entrar.');
  await unfold(page, names[0]);
  await expect(card(page, names[0]).getByRole('row', { name: /dataPublicacaoPncp ontem Não é uma data/ })).toBeVisible();
  // The one that is not worth it is left out, and one alone needs no button for all.
  await expect(page.getByRole('button', { name: /^Iniciar todas/ })).toHaveCount(0);
  for (const name of names) await card(page, name).getByRole('button', start).click();
  await expect(card(page, names[0])).toContainText('Nada entrou');
  await expect(card(page, names[0]).getByRole('link', { name: 'Ver licitações' })).toHaveCount(0);
  await expect(card(page, names[1])).toContainText('Concluída');
  await page.getByRole('button', { name: 'Fechar concluídas' }).click();
  await expect(page.getByRole('region', { name: 'Agora' })).toHaveCount(0);
  await send(page, file(names[1], JSON.stringify([notice(43)])));
  await expect(card(page, names[1])).toContainText(/Já importado em \d/);
  await card(page, names[1]).getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar arquivo' }).click();
  await expect(card(page, names[1])).toHaveCount(0);
});

test('says so too when most of the file is still to be sent', async ({ page }) => {
  await openAs(page, 'admin', screen);
  await send(page, file('longo.json', `[1 2]${' '.repeat(20_000_000)}`));
  await expect(card(page, 'longo.json')).toContainText('O arquivo não pôde ser lido.');
  await expect(card(page, 'longo.json')).toContainText('Byte 3');
});

test('puts a list of items on the notice that its sender chooses', alone, async ({ page }) => {
  const name = 'rolos.json';
  await openAs(page, 'admin', screen);
  await send(page, file(name, JSON.stringify([item(901), item(902)])));
  await expect(card(page, name).getByRole('button', start)).toBeDisabled();
  await expect(card(page, name)).toContainText('Escolha a licitação destes registros.');
  await card(page, name).getByLabel('Licitação destes registros').fill('pneus');
  const choice = page.getByRole('option').filter({ hasText: /pneus/i }).first();
  const title = ((await choice.textContent()) ?? '').split(' · ')[0] ?? '';
  await choice.click();
  await expect(card(page, name).getByRole('button', start)).toBeEnabled();
  await card(page, name).getByRole('button', start).click();
  await expect(card(page, name)).toContainText('Concluída');
  await expect(count(page, name, 'Rejeitados')).toHaveText('0');
  await page.goto('/apps/invoice/list?q=pneus');
  await page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: title.split(' ').at(-1) ?? '' })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Lotes e itens' })).toContainText('Rolo de filme nº 902');
});

test('reads a sheet whose headings are its own, once its columns are named', alone, async ({ page }) => {
  const name = 'prefeitura.csv';
  const headings = 'Chave;Certame;Quem compra;O que se quer;Modalidade;Quando saiu';
  const row = '99887766000155-1-000021/2026;21/2026;Fundação das Telas;Projetores de filme;Pregão - Eletrônico;04/05/2026 09:15';
  await openAs(page, 'admin', screen);
  await send(page, file(name, `${headings}\n${row}\n`));
  await card(page, name).getByLabel('A planilha contém').selectOption('Planilha de licitações');
  const columns = {
    'Número de controle': 'Chave',
    Número: 'Certame',
    Órgão: 'Quem compra',
    Objeto: 'O que se quer',
    Publicação: 'Quando saiu',
  };
  for (const [field, heading] of Object.entries(columns)) {
    const choice = card(page, name).getByLabel(`${field} (obrigatória)`, { exact: true });
    const option = choice.getByRole('option', { name: heading });
    await choice.selectOption({ label: (await option.textContent()) ?? '' });
  }
  await unfold(page, name);
  await expect(card(page, name).getByRole('row', { name: /000021\/2026.*Projetores de filme/ })).toBeVisible();
  await card(page, name).getByRole('button', start).click();
  await expect(count(page, name, 'Novos')).toHaveText('1');
});

test('gives sheets to fill in that it reads as they are', async ({ page }) => {
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

test('works by keyboard alone', alone, async ({ page }) => {
  const name = 'teclado.json';
  // Before anything else, so that the browser has been told by the time the chooser opens.
  const chooser = page.waitForEvent('filechooser');
  await openAs(page, 'admin', screen);
  // Right behind the tabs of what can be sent.
  await page.getByRole('link', { name: 'DNS', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Escolher arquivos' })).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file(name, JSON.stringify([notice(31)])));
  await expect(card(page, name).getByRole('button', start)).toBeEnabled();
  await card(page, name).getByRole('button', start).focus();
  await page.keyboard.press('Enter');
  await expect(card(page, name)).toContainText('Concluída');
  // The button is gone; the focus stays with what it belonged to.
  await expect(card(page, name)).toBeFocused();
  await page.keyboard.press('j');
  await expect(page.getByRole('table', { name: 'Histórico' }).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Importação' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
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

test('is there for admins alone', async ({ page }) => {
  await openAs(page, 'client', '/apps/invoice/list');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(menu.getByRole('link', { name: 'Licitações' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Enviar arquivo' })).toBeHidden();
  await page.goto(screen);
  await expect(page).toHaveURL('/misc/not-authorized?from=/importar');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('não dá acesso');
});

for (const skin of ['light', 'dark'] as const)
  test(`has no barriers and fits every width, ${skin}`, async ({ page }) => {
    const names = [`itens-${skin}.json`, `ruim-${skin}.json`, `folha-${skin}.csv`] as const;
    const over = `resultados-${skin}.json`;
    // It belongs to a notice that never comes, and so shows nowhere else.
    const result = { numeroItem: 1, sequencialResultado: 1, numeroControlePNCPCompra: '99887766000155-1-999999/2026' };
    await wear(page, skin);
    await openAs(page, 'admin', screen);
    await send(page, file(names[0], JSON.stringify([item(1)])), file(names[1], '{"data":['), file(names[2], 'Objeto;Chave\nTelas;1\n'));
    await expect(card(page, names[0]).getByRole('button', start)).toBeVisible();
    await expect(card(page, names[1])).toContainText('O arquivo não pôde ser lido.');
    await card(page, names[2]).getByLabel('A planilha contém').selectOption('Planilha de lotes');
    await expect(card(page, names[2])).toContainText('Indique');
    await send(page, file(over, JSON.stringify([result])));
    await card(page, over).getByRole('button', start).click();
    await expect(card(page, over)).toContainText('Concluída');
    await expectNoBarriers(page);
    for (const width of [390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByRole('list', { name: 'Histórico' })).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('list', { name: 'Histórico' }).getByRole('link', { name: over }).click();
    await expect(page.getByRole('dialog')).toContainText(over);
    await expectNoBarriers(page);
    for (const name of [names[0], names[2]]) {
      await page.goto(screen);
      await card(page, name).getByRole('button', { name: 'Descartar' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Descartar arquivo' }).click();
      await expect(card(page, name)).toHaveCount(0);
    }
  });

for (const [language, title] of Object.entries({
  pt: 'Enviar arquivo',
  en: 'Send a file',
  fr: 'Envoyer un fichier',
  de: 'Datei senden',
}))
  test(`speaks ${language} throughout`, async ({ page }) => {
    await page.addInitScript((chosen) => localStorage.setItem('language', chosen), language);
    await openAs(page, 'admin', screen);
    await send(page, file('nada.json', '{"nada":1}'));
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'nada.json' })).toBeVisible();
    // A text that is missing shows its key.
    await expect(page.locator('body')).not.toHaveText(/\b(drop|upload|kind|state|now|history|templates|sheet|missing)\.[a-z]/);
  });
