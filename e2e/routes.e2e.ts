// Every address: where it leads, its title, and its accessibility.
import type { Locator } from '@playwright/test';
import { barriersInAnyLook, barriersInBothSkins, expectNoBarriers, expectNoSidewaysScroll } from './barriers.ts';
import { expect, expectTitle, type Page, test } from './fixtures.ts';
import { follow } from './navigation.ts';
import { accounts, openAs } from './signedIn.ts';

/** `at`: where it redirects to. `like`: the name of a look that several addresses share; the title, unless given. */
type Arrival = { path: string; title: string; at?: RegExp | string; like?: string };

const gallery = (path: string, title: string, at: string): Arrival => ({ path, title, at, like: 'gallery' });

const home = (path: string): Arrival => ({ path, title: 'Visão geral', at: '/' });

const notices = /^\/apps\/invoice\/list/;

/** The addresses of the specification, and our own, for signed-in users. */
const inside: Arrival[] = [
  { path: '/', title: 'Visão geral' },
  home('/home'),
  home('/dashboard/ecommerce'),
  { path: '/apps/invoice', title: 'Licitações', at: notices },
  { path: '/apps/invoice/list', title: 'Licitações' },
  { path: '/apps/invoice/preview', title: 'Licitações', at: notices },
  { path: '/apps/invoice/edit', title: 'Licitações', at: notices },
  { path: '/buscas-salvas', title: 'Buscas salvas' },
  { path: '/apps/invoice/add', title: 'Nova licitação' },
  { path: '/apps/invoice/edit/1', title: 'Edição manual de licitações' },
  { path: '/apps/invoice/print', title: 'Licitações', at: notices },
  { path: '/importar', title: 'Enviar arquivos' },
  home('/login'),
  home('/pages/login-v1'),
  home('/pages/login-v2'),
  home('/register'),
  home('/pages/register-v1'),
  home('/forgot-password'),
  home('/two-step'),
  { path: '/pages/reset-password-v1', title: 'Falta uma parte do link' },
  { path: '/dashboard/analytics', title: 'Painel de análises' },
  { path: '/dashboard', title: 'Painel de análises', at: '/dashboard/analytics' },
  { path: '/second-page', title: 'Painel de análises', at: '/dashboard/analytics' },
  { path: '/apps/calendar', title: 'Calendário' },
  { path: '/projetos-de-lei', title: 'Projetos de lei', at: '/projetos-de-lei/lista' },
  { path: '/projetos-de-lei/lista', title: 'Projetos de lei' },
  { path: '/contratos', title: 'Contratos' },
  { path: '/contratos/999999', title: 'Contrato não encontrado' },
  { path: '/atas', title: 'Atas de preços' },
  { path: '/atas/999999', title: 'Ata não encontrada', like: 'Contrato não encontrado' },
  { path: '/pca', title: 'Planos anuais (PCA)' },
  { path: '/pca/999999', title: 'Plano não encontrado', like: 'Contrato não encontrado' },
  { path: '/acompanhamento', title: 'Acompanhados' },
  { path: '/acompanhamento?view=list', title: 'Acompanhados', like: 'followed-list' },
  { path: '/propostas', title: 'Propostas' },
  { path: '/propostas?view=list', title: 'Propostas', like: 'propostas-list' },
  { path: '/propostas?nova=true', title: 'Propostas', like: 'propostas-nova' },
  { path: '/propostas/resumo', title: 'Resumo das propostas' },
  { path: '/propostas/modelos', title: 'Modelo da checklist de propostas' },
  { path: '/propostas/999999', title: 'Proposta não encontrada' },
  { path: '/precos', title: 'Pesquisa de preços' },
  { path: '/precos?q=papel', title: 'Pesquisa de preços', like: 'prices' },
  { path: '/fornecedores', title: 'Fornecedores' },
  { path: '/municipios/3509502', title: 'Campinas/SP' },
  { path: '/municipios/9999999', title: 'Município não encontrado', like: 'Contrato não encontrado' },
  { path: '/seguidos', title: 'Quem você acompanha' },
  { path: '/dns', title: 'Registros de DNS' },
  { path: '/certidoes', title: 'Certidões' },
  { path: '/apps/email', title: 'E-mail' },
  { path: '/apps/email/label/private', title: 'E-mail', like: 'email' },
  { path: '/apps/chat', title: 'Conversas' },
  { path: '/apps/todo', title: 'Tarefas' },
  { path: '/apps/todo/important', title: 'Tarefas' },
  { path: '/apps/user/list', title: 'Usuários' },
  { path: '/apps/user/view', title: 'Usuários', at: '/apps/user/list' },
  { path: '/apps/user/edit', title: 'Usuários', at: '/apps/user/list' },
  { path: '/apps/user/view/1', title: 'Helena Prado' },
  { path: '/apps/user/edit/1', title: 'Editar Helena Prado' },
  { path: '/apps/user/edit/2', title: 'Editar Tiago Nunes' },
  { path: '/apps/user/edit/1?tab=information', title: 'Editar Helena Prado', like: 'user-information' },
  { path: '/apps/user/edit/1?tab=social', title: 'Editar Helena Prado', like: 'user-social' },
  { path: '/apps/ecommerce/shop', title: 'Loja' },
  { path: '/apps/ecommerce/product-detail', title: 'Loja', at: '/apps/ecommerce/shop' },
  { path: '/apps/ecommerce/product-detail/caneta', title: 'Produto não encontrado' },
  { path: '/apps/ecommerce/product-edit/new', title: 'Novo produto' },
  { path: '/apps/ecommerce/wishlist', title: 'Lista de desejos' },
  { path: '/apps/ecommerce/checkout', title: 'Finalizar pedido' },
  { path: '/pedidos', title: 'Meus pedidos' },
  { path: '/pedidos?todos=true', title: 'Todos os pedidos' },
  { path: '/pages/account-settings', title: 'Configurações da conta' },
  { path: '/pages/account-settings?tab=info', title: 'Configurações da conta', like: 'account-info' },
  { path: '/pages/account-settings?tab=social', title: 'Configurações da conta', like: 'account-social' },
  { path: '/pages/account-settings?tab=notifications', title: 'Configurações da conta', like: 'account-notifications' },
  { path: '/pages/profile', title: 'Perfil' },
  { path: '/pages/faq', title: 'Perguntas frequentes' },
  { path: '/pages/knowledge-base', title: 'Base de conhecimento' },
  { path: '/pages/knowledge-base/licitacoes', title: 'Base de conhecimento', like: 'knowledge-category' },
  { path: '/pages/knowledge-base/prazos', title: 'Prazos', like: 'knowledge-prazos' },
  {
    path: '/pages/knowledge-base/prazos/prazo-para-impugnacao',
    title: 'Qual é o prazo de impugnação de um edital?',
    like: 'knowledge-article',
  },
  { path: '/pages/knowledge-base/licitacoes/prazos', title: 'Base de conhecimento', like: 'knowledge-question' },
  { path: '/pages/pricing', title: 'Planos e preços' },
  { path: '/pages/blog/list', title: 'Blog' },
  { path: '/pages/blog/detail', title: 'Blog', at: '/pages/blog/list' },
  { path: '/pages/blog/edit', title: 'Blog', at: '/pages/blog/list' },
  { path: '/pages/blog/detail/999999', title: 'Artigo não encontrado' },
  { path: '/pages/blog/edit/new', title: 'Novo artigo' },
  { path: '/cards/statistics', title: 'Cartões' },
  { path: '/cards/analytics', title: 'Cartões', like: 'cards-analytics' },
  { path: '/gallery', title: 'Galeria de componentes' },
  // Its other pages are checked by its own tests, and older addresses too.
  gallery('/gallery/nothing', 'Galeria de componentes', '/gallery'),
  gallery('/components', 'Galeria de componentes', '/gallery'),
  gallery('/colors', 'Cores', '/gallery/colors'),
  { path: '/access-control', title: 'Controle de acesso' },
  { path: '/audit', title: 'Registro de atividades' },
  { path: '/fontes', title: 'Fontes' },
  { path: '/empresa', title: 'Dados da empresa' },
  { path: '/empresa/modelo-da-proposta', title: 'Modelo da proposta' },
  { path: '/outbox', title: 'Caixa de saída do sistema' },
  { path: '/misc/coming-soon', title: 'Em breve' },
  { path: '/misc/not-authorized', title: 'Sua conta não tem acesso a esta página' },
  { path: '/misc/maintenance', title: 'Em manutenção' },
  { path: '/misc/error', title: 'Esta página não existe' },
  { path: '/no/such/page', title: 'Esta página não existe' },
  { path: '/apps/nothing', title: 'Esta página não existe' },
];

