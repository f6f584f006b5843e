// Offers: from a notice to the won offer, and what two people do to the same price.
import { readFile } from 'node:fs/promises';
import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { amount, callsOf, findNotice } from '../../../e2e/offers.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

test('a notice becomes an offer, which gets items and prices, moves through its stages and is won', async ({ page }) => {
  const account = await newAccount(page);
  const { headers } = await callsOf(page, account);
  const notice = await findNotice(page, headers);
  const numero = notice.lotes[0]?.numero ?? 0;
  await openAs(page, account, `/apps/invoice/preview/${notice.id}`);
  await page.getByRole('button', { name: 'Preparar proposta' }).click();
  await expect(page).toHaveURL(/\/propostas\/\d+$/);
  const id = Number(page.url().split('/').at(-1));

  await page.getByRole('button', { name: 'Escolher itens' }).click();
  const picking = page.getByRole('dialog', { name: 'Escolher itens' });
  await picking.getByRole('checkbox', { name: new RegExp(`^${numero} · `) }).check();
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
  await picking.getByRole('button', { name: 'Adicionar 1 item' }).click();
  await expect(picking).toBeHidden();

  // Cost and margin by keyboard; the price follows.
  await amount(page, 'Custo', numero).click();
  await page.getByRole('textbox', { name: `Custo do item ${numero}` }).fill('8');
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: `Margem do item ${numero}` }).fill('20');
  await page.keyboard.press('Enter');
  await expect(amount(page, 'Preço', numero)).toHaveText('R$ 10,00');
  await expect(amount(page, 'Margem', numero)).toBeFocused();

  // Four decimals, as tenders allow.
  await amount(page, 'Custo', numero).click();
  await page.getByRole('textbox', { name: `Custo do item ${numero}` }).fill('0,1301');
  await page.keyboard.press('Enter');
  await expect(amount(page, 'Custo', numero)).toHaveText('R$ 0,1301');
  await expect(amount(page, 'Preço', numero)).toHaveText('R$ 0,1626');
  await expect(amount(page, 'Margem', numero)).toHaveText('20%');
  await expect(page.locator('tfoot')).toContainText('20%');

  // What is no amount is said and kept, not saved; nor does another cell open meanwhile.
  await amount(page, 'Margem', numero).click();
  const margin = page.getByRole('textbox', { name: `Margem do item ${numero}` });
  await margin.fill('2o');
  await amount(page, 'Custo', numero).click();
  await expect(page.getByText('Digite só um número, como 12,5')).toBeVisible();
  await expect(margin).toHaveValue('2o');
  await expect(margin).toBeFocused();
  await expectNoBarriersInAnyLook(page, 'table');
  await margin.fill('20,123');
  await page.keyboard.press('Tab');
  await expect(page.getByText('No máximo 2 casas decimais')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(amount(page, 'Margem', numero)).toHaveText('20%');
  await amount(page, 'Custo', numero).click();
  await page.getByRole('textbox', { name: `Custo do item ${numero}` }).fill('0,13015');
  await page.keyboard.press('Enter');
  await expect(page.getByText('No máximo 4 casas decimais')).toBeVisible();
  await expect(page.getByRole('textbox', { name: `Custo do item ${numero}` })).toHaveValue('0,13015');
  await page.keyboard.press('Escape');
  await expect(amount(page, 'Custo', numero)).toHaveText('R$ 0,1301');

  // Brand and model, for the proposal.
  await amount(page, 'Marca', numero).click();
  await page.getByRole('textbox', { name: `Marca do item ${numero}` }).fill('Aurora');
  await page.keyboard.press('Tab');
  await page.getByRole('textbox', { name: `Modelo do item ${numero}` }).fill('X200');
  await page.keyboard.press('Enter');
  await expect(amount(page, 'Marca', numero)).toHaveText('Aurora');
  await expect(amount(page, 'Modelo', numero)).toBeFocused();

  await expectNoBarriersInAnyLook(page);
  const stage = page.getByRole('button', { name: /^Etapa:/ });
  await stage.click();
  await page.getByRole('menuitem', { name: 'Enviada' }).click();
  await expect(stage).toHaveText('Enviada');
  await stage.click();
  await page.getByRole('menuitem', { name: 'Ganha' }).click();
  await page.getByRole('button', { name: 'Mover assim mesmo' }).click();
  const won = page.getByRole('dialog', { name: 'Proposta ganha' });
  await won.getByLabel('Valor contratado').fill('1234,5');
  await won.getByLabel('Número do contrato').fill('12/2027');
  await won.getByLabel('Início da vigência').fill('02/07/2027');
  await won.getByLabel('Fim da vigência').fill('01/07/2027');
  await won.getByRole('button', { name: 'Salvar' }).click();
  await expect(won.getByText('O fim é anterior ao início.')).toBeVisible();
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
  await won.getByLabel('Fim da vigência').fill('01/07/2028');
  await won.getByRole('button', { name: 'Salvar' }).click();
  await expect(won).toBeHidden();
  await expect(stage).toHaveText('Ganha');
  await expect(page.getByText('R$ 1.234,50').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Decisão e resultado' })).toContainText(/12\/2027.*02\/07\/2027.*01\/07\/2028/);
  await follow(page, '/apps/calendar?day=2028-07-01');
  await page
    .getByRole('link', { name: /Contrato 12\/2027/ })
    .first()
    .click();
  await page.getByRole('link', { name: 'Abrir a proposta' }).click();
  await expect(page).toHaveURL(new RegExp(`/propostas/${id}$`));

  await follow(page, `/propostas?q=&view=board&responsavel=${(await callsOf(page, account)).id}`);
  const column = page.locator('section[data-stage=ganha]');
  await expect(column.locator(`[data-card="${id}"]`)).toBeVisible();
  await follow(page, `/apps/invoice/preview/${notice.id}`);
  await expect(page.getByRole('link', { name: 'Ganha', exact: true })).toHaveAttribute('href', `/propostas/${id}`);
});

