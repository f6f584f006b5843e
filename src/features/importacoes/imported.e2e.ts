import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { expect, test } from '../../../e2e/fixtures.ts';
import { card, count, file, item, notice, noticeField, screen, send, start, unfold } from '../../../e2e/importing.ts';
import { follow } from '../../../e2e/navigation.ts';
import { openAs } from '../../../e2e/signedIn.ts';

// The server imports one file at a time, and imported notices would show in other tests' lists.
test.describe.configure({ mode: 'default' });
const alone = { tag: '@alone' };

test('imports a file: preview, start, report, rejects as CSV, history', alone, async ({ page }) => {
  const name = 'telas.json';
  await openAs(page, 'admin', screen);
  await send(page, file(name, JSON.stringify({ data: [notice(1), notice(2, { modalidadeId: null }), notice(3)] })));
  await expect(card(page, name)).toContainText('Licitações do PNCP');
  await expect(card(page, name)).toContainText('3 registros');
  await unfold(page, name);
  await expect(card(page, name).getByRole('row', { name: /remessa 3.*R\$\s1\.234,50/ })).toBeVisible();
  await expect(card(page, name)).toContainText('1 registro tem erro e não será importado.');
  await expect(card(page, name).getByRole('row', { name: /2.*000002\/2026.*modalidadeId.*Não informado/ })).toBeVisible();
  await card(page, name).getByRole('button', start).click();
  await expect(card(page, name)).toContainText('Concluída com rejeitados');
  await expect(page.getByText(`Importação de ${name} concluída com rejeitados. 2 novos · 1 rejeitado.`, { exact: true })).toBeVisible();
  await expect(count(page, name, 'Novos')).toHaveText('2');
  await expect(count(page, name, 'Rejeitados')).toHaveText('1');
  const download = page.waitForEvent('download');
  await card(page, name).getByRole('button', { name: 'Baixar CSV' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toMatch(/99887766000155-1-000002\/2026.*modalidadeId/);
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

test('shows when nothing was imported, and that a file was sent before', alone, async ({ page }) => {
  const names = ['sem-modalidade.json', 'de-novo.json'] as const;
  const faulty = JSON.stringify([notice(41, { modalidadeId: null }), notice(42, { dataPublicacaoPncp: 'ontem' })]);
  await openAs(page, 'admin', screen);
  await send(page, file(names[0], faulty), file(names[1], JSON.stringify([notice(43)])));
  await expect(card(page, names[0])).toContainText('Todos os 2 registros têm erro: nada será importado.');
  await unfold(page, names[0]);
  await expect(card(page, names[0]).getByRole('row', { name: /dataPublicacaoPncp ontem Não é uma data/ })).toBeVisible();
  // The duplicate is left out, and a single file needs no button for all.
  await expect(page.getByRole('button', { name: /^Iniciar todas/ })).toHaveCount(0);
  for (const name of names) await card(page, name).getByRole('button', start).click();
  await expect(card(page, names[0])).toContainText('Nada importado');
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

test('adds a list of items to the notice that the user chooses', alone, async ({ page }) => {
  const name = 'rolos.json';
  await openAs(page, 'admin', screen);
  await send(page, file(name, JSON.stringify([item(901), item(902)])));
  await expect(card(page, name).getByRole('button', start)).toBeDisabled();
  await expect(card(page, name)).toContainText('Escolha a licitação destes registros.');
  await (await noticeField(page, name)).fill('pneus');
  const choice = page.getByRole('option').filter({ hasText: /pneus/i }).first();
  const title = ((await choice.textContent()) ?? '').split(' · ')[0] ?? '';
  await choice.click();
  await expect(card(page, name).getByRole('button', start)).toBeEnabled();
  await card(page, name).getByRole('button', start).click();
  await expect(card(page, name)).toContainText('Concluída');
  await expect(count(page, name, 'Rejeitados')).toHaveText('0');
  await follow(page, '/apps/invoice/list?q=pneus');
  await page
    .getByRole('table')
    .getByRole('row')
    .filter({ hasText: title.split(' ').at(-1) ?? '' })
    .getByRole('link')
    .first()
    .click();
  await expect(page.getByRole('region', { name: 'Lotes e itens' })).toContainText('Rolo de filme nº 902');
});

test('reads a sheet with other headings after its columns are mapped', alone, async ({ page }) => {
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
  // The control number is optional, but no further field that is folded away: whether a sheet has it decides what its rows are.
  await expect(card(page, name).getByRole('button', { name: /^Mais \d+ campos/ })).toHaveAttribute('aria-expanded', 'false');
  for (const [field, heading] of Object.entries(columns)) {
    const choice = card(page, name).getByLabel(new RegExp(`^${field}( \\(obrigatória\\))?$`));
    const option = choice.getByRole('option', { name: heading });
    await choice.selectOption({ label: (await option.textContent()) ?? '' });
  }
  await unfold(page, name);
  await expect(card(page, name).getByRole('row', { name: /000021\/2026.*Projetores de filme/ })).toBeVisible();
  await card(page, name).getByRole('button', start).click();
  await expect(count(page, name, 'Novos')).toHaveText('1');
});

test('notices of a sheet without control numbers say where they come from', alone, async ({ page }) => {
  const name = 'outro-portal.csv';
  const headings = 'numero_controle;numero;orgao;cnpj;modalidade;objeto;publicacao;portal';
  const row = ';31/2026;Fundação das Telas;99.123.456/0001-06;Pregão - Eletrônico;Lonas de projeção;04/05/2026 09:15;Portal das Telas';
  await openAs(page, 'admin', screen);
  await send(page, file(name, `${headings}\n${row}\n`));
  await card(page, name).getByRole('button', start).click();
  await expect(count(page, name, 'Novos')).toHaveText('1');
  await follow(page, '/apps/invoice/list?q=lonas');
  const found = page.getByRole('table').getByRole('row').filter({ hasText: 'Lonas de projeção' });
  await expect(found).toContainText('Planilha, fora do PNCP');
  await found.getByRole('link').first().click();
  await expect(page.getByText(/^Importada de uma planilha por .+, sem número do PNCP\.$/)).toBeVisible();
  const facts = page.getByRole('region', { name: 'Dados da licitação' });
  await expect(facts).toContainText('Planilha, fora do PNCP');
  await expect(facts).toContainText('Divulgada');
  await expect(facts).not.toContainText('Divulgada no PNCP');
});

test('shows progress, queues other files, and stops on request', alone, async ({ page, context }, { retry }) => {
  test.slow();
  // Files of a try before may still be there.
  const [long, short] = [`longa${retry}.ndjson.gz`, `curta${retry}.json`];
  // Their notice does not exist: they wait for it, and no list changes.
  const compra = '99887766000155-1-777777/2026';
  const lines = Array.from({ length: 300_000 }, (_, place) => JSON.stringify(item(place + 1))).join('\n');
  await openAs(page, 'admin', screen);
  await send(page, { ...file(long, ''), buffer: gzipSync(lines, { level: 1 }) }, file(short, JSON.stringify([item(300_001)])));
  // Both, since a card that is still read changes its height.
  for (const name of [long, short]) await expect(card(page, name).getByRole('button', start)).toBeVisible({ timeout: 30_000 });
  for (const name of [long, short]) {
    await (await noticeField(page, name)).fill(compra);
    await page.getByRole('option', { name: compra }).click();
    await expect(card(page, name).getByRole('button', start)).toBeEnabled({ timeout: 30_000 });
  }
  await card(page, long).getByRole('button', start).click();
  await card(page, short).getByRole('button', start).click();
  await expect(card(page, short)).toContainText('Posição 1 na fila');
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

test('shows that the server is away, and recovers by itself', alone, async ({ page, context }) => {
  // Long enough that it still runs when the browser goes offline; a slow machine takes long to finish it.
  test.setTimeout(150_000);
  const name = 'distante.ndjson.gz';
  const lines = Array.from({ length: 120_000 }, (_, place) => JSON.stringify(item(place + 1))).join('\n');
  await openAs(page, 'admin', screen);
  await send(page, { ...file(name, ''), buffer: gzipSync(lines, { level: 1 }) });
  await expect(card(page, name)).toContainText('Falta escolher', { timeout: 30_000 });
  await (await noticeField(page, name)).fill('99887766000155-1-666666/2026');
  await page.getByRole('option', { name: '99887766000155-1-666666/2026' }).click();
  await card(page, name).getByRole('button', start).click({ timeout: 30_000 });
  await expect(page.getByRole('progressbar', { name: `Importação de ${name}` })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByRole('status').filter({ hasText: 'Sem contato com o servidor' })).toBeVisible();
  // The last state stays, without progress.
  await expect(card(page, name).getByRole('button', { name: 'Cancelar importação' })).toBeDisabled();
  await expect(card(page, name)).not.toContainText(/por segundo|falta cerca de|calculando/);
  await context.setOffline(false);
  await expect(page.getByText('Sem contato com o servidor')).toHaveCount(0);
  await expect(card(page, name)).toContainText('Concluída', { timeout: 90_000 });
  await expect(count(page, name, 'Aguardando')).toHaveText('120.000');
});

test('works by keyboard alone', alone, async ({ page }) => {
  const name = 'teclado.json';
  // First, so that the browser knows of it before the file chooser opens.
  const chooser = page.waitForEvent('filechooser');
  await openAs(page, 'admin', screen);
  // Directly after the tabs of file kinds.
  await page.getByRole('link', { name: 'DNS', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Escolher arquivos' })).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file(name, JSON.stringify([notice(31)])));
  await expect(card(page, name).getByRole('button', start)).toBeEnabled();
  await card(page, name).getByRole('button', start).focus();
  await page.keyboard.press('Enter');
  await expect(card(page, name)).toContainText('Concluída');
  // The button is gone; the focus stays on its card.
  await expect(card(page, name)).toBeFocused();
  const newest = page.getByRole('table', { name: 'Histórico' }).getByRole('link').first();
  await expect(newest).toHaveText(name);
  await page.keyboard.press('j');
  await expect(newest).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: 'Importação' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