const outside: Arrival[] = [
  { path: '/login', title: 'Entrar' },
  { path: '/', title: 'Entrar', at: '/login' },
  { path: '/apps/calendar', title: 'Entrar', at: '/login?redirect=/apps/calendar' },
  { path: '/access-control', title: 'Entrar', at: '/login?redirect=/access-control' },
  { path: '/two-step', title: 'Entrar', at: '/login?redirect=/two-step' },
  { path: '/pages/login-v1', title: 'Entrar', like: 'login-v1' },
  { path: '/pages/login-v2', title: 'Entrar', like: 'login-v2' },
  { path: '/register', title: 'Criar conta' },
  { path: '/pages/register-v1', title: 'Criar conta', like: 'register-v1' },
  { path: '/pages/register-v2', title: 'Criar conta', like: 'register-v2' },
  { path: '/forgot-password', title: 'Esqueci a senha' },
  { path: '/pages/forgot-password-v1', title: 'Esqueci a senha', like: 'forgot-password-v1' },
  { path: '/pages/forgot-password-v2', title: 'Esqueci a senha', like: 'forgot-password-v2' },
  { path: '/reset-password', title: 'Falta uma parte do link' },
  { path: '/pages/reset-password-v1', title: 'Falta uma parte do link', like: 'reset-password-v1' },
  { path: '/pages/reset-password-v2', title: 'Falta uma parte do link', like: 'reset-password-v2' },
  { path: '/invitation', title: 'Falta uma parte do link', like: 'invitation' },
  { path: '/misc/coming-soon', title: 'Em breve' },
  { path: '/misc/not-authorized', title: 'Entre para ver esta página' },
  { path: '/misc/maintenance', title: 'Em manutenção' },
  { path: '/misc/error', title: 'Esta página não existe' },
  { path: '/no/such/page', title: 'Esta página não existe' },
];