test('a won offer leads to the contract that came of its notice, and the contract back', async ({ page }) => {
  const account = await newAccount(page);
  const { headers } = await callsOf(page, account);
  const { propostas } = await (await page.request.get('/api/propostas?etapa=ganha&perPage=50', { headers })).json();
  for (const { id, edital } of propostas as { id: number; edital: { controle: string } }[]) {
    const compra = encodeURIComponent(edital.controle);
    const { contratos } = await (await page.request.get(`/api/contratos?compra=${compra}`, { headers })).json();
    if (contratos.length === 0) continue;
    await openAs(page, account, `/propostas/${id}`);
    await page.getByRole('region', { name: 'Contratos' }).getByRole('link').first().click();
    await expect(page).toHaveURL(/\/contratos\/\d+$/);
    await page.getByRole('region', { name: 'Propostas' }).getByRole('link', { name: 'Ganha' }).click();
    await expect(page).toHaveURL(new RegExp(`/propostas/${id}$`));
    return;
  }
  throw new Error('No contract came of a won demo offer.');
});

test('an offer is begun where offers are, for a notice that is found by typing', async ({ page }) => {
  const account = await newAccount(page);
  const { headers } = await callsOf(page, account);
  const { id } = await findNotice(page, headers);
  const notice = await (await page.request.get(`/api/licitacoes/${id}`, { headers })).json();
  const number = `${notice.num_licitacao} ${notice.orgao}`;
  await openAs(page, account, '/propostas?view=list');
  await expect(page.getByRole('link', { name: 'Nova proposta' })).toBeVisible();
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/nova=true/);
  const dialog = page.getByRole('dialog', { name: 'Nova proposta' });
  const field = dialog.getByRole('textbox', { name: 'Licitação' });
  await expect(field).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Iniciar proposta' })).toBeDisabled();
  await field.fill('zzzzqqqq');
  await expect(page.getByText('Nenhuma licitação encontrada')).toBeVisible();
  await field.fill(number);
  await expect(page.getByRole('option', { name: notice.num_licitacao }).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(notice.objeto)).toBeVisible();
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
  await dialog.getByRole('button', { name: 'Iniciar proposta' }).press('Enter');
  await expect(page).toHaveURL(/\/propostas\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(notice.num_licitacao);
  await page.goBack();
  await expect(page).toHaveURL(/\/propostas\?view=list$/);
});

