// The way of an analyst: from a saved search over items, prices, checklist and proposal to a contract in the calendar.
import { expect, type Page, test } from './fixtures.ts';
import { list } from './noticesList.ts';
import { findNotice, type Notice } from './offers.ts';
import { accounts, newAccount, openAs } from './signedIn.ts';

async function headersOf(page: Page, { email, password }: { email: string; password: string }): Promise<Record<string, string>> {
  const { accessToken } = await (await page.request.post('/jwt/login', { data: { email, password } })).json();
  return { authorization: `Bearer ${accessToken}` };
}

/** Whether others have bought the first item. */
async function hasPrices(page: Page, headers: Record<string, string>, { lotes }: Notice): Promise<boolean> {
  const asked = { headers, data: { descricoes: [lotes[0]?.descricao] } };
  const { escolhas } = await (await page.request.post('/api/precos/words', asked)).json();
  return escolhas[0].n > 0;
}

const dayAhead = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The contract of the notice, as an admin imports it from PNCP. */
async function importContract(page: Page, { controle }: Notice, numero: string): Promise<void> {
  const headers = await headersOf(page, accounts.admin);
  const record = {
    numeroControlePncpCompra: controle,
    numeroControlePNCP: `99000111000100-2-${numero.padStart(6, '0')}/2026`,
    ...{ numeroContratoEmpenho: `${numero}/2026`, anoContrato: 2026, sequencialContrato: Number(numero), receita: false },
    ...{ tipoContrato: { id: 1, nome: 'Contrato (termo inicial)' }, categoriaProcesso: { id: 8, nome: 'Serviços' } },
    ...{ dataAssinatura: dayAhead(0), dataVigenciaInicio: dayAhead(0), dataVigenciaFim: dayAhead(20) },
    ...{ dataPublicacaoPncp: `${dayAhead(0)}T00:01:18`, dataAtualizacao: `${dayAhead(0)}T00:01:19`, processo: 'PE 011/2026' },
    dataAtualizacaoGlobal: `${dayAhead(0)}T00:01:19`,
    ...{ niFornecedor: '99ABC123000145', tipoPessoa: 'PJ', nomeRazaoSocialFornecedor: 'Garça Branca Serviços Ltda' },
    orgaoEntidade: { cnpj: '99000111000100', razaoSocial: 'Município de Pedra Alta', poderId: 'E', esferaId: 'M' },
    unidadeOrgao: { codigoUnidade: '1', nomeUnidade: 'Prefeitura', codigoIbge: '4208203', municipioNome: 'Pedra Alta', ufSigla: 'SC' },
    ...{ objetoContrato: 'Fornecimento ganho na caminhada', valorInicial: 1234.5, valorGlobal: 1234.5, numeroRetificacao: 0 },
  };
  const page1 = { data: [record], totalRegistros: 1, totalPaginas: 1, numeroPagina: 1 };
  const received = await page.request.post(`/api/importacoes?arquivo=contrato-${numero}.json`, {
    headers: { ...headers, 'content-type': 'application/octet-stream' },
    data: Buffer.from(JSON.stringify(page1)),
  });
  expect(received.status(), await received.text()).toBe(201);
  const { id } = await received.json();
  const state = async () => (await (await page.request.get(`/api/importacoes/${id}`, { headers })).json()).estado;
  await expect.poll(state).toBe('pronta');
  expect((await page.request.post(`/api/importacoes/${id}/start`, { headers })).ok()).toBe(true);
  await expect.poll(state).toBe('concluida');
}