/** Openers without `aria-haspopup`: drawers. The window of a new mail is checked by its own test. */
const openers = /^(Filtros|Nov[oa] |Adicionar (?!ao carrinho|item$)|Editar .|Assinar|Convidar|Gerar)/;
const opened = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';

const ofTheBar = 'header:has(+ main) button[aria-haspopup]';

/** The names of these buttons, and their kind: "Ações de …" opens the same on each row. */
async function whatIs(buttons: Locator) {
  const all = await buttons.evaluateAll((found) =>
    found.map((button) => ({
      name: (button.getAttribute('aria-label') ?? button.textContent ?? '').trim(),
      says: button.getAttribute('aria-haspopup'),
      isSeen: button.checkVisibility(),
    })),
  );
  const { pathname } = new URL(buttons.page().url());
  return all.map((each) => ({ ...each, kind: `${each.says ?? pathname} ${each.name.replace(/ (de|para|plano|pergunta) .+|\d+/g, '')}` }));
}

/** Whether a click has opened `panel`, and not another screen. */
async function opensHere(page: Page, panel: Locator, address: string): Promise<boolean> {
  await expect.poll(async () => page.url() !== address || (await panel.isVisible())).toBe(true);
  // A dialog may have its own address, and open after it changes.
  const isOtherScreen = new URL(page.url()).pathname !== new URL(address).pathname;
  return panel.waitFor({ timeout: isOtherScreen ? 500 : 2000 }).then(
    () => true,
    () => false,
  );
}