test('a price that somebody else changed meanwhile is shown before it is overwritten', async ({ page }) => {
  const [account, other] = [await newAccount(page), await newAccount(page)];
  const { headers } = await callsOf(page, account);
  const { id: otherId, headers: otherHeaders } = await callsOf(page, other);
  const notice = await findNotice(page, headers);
  const numero = notice.lotes[0]?.numero ?? 0;
  const { id } = await (await page.request.post('/api/propostas', { headers, data: { licitacao: notice.id } })).json();
  await page.request.post(`/api/propostas/${id}/itens`, { headers, data: { numeros: [numero] } });
  const shared = { version: 1, escritorio: null, pessoas: [{ id: otherId, papel: 'editor' }] };
  expect((await page.request.put(`/api/propostas/${id}/acesso`, { headers, data: shared })).status()).toBe(200);
  await openAs(page, account, `/propostas/${id}`);
  await amount(page, 'Preço', numero).click();
  const field = page.getByRole('textbox', { name: `Preço do item ${numero}` });
  await field.fill('12');

  // The other one is faster.
  const { itens } = await (await page.request.get(`/api/propostas/${id}`, { headers })).json();
  const change = { version: itens[0].version, preco: 11 };
  const faster = await page.request.put(`/api/propostas/${id}/itens/${itens[0].id}`, { headers: otherHeaders, data: change });
  expect(faster.status()).toBe(200);
  await field.press('Enter');
  const conflict = page.getByRole('dialog', { name: 'Outra pessoa alterou isto' });
  await expect(conflict).toContainText('R$ 11,00');
  await expect(conflict).toContainText(other.username);
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
  await conflict.getByRole('button', { name: 'Manter a alteração da outra pessoa' }).click();
  await expect(amount(page, 'Preço', numero)).toHaveText('R$ 11,00');
});

test('the bell tells a person of an offer that is shared with them, and leads there', async ({ page }) => {
  const [account, other] = [await newAccount(page), await newAccount(page)];
  const { headers } = await callsOf(page, account);
  const { id: otherId } = await callsOf(page, other);
  const notice = await findNotice(page, headers);
  const { id } = await (await page.request.post('/api/propostas', { headers, data: { licitacao: notice.id } })).json();
  const shared = { version: 1, escritorio: null, pessoas: [{ id: otherId, papel: 'editor' }] };
  await page.request.put(`/api/propostas/${id}/acesso`, { headers, data: shared });
  await openAs(page, other, '/propostas');
  await page.getByRole('button', { name: /^Notificações/ }).click();
  await page
    .getByRole('dialog', { name: 'Notificações' })
    .getByRole('link', { name: /compartilhou com você, para editar, a proposta/ })
    .click();
  await expect(page).toHaveURL(new RegExp(`/propostas/${id}$`));
});

test('entries of the checklist get the documents that they ask for, which are saved as a ZIP file', async ({ page }) => {
  const account = await newAccount(page);
  const { headers } = await callsOf(page, account);
  const notice = await findNotice(page, headers);
  const { id } = await (await page.request.post('/api/propostas', { headers, data: { licitacao: notice.id } })).json();
  await page.request.post(`/api/propostas/${id}/checklist/modelo`, { headers });
  await openAs(page, account, `/propostas/${id}`);
  await page.getByRole('button', { name: 'Ligar certidões' }).click();
  const suggested = page.getByRole('dialog', { name: 'Ligar certidões' });
  await expect(suggested.getByRole('checkbox', { name: /FGTS/ })).toBeChecked();
  // Expired ones are offered, but not chosen.
  await expect(suggested.getByRole('checkbox', { name: 'Certidão de débitos municipais' })).not.toBeChecked();
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
  await suggested.getByRole('button', { name: /^Ligar \d+ certidões$/ }).click();
  await expect(suggested).toBeHidden();
  const entry = (title: string) => page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: title }) });
  await expect(entry('Certificado de regularidade do FGTS').getByRole('link', { name: 'CRF do FGTS', exact: true })).toHaveAttribute(
    'href',
    /^\/certidoes\?certidao=\d+$/,
  );

  // By hand, from the searchable list.
  const local = entry('Certidão de débitos municipais');
  await page.getByRole('button', { name: 'Editar “Certidão de débitos municipais”' }).click();
  const editing = page.getByRole('dialog', { name: /^Editar/ });
  const field = editing.getByRole('textbox', { name: 'Certidão do cofre' });
  await field.fill('municipal');
  await page.getByRole('option', { name: /^CND municipal/ }).click();
  await expect(field).toHaveValue('CND municipal');
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
  await editing.getByRole('button', { name: 'Salvar' }).click();
  await expect(local).toContainText('vencida');

  await page.getByRole('button', { name: 'ZIP dos documentos' }).click();
  const asked = page.getByRole('dialog', { name: 'ZIP dos documentos' });
  await expect(asked).toContainText('no dia da sessão');
  const saved = page.waitForEvent('download');
  await asked.getByRole('button', { name: 'Baixar', exact: true }).click();
  expect((await saved).suggestedFilename()).toMatch(/^documentos-[a-z0-9-]+\.zip$/);
});

