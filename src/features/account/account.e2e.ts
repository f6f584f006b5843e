import { expectNoSidewaysScroll } from '../../../e2e/barriers.ts';
import { expect, type Page, test, wear } from '../../../e2e/fixtures.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

const at = (tab?: string) => `/pages/account-settings${tab ? `?tab=${tab}` : ''}`;
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Configurações' }).getByRole('link', { name });
const save = (page: Page) => page.getByRole('button', { name: 'Salvar', exact: true });
const bar = (page: Page) => page.getByRole('banner');
/** A square of one colour, as a PNG. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAgAAAAICAMAAADz0U65AAAAA1BMVEUNa3UJxJlWAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAADElEQVQImWNgoA4AAABIAAF7pRHIAAAAAElFTkSuQmCC',
  'base64',
);

async function openAsNewUser(page: Page, path: string) {
  const account = await newAccount(page);
  await openAs(page, account, path);
  return account;
}

test('a changed name shows in the bar and in another tab, and after a reload', async ({ page, context }) => {
  await openAsNewUser(page, at());
  const other = await context.newPage();
  await other.goto('/apps/invoice/list');
  await page.getByLabel('Nome completo').fill('Marina Duarte');
  await page.getByLabel('Empresa').fill('Duarte Obras');
  await save(page).click();
  await expect(page.getByText('Alterações salvas.')).toBeVisible();
  await expect(bar(page).getByText('Marina Duarte')).toBeVisible();
  await expect(bar(other).getByText('Marina Duarte')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('Empresa')).toHaveValue('Duarte Obras');
  await expect(page.getByRole('button', { name: 'Desfazer alterações' })).toBeDisabled();
});

test('errors show at their fields, also those of the server; changing the e-mail needs the password', async ({ page }) => {
  const { password, email } = await openAsNewUser(page, at());
  await page.getByLabel('Nome completo').fill('Marina');
  await page.getByLabel('Nome de usuário').fill('helena');
  await save(page).click();
  await expect(page.getByLabel('Nome de usuário')).toHaveAccessibleDescription('Este nome de usuário já pertence a outra conta.');
  await expect(page.getByLabel('Nome de usuário')).toBeFocused();
  await page.getByRole('button', { name: 'Desfazer alterações' }).click();
  await page.getByLabel('Nome completo').fill('Marina');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`novo.${email}`);
  await save(page).click();
  const current = page.getByRole('textbox', { name: 'Senha atual' });
  await expect(current).toBeFocused();
  await current.fill('não é esta');
  await save(page).click();
  await expect(page.getByText('Senha incorreta.')).toBeVisible();
  await current.fill(password);
  await save(page).click();
  await expect(current).toBeHidden();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(`novo.${email}`);
});

test('a picture is uploaded, shown in the bar and removed; a file that is no picture is refused', async ({ page }) => {
  await openAsNewUser(page, at());
  const chooser = page.locator('input[type=file]');
  await chooser.setInputFiles({
    name: 'foto.png',
    mimeType: 'image/png',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  });
  await expect(page.getByRole('alert')).toContainText('não é uma imagem');
  await chooser.setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: png });
  await expect(page.getByText('Imagem salva.')).toBeVisible();
  const shown = bar(page)
    .getByRole('button', { name: /^Conta:/ })
    .locator('img');
  await expect.poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(256);
  await page.getByRole('button', { name: 'Remover' }).click();
  await page.getByRole('dialog', { name: 'Remover a imagem?' }).getByRole('button', { name: 'Remover' }).click();
  await expect(page.getByText('Imagem removida.')).toBeVisible();
  await expect(shown).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Escolher imagem' })).toBeFocused();
});

test('leaving with unsaved text asks first', async ({ page }) => {
  await openAsNewUser(page, at('info'));
  await page.getByLabel('Apresentação').fill('Leio editais.');
  await tab(page, 'Geral').click();
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await question.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(page).toHaveURL(at('info'));
  await expect(page.getByLabel('Apresentação')).toHaveValue('Leio editais.');
  await tab(page, 'Geral').click();
  await question.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL(at());
  await tab(page, 'Informações').click();
  await expect(page.getByLabel('Apresentação')).toHaveValue('');
});

test('information and social pages are saved, a user name as a URL', async ({ page }) => {
  await openAsNewUser(page, at('info'));
  await page.getByLabel('Data de nascimento').fill('1990-02-28');
  await page.getByRole('combobox', { name: 'País' }).fill('Brasil');
  await page.getByLabel('Telefone').fill('61 5550-0142');
  await page.getByLabel('Site').fill('exemplo.com.br');
  await save(page).click();
  await expect(page.getByLabel('Site')).toHaveValue('https://exemplo.com.br/');
  await tab(page, 'Redes sociais').click();
  await page.getByLabel('Instagram').fill('@marina');
  await page.getByLabel('Google').fill('@marina');
  await save(page).click();
  await expect(page.getByLabel('Google')).toHaveAccessibleDescription('Informe um endereço que comece com https://.');
  await page.getByLabel('Google').fill('');
  await save(page).click();
  await expect(page.getByLabel('Instagram')).toHaveValue('https://www.instagram.com/marina');
  await page.reload();
  await expect(page.getByLabel('Instagram')).toHaveValue('https://www.instagram.com/marina');
});

test('a switch is saved when toggled, and toggles back if saving fails', async ({ page }) => {
  await openAsNewUser(page, at('notifications'));
  const comments = page.getByRole('switch', { name: 'Alguém comentou um artigo meu' });
  await expect(comments).toBeChecked();
  await comments.click();
  await expect(comments).not.toBeChecked();
  await expect(page.getByRole('switch')).toHaveCount(3);
  await expect.poll(async () => (await settings(page)).notification.commentOnArticle).toBe(false);
  await page.reload();
  await expect(comments).not.toBeChecked();
  await page.route('**/api/account/notification', (route) => route.fulfill({ status: 500, body: '' }));
  await comments.click();
  await expect(comments).not.toBeChecked();
  await expect(page.getByText('Não foi possível carregar')).toBeVisible();
});

test('every tab has its own address and is reached by keyboard', async ({ page }) => {
  await openAs(page, 'admin', '/apps/invoice/list');
  await bar(page)
    .getByRole('button', { name: /^Conta:/ })
    .click();
  await page.getByRole('menuitem', { name: 'Configurações' }).click();
  await expect(page).toHaveURL(at());
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute('readonly', '');
  for (const [name, address] of [
    ['Informações', 'info'],
    ['Redes sociais', 'social'],
    ['Notificações', 'notifications'],
  ] as const) {
    await tab(page, name).press('Enter');
    await expect(page).toHaveURL(at(address));
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page');
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  }
});

test('nothing overflows on a phone, in the dark skin and in RTL', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await wear(page, 'dark');
  await page.addInitScript(() => localStorage.setItem('direction', JSON.stringify('rtl')));
  for (const name of [undefined, 'info', 'social', 'notifications']) {
    await openAs(page, 'client', at(name));
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    await expectNoSidewaysScroll(page);
  }
});

const settings = (page: Page) =>
  page.evaluate(async () => {
    const headers = { authorization: `Bearer ${localStorage.getItem('accessToken')}` };
    return (await fetch('/api/account', { headers })).json();
  });