/** Opens and checks every menu, drawer and dialog of the screen, each name once; then a selected row. */
async function lookIntoOpened(page: Page, known: Set<string>): Promise<string[]> {
  const found: string[] = [];
  const address = page.url();
  const buttons = page.locator(`main button:not(:disabled, [aria-disabled=true]), ${ofTheBar}`);
  for (;;) {
    // Listed again each time: by now there may be more buttons, or more that are enabled.
    const all = await whatIs(buttons);
    const index = all.findIndex(({ name, says, isSeen, kind }) => isSeen && !known.has(kind) && (says || openers.test(name)));
    const next = all[index];
    if (!next) break;
    const { name, says, kind } = next;
    const button = await buttons.nth(index).elementHandle();
    // A button before it may have come or gone since they were listed.
    const isIt = await button?.evaluate((found, wanted) => (found.getAttribute('aria-label') ?? found.textContent).trim() === wanted, name);
    if (!isIt) continue;
    known.add(kind);
    await button?.click();
    const panel = page.locator(opened).filter({ visible: true });
    if (says) await expect(panel.first()).toBeVisible();
    // Some of these names lead to another screen, which is checked by itself.
    else if (!(await opensHere(page, panel.first(), address))) {
      await page.goBack();
      await expect(page).toHaveURL(address);
      continue;
    }
    const part = `:is(${opened}):not([style*="display: none"])`;
    // A menu closes when the window changes its width.
    const barriers = says ? await barriersInBothSkins(page, part) : await barriersInAnyLook(page, part);
    found.push(...barriers.map((barrier) => `[${name}] ${barrier}`));
    await page.keyboard.press('Escape');
    await expect(panel).toHaveCount(0);
  }
  const row = page.locator('main [data-index="0"] input[type=checkbox]');
  if (await row.count()) {
    await row.first().click();
    found.push(...(await barriersInBothSkins(page, 'main [data-index="0"]')).map((barrier) => `[selection] ${barrier}`));
    await row.first().click();
  }
  return found;
}

/**
 * Opens each address, and checks the screen and what opens there, in both skins; the screen and its dialogs also on a phone.
 * `known`: what has been opened, or is opened in another part of the test.
 */
