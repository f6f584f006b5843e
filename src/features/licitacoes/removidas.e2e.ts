import { expectNoBarriers, expectNoBarriersInBothSkins, expectNoSidewaysScroll } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { heading, links, list } from '../../../e2e/noticesList.ts';
import { accounts, openAs } from '../../../e2e/signedIn.ts';
import type { Removida } from './entities.ts';

const removida = (given: Partial<Removida>): Removida => ({
  id: 900_000,
  controle: '12345678000190-1-000007/2026',
  removida_em: '2026-07-01T12:00:00.000Z',
  por: 'Helena Prado',
  desfazer_ate: null,
  num_licitacao: null,
  orgao: null,
  objeto: null,
  ...given,
});

/** Makes the list of removed notices respond with these. */
async function serveRemoved(page: Page, removidas: Removida[]): Promise<void> {
  await page.route(/\/api\/licitacoes\/removed/, async (route) => {
    const { searchParams } = new URL(route.request().url());
    const [number, perPage] = [Number(searchParams.get('page') ?? 1), Number(searchParams.get('perPage') ?? 10)];
    await route.fulfill({ json: { removidas: removidas.slice((number - 1) * perPage, number * perPage), total: removidas.length } });
  });
}

/** Removes the oldest notice through the API. @returns its number */
async function removeOldest(page: Page): Promise<{ id: number; num_licitacao: string; objeto: string }> {
  const { email, password } = accounts.admin;
  const { accessToken } = await (await page.request.post('/jwt/login', { data: { email, password } })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const { licitacoes } = await (await page.request.get('/api/licitacoes?perPage=1&order=asc', { headers })).json();
  expect((await page.request.delete(`/apps/invoice/delete?id=${licitacoes[0].id}`, { headers })).ok()).toBe(true);
  return licitacoes[0];
}

const drawer = (page: Page) => page.getByRole('dialog', { name: 'Licitações excluídas' });

// A removed notice is missing from the lists of other tests.
test.describe('a removed notice', { tag: '@alone' }, () => {
  test.describe.configure({ mode: 'serial' });

  test('its address shows admins who removed it, and restores it', async ({ page }) => {
    const { id, num_licitacao, objeto } = await removeOldest(page);
    await openAs(page, 'admin', `/apps/invoice/preview/${id}`);
    const main = page.getByRole('main');
    await expect(main).toContainText(/Esta licitação foi excluída em \d\d\/\d\d\/\d{4}, \d\d:\d\d por Helena Prado\./);
    await expect(main).toContainText(new RegExp(`${num_licitacao} · .*Pode ser desfeita até \\d`));
    await expectNoBarriers(page);
    await main.getByRole('button', { name: 'Desfazer' }).click();
    await expect(page.getByText(objeto, { exact: true })).toBeVisible();
    await expect(heading(page)).toContainText(num_licitacao);
  });

  test('is in the list of removed notices, and restored from there', async ({ page }) => {
    const { id, num_licitacao, objeto } = await removeOldest(page);
    await openAs(page, 'admin', list);
    await page.getByRole('button', { name: 'Administrar a lista' }).click();
    await page.getByRole('menuitem', { name: 'Licitações excluídas' }).click();
    await expect(page).toHaveURL(`${list}#removidas`);
    const line = drawer(page).getByRole('listitem').filter({ hasText: objeto });
    await expect(line).toContainText(/Excluída em .* por Helena Prado/);
    await line.getByRole('button', { name: `Desfazer a exclusão de ${num_licitacao}` }).click();
    await expect(line).toHaveCount(0);
    await expect(page.getByText(`Licitação ${num_licitacao} restaurada.`)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer(page)).toBeHidden();
    await expect(page).toHaveURL(list);
    await follow(page, `/apps/invoice/preview/${id}`);
    await expect(page.getByText(objeto, { exact: true })).toBeVisible();
  });

  test('other users only see that it does not exist', async ({ page }) => {
    const { id } = await removeOldest(page);
    await openAs(page, 'client', `/apps/invoice/preview/${id}`);
    await expect(page.getByRole('alert')).toContainText('Não há licitação com o identificador');
    await openAs(page, 'client', `${list}#removidas`);
    await expect(links(page).first()).toBeVisible();
    await expect(page.getByRole('button', { name: 'Administrar a lista' })).toHaveCount(0);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await openAs(page, 'admin', `/apps/invoice/preview/${id}`);
    await page.getByRole('main').getByRole('button', { name: 'Desfazer' }).click();
    await expect(heading(page)).toContainText(/\d/);
  });

  test.describe('with a fake clock', () => {
    test.use({ fresh: true });

    test('the undo toast stays while it has the focus, and closes once left', async ({ page }) => {
      await page.clock.install();
      await openAs(page, 'admin', `${list}?order=asc`);
      await links(page).first().press('Enter');
      await page.getByRole('button', { name: 'Mais ações' }).press('Enter');
      await page.getByRole('menuitem', { name: 'Excluir' }).press('Enter');
      await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).press('Enter');
      const undo = page.getByRole('button', { name: 'Desfazer' });
      await undo.focus();
      await page.clock.fastForward(60_000);
      await expect(undo).toBeFocused();
      await page.getByPlaceholder('Buscar por objeto').focus();
      await page.clock.runFor(11_000);
      await expect(undo).toHaveCount(0);
      await expect(page.getByPlaceholder('Buscar por objeto')).toBeFocused();
      await follow(page, `${list}#removidas`);
      await drawer(page).getByRole('button', { name: 'Desfazer' }).first().click();
      await expect(page.getByText(/^Licitação .* restaurada\.$/)).toBeVisible();
    });
  });
});

