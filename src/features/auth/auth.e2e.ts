import { expectNoBarriers, expectNoBarriersInBothSkins, expectNoSidewaysScroll } from '../../../e2e/barriers.ts';
import { expect, type Page, test, wear } from '../../../e2e/fixtures.ts';
import { accounts, openAs } from '../../../e2e/signedIn.ts';

const list = '/apps/invoice/list';

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

test('signs in with e-mail and password, confirms it, and keeps the session over a reload', async ({ page }) => {
  await page.goto('/login');
  await fillIn(page, accounts.admin.email, accounts.admin.password);
  await expect(page).toHaveURL('/');
  await expect(page.getByText('Bom ver você de novo, Helena Prado')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /Conta: Helena Prado/ })).toBeVisible();
});

test('signs in with one click on a demo account', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar como cliente' }).click();
  await expect(page.getByRole('button', { name: /Conta: Tiago Nunes/ })).toBeVisible();
});

test("shows the server's refusal under the e-mail, in the reader's language", async ({ page }) => {
  await page.goto('/login');
  await fillIn(page, accounts.admin.email, 'wrong');
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.');
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await expect(page.getByLabel('E-mail')).toHaveAttribute('aria-invalid', 'true');
  await expectNoBarriers(page);
});

test('reports missing fields without a request to the server', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText(['Informe o e-mail.', 'Informe a senha.']);
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await page.getByLabel('E-mail').fill(accounts.admin.email);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page.getByRole('alert')).toHaveText('Informe a senha.');
});

