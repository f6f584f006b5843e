// What is asked before an offer moves to a stage, and what the documents of its checklist have to do with it.
import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { followToAnother } from '../../../e2e/navigation.ts';
import { callsOf, findNotice } from '../../../e2e/offers.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';
import type { Entrada, Sugestao } from './checklist.ts';

/** An offer whose session is to come, with the template's checklist. */
async function begun(page: Page) {
  const account = await newAccount(page);
  const { id: userId, headers } = await callsOf(page, account);
  const notice = await findNotice(page, headers);
  const { id } = await (await page.request.post('/api/propostas', { headers, data: { licitacao: notice.id } })).json();
  const path = `/api/propostas/${id}`;
  await page.request.post(`${path}/checklist/modelo`, { headers });
  const list = async (): Promise<Entrada[]> => (await (await page.request.get(`${path}/checklist`, { headers })).json()).entradas;
  const suggested: Sugestao[] = (await (await page.request.get(`${path}/checklist/sugestoes`, { headers })).json()).sugestoes;
  const etapa = async (): Promise<string> => (await (await page.request.get(path, { headers })).json()).etapa;
  const change = async (entrada: number, data: object) =>
    expect((await page.request.put(`${path}/checklist/${entrada}`, { headers, data })).status()).toBe(200);
  const add = async (grupo: string, titulo: string) =>
    expect((await page.request.post(`${path}/checklist`, { headers, data: { grupo, titulo } })).status()).toBe(201);
  return { account, userId, id, list, suggested, etapa, change, add };
}

test('an offer is sent with an open checklist only after what is open was named, from the menu and by keyboard', async ({ page }) => {
  const { account, userId, id, list, suggested, etapa, change, add } = await begun(page);
  const expired = suggested.find(({ certidao }) => certidao.situacao === 'vencida');
  if (!expired) throw new Error('The demo vault has no expired document.');
  await change(expired.entrada, { version: expired.version, certidao: expired.certidao.id, feito: true });
  const open = (await list()).filter(({ feito_em }) => feito_em === null);
  await openAs(page, account, `/propostas?responsavel=${userId}`);
  const card = page.locator(`[data-card="${id}"]`);
  const inStage = (stage: string) => page.locator(`section[data-stage=${stage}] [data-card="${id}"]`);
  const asked = page.getByRole('dialog', { name: 'Marcar como enviada?' });

  // By keyboard.
  await card.focus();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  await expect(asked).toContainText(`${open.length} entradas da checklist estão abertas: ${open[0]?.titulo}`);
  await expect(asked).toContainText(`${expired.certidao.nome}: vencida`);
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
  await asked.getByRole('button', { name: 'Cancelar' }).click();
  await expect(inStage('analisando')).toBeVisible();
  expect(await etapa()).toBe('analisando');

  // The same question when it goes to a later stage; the new entry counts.
  await add('tecnica', 'Catálogo dos produtos');
  await card.focus();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Space']) await page.keyboard.press(key);
  const skipped = page.getByRole('dialog', { name: 'Mover com pendências?' });
  await expect(skipped).toContainText(`${open.length + 1} entradas da checklist estão abertas`);
  await skipped.getByRole('button', { name: 'Cancelar' }).click();
  await card.getByRole('button', { name: /^Mover / }).click();
  await page.getByRole('menuitem', { name: 'Ganha' }).click();
  const early = page.getByRole('dialog', { name: 'Encerrar antes da sessão?' });
  await expect(early).toContainText('A sessão ainda não aconteceu');
  await expect(early).toContainText(`${open.length + 1} entradas da checklist estão abertas`);
  await early.getByRole('button', { name: 'Cancelar' }).click();
  await expect(early).toBeHidden();
  expect(await etapa()).toBe('analisando');

  // From its menu, and gone on with.
  await card.getByRole('button', { name: /^Mover / }).click();
  await page.getByRole('menuitem', { name: 'Enviada' }).click();
  await asked.getByRole('button', { name: 'Mover assim mesmo' }).click();
  await expect(inStage('enviada')).toBeVisible();

  // A result before the session is asked about, too.
  await card.getByRole('link').click();
  const decision = page.getByRole('region', { name: 'Decisão e resultado' });
  await expect(decision).toContainText(/Enviada em\d\d\/\d\d\/\d{4}/);
  const stage = page.getByRole('button', { name: /^Etapa:/ });
  await stage.click();
  await page.getByRole('menuitem', { name: 'Ganha' }).click();
  await expect(early).toContainText('A sessão ainda não aconteceu');
  await expect(early).not.toContainText('checklist');
  await early.getByRole('button', { name: 'Cancelar' }).click();
  await expect(early).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(stage).toHaveText('Enviada');
});

