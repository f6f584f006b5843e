import type { Page } from '@playwright/test';
import { type TestFiles, testFiles } from '#features/editais/server/testFiles.ts';
import { controlNumber, documentRecord, pncpRecord } from '#features/licitacoes/server/import/sources/fixtures.ts';
import { makePdf, makeZip } from '#kit/server/documentText/testDocuments.ts';
import { expectNoBarriersInAnyLook } from './barriers.ts';
import { expect, test } from './fixtures.ts';
import { type OwnServer, ownServer } from './ownServer.ts';

/** Imports records by calls, as the demo's admin. */
async function importRecords({ request }: Page, records: object[]): Promise<void> {
  const signedIn = await request.post('/jwt/login', { data: { email: 'admin@demo.com', password: 'admin' } });
  const headers = { authorization: `Bearer ${(await signedIn.json()).accessToken}` };
  const sent = await request.post('/api/importacoes?arquivo=registros.json', {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    data: Buffer.from(JSON.stringify(records)),
  });
  const { id } = await sent.json();
  await request.post(`/api/importacoes/${id}/start`, { headers });
  const state = async () => (await (await request.get(`/api/importacoes/${id}`, { headers })).json()).estado;
  await expect.poll(state).toBe('concluida');
}

test.describe('a server whose notices have files', () => {
  let files: TestFiles;
  let server: OwnServer;
  test.beforeAll(async () => {
    files = await testFiles();
    server = await ownServer(undefined, { SOURCES_LOCAL: 'true' });
    await server.start();
  });
  test.afterAll(async () => {
    await server.stop('SIGKILL');
    await files.close();
  });

  test('a file is downloaded, searched, found from the list, and its room is shown', async ({ browser }) => {
    test.slow();
    const page = await (await browser.newContext({ baseURL: server.url, locale: 'pt-BR', reducedMotion: 'reduce' })).newPage();
    const path = '/pncp/v1/orgaos/11222333000181/compras/2026/7/arquivos';
    files.files.set(
      `${path}/1`,
      makePdf(['Edital de preg\xe3o', 'As luvas de procedimento devem ser de nitrilo, em caixas de cem unidades.']),
    );
    files.files.set(`${path}/2`, makeZip({ 'termo de referencia.pdf': makePdf(['Luvas de nitrilo sem talco']) }));
    const now = new Date().toISOString().slice(0, 19);
    await importRecords(page, [
      pncpRecord({
        numeroControlePNCP: controlNumber(7),
        objetoCompra: 'Material hospitalar',
        dataPublicacaoPncp: now,
        dataAtualizacao: now,
      }),
    ]);
    await importRecords(
      page,
      [1, 2, 3].map((sequencialDocumento) =>
        documentRecord({
          ...{ sequencialDocumento, titulo: ['Edital', 'Anexos', 'Ata'][sequencialDocumento - 1] },
          url: `${files.url}${path}/${sequencialDocumento}`,
          uri: undefined,
        }),
      ),
    );
    await page.goto('/login?redirect=/apps/invoice/list?q=%22material hospitalar%22');
    await page.getByRole('button', { name: 'Entrar como administrador' }).click();
    await page.getByRole('table').locator('tbody a[href*="/preview/"]').first().click();
    const card = page.getByRole('region', { name: 'Documentos' });
    await card.getByRole('button', { name: 'Baixar: Edital' }).click();
    await expect(card.getByRole('button', { name: 'Abrir: Edital' })).toBeVisible({ timeout: 20_000 });
    await expect(card.getByText(/^PDF · .* · 2 páginas com texto$/)).toBeVisible();
    await card.getByRole('button', { name: 'Baixar: Anexos' }).click();
    await expect(card.getByRole('link', { name: 'Salvar: Anexos' })).toBeVisible({ timeout: 20_000 });
    await card.getByRole('button', { name: 'Baixar: Ata' }).click();
    await expect(card.getByText('O arquivo não veio · o portal não o tem')).toBeVisible({ timeout: 20_000 });
    await card.getByRole('textbox', { name: 'Buscar neste edital' }).fill('luva nitrilo');
    await expect(card.getByText('2 páginas', { exact: true })).toBeVisible();
    await expect(card.locator('mark')).toHaveText(['luvas', 'nitrilo', 'Luvas', 'nitrilo']);
    await expect(card.getByText('Anexos · termo de referencia.pdf, página 1')).toBeVisible();
    await expectNoBarriersInAnyLook(page, 'main');
    await card.getByRole('button', { name: 'Edital · página 2' }).click();
    await expect(page.getByRole('dialog', { name: 'Edital.pdf' })).toBeVisible();

    await page.goto('/apps/invoice/list?q=luva nitrilo');
    const found = page.getByRole('region', { name: 'Encontrado em editais' });
    await found.getByRole('button', { name: 'Encontrado no texto de 1 edital' }).click();
    await expectNoBarriersInAnyLook(page, 'main');
    await found.getByRole('link').click();
    await expect(card.getByRole('textbox', { name: 'Buscar neste edital' })).toHaveValue('luva nitrilo');
    await expect(card.locator('mark').first()).toBeInViewport();

    await page.goto('/fontes');
    const settings = page.getByRole('region', { name: 'Arquivos de editais' });
    await expect(settings.getByText(/de 10 GB$/)).toBeVisible();
    await settings.getByLabel('Espaço para arquivos (GB)').fill('20');
    await settings.getByRole('button', { name: 'Salvar' }).click();
    await expect(settings.getByText(/de 20 GB$/)).toBeVisible();
    await settings.getByRole('switch', { name: /^Baixar os das licitações acompanhadas/ }).check();
    await expectNoBarriersInAnyLook(page, 'main');
  });
});
