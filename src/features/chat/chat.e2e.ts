import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser } from '@playwright/test';
import { expect, expectNoBarriers, expectNoSidewaysScroll, newAccount, openAs, type Page, test, wear } from '../../../e2e/fixtures.ts';

type Person = { id: number; name: string; account: Awaited<ReturnType<typeof newAccount>>; headers: { authorization: string } };

/** Somebody new, and what the calls need that are made in their name. */
async function person(page: Page): Promise<Person> {
  const account = await newAccount(page);
  const login = await (await page.request.post('/jwt/login', { data: account })).json();
  return { id: login.userData.id, name: account.username, account, headers: { authorization: `Bearer ${login.accessToken}` } };
}

async function say(page: Page, from: Person, to: Person, message: string): Promise<{ id: number }> {
  const key = `key-${Math.random().toString(36).slice(2)}-${Date.now()}`;
  const address = `/api/chat/contacts/${to.id}/messages`;
  const answer = await page.request.post(address, { headers: from.headers, data: { message, key } });
  expect(answer.status()).toBe(201);
  return await answer.json();
}

/** The browser of another person. */
async function otherPage(browser: Browser, who: Person, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, who.account, path);
  return page;
}

const chatWith = (one: Person) => `/apps/chat?contact=${one.id}`;
const row = (page: Page, one: Person) => page.getByRole('navigation', { name: 'Lista de conversas' }).getByRole('link', { name: one.name });
const messages = (page: Page) => page.getByRole('region', { name: /^Mensagens com/ });
const bubble = (page: Page, words: string) => messages(page).getByRole('listitem').filter({ hasText: words });
const composer = (page: Page) => page.getByRole('textbox', { name: /^Mensagem para/ });
const send = async (page: Page, words: string) => {
  await composer(page).fill(words);
  await composer(page).press('Enter');
};

test('a first message makes the chat and is told at once; then typing, arriving within a second, and what was seen', async ({
  page,
  browser,
}) => {
  const [ana, beto] = [await person(page), await person(page)];
  const other = await otherPage(browser, beto, '/apps/chat');
  await expect(other.getByText('Escolha uma conversa')).toBeVisible();
  await openAs(page, ana.account, chatWith(beto));
  await expect(page.getByText('Nenhuma mensagem ainda')).toBeVisible();
  await send(page, 'Bom dia! O edital saiu: https://pncp.gov.br/app/editais.\nVeja o item 4.');

  await expect(row(other, ana)).toContainText('1 mensagem não lida');
  await expect(other).toHaveTitle(/^\(1\) Conversas/);
  await expect(bubble(page, 'Bom dia!')).toContainText('Enviada');
  await row(other, ana).click();
  await expect(other).toHaveTitle(/^Conversas/);
  await expect(row(other, ana)).not.toContainText('não lida');
  await expect(bubble(page, 'Bom dia!')).toContainText('Vista');
  const link = messages(other).getByRole('link', { name: 'https://pncp.gov.br/app/editais', exact: true });
  await expect(link).toHaveAttribute('rel', /noopener/);

  await composer(page).pressSequentially('Vou');
  await expect(other.getByRole('button', { name: new RegExp(`${ana.name}.*digitando…`) })).toBeVisible();
  await composer(page).fill('Vou conferir os anexos.');
  const before = Date.now();
  await composer(page).press('Enter');
  await bubble(other, 'Vou conferir os anexos.').waitFor();
  expect(Date.now() - before).toBeLessThan(1000);
  await expect(other.getByText('digitando…')).toHaveCount(0);
  await expect(bubble(page, 'Vou conferir')).toContainText('Vista');
  await other.context().close();
});

test('who is on another screen is told in a few words, once a contact, unless they want no notices', async ({ page }) => {
  const [ana, beto] = [await person(page), await person(page)];
  await say(page, beto, ana, 'Bom dia.');
  // What was there at the start is told by the menu and the title; from then on each new message is.
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
  await page.getByRole('link', { name: 'Licitações', exact: true }).click();
  await expect(page.getByRole('row').nth(2)).toBeVisible();
  await say(page, beto, ana, 'Obrigado!');
  await expect(page).toHaveTitle(/^\(1\) /);
  await expect(toast).toHaveCount(0);
});