test('a card is moved by keyboard, and a loss asks for its reason', async ({ page }) => {
  const account = await newAccount(page);
  const { id: userId, headers } = await callsOf(page, account);
  const notice = await findNotice(page, headers);
  const { id } = await (await page.request.post('/api/propostas', { headers, data: { licitacao: notice.id } })).json();
  await openAs(page, account, `/propostas?responsavel=${userId}`);
  const card = page.locator(`[data-card="${id}"]`);
  await card.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(page.locator(`section[data-stage=preparando] [data-card="${id}"]`)).toBeVisible();

  await card.getByRole('button', { name: /^Mover / }).click();
  await page.getByRole('menuitem', { name: 'Perdida' }).click();
  await page.getByRole('button', { name: 'Mover assim mesmo' }).click();
  const lost = page.getByRole('dialog', { name: 'Proposta perdida' });
  await lost.getByRole('button', { name: 'Salvar' }).click();
  await expect(lost.getByText('Informe o motivo.')).toBeVisible();
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
  await lost.getByLabel('Motivo da perda').selectOption('Preço');
  await lost.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.locator(`section[data-stage=perdida] [data-card="${id}"]`)).toBeVisible();
});

test('who has left the offers before the question is ready is not asked on another screen', async ({ page }) => {
  const { account, userId, id, etapa } = await begun(page);
  await openAs(page, account, `/propostas?responsavel=${userId}`);
  const path = `/api/propostas/${id}/checklist`;
  const held = Promise.withResolvers<void>();
  await page.route(`**${path}`, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked = page.waitForRequest(`**${path}`);
  await page
    .locator(`[data-card="${id}"]`)
    .getByRole('button', { name: /^Mover / })
    .click();
  await page.getByRole('menuitem', { name: 'Enviada' }).click();
  await asked;
  await followToAnother(page, '/propostas/resumo');
  const answer = page.waitForResponse(`**${path}`);
  held.resolve();
  await (await answer).finished();
  await page.evaluate(() => new Promise((done) => requestIdleCallback(done)));
  // A question would hide the rest of the screen.
  await page.getByRole('link', { name: 'Nova proposta' }).click();
  await expect(page.getByRole('dialog')).toHaveAccessibleName('Nova proposta');
  expect(await etapa()).toBe('analisando');
});

test('an entry whose document is valid on the day of the session is done, and counted', async ({ page }) => {
  const { account, id, list, suggested, change } = await begun(page);
  const all = (await list()).length;
  const linked = suggested.filter(({ certidao }) => certidao.situacao === 'valida');
  const valid = linked.filter(({ certidao }) => certidao.comprova);
  const others = linked.filter(({ certidao }) => !certidao.comprova);
  expect([valid.length, others.length].every((count) => count > 0)).toBe(true);
  await page.setViewportSize({ width: 390, height: 700 });
  await openAs(page, account, `/propostas/${id}`);
  await expect(page.getByText(`0 de ${all}`)).toBeVisible();
  await page.getByRole('button', { name: 'Ligar certidões' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ligar certidões' });
  for (const { titulo, certidao } of suggested)
    await expect(dialog.getByRole('checkbox', { name: titulo })).toBeChecked({ checked: certidao.situacao === 'valida' });
  const send = dialog.getByRole('button', { name: new RegExp(`^Ligar ${linked.length} certid`) });
  await expect(send).toBeInViewport({ ratio: 1 });
  await expect(dialog.getByRole('button', { name: 'Cancelar' })).toBeInViewport({ ratio: 1 });
  await send.click();
  await expect(page.getByText(`${valid.length} de ${all}`)).toBeVisible();
  const proven = page.getByRole('checkbox', { name: 'Certificado de regularidade do FGTS' });
  await expect(proven).toBeChecked();
  await expect(page.getByText('comprovada pela certidão ligada').first()).toBeVisible();
  await expect(page.getByRole('checkbox', { name: others[0]?.titulo ?? '' })).not.toBeChecked();
  await expect(page.getByText('confira o documento ligado e marque a entrada')).toHaveCount(others.length);
  await expectNoBarriersInAnyLook(page, '#content');

  // A tick made by hand can be taken back; no document proves what is about the offer itself.
  const find = async (is: (entry: Entrada) => boolean) => {
    const found = (await list()).find(is);
    if (!found) throw new Error('The template has no such entry.');
    return found;
  };
  const fgts = await find(({ titulo }) => titulo === 'Certificado de regularidade do FGTS');
  const own = await find(({ grupo }) => grupo === 'proposta');
  await change(fgts.id, { version: fgts.version, feito: true });
  await change(own.id, { version: own.version, certidao: fgts.certidao?.id });
  await page.reload();
  await expect(page.getByRole('checkbox', { name: own.titulo })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: own.titulo })).toBeEnabled();
  await proven.click();
  await expect(proven).toBeDisabled();
  await expect(proven).toBeChecked();
});