test('shows and hides the password', async ({ page }) => {
  await page.goto('/login');
  const password = page.getByLabel('Senha', { exact: true });
  await password.fill('secret');
  await page.getByRole('button', { name: 'Mostrar a senha' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await page.getByRole('button', { name: 'Ocultar a senha' }).click();
  await expect(password).toHaveAttribute('type', 'password');
});

test('returns to the requested address', async ({ page }) => {
  await page.goto(`${list}?q=merenda&perPage=25`);
  await expect(page).toHaveURL(/\/login\?redirect=/);
  await fillIn(page, accounts.client.email, accounts.client.password);
  await expect(page).toHaveURL(`${list}?q=merenda&perPage=25`);
});

test('never redirects to another site', async ({ page }) => {
  for (const elsewhere of ['https://example.com/', '//example.com/', '/\\example.com/', '/\t/example.com/', '/.//example.com/']) {
    await openAs(page, 'client', `/login?redirect=${encodeURIComponent(elsewhere)}`);
    await expect(page).toHaveURL('/');
  }
});

test('redirects signed-in users from the login page to the home page', async ({ page }) => {
  await openAs(page, 'client', '/login');
  await expect(page).toHaveURL('/');
});

test('redirects users without access to the page that says so', async ({ page }) => {
  await openAs(page, 'client', list);
  await page.evaluate(() => {
    const userData = JSON.parse(localStorage.getItem('userData') ?? '{}');
    localStorage.setItem('userData', JSON.stringify({ ...userData, ability: [{ action: 'read', subject: 'Auth' }] }));
  });
  await page.reload();
  await expect(page).toHaveURL('/misc/not-authorized?from=/apps/invoice/list');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sua conta não tem acesso a esta página');
  await expectNoBarriers(page);
});

test('shows the error page for an unknown address', async ({ page }) => {
  await page.goto('/no/such/page');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Esta página não existe');
  await expectNoBarriers(page);
});

test('keeps language and skin over a reload', async ({ page }) => {
  await page.goto('/login');
  await page.getByLabel('Idioma').selectOption('de');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await page.getByRole('button', { name: 'Dunkle Darstellung verwenden' }).click();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Anmelden');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
});

test('renders the first frame in the chosen skin', async ({ page }) => {
  await wear(page, 'dark');
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/login');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(18, 29, 33)');
});

test('signs all tabs out together, and in again', async ({ page, context }) => {
  await openAs(page, 'admin', list);
  const other = await context.newPage();
  await other.goto(list);
  await expect(other.getByRole('button', { name: /Conta:/ })).toBeVisible();
  const refused: string[] = [];
  context.on('response', (response) => {
    if (response.status() === 401) refused.push(response.url());
  });

  await page.getByRole('button', { name: /Conta:/ }).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
  await expect(other).toHaveURL(/\/login\?redirect=/);
  expect(refused).toEqual([]);

  await fillIn(page, accounts.client.email, accounts.client.password);
  await expect(other).toHaveURL(list);
  await expect(other.getByRole('button', { name: /Conta: Tiago Nunes/ })).toBeVisible();
});

test('renews a refused access token once for all requests and all tabs', async ({ page, context }) => {
  await openAs(page, 'admin', list);
  const other = await context.newPage();
  await other.goto(list);
  await expect(other.getByRole('button', { name: /Conta:/ })).toBeVisible();
  let renewals = 0;
  await context.route('/jwt/refresh-token', (route) => {
    renewals += 1;
    return route.continue();
  });
  await leaveScreens(page);
  await page.evaluate(() => {
    const broken = localStorage.getItem('accessToken')?.replace(/[^.]+$/, 'broken') ?? '';
    localStorage.setItem('accessToken', broken);
  });
  const renewed = context.waitForEvent('response', (response) => response.url().endsWith('/jwt/refresh-token'));
  await page.goto(list);
  await renewed;
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  // A page that is left while it renews would not get the new tokens.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('accessToken'))).not.toMatch(/broken$/);
  await other.reload();
  await expect(other.getByRole('table').getByRole('link').first()).toBeVisible();
  expect(renewals).toBe(1);
});

/** A screen that refetches would renew the token, and lose the new one when it is left. */
async function leaveScreens(page: Page): Promise<void> {
  await page.goto('/healthz');
}

/** As after hours away: the access token has expired, the refresh token is still valid. */
async function letTokensEnd(page: Page): Promise<void> {
  await page.evaluate(() => {
    const times = btoa(JSON.stringify({ iat: 1_700_000_000, exp: 1_700_000_600 }));
    localStorage.setItem('accessToken', `none.${times}.none`);
  });
}

test.describe('several tabs', () => {
  // One of them adds a script to the context.
  test.use({ fresh: true });

  for (const browser of ['with locks', 'without them, as over plain HTTP'])
    test(`renews expired tokens once, however many tabs open at the same time, ${browser}`, async ({ page, context }) => {
      if (browser !== 'with locks') await context.addInitScript(() => Object.defineProperty(navigator, 'locks', { value: undefined }));
      await openAs(page, 'client', list);
      const others = [await context.newPage(), await context.newPage()];
      let renewals = 0;
      await context.route('/jwt/refresh-token', async (route) => {
        renewals += 1;
        // Long enough for the other tabs to see the expired token.
        const answer = await route.fetch();
        await Promise.all(others.map((other) => other.waitForLoadState()));
        await route.fulfill({ response: answer });
      });
      await leaveScreens(page);
      await letTokensEnd(page);
      await Promise.all([page, ...others].map((tab) => tab.goto(list)));
      for (const tab of [page, ...others]) await expect(tab.getByRole('table').getByRole('link').first()).toBeVisible();
      expect(renewals).toBe(1);
    });
});

test('retries a refused request once, not twice', async ({ page }) => {
  await openAs(page, 'client', list);
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const asked: string[] = [];
  // What other tests change would be asked for as well.
  await page.route(/\/api\/events/, (route) => route.abort());
  await page.route(/\/api\/licitacoes\?.*merenda/, (route) => {
    asked.push(route.request().headers().authorization ?? '');
    const problem = { type: 'unauthenticated', title: 'Entre para continuar.', status: 401 };
    return route.fulfill({ status: 401, contentType: 'application/problem+json', json: problem });
  });
  await page.getByRole('search').getByRole('textbox').fill('merenda');
  await expect(page.getByText('Entre para continuar.').first()).toBeVisible();
  const tokens = new Set(asked);
  expect(asked).toHaveLength(tokens.size);
  expect(tokens.size).toBe(2);
});

test('restores the session from the “remember me” cookie until the user signs out', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Manter-me conectado' }).check();
  await fillIn(page, accounts.client.email, accounts.client.password);
  await expect(page).toHaveURL('/');
  await page.evaluate(() => {
    for (const key of ['userData', 'accessToken', 'refreshToken']) localStorage.removeItem(key);
  });
  await page.close();

  const later = await context.newPage();
  const seen: string[] = [];
  later.on('framenavigated', (frame) => seen.push(new URL(frame.url()).pathname));
  await later.goto(list);
  await expect(later.getByRole('button', { name: /Conta: Tiago Nunes/ })).toBeVisible();
  expect(seen).not.toContain('/login');

  // Expired tokens are replaced through the cookie too.
  await later.evaluate(() => {
    localStorage.setItem('accessToken', 'none.e30.none');
    localStorage.setItem('refreshToken', 'none.e30.none');
  });
  await later.reload();
  await expect(later.getByRole('table').getByRole('link').first()).toBeVisible();

  await later.getByRole('button', { name: /Conta:/ }).click();
  await later.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(later).toHaveURL('/login');
  await later.goto(list);
  await expect(later).toHaveURL(/\/login\?redirect=/);
  expect(await later.evaluate(() => localStorage.getItem('remembered'))).toBeNull();
});