test('what could not be sent survives a reload, can be sent again without doubling, or thrown away', async ({ page }) => {
  const [ana, beto] = [await person(page), await person(page)];
  await openAs(page, ana.account, chatWith(beto));
  const address = new RegExp(`/contacts/${beto.id}/messages$`);
  const isSending = (request: { method(): string }) => request.method() === 'POST';
  // The server takes it, but its answer is lost on the way.
  await page.route(address, async (route) => {
    if (!isSending(route.request())) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await send(page, 'Chegou aí?');
  // Whichever comes first: that it failed, or the server's word that it has it.
  await expect(bubble(page, 'Chegou aí?')).toContainText(/Não enviada|Enviada/);
  await page.unroute(address);
  await page.route(address, (route) => (isSending(route.request()) ? route.abort() : route.fallback()));
  await send(page, 'Esqueça.');
  await expect(bubble(page, 'Esqueça.')).toContainText('Não enviada');
  await composer(page).fill('Meio escrito');
  await page.reload();
  await expect(composer(page)).toHaveValue('Meio escrito');
  await bubble(page, 'Esqueça.').getByRole('button', { name: 'Descartar' }).click();
  await expect(bubble(page, 'Esqueça.')).toHaveCount(0);

  await page.unroute(address);
  const again = bubble(page, 'Chegou aí?').getByRole('button', { name: 'Tentar de novo' });
  await again.click({ timeout: 1000 }).catch(() => {});
  await expect(bubble(page, 'Chegou aí?')).toHaveCount(1);
  await expect(bubble(page, 'Chegou aí?')).toContainText('Enviada');
  const kept = await page.request.get(`/api/chat/contacts/${ana.id}/messages`, { headers: beto.headers });
  expect((await kept.json()).messages.map(({ message }: { message: string }) => message)).toEqual(['Chegou aí?']);
});

test('older messages come on scrolling up without a jump; a search leads to an old one, and a button back to the end', async ({ page }) => {
  const [ana, beto] = [await person(page), await person(page)];
  for (let number = 1; number <= 130; number += 1)
    await say(page, beto, ana, number === 7 ? 'A impugnação nº 7' : `Mensagem nº ${number}.`);
  await openAs(page, ana.account, chatWith(beto));
  await expect(messages(page).getByText('Não lidas')).toBeInViewport();
  await expect(row(page, beto)).toContainText('130 mensagens não lidas');
  await page.getByRole('button', { name: 'Ir para o fim' }).click();
  await expect(bubble(page, 'Mensagem nº 130.')).toBeInViewport();
  await expect(row(page, beto)).not.toContainText('não lida');

  const middle = bubble(page, 'Mensagem nº 90.');
  await middle.evaluate((element) => element.scrollIntoView({ block: 'start' }));
  const top = async () => Math.round((await middle.boundingBox())?.y ?? 0);
  const before = await top();
  await expect(bubble(page, 'Mensagem nº 40.')).toBeAttached();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await say(page, beto, ana, 'E mais uma.');
  const news = page.getByRole('button', { name: '1 nova mensagem' });
  await expect(news).toBeVisible();
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1);
  await news.click();
  await expect(bubble(page, 'E mais uma.')).toBeInViewport();

  await page.getByRole('button', { name: 'Buscar nas mensagens' }).click();
  await page.getByRole('textbox', { name: /^Buscar nas mensagens com/ }).fill('impugnação');
  await page.getByRole('search', { name: 'Buscar nas mensagens' }).getByRole('link').click();
  await expect(page).toHaveURL(/message=\d+/);
  const found = bubble(page, 'A impugnação nº 7');
  await expect(found).toBeInViewport();
  await expect(found).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('button', { name: 'Ações da conversa' })).toBeInViewport();
  await page.reload();
  await expect(found).toBeInViewport();
  await page.getByRole('button', { name: 'Ir para o fim' }).click();
  await expect(bubble(page, 'E mais uma.')).toBeInViewport();
});