test('a saved search leads to a notice, an offer, a proposal, a contract, and its end in the calendar', async ({ page }) => {
  test.setTimeout(120_000);
  const account = await newAccount(page);
  const headers = await headersOf(page, account);
  const notice = await findNotice(page, headers, (one) => hasPrices(page, headers, one));
  const [lote] = notice.lotes;
  const numero = lote?.numero ?? 0;
  const words = notice.objeto.split(' ').slice(0, 6).join(' ');

  // The search is saved, and found again with its notice.
  await openAs(page, account, `${list}?q=${encodeURIComponent(words)}`);
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Buscas salvas' }).click();
  await page.getByRole('menuitem', { name: 'Salvar esta busca…' }).click();
  await page.getByRole('dialog', { name: 'Salvar esta busca' }).getByLabel('Nome').fill('Nosso ramo');
  await page.keyboard.press('Enter');
  await expect(main.getByText('Nosso ramo')).toBeVisible();
  await page.locator(`tbody a[href*="/preview/${notice.id}?"]`).first().click();

  // Items are picked.
  await page.getByRole('button', { name: 'Preparar proposta' }).click();
  await expect(page).toHaveURL(/\/propostas\/\d+$/);
  const offer = new URL(page.url()).pathname;
  await page.getByRole('button', { name: 'Escolher itens' }).click();
  const picking = page.getByRole('dialog', { name: 'Escolher itens' });
  await picking.getByRole('checkbox', { name: new RegExp(`^${numero} · `) }).check();
  await picking.getByRole('button', { name: 'Adicionar 1 item' }).click();
  await expect(picking).toBeHidden();

  // What others paid for it.
  await page
    .getByRole('region', { name: 'Itens e preços' })
    .getByRole('link', { name: /^Preços pagos/ })
    .click();
  await expect(page).toHaveURL(/\/precos\?q=/);
  await expect(page.getByRole('region', { name: 'Resumo dos preços' })).toBeVisible();
  await page.goBack();
  await page.getByRole('button', { name: new RegExp(`^Preço do item ${numero}:`) }).click();
  await page.getByRole('textbox', { name: `Preço do item ${numero}` }).fill('10');
  await page.keyboard.press('Enter');

  // The checklist, with documents that are valid on the day of the session.
  const checklist = page.getByRole('region', { name: 'Checklist' });
  await checklist.getByRole('button', { name: 'Usar o modelo' }).click();
  await checklist.getByRole('button', { name: 'Ligar certidões' }).click();
  const suggested = page.getByRole('dialog', { name: 'Ligar certidões' });
  await suggested.getByRole('button', { name: /^Ligar \d+ certidões$/ }).click();
  const fgts = checklist.getByRole('checkbox', { name: 'Certificado de regularidade do FGTS' });
  await expect(checklist.getByRole('link', { name: 'CRF do FGTS', exact: true })).toBeVisible();
  await fgts.check();
  await expect(fgts).toBeChecked();

  // The proposal is printed.
  await page.getByRole('button', { name: 'Gerar proposta' }).click();
  const printing = page.getByRole('dialog', { name: 'Gerar proposta' });
  const saved = page.waitForEvent('download');
  await printing.getByRole('button', { name: 'Baixar PDF' }).click();
  expect((await saved).suggestedFilename()).toMatch(/^proposta-.+\.pdf$/);
  await page.keyboard.press('Escape');

  // Won, and the contract is published.
  const stage = page.getByRole('button', { name: /^Etapa:/ });
  await stage.click();
  await page.getByRole('menuitem', { name: 'Ganha' }).click();
  await page.getByRole('button', { name: 'Mover assim mesmo' }).click();
  const won = page.getByRole('dialog', { name: 'Proposta ganha' });
  await won.getByLabel('Valor contratado').fill('1234,5');
  await won.getByRole('button', { name: 'Salvar' }).click();
  await expect(stage).toHaveText('Ganha');
  await importContract(page, notice, String(700_000 + Math.floor(Math.random() * 99_999)));
  await page.reload();
  await page
    .getByRole('region', { name: 'Contratos' })
    .getByRole('link', { name: /Contrato/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/contratos\/\d+$/);
  const watch = page.getByRole('button', { name: 'Fim no calendário' });
  await watch.click();
  await expect(page.getByRole('button', { name: 'No calendário' })).toBeVisible();

  // Its end is in the calendar, which leads back to it.
  await page.goto(`/apps/calendar?view=list&day=${dayAhead(20)}`);
  await expect(
    page
      .getByRole('main')
      .getByText(/Garça Branca Serviços Ltda/)
      .first(),
  ).toBeVisible();
  await page.goto(offer);
  await expect(page.getByRole('button', { name: /^Etapa:/ })).toHaveText('Ganha');
});
