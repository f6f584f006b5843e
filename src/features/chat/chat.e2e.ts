import type { Browser } from '@playwright/test';
import { expectNoBarriersInBothSkins, expectNoSidewaysScroll } from '../../../e2e/barriers.ts';
import { bubble, chatWith, composer, messages, type Person, person, row, say, send } from '../../../e2e/chatting.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { openAs } from '../../../e2e/signedIn.ts';

/** The browser of another user. */
async function otherPage(browser: Browser, who: Person, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, who.account, path);
  return page;
}

test('a first message creates the chat and notifies immediately; then presence, typing, reading and leaving', async ({ page, browser }) => {
  const [ana, beto] = [await person(page), await person(page)];
  const other = await otherPage(browser, beto, '/apps/chat');
  await expect(other.getByText('Escolha uma conversa')).toBeVisible();
  await openAs(page, ana.account, chatWith(beto));
  await expect(page.getByText('Nenhuma mensagem ainda')).toBeVisible();
  const shownStatus = (status: string) => page.getByRole('button', { name: new RegExp(`${beto.name}.*${status}`) });
  await expect(shownStatus('Disponível')).toBeVisible();
  await send(page, 'Bom dia! O edital saiu: https://pncp.gov.br/app/editais.\nVeja o item 4.');

  await expect(row(other, ana)).toContainText('1 mensagem não lida');
  await expect(other).toHaveTitle(/^\(1\) Conversas/);
  await expect(bubble(page, 'Bom dia!')).toContainText('Enviada');
  await row(other, ana).click();
  await expect(other).toHaveTitle(/^Conversas/);
  await expect(row(other, ana)).not.toContainText('não lida');
  await expect(bubble(page, 'Bom dia!')).toContainText('Lida');
  const link = messages(other).getByRole('link', { name: 'https://pncp.gov.br/app/editais', exact: true });
  await expect(link).toHaveAttribute('rel', /noopener/);

  await composer(page).pressSequentially('Vou');
  await expect(other.getByRole('button', { name: new RegExp(`${ana.name}.*digitando…`) })).toBeVisible();
  await composer(page).fill('Vou conferir os anexos.');
  await composer(page).press('Enter');
  await expect(bubble(other, 'Vou conferir os anexos.')).toBeVisible();
  await expect(other.getByText('digitando…')).toHaveCount(0);
  await expect(bubble(page, 'Vou conferir')).toContainText('Lida');
  await other.context().close();
  await expect(shownStatus('Desconectado')).toBeVisible();
});

test('users on another screen get one short notification per contact, unless turned off', async ({ page }) => {
  const [ana, beto] = [await person(page), await person(page)];
  await say(page, beto, ana, 'Bom dia.');
  // Menu and title show messages from before the start; only new ones are notified.
  const isListening = page.waitForResponse(/\/api\/chat\/contacts\?/);
  await openAs(page, ana.account, '/apps/invoice/list');
  const toast = page.locator('.mantine-Notification-root').getByRole('link', { name: beto.name });
  await isListening;
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(toast).toHaveCount(0);
  await say(page, beto, ana, 'Consegue olhar a minuta?');
  await expect(toast).toContainText('Consegue olhar a minuta?');
  await expect(page).toHaveTitle(/^\(2\) /);
  await say(page, beto, ana, 'É para hoje.');
  await expect(toast).toContainText('É para hoje.');
  await expect(toast).toContainText('e mais 2 mensagens');
  await expect(toast).toHaveCount(1);
  await toast.click();
  await expect(page).toHaveURL(new RegExp(`contact=${beto.id}`));
  await expect(bubble(page, 'É para hoje.')).toBeVisible();
  await expect(toast).toHaveCount(0);
  await expect(page).toHaveTitle(/^Conversas/);

  await page.request.put('/api/chat/profile', { headers: ana.headers, data: { isNotificationsOn: false } });
  await page.getByRole('region', { name: 'Acompanhamento' }).getByRole('link', { name: 'Licitações', exact: true }).click();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await say(page, beto, ana, 'Obrigado!');
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(toast).toHaveCount(0);
});

