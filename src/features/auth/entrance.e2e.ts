// The pages before signing in, in both designs: registration, two-step verification, password reset.

import { createHmac } from 'node:crypto';
import { expectNoBarriers, expectNoBarriersInAnyLook, expectNoSidewaysScroll } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { followToAnother } from '../../../e2e/navigation.ts';
import { changeSettings } from '../../../e2e/pageSettings.ts';
import { accounts, openAs } from '../../../e2e/signedIn.ts';

const home = '/';

type NewAccount = { email: string; username: string; password: string };

/** Unique in this run. */
function newAccount(): NewAccount {
  const name = `pessoa${crypto.randomUUID().slice(0, 8)}`;
  return { email: `${name}@exemplo.gov.br`, username: name, password: 'uma frase de teste só minha' };
}

async function register(page: Page): Promise<NewAccount & { accessToken: string }> {
  const account = newAccount();
  const answer = await page.request.post('/jwt/register', { data: account });
  return { ...account, ...(await answer.json()) };
}

async function signIn(page: Page, { email, password }: { email: string; password: string }, address = '/login'): Promise<void> {
  await page.goto(address);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

/** The code of an authenticator app for `secret` (RFC 6238), `later` periods from now. */
function codeOf(secret: string, later = 0): string {
  const bits = [...secret].map((letter) => 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0')).join('');
  const key = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + later));
  const digest = createHmac('sha1', key).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 15) & 0x7fffffff;
  return String(number % 1_000_000).padStart(6, '0');
}

/** The link in the newest mail to this address, read by an admin in the outbox. */
async function linkSentTo(page: Page, email: string): Promise<string> {
  const { accessToken } = await (await page.request.post('/jwt/login', { data: accounts.admin })).json();
  const asAdmin = { headers: { authorization: `Bearer ${accessToken}` } };
  const { mails } = await (await page.request.get(`/api/outbox?q=${encodeURIComponent(email)}`, asAdmin)).json();
  const { text } = await (await page.request.get(`/api/outbox/${mails[0].id}`, asAdmin)).json();
  const [link = ''] = /https?:\S+#\S+/.exec(text) ?? [];
  const { pathname, hash } = new URL(link);
  return pathname + hash;
}

test('registers, signs in and opens the requested address', async ({ page }) => {
  const { email, username, password } = newAccount();
  await page.goto('/access-control');
  await page.getByRole('link', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL('/register?redirect=/access-control');
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('alert')).toHaveText([
    'Escolha um nome de usuário.',
    'Informe o e-mail.',
    'Escolha uma senha.',
    'Para criar a conta, aceite os termos.',
  ]);
  await expect(page.getByLabel('Nome de usuário')).toBeFocused();
  await expectNoBarriers(page);

  await page.getByLabel('Nome de usuário').fill(username);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('curta');
  await expect(page.getByText('Use pelo menos 8 caracteres.')).toBeVisible();
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await expect(page.getByText('Muito boa')).toBeVisible();
  await page.getByRole('button', { name: 'Ler os termos' }).click();
  await expect(page.getByRole('dialog', { name: 'Termos de uso e privacidade' })).toBeVisible();
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Ler os termos' })).toBeFocused();
  await page.getByRole('checkbox', { name: 'Aceito os termos' }).check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page).toHaveURL('/access-control');
  await expect(page.getByText(`Conta criada. Boas-vindas, ${username}!`)).toBeVisible();
});

test('shows at their fields which names are taken', async ({ page }) => {
  const { email, username, password } = await register(page);
  await page.goto('/pages/register-v1');
  await page.getByLabel('Nome de usuário').fill(username);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Criar conta' }).click();
  await expect(page.getByRole('alert')).toHaveText(['Este nome já está em uso. Escolha outro.', 'Já existe uma conta com este e-mail.']);
  await expect(page.getByLabel('Nome de usuário')).toBeFocused();
});

test.describe('with other settings', () => {
  test.use({ fresh: true });

  test('explains why one cannot register, and warns if everyone can', async ({ page }) => {
    let registration = 'invite';
    await changeSettings(page, () => ({ demoAccounts: [], registration, registrationIsPublic: registration === 'open' }));
    await page.goto('/login');
    await expect(page.getByText('Não tem conta? Fale com o administrador do sistema.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Criar conta' })).toBeHidden();
    await page.goto('/register');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cadastro somente por convite');
    await expectNoBarriers(page);
    registration = 'closed';
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('O cadastro está fechado');
    await page.getByRole('link', { name: 'Já tenho conta' }).click();
    await expect(page).toHaveURL('/login');
    registration = 'open';
    await page.reload();
    await expect(page.getByRole('complementary', { name: 'Aviso aos administradores' })).toContainText('REGISTRATION=invite');
    await expectNoBarriers(page);
  });

  test('shows admins why demo accounts and registration are off once a proxy was seen', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await changeSettings(page, () => ({ demoAccounts: [], registration: 'invite', closedByProxy: ['demo', 'registration'] }));
    const notice = page.getByRole('complementary', { name: 'Aviso aos administradores' });
    await page.goto('/login');
    for (const words of ['npm run admin -- E-MAIL', 'TRUST_PROXY', 'PUBLIC_URL', 'DEMO=false', 'REGISTRATION=invite'])
      await expect(notice).toContainText(words);
    await expectNoBarriersInAnyLook(page);
    await openAs(page, 'admin', '/audit');
    await expect(notice).toBeVisible();
    await expectNoBarriersInAnyLook(page);
  });

  test('shows other users no decisions of admins', async ({ page }) => {
    await changeSettings(page, () => ({ closedByProxy: ['registration'] }));
    await openAs(page, 'client', '/apps/invoice/list');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(await page.locator('#settings').textContent()).toContain('"closedByProxy":["registration"]');
    await expect(page.getByRole('complementary', { name: 'Aviso aos administradores' })).toBeHidden();
  });
});