test('the proposal is written as a file once it has prices, and what it lacks is said before', async ({ page }) => {
  const account = await newAccount(page);
  const { headers } = await callsOf(page, account);
  const notice = await findNotice(page, headers);
  const { id } = await (await page.request.post('/api/propostas', { headers, data: { licitacao: notice.id } })).json();
  const numeros = notice.lotes.slice(0, 2).map(({ numero }) => numero);
  await page.request.post(`/api/propostas/${id}/itens`, { headers, data: { numeros } });
  await page.request.post(`/api/propostas/${id}/checklist`, { headers, data: { grupo: 'proposta', titulo: 'Proposta assinada' } });
  await openAs(page, account, `/propostas/${id}`);
  const open = page.getByRole('button', { name: 'Gerar proposta' });
  await open.click();
  const dialog = page.getByRole('dialog', { name: 'Gerar proposta' });
  await expect(dialog.getByRole('alert')).toContainText('Nenhum dos 2 itens tem preço.');
  await expect(dialog.getByRole('button', { name: 'Baixar PDF' })).toBeDisabled();
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
  await dialog.getByRole('link', { name: 'Ver os itens' }).click();
  await expect(dialog).toBeHidden();

  const { itens } = await (await page.request.get(`/api/propostas/${id}`, { headers })).json();
  const priced = await page.request.put(`/api/propostas/${id}/itens/${itens[0].id}`, { headers, data: { version: 1, preco: 12.5 } });
  expect(priced.status()).toBe(200);
  await open.click();
  await expect(dialog.getByRole('alert')).toContainText(`O item ${numeros[1]} está sem preço`);
  await dialog.getByRole('textbox', { name: 'Local' }).fill('');
  await dialog.getByRole('button', { name: 'Baixar DOCX' }).click();
  await expect(dialog.getByText('Preencha este campo.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Local' }).fill('Vale Verde/SP');
  for (const format of ['docx', 'pdf']) {
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: `Baixar ${format.toUpperCase()}` }).click();
    expect((await saved).suggestedFilename()).toMatch(new RegExp(`^proposta-[a-z0-9-]+\\.${format}$`));
  }
  // Kept with the offer, too.
  await dialog.getByRole('checkbox', { name: 'Guardar também em Arquivos' }).check();
  for (const version of [1, 2]) {
    const saved = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Baixar PDF' }).click();
    await saved;
    await expect(dialog.getByRole('status')).toHaveText(`O arquivo foi baixado e guardado em Arquivos, versão ${version}.`);
  }
  // Ticked once the server has it.
  const signed = dialog.getByRole('checkbox', { name: 'Proposta assinada' });
  await signed.click();
  await expect(signed).toBeChecked();
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click();
  await expect(page.getByRole('checkbox', { name: 'Proposta assinada' })).toBeChecked();
  const files = page.getByRole('region', { name: 'Arquivos', exact: true }).getByRole('list', { name: 'Arquivos' });
  await expect(files).toContainText(/proposta-[a-z0-9-]+\.pdf/);
  await expect(files).toContainText('1 versão anterior');
});

