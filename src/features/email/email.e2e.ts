// Mail: folders and labels, changes of many mails together, reading one after the other, by mouse and by keyboard.
import { expectNoBarriersInAnyLook, expectNoBarriersInBothSkins, expectNoSidewaysScroll } from '../../../e2e/barriers.ts';
import { expect, expectTitle, type Page, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

/** Opens the drafts of a new user: this many mails, the first subject on top. */
async function openBox(page: Page, subjects: readonly string[], address = '/apps/email/draft'): Promise<void> {
  const account = await newAccount(page);
  const session = await (await page.request.post('/jwt/login', { data: { email: account.email, password: account.password } })).json();
  for (const subject of subjects.toReversed()) {
    const answer = await page.request.post('/api/email/drafts', {
      headers: { authorization: `Bearer ${session.accessToken}` },
      data: { to: [], cc: [], bcc: [], subject, message: '<p>Segue o texto.</p>' },
    });
    expect(answer.status()).toBe(201);
  }
  await openAs(page, account, address);
}

const list = (page: Page) => page.getByRole('list', { name: 'Mensagens' });
const row = (page: Page, subject: string) => list(page).getByRole('link', { name: subject });
const rows = (page: Page) => list(page).getByRole('link');
const box = (page: Page, subject: string) => page.getByRole('checkbox', { name: `Selecionar: ${subject}` });
const folder = (page: Page, name: string) => page.getByRole('navigation', { name: 'Pastas' }).getByRole('link', { name });
const detail = (page: Page) => page.getByRole('region', { name: 'Mensagem aberta' });
const undo = (page: Page) => page.getByRole('button', { name: 'Desfazer', exact: true });

test('moves the selected mails and undoes it', async ({ page }) => {
  await openBox(page, ['Ata', 'Boleto', 'Convite', 'Diligência']);
  await expect(rows(page)).toHaveCount(4);
  await box(page, 'Ata').check();
  // With Shift, all up to this one.
  await box(page, 'Convite').click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selecionadas')).toBeVisible();
  await page.getByRole('button', { name: 'Mover para', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Spam' }).click();
  await expect(rows(page)).toHaveCount(1);
  await expect(page.getByText('3 mensagens movidas para o spam.')).toBeVisible();
  await undo(page).click();
  await expect(rows(page)).toHaveCount(4);
  await page.reload();
  await expect(rows(page)).toHaveCount(4);
});

test('adds labels to mails and removes them, each with its own list', async ({ page }) => {
  await openBox(page, ['Ata', 'Boleto']);
  await row(page, 'Boleto').focus();
  await page.keyboard.press('l');
  await page.getByRole('menuitemcheckbox', { name: 'Importante' }).click();
  await expect(row(page, 'Boleto')).toContainText('Importante');
  await expect(row(page, 'Ata')).not.toContainText('Importante');
  await page.getByRole('navigation', { name: 'Marcadores' }).getByRole('link', { name: 'Importante' }).click();
  await expect(page).toHaveURL('/apps/email/label/important');
  await expect(rows(page)).toHaveCount(1);
  await page.getByRole('checkbox', { name: 'Selecionar as mensagens carregadas' }).check();
  await page.getByRole('button', { name: 'Marcadores', exact: true }).click();
  await page.getByRole('menuitemcheckbox', { name: 'Importante', checked: true }).click();
  await expect(page.getByText('Nenhuma mensagem com o marcador “Importante”')).toBeVisible();
});

test('finds mails by words and operators, with the search in the address', async ({ page }) => {
  await openBox(page, ['Ata da sessão', 'Boleto', 'Ata de registro']);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('/');
  const hint = page.getByText('Também entende:');
  await expect(hint).toContainText('tem:anexo');
  await page.keyboard.type('ata');
  await expect(hint).toBeHidden();
  await expect(rows(page)).toHaveCount(2);
  await expect(page).toHaveURL('/apps/email/draft?q=ata*');
  await page.reload();
  await expect(rows(page)).toHaveCount(2);
  const search = page.getByRole('textbox', { name: 'Buscar nos e-mails' });
  await search.fill('texto boleto depois:01/01/2026');
  await expect(rows(page)).toHaveCount(1);
  await search.fill('antes:ontem');
  await expect(page.getByText('“ontem” não é um dia. Escreva, por exemplo, antes:01/07/2026.')).toBeVisible();
  await search.fill('nada disso tem:anexo');
  await page.getByRole('button', { name: 'Mostrar todas' }).click();
  await expect(rows(page)).toHaveCount(3);
});

test('renders few of many mails, reaches any of them, and changes a whole view together', async ({ page }) => {
  test.slow();
  const many = 220;
  await openBox(
    page,
    Array.from({ length: many }, (_, number) => `Ofício ${number}.`),
  );
  await expect(page.getByText(`${many} mensagens`)).toBeVisible();
  await row(page, 'Ofício 0.').focus();
  await page.keyboard.press('End');
  await expect(row(page, `Ofício ${many - 1}.`)).toBeFocused();
  expect(await rows(page).count()).toBeLessThan(60);
  await page.keyboard.press('k');
  await expect(row(page, `Ofício ${many - 2}.`)).toBeFocused();
  await page.keyboard.press('Home');
  await expect(row(page, 'Ofício 0.')).toBeFocused();

  await page.getByRole('checkbox', { name: 'Selecionar as mensagens carregadas' }).check();
  await page.getByRole('button', { name: `Selecionar todas as ${many} mensagens` }).click();
  await page.getByRole('button', { name: 'Mover para a lixeira', exact: true }).click();
  await expect(page.getByText('Nenhum rascunho')).toBeVisible();
  await expect(page.getByText(`${many} mensagens movidas para a lixeira.`)).toBeVisible();
  await undo(page).click();
  await expect(page.getByText(`${many} mensagens`, { exact: true })).toBeVisible();
  await expect(folder(page, 'Rascunhos')).toContainText(String(many));
});

test('deletes only from the trash permanently, after a confirmation', async ({ page }) => {
  await openBox(page, ['Ata', 'Boleto', 'Convite']);
  await row(page, 'Ata').focus();
  await page.keyboard.press('#');
  await expect(row(page, 'Boleto')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  await row(page, 'Boleto').focus();
  await page.keyboard.press('#');
  await expect(rows(page)).toHaveCount(1);
  await folder(page, 'Lixeira').click();
  await expect(rows(page)).toHaveCount(2);
  await box(page, 'Ata').check();
  await page.getByRole('button', { name: 'Excluir definitivamente', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(rows(page)).toHaveCount(2);
  await page.getByRole('button', { name: 'Excluir definitivamente', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir definitivamente' }).click();
  await expect(page.getByText('1 mensagem excluída definitivamente.')).toBeVisible();
  await expect(rows(page)).toHaveCount(1);
  await box(page, 'Boleto').check();
  await page.getByRole('button', { name: 'Restaurar', exact: true }).click();
  await expect(page.getByText('A lixeira está vazia')).toBeVisible();
  await folder(page, 'Rascunhos').click();
  await expect(rows(page)).toHaveCount(2);
});

test('keeps the focus in place when mails leave the list', async ({ page }) => {
  await openBox(page, ['Ata', 'Boleto', 'Convite', 'Diligência']);
  await expect(rows(page)).toHaveCount(4);
  await page.keyboard.press('j');
  await expect(row(page, 'Ata')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(row(page, 'Boleto')).toBeFocused();
  await page.keyboard.press('#');
  await expect(rows(page)).toHaveCount(3);
  await expect(row(page, 'Convite')).toBeFocused();
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible();
  await page.keyboard.press('z');
  await expect(rows(page)).toHaveCount(4);
  await expect(row(page, 'Convite')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('#');
  await expect(row(page, 'Convite')).toBeFocused();
  await page.keyboard.press('j');
  await expect(row(page, 'Diligência')).toBeFocused();
  await page.keyboard.press('k');
  await page.keyboard.press('s');
  await expect(page.getByRole('button', { name: 'Estrela: Convite' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('*');
  await page.keyboard.press('a');
  await expect(page.getByText('3 selecionadas')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText('3 selecionadas')).toBeHidden();
  await expect(row(page, 'Convite')).toBeFocused();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog').getByText('Mover para a lixeira')).toBeVisible();
});

test('shows that an unknown mail does not exist, and redirects unknown folders to the inbox', async ({ page }) => {
  await openBox(page, [], '/apps/email/sent?mail=999999999');
  await expect(page.getByText('Mensagem não encontrada')).toBeVisible();
  await page.getByRole('button', { name: 'Ir para a lista' }).click();
  await expect(page.getByText('Nada enviado ainda')).toBeVisible();
  await follow(page, '/apps/email/antigos');
  await expect(page).toHaveURL('/apps/email');
  await expect(page.getByText('Sua caixa de entrada está em dia')).toBeVisible();
});

test('marks opened mails as read, leads from one to the next, and back to the list @alone', async ({ page }) => {
  await openAs(page, 'client', '/apps/email');
  const inbox = folder(page, 'Caixa de entrada');
  const unread = list(page).getByRole('link', { name: /^Não lida/ });
  // Rows of a new screen become links two by two.
  await expect(list(page)).toHaveAttribute('aria-busy', 'false');
  const before = await unread.count();
  expect(before).toBeGreaterThan(0);
  await expect(inbox).toContainText(String(before));
  const first = await unread.first().getAttribute('data-mail');
  await unread.first().focus();
  await page.keyboard.press('o');
  await expect(page).toHaveURL(`/apps/email?mail=${first}`);
  const subject = await detail(page).getByRole('heading', { level: 2 }).innerText();
  await expectTitle(page, subject);
  await expect(page.frameLocator(`iframe[title*="${subject}"]`).locator('body')).toContainText(/\p{L}/u);
  await expect(inbox).toContainText(String(before - 1));

  await page.keyboard.press('j');
  await expect(page).not.toHaveURL(`/apps/email?mail=${first}`);
  await detail(page).getByRole('button', { name: 'Mensagem mais recente' }).click();
  await expect(page).toHaveURL(`/apps/email?mail=${first}`);
  await page.reload();
  await expect(detail(page).getByRole('heading', { level: 2 })).toHaveText(subject);
  await page.keyboard.press('u');
  await expect(page).toHaveURL('/apps/email');
  await expect(page.locator(`[data-mail="${first}"]`)).toBeFocused();
  await page.keyboard.press('Shift+U');
  await expect(page.locator(`[data-mail="${first}"]`)).toContainText('Não lida');
});

test('expands the older messages of a thread @alone', async ({ page }) => {
  await openAs(page, 'client', '/apps/email');
  await list(page)
    .getByRole('link')
    .filter({ has: page.getByRole('img', { name: /mensage(m|ns) anterior/ }) })
    .first()
    .click();
  const messages = detail(page).getByRole('article');
  await expect(messages).toHaveCount(1);
  await detail(page)
    .getByRole('button', { name: /^Ver \d+ mensage/ })
    .click();
  expect(await messages.count()).toBeGreaterThan(1);
  await messages.first().getByRole('button', { expanded: false }).first().click();
  await expect(messages.first().locator('iframe')).toBeVisible();
});

test('the list, a selection and a mail are accessible', async ({ page }) => {
  await openAs(page, 'client', '/apps/email/sent');
  await expect(rows(page).first()).toBeVisible();
  await page
    .getByRole('checkbox', { name: /^Selecionar: / })
    .first()
    .check();
  await expectNoBarriersInBothSkins(page, 'main');
  await page.keyboard.press('Escape');
  await rows(page).first().click();
  await expect(detail(page).locator('iframe[data-measured]')).toBeVisible();
  // axe would run in the message's frame too, where scripts are forbidden.
  await detail(page)
    .locator('iframe')
    .evaluate((frame: HTMLIFrameElement) => {
      frame.removeAttribute('sandbox');
      frame.src = 'about:blank';
    });
  await expectNoBarriersInAnyLook(page, 'main');
  await page.setViewportSize({ width: 390, height: 844 });
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('u');
  await expect(rows(page).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
});
