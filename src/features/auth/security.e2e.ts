import { Secret, TOTP } from 'otpauth';
import { expectNoBarriers, expectNoBarriersInAnyLook, expectNoSidewaysScroll } from '../../../e2e/barriers.ts';
import { expect, type Page, test, wear } from '../../../e2e/fixtures.ts';
import { ownServer } from '../../../e2e/ownServer.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

const settings = '/pages/account-settings?tab=security';
const phone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const elsewhere = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:145.0) Gecko/20100101 Firefox/145.0';

type Account = Awaited<ReturnType<typeof newAccount>>;
const login = (page: Page, { email, password }: Account, more: { code?: string; rememberMe?: boolean } = {}, agent = elsewhere) =>
  page.request.post('/jwt/login', { data: { email, password, ...more }, headers: { 'user-agent': agent } });
const sessions = (page: Page) => page.getByRole('list', { name: 'Sessões abertas' }).getByRole('listitem');

test.describe('the password', () => {
  test('is changed with the old one, which ends all other sessions and says so', async ({ page }) => {
    const account = await newAccount(page);
    await openAs(page, account, settings);
    const { accessToken } = await (await login(page, account)).json();
    const field = (label: string) => page.getByLabel(label, { exact: true });
    const [current, next, repeat] = [field('Senha atual'), field('Nova senha'), field('Repita a nova senha')];
    const fillIn = async (old: string, fresh: string, again: string) => {
      await current.fill(old);
      await next.fill(fresh);
      await repeat.fill(again);
      await page.getByRole('button', { name: 'Alterar a senha' }).click();
    };
    await fillIn('errada', 'curta', 'curta');
    await expect(next).toBeFocused();
    await fillIn('errada', 'outra senha bem comprida', 'outra senha bem');
    await expect(page.getByRole('alert')).toHaveText('As duas senhas não são iguais.');
    await expect(repeat).toBeFocused();
    await fillIn('errada', 'outra senha bem comprida', 'outra senha bem comprida');
    await expect(page.getByRole('alert')).toHaveText('Senha incorreta.');
    await expect(current).toBeFocused();
    await expectNoBarriers(page);
    await fillIn(account.password, 'outra senha bem comprida', 'outra senha bem comprida');
    await expect(page.getByText('Senha alterada. As outras sessões foram encerradas.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Alterar a senha' })).toBeFocused();
    await expect(current).toHaveValue('');
    await expect(page.getByText('Sua conta não está aberta em nenhum outro dispositivo.')).toBeVisible();
    const old = await page.request.get('/api/auth/sessions', { headers: { authorization: `Bearer ${accessToken}` } });
    expect([old.status(), (await login(page, account)).status()]).toEqual([401, 400]);
  });
});

test.describe('two-step verification', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('is turned on with an app, shows recovery codes until confirmed, and is turned off', async ({ page }) => {
    await wear(page, 'dark');
    const account = await newAccount(page);
    await openAs(page, account, settings);
    await page.getByRole('button', { name: 'Ativar' }).click();
    const dialog = page.getByRole('dialog', { name: 'Ativar a verificação em duas etapas' });
    const password = dialog.getByLabel('Senha da conta');
    await expect(password).toBeFocused();
    await password.fill('errada');
    await password.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Senha incorreta.');
    await password.fill(account.password);
    await password.press('Enter');

    await expect(dialog.getByRole('img', { name: 'Código QR para o aplicativo autenticador' })).toBeVisible();
    await expectNoBarriers(page);
    const secret = Secret.fromBase32(((await dialog.locator('code').textContent()) ?? '').replaceAll(' ', ''));
    const code = dialog.getByLabel('Código que o aplicativo mostra');
    await code.fill('12345');
    await code.press('Enter');
    await expect(dialog.getByRole('alert')).toHaveText('Informe os 6 dígitos.');
    await code.fill(TOTP.generate({ secret }));
    await code.press('Enter');

    const codes = dialog.getByRole('list', { name: 'Códigos de recuperação' }).getByRole('listitem');
    await expect(codes).toHaveCount(10);
    const kept = (await codes.allTextContents()) as [string, ...string[]];
    const download = page.waitForEvent('download');
    await dialog.getByRole('button', { name: 'Baixar' }).click();
    expect((await download).suggestedFilename()).toBe('codigos-de-recuperacao.txt');
    await page.keyboard.press('Escape');
    await expect(dialog.getByText('Guarde os códigos antes de fechar')).toBeVisible();
    await expectNoBarriers(page);
    await dialog.getByRole('checkbox', { name: 'Guardei os códigos em um lugar seguro' }).check();
    await dialog.getByRole('button', { name: 'Concluir' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText('A verificação em duas etapas está ativada.')).toBeVisible();
    await expect(page.getByText('Restam 10 códigos de recuperação.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Desativar' })).toBeFocused();
    await expectNoSidewaysScroll(page);

    expect((await login(page, account)).status()).toBe(401);
    for (const each of kept.slice(0, 7)) expect((await login(page, account, { code: each })).status()).toBe(200);
    await page.reload();
    await expect(page.getByText('Restam 3 códigos de recuperação. Gere novos códigos antes que acabem')).toBeVisible();

    await page.getByRole('button', { name: 'Desativar' }).click();
    const ending = page.getByRole('dialog', { name: 'Desativar a verificação em duas etapas?' });
    await ending.getByLabel('Senha da conta').fill(account.password);
    await ending.getByRole('button', { name: 'Desativar' }).click();
    await expect(page.getByRole('button', { name: 'Ativar', exact: true })).toBeFocused();
    expect((await login(page, account)).status()).toBe(200);
  });

  test('is not offered to demo accounts, with the reason', async ({ page }) => {
    await openAs(page, 'client', settings);
    await expect(page.getByText('As contas de demonstração são compartilhadas')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Ativar' })).toBeHidden();
  });
});