test('ends a session on the server at the next start if there was no connection at the sign-out', async ({ page, context }) => {
  await page.goto('/login');
  await page.getByRole('checkbox', { name: 'Manter-me conectado' }).check();
  await fillIn(page, accounts.client.email, accounts.client.password);
  await expect(page).toHaveURL('/');
  const refreshToken = await page.evaluate(() => localStorage.getItem('refreshToken'));
  await page.getByRole('button', { name: /Conta:/ }).click();
  await context.setOffline(true);
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  await expect(page).toHaveURL('/login');
  const hasCookie = () => context.cookies().then((cookies) => cookies.some(({ name }) => name === 'remember'));
  expect(await hasCookie()).toBe(true);
  // As after the browser was closed: the event of the connection comes to no page.
  await page.goto('about:blank');
  await context.setOffline(false);
  await page.goto('/login');
  await expect.poll(() => page.evaluate(() => localStorage.getItem('leaving'))).toBeNull();
  expect(await hasCookie()).toBe(false);
  const answer = await context.request.post('/jwt/refresh-token', { data: { refreshToken } });
  expect(answer.status()).toBe(401);
});

test('accepts tokens stored by older clients', async ({ page }) => {
  await openAs(page, 'client', list);
  await page.evaluate(() => {
    for (const key of ['accessToken', 'refreshToken']) localStorage.setItem(key, JSON.stringify(localStorage.getItem(key)));
  });
  await page.reload();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});

test('returns to the login page if the session cannot be renewed', async ({ page }) => {
  await openAs(page, 'admin', list);
  await page.evaluate(() => {
    localStorage.setItem('accessToken', 'none.e30.none');
    localStorage.setItem('refreshToken', 'none.e30.none');
  });
  await page.reload();
  await expect(page).toHaveURL(/\/login\?redirect=/);
});

test('works until the page is closed in a browser without storage', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      });
  });
  await page.goto('/login');
  await fillIn(page, accounts.client.email, accounts.client.password);
  await expect(page).toHaveURL('/');
  await page.getByRole('region', { name: 'Acompanhamento' }).getByRole('link', { name: 'Licitações', exact: true }).click();
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  await page.getByRole('button', { name: 'Usar o tema escuro' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  await page.getByLabel('Idioma').selectOption('en');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notices');
});

test('works by keyboard alone', async ({ page }) => {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Usar o tema escuro' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type(accounts.client.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(accounts.client.password);
  for (const next of [/Mostrar a senha/, /Manter-me conectado/, /Esqueci a senha/, /^Entrar$/]) {
    await page.keyboard.press('Tab');
    const role = next.source.includes('Manter') ? 'checkbox' : next.source.includes('Esqueci') ? 'link' : 'button';
    await expect(page.getByRole(role, { name: next })).toBeFocused();
  }
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Ir para o conteúdo' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the menu of a phone is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'admin', list);
  await page.getByRole('button', { name: 'Abrir o menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Licitações' })).toBeVisible();
  await expectNoBarriersInBothSkins(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expectNoSidewaysScroll(page);
});