async function walk(page: Page, arrivals: readonly Arrival[], known: Set<string>): Promise<void> {
  const elsewhere: string[] = [];
  await page.route(/^https?:\/\/(?!127\.0\.0\.1[:/])/, (route) => {
    elsewhere.push(route.request().url());
    return route.abort();
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  const looked = new Set<string>();
  const barriers: string[] = [];
  for (const { path, title, at = path, like = title } of arrivals) {
    await test.step(path, async () => {
      const answer = await page.request.get(path, { headers: { accept: 'text/html' } });
      expect(answer.headers()['content-type']).toBe('text/html; charset=utf-8');
      // The element under the pointer would show its hint.
      await page.mouse.move(0, 0);
      await follow(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expectTitle(page, `${title} · Certame`);
      await expect(page).toHaveURL(({ pathname, search }) =>
        at instanceof RegExp ? at.test(pathname) : decodeURIComponent(pathname + search) === at,
      );
      if (looked.has(like) || like === 'gallery') return;
      looked.add(like);
      await expect(page.locator('main').locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
      const found = [...(await barriersInAnyLook(page)), ...(await lookIntoOpened(page, known))];
      barriers.push(...found.map((barrier) => `${path} ${barrier}`));
    });
  }
  expect(barriers).toEqual([]);
  expect(elsewhere).toEqual([]);
}

const parts = 8;
for (const part of Array.from({ length: parts }, (_, index) => index)) {
  test(`every address works and is accessible for signed-in users (${part + 1} of ${parts})`, async ({ page }) => {
    // It checks more than any other test, which takes long on a busy machine.
    test.setTimeout(240_000);
    await openAs(page, 'admin', '/');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    // The bar is the same on every screen: the first part opens its menus.
    const elsewhere = part === 0 ? [] : await whatIs(page.locator(ofTheBar));
    // Neighbours that look alike are checked once.
    const length = Math.ceil(inside.length / parts);
    await walk(page, inside.slice(part * length, (part + 1) * length), new Set(elsewhere.map(({ kind }) => kind)));
  });
}

test('every address works for visitors without a session', async ({ page }) => {
  test.setTimeout(60_000);
  await page.goto('/misc/error');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await walk(page, outside, new Set());
});

test('the page of a notice is accessible in both skins, and its address for editing leads to it', async ({ page }) => {
  await openAs(page, 'client', '/apps/invoice/list');
  const address = await page.getByRole('table').getByRole('link').first().getAttribute('href');
  const id = /preview\/(\d+)/.exec(address ?? '')?.[1];
  await page.goto(`/apps/invoice/edit/${id}`);
  await page.getByRole('link', { name: 'Ver esta licitação' }).click();
  await expect(page).toHaveURL(`/apps/invoice/preview/${id}`);
  await expect(page.getByRole('region', { name: 'Objeto' })).toBeVisible();
  await expectNoBarriers(page);
});

test('the API documentation shows without a refused style or script', async ({ page }) => {
  await page.goto('/api/docs/');
  // It renders some hundred calls, which takes long on a busy machine.
  await expect(page.getByRole('heading', { level: 1, name: /Certame/ })).toBeVisible({ timeout: 45_000 });
});

test('going back skips addresses that only redirect', async ({ page }) => {
  await openAs(page, 'client', '/access-control');
  await page.goto('/apps/user/view');
  await expect(page).toHaveURL('/apps/user/list');
  await page.goto('/pages/login-v2');
  await expect(page).toHaveURL('/');
  await page.goBack();
  await expect(page).toHaveURL('/apps/user/list');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Controle de acesso');
});

test('an unknown address offers a link back, and a search of notices', async ({ page }) => {
  await openAs(page, 'client', '/access-control');
  await page.getByRole('link', { name: 'Consultar as licitações' }).click();
  await expect(page).toHaveURL(/\/apps\/invoice\/list/);
  await page.goto('/licitacoes');
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('/licitacoes', { exact: true })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar nas licitações' }).fill('merenda');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/apps/invoice/list?q=merenda');
  await page.goBack();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(/\/apps\/invoice\/list/);
});

test('users without access see which screen it is, and can return to it with another account', async ({ page }) => {
  await openAs(page, 'client', '/importar');
  await expect(page).toHaveURL('/misc/not-authorized?from=/importar');
  await expect(page.getByText('/importar', { exact: true })).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Licitações' })).toHaveAttribute('href', /^\/apps\/invoice\/list/);
  await page.getByRole('button', { name: 'Entrar com outra conta' }).click();
  await expect(page).toHaveURL('/login?redirect=/importar');
  await page.getByLabel('E-mail').fill(accounts.admin.email);
  await page.getByLabel('Senha', { exact: true }).fill(accounts.admin.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL('/importar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enviar arquivos');
});

test('users see what they may do: cards by ability, their rules in words', async ({ page }) => {
  const cards = page.getByRole('main').getByRole('heading', { level: 2 });
  await openAs(page, 'client', '/access-control');
  await expect(cards).toHaveText(['Todas as contas', 'Permissões', 'Telas']);
  const screen = (name: string) => page.getByRole('listitem').filter({ hasText: new RegExp(`^${name}$`) });
  await expect(screen('Painel de análises').getByRole('img', { name: 'Sua conta pode abrir esta tela' })).toBeVisible();
  await expect(screen('Galeria de componentes').getByRole('img', { name: 'Sua conta não pode abrir esta tela' })).toBeVisible();
  await expect(page.getByText('read ACL')).toHaveCount(0);
  await expect(page.getByText('Acessar as telas comuns')).toBeVisible();
  await page.evaluate(() => {
    const userData = JSON.parse(localStorage.getItem('userData') ?? '{}');
    localStorage.setItem('userData', JSON.stringify({ ...userData, ability: [{ action: 'manage', subject: 'all' }] }));
  });
  await page.reload();
  await expect(cards).toHaveText(['Todas as contas', 'Administradores', 'Permissões', 'Telas', 'Verificação em duas etapas']);
  await expect(page.getByText('Gerenciar tudo o que existe no sistema')).toBeVisible();
});

test('a message covers the screen while the server is unavailable, and the screen is unchanged afterwards', async ({ page }) => {
  await openAs(page, 'client', '/apps/invoice/list');
  const field = page.getByRole('search').getByRole('textbox');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
  const unavailable = /\/(readyz|apps\/invoice\/invoices|api\/licitacoes)/;
  await page.route(unavailable, (route) => (route.request().isNavigationRequest() ? route.continue() : route.fulfill({ status: 503 })));
  await field.fill('merenda');

  const overlay = page.getByRole('dialog', { name: 'Em manutenção' });
  await expect(overlay.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(overlay.getByText(/^Nova tentativa em \d segundos?$/)).toBeVisible();
  await expectNoBarriers(page);
  // The pause grows each time.
  await overlay.getByRole('button', { name: 'Tentar agora' }).click();
  await expect(overlay.getByText('Nova tentativa em 8 segundos').or(overlay.getByText('Nova tentativa em 4 segundos'))).toBeVisible();
  for (const key of ['Escape', 'Escape', 'Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
    await page.keyboard.press(key);
    const below = page.locator(':focus:not(body, dialog, dialog *)');
    expect(await below.count()).toBe(0);
  }
  await expect(overlay).toBeVisible();

  // It retries by itself.
  await page.unroute(unavailable);
  await expect(overlay).toBeHidden({ timeout: 15_000 });
  await expect(field).toHaveValue('merenda');
  await expect(field).toBeFocused();
  await expectTitle(page, 'Licitações · Certame');
  await expect(page).toHaveURL('/apps/invoice/list?q=merenda');
  await expect(page.getByRole('table').getByRole('link').first()).toBeVisible();
});

test('error pages fit a phone, in every language', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/misc/error');
  for (const language of ['pt', 'en', 'fr', 'de']) {
    await page.getByRole('banner').getByRole('combobox').selectOption(language);
    for (const path of ['/misc/error', '/misc/not-authorized?from=/importar', '/misc/maintenance', '/misc/coming-soon']) {
      await follow(page, path);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expectNoSidewaysScroll(page);
    }
  }
});

test.describe('with an empty cache', () => {
  test.use({ fresh: true });

  test('files that cannot be fetched while the server is away do not break the screen', async ({ page, context }) => {
    await openAs(page, 'client', '/apps/invoice/list');
    const field = page.getByPlaceholder('Buscar por objeto');
    await field.fill('merenda');
    await expect(page).toHaveURL('/apps/invoice/list?q=merenda*');
    const failed = page.waitForEvent('requestfailed', (request) => request.resourceType() === 'script');
    await context.setOffline(true);
    await page.getByRole('button', { name: /^Notificações/ }).click();
    await failed;
    await context.setOffline(false);
    await expect(page.getByRole('dialog', { name: 'Notificações' })).toHaveCount(0);
    await expect(field).toHaveValue('merenda');
  });
});