test('the keyboard alone finds a contact, writes, returns to the list and goes to unseen messages', async ({ page }) => {
  const [ana, beto, caio] = [await person(page), await person(page), await person(page)];
  await say(page, caio, ana, 'Tem um minuto?');
  await openAs(page, ana.account, '/apps/chat');
  await expect(row(page, caio)).toBeVisible();
  await page.keyboard.press('/');
  await page.keyboard.type(beto.name);
  await expect(row(page, caio)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ArrowDown');
  await expect(row(page, beto)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(composer(page)).toBeVisible();
  await composer(page).focus();
  await page.keyboard.type('Primeira linha');
  await page.keyboard.press('Shift+Enter');
  await page.keyboard.type('segunda');
  await page.keyboard.press('Enter');
  await expect(bubble(page, 'Primeira linha')).toContainText('Enviada');
  await expect(composer(page)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(composer(page)).not.toBeFocused();
  await page.keyboard.press('Escape');
  await expect(row(page, beto)).toBeFocused();
  await page.keyboard.press('/');
  await page.keyboard.press('Escape');
  await expect(row(page, caio)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('n');
  await expect(bubble(page, 'Tem um minuto?')).toBeVisible();
  await expect(row(page, caio)).not.toContainText('não lida');
});

test('contacts are marked, blocked and cleared, all with undo; the own profile is saved', async ({ page, browser }) => {
  const [ana, beto] = [await person(page), await person(page)];
  await say(page, beto, ana, 'Olá, tudo certo?');
  await openAs(page, ana.account, chatWith(beto));
  await expect(bubble(page, 'Olá')).toBeVisible();
  const menu = async (entry: string) => {
    await page.getByRole('button', { name: 'Ações da conversa' }).click();
    await page.getByRole('menuitem', { name: entry, exact: true }).click();
  };
  await menu('Limpar a conversa');
  await expect(page.getByText('Nenhuma mensagem ainda')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(bubble(page, 'Olá')).toBeVisible();
  await menu('Marcar como importante');
  await expect(row(page, beto)).toContainText('Importante');

  const other = await otherPage(browser, beto, chatWith(ana));
  await menu('Bloquear');
  await page.getByRole('dialog').getByRole('button', { name: 'Bloquear' }).click();
  await expect(page.getByText(`Você bloqueou ${beto.name}`)).toBeVisible();
  await send(other, 'Ainda aí?');
  await expect(bubble(other, 'Ainda aí?').getByRole('button', { name: 'Descartar' })).toBeVisible();
  await page.getByRole('button', { name: 'Desbloquear' }).click();
  await expect(composer(page)).toBeVisible();
  await bubble(other, 'Ainda aí?').getByRole('button', { name: 'Descartar' }).click();
  await send(other, 'E agora?');
  await expect(bubble(page, 'E agora?')).toBeVisible();
  await expect(bubble(page, 'Ainda aí?')).toHaveCount(0);

  await page.getByRole('button', { name: /^Meu perfil de conversas/ }).click();
  const profile = page.getByRole('dialog', { name: 'Meu perfil de conversas' });
  await profile.getByLabel('Sobre mim').fill('Pregões de TI.');
  await expect(profile.getByText('14 de 120')).toBeVisible();
  await expect(profile.getByText('Salvo.')).toBeVisible();
  await profile.getByRole('radio', { name: 'Ocupado' }).click();
  await page.keyboard.press('Escape');
  await expect(other.getByRole('button', { name: new RegExp(`${ana.name}.*Ocupado`) })).toBeVisible();
  await other.getByRole('button', { name: new RegExp(`${ana.name}.*Ocupado`) }).click();
  await expect(other.getByRole('dialog', { name: 'Dados do contato' })).toContainText('Pregões de TI.');
  await expect(other.getByRole('link', { name: ana.account.email })).toHaveAttribute('href', /\/apps\/email\?draft=new&to=/);
  await other.context().close();

  await follow(page, '/apps/chat?contact=999999999');
  await expect(page.getByRole('alert').filter({ hasText: 'Contato não encontrado' })).toBeVisible();
});

test('chats are accessible on a phone and on a wide screen', async ({ page }) => {
  const [ana, beto] = [await person(page), await person(page)];
  await say(page, ana, beto, 'Segue o link: https://pncp.gov.br/app/editais');
  await say(page, beto, ana, 'Recebi, obrigado.');
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, ana.account, '/apps/chat');
  await row(page, beto).click();
  await expect(bubble(page, 'Recebi')).toBeVisible();
  await page.route(/\/messages$/, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
  await send(page, 'Sem rede.');
  await expect(bubble(page, 'Sem rede.')).toContainText('Não enviada');
  await page.getByRole('button', { name: 'Buscar nas mensagens' }).click();
  await page.getByRole('textbox', { name: /^Buscar nas mensagens com/ }).fill('link');
  await expect(page.getByText('1 mensagem', { exact: true })).toBeVisible();
  await expectNoBarriersInBothSkins(page);
  await page.getByRole('button', { name: 'Fechar a busca' }).click();
  await page.getByRole('button', { name: new RegExp(`^${beto.name}`) }).click();
  await expect(page.getByRole('dialog', { name: 'Dados do contato' })).toBeVisible();
  await expectNoBarriersInBothSkins(page, '[role="dialog"]');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(page.getByRole('link', { name: 'Voltar às conversas' })).toBeVisible();
  await expectNoSidewaysScroll(page);
  await expectNoBarriersInBothSkins(page);
  await page.getByRole('link', { name: 'Voltar às conversas' }).click();
  await page.getByRole('button', { name: /^Meu perfil de conversas/ }).click();
  await expect(page.getByRole('radio', { name: 'Ausente' })).toBeVisible();
  await expectNoBarriersInBothSkins(page, '[role="dialog"]');
  await expectNoSidewaysScroll(page);
});