test('the keyboard alone finds a contact, writes, goes back to the list and on to what is unseen', async ({ page }) => {
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

test('contacts are marked, blocked and cleared away, each to be taken back; the own profile is kept', async ({ page, browser }) => {
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
  await profile.getByRole('radio', { name: 'Ocupado' }).check();
  await page.keyboard.press('Escape');
  await expect(other.getByRole('button', { name: new RegExp(`${ana.name}.*Ocupado`) })).toBeVisible();
  await other.getByRole('button', { name: new RegExp(`${ana.name}.*Ocupado`) }).click();
  await expect(other.getByRole('dialog', { name: 'Dados do contato' })).toContainText('Pregões de TI.');
  await expect(other.getByRole('link', { name: ana.account.email })).toHaveAttribute('href', /\/apps\/email\?draft=new&to=/);
  await other.context().close();

  await page.goto('/apps/chat?contact=999999999');
  await expect(page.getByRole('alert')).toContainText('Contato não encontrado');
});

for (const skin of ['light', 'dark'] as const)
  test(`chats have no barriers on a phone and a wide screen, ${skin}`, async ({ page }) => {
    const [ana, beto] = [await person(page), await person(page)];
    await say(page, ana, beto, 'Segue o link: https://pncp.gov.br/app/editais');
    await say(page, beto, ana, 'Recebi, obrigado.');
    await wear(page, skin);
    await page.setViewportSize({ width: 1440, height: 900 });
    await openAs(page, ana.account, '/apps/chat');
    await expect(row(page, beto)).toBeVisible();
    await expectNoBarriers(page);
    await row(page, beto).click();
    await expect(bubble(page, 'Recebi')).toBeVisible();
    await page.route(/\/messages$/, (route) => (route.request().method() === 'POST' ? route.abort() : route.fallback()));
    await send(page, 'Sem rede.');
    await expect(bubble(page, 'Sem rede.')).toContainText('Não enviada');
    await page.getByRole('button', { name: 'Buscar nas mensagens' }).click();
    await page.getByRole('textbox', { name: /^Buscar nas mensagens com/ }).fill('link');
    await expect(page.getByText('1 mensagem', { exact: true })).toBeVisible();
    await expectNoBarriers(page);
    await page.getByRole('button', { name: 'Fechar a busca' }).click();
    await page.getByRole('button', { name: new RegExp(`^${beto.name}`) }).click();
    await expect(page.getByRole('dialog', { name: 'Dados do contato' })).toBeVisible();
    await expectNoBarriers(page, '[role="dialog"]');
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 800 });
    await expect(page.getByRole('link', { name: 'Voltar às conversas' })).toBeVisible();
    await expectNoSidewaysScroll(page);
    await expectNoBarriers(page);
    await page.getByRole('link', { name: 'Voltar às conversas' }).click();
    await page.getByRole('button', { name: /^Meu perfil de conversas/ }).click();
    await expect(page.getByRole('radio', { name: 'Ausente' })).toBeVisible();
    await expectNoBarriers(page, '[role="dialog"]');
    await expectNoSidewaysScroll(page);
  });

test.describe('a server that restarts', () => {
  let folder: string;
  let port: number;
  let server: ChildProcess | undefined;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'certame-chat-'));
    port = await freePort();
  });
  test.afterAll(async () => {
    await stop('SIGTERM');
    rmSync(folder, { recursive: true, force: true });
  });

  async function start(): Promise<void> {
    const env = {
      ...process.env,
      HOST: '127.0.0.1',
      PORT: String(port),
      DATA_DIR: folder,
      DATABASE_URL: '',
      DEMO: 'false',
      LOG_LEVEL: 'warn',
    };
    server = spawn(process.execPath, [new URL('../../app/server/main.ts', import.meta.url).pathname], { env, stdio: 'ignore' });
    const isReady = () =>
      fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    // A machine that does other work too is no fault.
    await expect.poll(isReady, { timeout: 60_000 }).toBe(true);
  }
  async function stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const end = once(server, 'exit');
    server.kill(signal);
    await end;
  }

  test('what was sent before, and what was written while it was away, is received afterwards', async ({ browser }) => {
    test.slow();
    await start();
    const baseURL = `http://127.0.0.1:${port}`;
    const page = await (await browser.newContext({ baseURL })).newPage();
    const other = await (await browser.newContext({ baseURL })).newPage();
    const [ana, beto] = [await person(page), await person(page)];
    await openAs(page, ana.account, chatWith(beto));
    await openAs(other, beto.account, chatWith(ana));
    await expect(composer(other)).toBeVisible();

    await other.context().setOffline(true);
    await send(page, 'Antes da queda.');
    await expect(bubble(page, 'Antes da queda.')).toContainText('Enviada');
    await stop('SIGKILL');
    await send(page, 'Durante a queda.');
    await expect(bubble(page, 'Durante a queda.')).toContainText('Não enviada');
    await start();
    await other.context().setOffline(false);
    // It comes again with a pause between two attempts that has grown meanwhile.
    await expect(bubble(other, 'Antes da queda.')).toBeVisible({ timeout: 60_000 });
    await expect(bubble(other, 'Durante a queda.')).toBeVisible({ timeout: 60_000 });
    await expect(bubble(page, 'Durante a queda.')).toContainText('Vista');
    await send(other, 'Recebi as duas.');
    await expect(bubble(page, 'Recebi as duas.')).toBeVisible();
    for (const one of [page, other]) await one.context().close();
  });
});

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  probe.close();
  await once(probe, 'close');
  if (address === null || typeof address === 'string') throw new Error('There is no port to be had.');
  return address.port;
}