test.describe('sessions', () => {
  test('are listed by device, and ended one by one or all but the current one', async ({ page }) => {
    const account = await newAccount(page);
    await login(page, account, { rememberMe: true }, phone);
    // The phone has its own cookie.
    await page.context().clearCookies();
    await login(page, account);
    await openAs(page, account, settings);
    // The session that registration started is listed too.
    await expect(sessions(page)).toHaveCount(4);
    await expect(sessions(page).filter({ hasText: 'Este dispositivo' })).toHaveCount(1);
    await expect(sessions(page).filter({ hasText: 'Safari no iPhone' })).toContainText('Mantida conectada');
    await expectNoBarriers(page);
    await page.getByRole('button', { name: /^Encerrar a sessão: Firefox no Windows/ }).click();
    await expect(sessions(page)).toHaveCount(3);
    await expect(page.getByRole('list', { name: 'Sessões abertas' })).toBeFocused();
    await page.getByRole('button', { name: 'Encerrar todas as outras' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Encerrar todas as outras' }).click();
    await expect(sessions(page)).toHaveCount(1);
    await expect(page.getByText('Sua conta não está aberta em nenhum outro dispositivo.')).toBeVisible();
  });
});

test.describe('required two-step verification', () => {
  // Its server takes long to start on a busy machine.
  test.describe.configure({ timeout: 120_000 });
  // It is required of every account of the server.
  test.use({
    fresh: true,
    baseURL: async ({ fresh: _ }, use) => {
      const server = await ownServer();
      try {
        await server.start();
        await use(server.url);
      } finally {
        await server.stop();
      }
    },
  });

  const code = (secret: string) => TOTP.generate({ secret: Secret.fromBase32(secret) });

  /** A new admin account with two-step verification, made through the API. */
  async function makeAdmin(page: Page) {
    const account = await newAccount(page);
    const { accessToken } = await (await login(page, account)).json();
    const headers = { authorization: `Bearer ${accessToken}` };
    const call = (method: string, path: string, data: object) => page.request.fetch(path, { method, headers, data });
    const { secret } = await (await call('POST', '/api/auth/two-step/begin', { password: account.password })).json();
    await call('POST', '/api/auth/two-step/confirm', { code: code(secret) });
    return { call, headers };
  }

  test('is chosen by an admin, and redirects users without it to its setup and back', async ({ page, browser }) => {
    await page.setViewportSize({ width: 1440, height: 844 });
    const account = await newAccount(page);
    await openAs(page, account, '/access-control');
    const choice = page.getByRole('radiogroup', { name: 'Verificação em duas etapas obrigatória para' });
    await choice.getByRole('radio', { name: 'Todos' }).check();
    await expect(page.getByText('Isso vale também para você.')).toBeVisible();
    // A control half covered by the top bar counts as too small.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    await expectNoBarriersInAnyLook(page);
    const visited: string[] = [];
    page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname));
    await page.getByRole('button', { name: 'Salvar' }).click();
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText('Ative a verificação em duas etapas');
    await expect(page.getByLabel('Senha da conta')).toBeFocused();
    await expect(page.getByRole('main')).toContainText(account.email);
    // Redirects immediately, although the page had loaded before it was required.
    expect(visited).toEqual(['/two-step']);
    const otherTab = await page.context().newPage();
    await otherTab.goto('/apps/calendar');
    await expect(otherTab.getByRole('heading', { level: 1 })).toHaveText('Ative a verificação em duas etapas');
    // Another address redirects there too.
    await page.goto('/apps/todo');
    await expect(heading).toHaveText('Ative a verificação em duas etapas');
    await expectNoBarriersInAnyLook(page);
    await page.getByLabel('Senha da conta').fill(account.password);
    await page.getByRole('button', { name: 'Continuar' }).click();
    const key = await page.locator('code').innerText();
    await page.getByRole('button', { name: 'Voltar' }).click();
    await page.getByLabel('Senha da conta').fill(account.password);
    await page.getByRole('button', { name: 'Continuar' }).click();
    await expect(page.locator('code')).toHaveText(key);
    await expect(page.getByRole('button', { name: 'Sair' })).toBeVisible();
    await page.getByLabel('Código que o aplicativo mostra').fill(code((await page.locator('code').innerText()).replace(/\s/g, '')));
    await expectNoBarriersInAnyLook(page);
    await page.getByRole('button', { name: 'Ativar', exact: true }).click();
    await expect(heading).toHaveText('Verificação em duas etapas ativada');
    await page.getByLabel('Guardei os códigos em um lugar seguro').check();
    await page.getByRole('button', { name: 'Concluir' }).click();
    await expect(page).toHaveURL(/\/apps\/todo/);
    await expect(heading).toHaveText('Tarefas');
    // Another tab that waits for it continues once it becomes visible.
    await otherTab.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(otherTab).toHaveURL(/\/apps\/calendar/);
    await otherTab.close();
    await page.goto(settings);
    await expect(page.getByText('Ela é obrigatória para a sua conta e não pode ser desativada.')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Desativar' })).toHaveCount(0);
    // A user who signs in is redirected there, and may sign out.
    const other = await browser.newPage();
    await other.goto('/login');
    await other.getByRole('button', { name: 'Entrar como cliente' }).click();
    await expect(other.getByRole('heading', { level: 1 })).toHaveText('Ative a verificação em duas etapas');
    await other.getByRole('button', { name: 'Sair' }).click();
    await expect(other).toHaveURL(/\/login/);
    await other.close();
  });

  test('keeps unsaved text and shows why it cannot be saved, until it can', async ({ page }) => {
    const admin = await makeAdmin(page);
    await openAs(page, await newAccount(page), '/apps/todo?task=new');
    const title = page.getByRole('dialog').getByLabel('Título');
    await title.fill('Responder à impugnação');
    const save = page.getByRole('button', { name: 'Adicionar' });
    const refused = () => page.waitForResponse((response) => response.status() === 403);
    const notice = page.getByRole('alert').filter({ hasText: 'passou a ser obrigatória' });
    await admin.call('PUT', '/api/settings/two-step', { requiredFor: 'all' });
    await Promise.all([refused(), save.click()]);
    await expect(notice).toBeVisible();
    await Promise.all([refused(), save.click()]);
    await expect(save).toBeEnabled();
    await expect(title).toHaveValue('Responder à impugnação');
    await expect(notice).toHaveCount(1);
    await expect(page.getByRole('dialog', { name: 'Sair sem salvar?' })).toHaveCount(0);
    await expectNoBarriers(page);
    // By keyboard too, although the dialog traps the Tab key.
    const link = notice.getByRole('link', { name: 'Ativar em outra aba' });
    const dialog = page.getByRole('dialog');
    await save.focus();
    for (let presses = 0; presses < 20 && (await dialog.locator(':focus').count()) > 0; presses++) await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    await page.keyboard.press('Tab');
    const [otherTab] = await Promise.all([page.waitForEvent('popup'), page.keyboard.press('Enter')]);
    await expect(otherTab.getByRole('heading', { level: 1 })).toHaveText('Ative a verificação em duas etapas');
    await otherTab.close();
    await admin.call('PUT', '/api/settings/two-step', { requiredFor: 'nobody' });
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
    await expect(notice).toBeHidden();
    await save.click();
    await expect(page.getByRole('link', { name: 'Responder à impugnação' })).toBeVisible();
  });
});