test('asks accounts with two-step verification for a code or a recovery code', async ({ page }) => {
  const account = await register(page);
  const asOwner = { headers: { authorization: `Bearer ${account.accessToken}` } };
  const begun = await page.request.post('/api/auth/two-step/begin', { ...asOwner, data: { password: account.password } });
  const { secret } = await begun.json();
  const confirmed = await page.request.post('/api/auth/two-step/confirm', { ...asOwner, data: { code: codeOf(secret) } });
  const { recoveryCodes } = await confirmed.json();

  await signIn(page, account);
  const code = page.getByLabel('Código de verificação');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expectNoBarriers(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Informe o código.');
  await code.fill('000 000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Código incorreto. Aguarde o próximo e tente de novo.');
  await expect(code).toBeFocused();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email);

  await page.getByLabel('Senha', { exact: true }).fill(account.password);
  await page.keyboard.press('Enter');
  // The code that turned it on is used up.
  const next = codeOf(secret, 1);
  await code.fill(`${next.slice(0, 3)} ${next.slice(3)}`);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(home);

  await page.evaluate(() => localStorage.clear());
  await signIn(page, account, '/pages/login-v1');
  await page.getByRole('button', { name: 'Usar um código de recuperação' }).click();
  const recovery = page.getByLabel('Código de recuperação');
  await expect(recovery).toBeFocused();
  await recovery.fill(recoveryCodes[0]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(home);
});

test('sends a link to reset the password, which works once', async ({ page }) => {
  const account = await register(page);
  await page.goto('/login');
  await page.getByLabel('E-mail').fill(account.email);
  await page.getByRole('link', { name: 'Esqueci a senha' }).click();
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email);
  // This server sends no mail, so the page says that; it does not reveal whether the account exists.
  await page.getByRole('button', { name: 'Registrar o pedido' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Pedido registrado');
  await expect(page.getByText(/o administrador encontra o link/)).toBeVisible();
  await expect(page.getByRole('button', { name: /Enviar de novo/ })).toHaveCount(0);
  await expectNoBarriers(page);

  const link = await linkSentTo(page, account.email);
  await page.goto(link);
  await expect(page).toHaveURL('/reset-password');
  await expect(page.getByText(account.email)).toBeVisible();
  await page.getByRole('textbox', { name: 'Nova senha' }).fill('curta');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toHaveText('Use pelo menos 8 caracteres.');
  await expectNoBarriers(page);
  // Too weak for the server.
  await page.getByRole('textbox', { name: 'Nova senha' }).fill(account.email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Nova senha' })).toBeFocused();
  await expect(page.getByRole('textbox', { name: 'Nova senha' })).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('textbox', { name: 'Nova senha' }).fill('outra frase, bem mais nova');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/login');
  await expect(page.getByRole('status').filter({ hasText: 'Senha salva.' })).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue(account.email);
  await page.getByLabel('Senha', { exact: true }).fill('outra frase, bem mais nova');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(home);

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link expirou');
  await expectNoBarriers(page);
  await page.getByRole('link', { name: 'Pedir outro link' }).click();
  // Another user is still signed in here.
  await expect(page).toHaveURL(home);
});

test('accepts an invitation, also while another user is signed in', async ({ page }) => {
  const { email } = newAccount();
  const { accessToken } = await (await page.request.post('/jwt/login', { data: accounts.admin })).json();
  const invited = await page.request.post('/api/auth/admins', { headers: { authorization: `Bearer ${accessToken}` }, data: { email } });
  const { pathname, hash } = new URL((await invited.json()).link);

  await signIn(page, accounts.client);
  await expect(page).toHaveURL(home);
  await page.goto(pathname + hash);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Boas-vindas!');
  await expect(page.getByText(`A conta ${accounts.client.email} está aberta neste navegador.`)).toBeVisible();
  await expectNoBarriers(page);
  await page.getByRole('textbox', { name: 'Nova senha' }).fill('comecei hoje, e começo bem');
  await page.getByRole('button', { name: 'Ativar a conta' }).click();
  await expect(page).toHaveURL('/login');
  await page.getByLabel('Senha', { exact: true }).fill('comecei hoje, e começo bem');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(home);
});

test('shows how long to wait after too many attempts', async ({ page }) => {
  const problem = { type: 'too-many-requests', title: 'Muitas requisições ao mesmo tempo.', status: 429 };
  await page.route('/jwt/login', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '540', 'content-type': 'application/problem+json' }, json: problem }),
  );
  await signIn(page, accounts.client);
  await expect(page.getByRole('alert')).toHaveText('Muitas tentativas. Tente de novo em 9 minutos.');
  await expectNoBarriers(page);
});

const pages = ['login', 'register', 'forgot-password', 'reset-password'];
test('both designs fit a phone and link only within themselves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/misc/error');
  for (const design of ['v1', 'v2']) {
    for (const name of pages) {
      await followToAnother(page, `/pages/${name}-${design}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('main').locator('..').locator('> div > svg')).toHaveCount(design === 'v2' ? 1 : 0);
      await expectNoSidewaysScroll(page);
      const others = await page.getByRole('main').getByRole('link').all();
      for (const link of others) await expect(link).toHaveAttribute('href', new RegExp(`^/pages/[a-z-]+-${design}$`));
      expect(others.length).toBeGreaterThan(0);
    }
  }
});

test('the layout of the login page does not shift while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const path of ['/login', '/pages/login-v1']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('button', { name: 'Entrar como cliente' })).toBeVisible();
    const total = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts.reduce((sum, one) => sum + one, 0));
    expect(total).toBeLessThan(0.01);
  }
});
