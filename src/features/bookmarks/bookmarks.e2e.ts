import { expectNoBarriersInBothSkins } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { list } from '../../../e2e/noticesList.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

const bar = (page: Page) => page.getByRole('navigation', { name: 'Páginas favoritas' });
const box = (page: Page) => page.getByRole('dialog', { name: 'Páginas favoritas' });
const star = (page: Page, title: string) => box(page).getByRole('button', { name: `Favorita: ${title}`, exact: true });

async function openBox(page: Page): Promise<void> {
  await bar(page).getByRole('button', { name: 'Páginas favoritas' }).click();
  await expect(box(page).getByRole('searchbox')).toBeFocused();
}

test('shows bookmarked pages as links in the bar', async ({ page }) => {
  await openAs(page, 'client', list);
  await bar(page).getByRole('link', { name: 'Próximos encerramentos' }).click();
  await expect(page).toHaveURL(`${list}?status=aberta&sort=encerramento&order=asc`);
});

test('finds a page in the box and opens it by keyboard', async ({ page }) => {
  await openAs(page, 'client', list);
  await openBox(page);
  await expect(box(page).getByRole('listitem')).not.toHaveCount(0);
  await page.keyboard.type('licit');
  await expect(box(page).getByRole('link').first()).toHaveAccessibleName('Licitações');
  // Enter that confirms an input method's word, as in Japanese, opens nothing.
  const composed = { key: 'Enter', bubbles: true, isComposing: true };
  await box(page)
    .getByRole('searchbox')
    .evaluate((field, init) => field.dispatchEvent(new KeyboardEvent('keydown', init)), composed);
  await expect(page).toHaveURL(list);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(box(page).getByRole('link', { name: 'Licitações abertas' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${list}?status=aberta`);
  await expect(box(page)).toBeHidden();
  await openBox(page);
  await page.keyboard.type('zzz');
  await expect(box(page)).toContainText('Nenhuma página com esse nome.');
});

test('bookmarks a page permanently, in the box and in the palette', async ({ page }) => {
  await openAs(page, await newAccount(page), list);
  await openBox(page);
  await page.keyboard.type('abertas');
  await star(page, 'Licitações abertas').click();
  await expect(star(page, 'Licitações abertas')).toHaveAttribute('aria-pressed', 'true');
  await box(page).getByRole('searchbox').fill('leilões');
  await expect(star(page, 'Leilões')).toHaveAttribute('aria-pressed', 'false');
  await star(page, 'Leilões').click();
  await expect(star(page, 'Leilões')).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('link', { name: 'Leilões' })).toBeVisible();
  await page.reload();
  await expect(bar(page).getByRole('link', { name: 'Leilões' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buscar em tudo' }).fill('leilões');
  await expect(page.getByRole('group', { name: 'Páginas' }).getByRole('option', { name: /favorita/ })).toBeVisible();
  await page.keyboard.press('Control+d');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Favorita' })).toHaveAttribute('aria-pressed', 'false');
  await page.keyboard.press('Escape');
  await expect(bar(page).getByRole('link', { name: 'Leilões' })).toHaveCount(0);
  await page.reload();
  await expect(bar(page).getByRole('link').first()).toBeVisible();
  await expect(bar(page).getByRole('link', { name: 'Leilões' })).toHaveCount(0);
});

test('removes a bookmark that the server refuses, and says so', async ({ page }) => {
  await openAs(page, 'client', list);
  await openBox(page);
  await page.route('**/api/bookmarks/update', (route) => route.abort());
  await page.keyboard.type('leilões');
  await star(page, 'Leilões').click();
  await expect(page.getByText('O servidor não responde')).toBeVisible();
  await expect(star(page, 'Leilões')).toHaveAttribute('aria-pressed', 'false');
  await expect(bar(page).getByRole('link', { name: 'Leilões' })).toHaveCount(0);
});

test('puts bookmarks without room into the menu of the chevron', async ({ page }) => {
  await page.route('**/api/bookmarks/data', async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, bookmarks: answer.suggestions } });
  });
  await page.setViewportSize({ width: 1920, height: 900 });
  await openAs(page, 'client', list);
  await expect(bar(page).getByRole('link')).toHaveCount(10);
  await bar(page).getByRole('button', { name: 'Outras páginas favoritas' }).click();
  await expect(page.getByRole('menuitem', { name: 'Leilões' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(bar(page).getByRole('link')).not.toHaveCount(10);
  await expect(page.getByRole('button', { name: 'Conta' })).toBeInViewport({ ratio: 1 });
});

test('the box is accessible', async ({ page }) => {
  // A page without controls under the box: a half-covered control would count as too small.
  await openAs(page, 'client', '/access-control');
  // The frame of the account before is gone then.
  await expect(page.getByRole('heading', { level: 1, name: 'Controle de acesso' })).toBeVisible();
  await openBox(page);
  await expect(box(page).getByRole('listitem')).not.toHaveCount(0);
  await expectNoBarriersInBothSkins(page);
  await page.keyboard.type('pre');
  await expectNoBarriersInBothSkins(page);
});