test('files of an offer are sent, get versions, are read, removed and restored', async ({ page }) => {
  const account = await newAccount(page);
  const { headers } = await callsOf(page, account);
  const notice = await findNotice(page, headers);
  const { id } = await (await page.request.post('/api/propostas', { headers, data: { licitacao: notice.id } })).json();
  await openAs(page, account, `/propostas/${id}`);
  const card = page.getByRole('region', { name: 'Arquivos', exact: true });
  const input = card.locator('input[type=file]');
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await input.setInputFiles([file('Carta.txt', 'um'), file('Planilha.csv', 'a;b')]);
  const rows = card.getByRole('list', { name: 'Arquivos' });
  await expect(rows).toContainText('Carta.txt');
  await expect(rows).toContainText('Planilha.csv');
  await input.setInputFiles(file('Carta.txt', 'dois'));
  const older = rows.getByRole('button', { name: 'Carta.txt: 1 versão anterior' });
  await older.click();
  const saved = page.waitForEvent('download');
  await rows.getByRole('link', { name: 'Baixar Carta.txt, versão 1' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toBe('um');
  await rows.getByRole('button', { name: 'Abrir Carta.txt', exact: true }).click();
  await expect(page.getByRole('dialog', { name: 'Carta.txt' })).toContainText('dois');
  await page.keyboard.press('Escape');
  await expectNoBarriersInAnyLook(page, '#content');

  await rows.getByRole('button', { name: 'Remover Carta.txt' }).click();
  await expect(rows).not.toContainText('Carta.txt');
  await page.getByRole('alert').filter({ hasText: 'Carta.txt foi removido' }).getByRole('button', { name: 'Desfazer' }).click();
  await expect(rows).toContainText('Carta.txt');
});

test('the summary says what is only estimated, which sessions are past, and shows all bodies when asked', async ({ page }) => {
  await openAs(page, 'client', '/propostas/resumo');
  const stages = page.getByRole('region', { name: 'Em andamento por etapa' });
  await expect(stages.getByRole('listitem').filter({ hasText: /^Analisando/ })).toContainText('só valor estimado');
  await expect(stages.getByRole('listitem').filter({ hasText: /^Enviada/ })).not.toContainText('estimad');
  // The bar of a share is that share of the whole width.
  for (const row of await stages.getByRole('listitem').all()) {
    const share = Number(/([\d,]+)\s*%/.exec((await row.textContent()) ?? '')?.[1]?.replace(',', '.'));
    const [track, bar] = [row.locator('[class*="track"]'), row.locator('[class*="bar"]')];
    if (share < 1) continue;
    const width = async (one: typeof track) => (await one.boundingBox())?.width ?? 0;
    expect(Math.abs(((await width(bar)) / (await width(track))) * 100 - share)).toBeLessThan(1.5);
  }
  await expect(page.getByRole('region', { name: 'Em andamento por mês da sessão' })).toContainText('Sessões antes de hoje');
  // Titles of cards with tables and with charts have one size, and every row leads to its offers.
  const sizes = await page.locator('main section h2').evaluateAll((all) => all.map((one) => getComputedStyle(one).fontSize));
  expect(new Set(sizes).size).toBe(1);
  const bands = page.getByRole('region', { name: 'Vitórias por faixa de valor' });
  await expect(bands.getByRole('rowheader').getByRole('link')).toHaveCount(await bands.getByRole('rowheader').count());
  const bodies = page.getByRole('region', { name: 'Vitórias por órgão' });
  const said = /10 de (\d+) órgãos/.exec((await bodies.textContent()) ?? '')?.[1] ?? '';
  await expect(bodies.locator('tbody tr')).toHaveCount(10);
  await bodies.getByRole('button', { name: `Ver todos os ${said}` }).click();
  await expect(bodies.locator('tbody tr')).toHaveCount(Number(said));
  await expect(bodies.getByText(`${said} de ${said} órgãos`)).toBeVisible();
  await expectNoBarriersInAnyLook(page, 'main');
  await page.getByRole('link', { name: 'Nova proposta' }).click();
  await expect(page.getByRole('dialog', { name: 'Nova proposta' })).toBeVisible();
});

test('an offer leads to the body, whose town it names; offers without an estimate can be listed', async ({ page }) => {
  const account = await newAccount(page);
  const { id: userId, headers } = await callsOf(page, account);
  const { id: licitacao } = await findNotice(page, headers);
  const notice = await (await page.request.get(`/api/licitacoes/${licitacao}`, { headers })).json();
  const { id } = await (await page.request.post('/api/propostas', { headers, data: { licitacao } })).json();
  await openAs(page, account, `/propostas/${id}`);
  await expect(page.getByText(`${notice.municipio}/${notice.uf}`, { exact: true })).toBeVisible();
  await page.getByRole('link', { name: notice.orgao, exact: true }).first().click();
  await expect(page).toHaveURL(new RegExp(`/orgaos/${notice.orgao_cnpj}$`));
  await follow(page, `/propostas?view=list&responsavel=${userId}&semEstimativa=true`);
  const listed = page.getByRole('link', { name: notice.num_licitacao });
  await expect(page.getByText('Nenhuma proposta corresponde aos filtros')).toBeVisible();
  await expect(listed).toHaveCount(0);
  await page.getByRole('button', { name: /Sem estimativa/ }).click();
  await expect(listed.first()).toBeVisible();
});
