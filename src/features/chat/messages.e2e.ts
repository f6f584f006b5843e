import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bubble, chatWith, composer, messages, person, row, say, send } from '../../../e2e/chatting.ts';
import { expect, test } from '../../../e2e/fixtures.ts';
import { type OwnServer, ownServer } from '../../../e2e/ownServer.ts';
import { openAs } from '../../../e2e/signedIn.ts';

test('unsent messages survive a reload, are resent without duplicates, or discarded', async ({ page }) => {
  const [ana, beto] = [await person(page), await person(page)];
  await openAs(page, ana.account, chatWith(beto));
  const address = new RegExp(`/contacts/${beto.id}/messages$`);
  const isSending = (request: { method(): string }) => request.method() === 'POST';
  // The server stores it, but its response is lost.
  await page.route(address, async (route) => {
    if (!isSending(route.request())) return route.fallback();
    await route.fetch();
    return route.abort();
  });
  await send(page, 'Chegou aí?');
  // Whichever comes first: the failure, or the server's event about the message.
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

test('older messages load on scrolling up without a jump; a search opens an old one, and a button returns to the end', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Fechar a busca' }).click();
  await expect(page).not.toHaveURL(/message=/);
  await page.getByRole('textbox', { name: 'Buscar pessoas e mensagens' }).fill('impugnação');
  await page.getByRole('region', { name: 'Mensagens', exact: true }).getByRole('link', { name: 'A impugnação nº 7' }).click();
  await expect(found).toBeInViewport();
});

test.describe('a server that restarts', () => {
  let folder: string;
  let server: OwnServer;

  test.beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'certame-chat-'));
    server = await ownServer(folder);
  });
  test.afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('messages sent before and during the restart are received afterwards', async ({ browser }) => {
    test.slow();
    await server.start();
    const baseURL = server.url;
    const page = await (await browser.newContext({ baseURL })).newPage();
    const other = await (await browser.newContext({ baseURL })).newPage();
    const [ana, beto] = [await person(page), await person(page)];
    await openAs(page, ana.account, chatWith(beto));
    await openAs(other, beto.account, chatWith(ana));
    await expect(composer(other)).toBeVisible();

    await other.context().setOffline(true);
    await send(page, 'Antes da queda.');
    await expect(bubble(page, 'Antes da queda.')).toContainText('Enviada');
    await server.stop('SIGKILL');
    await send(page, 'Durante a queda.');
    await expect(bubble(page, 'Durante a queda.')).toContainText('Não enviada');
    await server.start();
    await other.context().setOffline(false);
    // The pause between two attempts has grown meanwhile.
    await expect(bubble(other, 'Antes da queda.')).toBeVisible({ timeout: 60_000 });
    await expect(bubble(other, 'Durante a queda.')).toBeVisible({ timeout: 60_000 });
    await expect(bubble(page, 'Durante a queda.')).toContainText('Lida');
    await send(other, 'Recebi as duas.');
    await expect(bubble(page, 'Recebi as duas.')).toBeVisible();
    for (const one of [page, other]) await one.context().close();
  });
});
