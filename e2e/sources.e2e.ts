import { clockOfPncp, type TestPncp, testPncp } from '#features/fontes/server/testPncp.ts';
import { controlNumber, pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { expectNoBarriersInAnyLook } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { type OwnServer, ownServer } from './ownServer.ts';

test.describe('a server with a PNCP of its own', () => {
  let pncp: TestPncp;
  let server: OwnServer;
  test.beforeAll(async () => {
    pncp = await testPncp();
    server = await ownServer(undefined, { SOURCES_LOCAL: 'true' });
    await server.start();
  });
  test.afterAll(async () => {
    await server.stop('SIGKILL');
    await pncp.close();
  });

  test('one click fills the list, and the days show how complete they are', async ({ browser }) => {
    test.slow();
    const page = await (await browser.newContext({ baseURL: server.url, locale: 'pt-BR' })).newPage();
    const now = clockOfPncp();
    const more = { dataPublicacaoPncp: now, dataAtualizacao: now, objetoCompra: 'Aquisição de zarabatanas' };
    pncp.notices.push(
      ...Array.from(
        { length: 12 },
        (_, i) => pncpRecord({ ...more, numeroControlePNCP: controlNumber(i + 1) }) as TestPncp['notices'][number],
      ),
    );
    await page.goto('/login?redirect=/fontes');
    await page.getByRole('button', { name: 'Entrar como administrador' }).click();
    const card = page.getByRole('region', { name: 'PNCP' });
    await expect(card.getByText('Desligada')).toBeVisible();
    await card.getByRole('button', { name: 'Ajustes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajustes de PNCP' });
    await dialog.getByLabel('Endereço').fill('ftp://pncp');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByText(/^Deve ser um endereço/)).toBeVisible();
    await dialog.getByLabel('Endereço').fill(pncp.url);
    await dialog.getByLabel('Chamadas por segundo').fill('50');
    await dialog.getByLabel('Dias da primeira leitura').fill('3');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toBeHidden();
    await card.getByRole('switch', { name: 'Ler esta fonte' }).check();
    await expect(card.getByText('Em dia')).toBeVisible({ timeout: 30_000 });
    const today = card.getByRole('button', { name: /: 12 de 12 recebidas$/ });
    await today.focus();
    await page.keyboard.press('ArrowUp');
    await expect(card.getByRole('button', { name: /: 0 de 0 recebidas$/ }).last()).toBeFocused();
    await today.click();
    const day = page.getByRole('dialog', { name: /12 de 12/ });
    await expect(day.getByRole('row', { name: /Pregão - Eletrônico 12 12/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoBarriersInAnyLook(page, 'main');
    await card.getByRole('link', { name: 'Histórico' }).click();
    await expect(page).toHaveURL('/importar?origem=pncp');
    await expect(page.getByRole('link', { name: /^PNCP \d/ }).first()).toBeVisible();
    await page.getByRole('combobox', { name: 'Origem' }).click();
    await page.getByRole('option', { name: 'Arquivos enviados' }).click();
    await expect(page.getByText('Nenhuma importação de Arquivos enviados')).toBeVisible();
    await page.goto(`/apps/invoice/list?q=zarabatanas`);
    await expect(page.getByText('12 resultados')).toBeAttached();
  });
});
