import { contratoRecord } from '#features/contratos/server/import/testContratos.ts';
import { clockOfPncp, type TestPncp, testPncp } from '#features/fontes/server/testPncp.ts';
import { controlNumber, pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { expectNoBarriersInAnyLook } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { type OwnServer, ownServer } from './ownServer.ts';
import { accounts } from './signedIn.ts';

type Notice = TestPncp['notices'][number];

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
      ...Array.from({ length: 12 }, (_, i) => pncpRecord({ ...more, numeroControlePNCP: controlNumber(i + 1) }) as Notice),
      pncpRecord({ ...more, numeroControlePNCP: controlNumber(13), valorTotalEstimado: 'cem' }) as Notice,
    );
    pncp.lists.set('contratos', [contratoRecord(1), contratoRecord(2)]);
    await page.goto('/login?redirect=/fontes');
    await page.getByRole('button', { name: 'Entrar como administrador' }).click();
    const card = page.getByRole('region', { name: 'PNCP' });
    await expect(card.getByText('Desligada')).toBeVisible();
    await card.getByRole('button', { name: 'Ajustes' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ajustes de PNCP' });
    await dialog.getByLabel('Chamadas por segundo').fill('500');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByText('Deve ser 50 ou menos.')).toBeVisible();
    await expect(dialog.getByLabel('Chamadas por segundo')).toHaveValue('500');
    await dialog.getByLabel('Chamadas por segundo').fill('50');
    await dialog.getByLabel('Endereço').fill('ftp://pncp');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog.getByText(/^Deve ser um endereço/)).toBeVisible();
    await dialog.getByLabel('Endereço').fill(pncp.url);
    await dialog.getByLabel('Dias da primeira leitura').fill('3');
    await dialog.getByRole('button', { name: 'Salvar' }).click();
    await expect(dialog).toBeHidden();
    await card.getByRole('switch', { name: 'Ler esta fonte' }).check();
    await expect(card.getByText('Em dia')).toBeVisible({ timeout: 30_000 });
    await card.getByRole('switch', { name: 'Contratos e empenhos' }).check();
    await expect(card.getByText(/lida .* · 2 de 2 registros/)).toBeVisible({ timeout: 30_000 });
    const contracts = card.getByRole('group', { name: 'Completude dos últimos 90 dias: Contratos e empenhos' });
    await contracts.getByRole('button', { name: /: 2 de 2 registros$/ }).click();
    const ofContracts = page.getByRole('dialog', { name: /^Contratos e empenhos · .* 2 de 2 registros$/ });
    await expect(ofContracts.getByText('O dia é o da publicação no PNCP.')).toBeVisible();
    await expect(ofContracts.getByRole('button', { name: 'Ler este dia de novo' })).toBeEnabled();
    await page.keyboard.press('Escape');
    await expect(card.getByRole('switch', { name: 'Atas de registro de preços' })).not.toBeChecked();
    const today = card.getByRole('button', { name: /: 13 de 13 recebidas$/ });
    await today.focus();
    await page.keyboard.press('ArrowUp');
    await expect(card.getByRole('button', { name: /: 0 de 0 recebidas$/ }).last()).toBeFocused();
    await today.click();
    const day = page.getByRole('dialog', { name: /13 de 13/ });
    await expect(day.getByRole('row', { name: /Pregão - Eletrônico 13 13/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await card
      .getByRole('button', { name: /: ainda não lido$/ })
      .first()
      .click();
    const unread = page.getByRole('dialog', { name: /ainda não lido$/ });
    await expect(unread.getByText('Este dia ainda não foi lido.')).toBeVisible();
    await expect(unread.getByRole('button', { name: 'Ler este dia', exact: true })).toBeVisible();
    await page.keyboard.press('Escape');
    await expectNoBarriersInAnyLook(page, 'main');
    // The import of the day is over.
    await expect(async () => {
      await page.reload();
      await today.click();
      await expect(day.getByText('1 registro deste dia foi rejeitado ao importar.')).toBeVisible({ timeout: 2000 });
    }).toPass();
    await expectNoBarriersInAnyLook(page, '[role=dialog]');
    await day.getByRole('link', { name: 'Ver as importações' }).click();
    await expect(page.getByRole('link', { name: /^PNCP, \d\d\/\d\d\/\d{4}$/ }).first()).toBeInViewport();
    await expect(page).toHaveURL('/importar?origem=pncp');
    await page.getByRole('combobox', { name: 'Origem' }).click();
    await page.getByRole('option', { name: 'Arquivos enviados' }).click();
    await expect(page.getByText('Nenhuma importação de Arquivos enviados')).toBeVisible();
    await page.goto(`/apps/invoice/list?q=zarabatanas`);
    await expect(page.getByText('12 resultados')).toBeAttached();
  });

  test('what is wrong with a source is said in words on its card, and beside the list of what it brings', async ({ browser }) => {
    test.slow();
    const page = await (await browser.newContext({ baseURL: server.url, locale: 'pt-BR' })).newPage();
    const { accessToken } = await (await page.request.post('/jwt/login', { data: accounts.admin })).json();
    const change = async (fonte: string, data: object) => {
      const answer = await page.request.patch(`/api/fontes/${fonte}`, { data, headers: { authorization: `Bearer ${accessToken}` } });
      expect(answer.status()).toBe(200);
    };
    const settings = { ligada: true, por_segundo: 50, dias: 1 };
    await change('pncp', { ...settings, endereco: pncp.url });
    await page.goto('/login?redirect=/fontes');
    await page.getByRole('button', { name: 'Entrar como administrador' }).click();
    const card = page.getByRole('region', { name: 'PNCP' });
    await expect(card.getByText('Em dia')).toBeVisible({ timeout: 30_000 });
    await expect(card.getByText(/^Traz licitações\. A cada/)).toBeVisible();
    await page.goto('/projetos-de-lei');
    await expect(page.getByRole('heading', { name: 'Projetos de lei' })).toBeVisible();
    await expect(page.getByText(/^PNCP: /)).toBeHidden();

    pncp.fault = (_, response) => {
      response.writeHead(200, { 'content-type': 'text/html' }).end('<html>Erro</html>');
      return true;
    };
    // Nobody listens there.
    await change('compras', { ...settings, endereco: 'http://127.0.0.1:1' });
    await change('camara', { ...settings, endereco: 'http://127.0.0.1:1' });
    await page.goto('/fontes');
    await card.getByRole('button', { name: 'Ler agora' }).click();
    await expect(card.getByText(/^Veio uma página em vez de dados · Desde/)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('region', { name: 'Compras.gov.br' }).getByText(/^O servidor recusou a conexão · Desde/)).toBeVisible({
      timeout: 30_000,
    });
    await page.goto('/apps/invoice/list');
    await expect(page.getByText(/^PNCP sem resposta desde/)).toBeVisible();
    await page.getByRole('button', { name: '+1 fonte', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Atualidade das fontes' });
    await expect(panel.getByText(/^Compras\.gov\.br sem resposta desde/)).toBeVisible();
    await expectNoBarriersInAnyLook(page, '[role=dialog]');
    await page.goto('/projetos-de-lei');
    await expect(page.getByText(/^Câmara dos Deputados sem resposta desde/)).toBeVisible({ timeout: 30_000 });

    await change('compras', { ligada: false });
    await change('pncp', { ligada: false });
    await page.goto('/apps/invoice/list');
    await expect(page.getByText(/^PNCP: pausada, lida /)).toBeVisible();
    pncp.fault = () => false;
  });
});