test('shows that a removal can no longer be undone', async ({ page }) => {
  await serveRemoved(page, [removida({ por: null })]);
  await openAs(page, 'admin', '/apps/invoice/preview/900000');
  const main = page.getByRole('main');
  await expect(main).toContainText('Esta licitação foi excluída em 01/07/2026, 09:00.');
  await expect(main).toContainText('Não pode mais ser desfeita, e a licitação não será importada de novo.');
  await expect(main.getByRole('button', { name: 'Desfazer' })).toHaveCount(0);
});

test.describe('with a fake clock', () => {
  test.use({ fresh: true });

  test('stops offering undo when its time is over', async ({ page }) => {
    await page.clock.install();
    const now = await page.evaluate(() => Date.now());
    await serveRemoved(page, [removida({ num_licitacao: '7/2026', desfazer_ate: new Date(now + 300_000).toISOString() })]);
    await openAs(page, 'admin', `${list}#removidas`);
    const undo = drawer(page).getByRole('button', { name: 'Desfazer' });
    await expect(undo).toBeVisible();
    await page.clock.fastForward(310_000);
    await expect(undo).toHaveCount(0);
    await expect(drawer(page)).toContainText('7/2026');
  });
});

test('loads further pages of removed notices', async ({ page }) => {
  await serveRemoved(
    page,
    Array.from({ length: 30 }, (_, n) => removida({ id: 900_000 + n })),
  );
  await openAs(page, 'admin', `${list}#removidas`);
  await expect(drawer(page).getByRole('listitem')).toHaveCount(20);
  await drawer(page).getByRole('button', { name: 'Mostrar mais' }).click();
  await expect(drawer(page).getByRole('listitem')).toHaveCount(30);
  await expect(drawer(page).getByRole('button', { name: 'Mostrar mais' })).toHaveCount(0);
});

test('removed notices are accessible', async ({ page }) => {
  await serveRemoved(page, [
    removida({ id: 900_001, num_licitacao: '7/2026', orgao: 'Fundo', objeto: 'Pneus', desfazer_ate: '2999-01-01T00:00:00.000Z' }),
    removida({}),
  ]);
  await openAs(page, 'admin', `${list}#removidas`);
  await expect(drawer(page).getByRole('listitem')).toHaveCount(2);
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await expectNoBarriersInBothSkins(page, '[role=dialog]');
    await expectNoSidewaysScroll(page);
  }
});
