// What the frame does for every screen: a lost connection, phones, printing.
import { expect, test, withMotion } from './fixtures.ts';
import { list } from './noticesList.ts';
import { openAs } from './signedIn.ts';

// Cached files would show without a connection too.
test.use({ fresh: true });

test.beforeEach(({ page }) => withMotion(page));

test('shows once that there is no connection, keeps the rows, and retries by itself', async ({ page, context }) => {
  await openAs(page, 'client', list);
  const rows = page.locator('[data-index]');
  await expect(rows).toHaveCount(10);
  const banner = page.getByText(/^Sem conexão com o servidor: dados de .*\d\d:\d\d$/);
  // It comes after the rows.
  await expect(page.getByRole('button', { name: 'Próxima página' })).toBeVisible();
  await context.setOffline(true);
  await expect(banner).toBeVisible();
  await page.getByRole('button', { name: 'Próxima página' }).click();
  await expect(page).toHaveURL(`${list}?page=2`);
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(rows).toHaveCount(10);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expect(banner).toHaveCount(1);
  await context.setOffline(false);
  await expect(banner).toHaveCount(0);
  await expect(page.getByText('11–20 de')).toBeVisible();
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
});

test('keeps the frame if a screen cannot be fetched, and opens it when the connection is back', async ({ page, context }) => {
  const late = Promise.withResolvers<void>();
  await page.route('/api/notifications/unread', async (route) => {
    const response = await route.fetch();
    await late.promise;
    await route.fulfill({ response });
  });
  await openAs(page, 'client', list);
  await expect(page.locator('[data-index]')).toHaveCount(10);
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  // It comes after the rows.
  await expect(menu.getByRole('link').first()).toBeVisible();
  for (const [screen, title] of [
    ['Projetos de lei', 'Projetos de lei'],
    ['Tarefas', 'Tarefas'],
  ] as const) {
    await context.setOffline(true);
    // What is overdue is counted beside it, and depends on the day.
    await menu.getByRole('link', { name: new RegExp(`^${screen}( |$)`) }).click();
    await expect(page.getByText('Não carregado: sem conexão')).toBeVisible();
    // An answer that was under way does not mean that the connection is back.
    const asked = page.waitForRequest('/healthz');
    late.resolve();
    await asked;
    await expect(page.getByText('Sem conexão com o servidor')).toHaveCount(1);
    await expect(menu).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  }
});

test('has the icon that programs request without reading the page', async ({ page }) => {
  const answer = await page.request.get('/favicon.ico');
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'image/vnd.microsoft.icon']);
});

test('shows the footer below the cards of a list on a tablet', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 1024 });
  await openAs(page, 'client', list);
  await expect(page.locator('[data-index]')).toHaveCount(10);
  const bottom = async (selector: string) =>
    page
      .locator(selector)
      .last()
      .evaluate((part) => part.getBoundingClientRect().bottom);
  expect(await bottom('footer')).toBeGreaterThan(await bottom('[data-index]'));
});

test('covers neither pager nor content, and its checkboxes are large enough for touch', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openAs(page, 'client', list);
  const box = await page.getByRole('checkbox', { name: 'Selecionar a linha 1', exact: true }).boundingBox();
  expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(24);
  // Not by a click, which would scroll a covered button until it is free.
  const isUncovered = await page.getByRole('button', { name: 'Última página' }).evaluate(async (button) => {
    const frames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    await frames();
    scrollBy({ top: -20, behavior: 'instant' });
    await frames();
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
  expect(isUncovered).toBe(true);
  await page.setViewportSize({ width: 1440, height: 900 });
  const tab = await page.getByRole('button', { name: 'Personalizar a aparência' }).boundingBox();
  const content = await page.locator('main > *').first().boundingBox();
  expect((content?.x ?? 0) + (content?.width ?? 0)).toBeLessThanOrEqual(tab?.x ?? 0);
});

test('prints a notice and a list without buttons and without empty cards', async ({ page }) => {
  await openAs(page, 'admin', list);
  const address = await page.getByRole('table').getByRole('link').first().getAttribute('href');
  for (const path of [list, address ?? '']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('main').locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
    await page.emulateMedia({ media: 'print' });
    const shown = page.locator('main').getByRole('button').filter({ visible: true });
    // A sortable heading reads as plain text.
    await expect(shown.and(page.locator(':not(th *)'))).toHaveCount(0);
    const empty = await page.evaluate(() =>
      [...document.querySelectorAll('main section')]
        .filter(
          (card) =>
            card.checkVisibility() && !(card as HTMLElement).innerText.replace(card.querySelector('h2, h3')?.textContent ?? '', '').trim(),
        )
        .map((card) => card.outerHTML.slice(0, 120)),
    );
    expect(empty).toEqual([]);
    await page.emulateMedia({ media: null });
  }
});
