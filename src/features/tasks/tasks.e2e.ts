// Tasks: lists by address, an own order, an editor, and two users of the same task.
import { expectNoBarriersInBothSkins, expectNoSidewaysScroll } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

type Account = Awaited<ReturnType<typeof newAccount>>;
type Sent = { title: string } & Record<string, unknown>;

const rows = (page: Page) => page.locator('[data-task]');
const row = (page: Page, title: string) => rows(page).filter({ hasText: title });
const link = (page: Page, title: string) => row(page, title).getByRole('link', { name: title, exact: true });
const tick = (page: Page, title: string) => page.getByRole('checkbox', { name: `Concluir “${title}”` });
const titles = (page: Page) => rows(page).getByRole('link').and(page.locator('[href*="task="]')).allTextContents();
const editor = (page: Page) => page.getByRole('dialog');
const undo = (page: Page) => page.getByRole('button', { name: 'Desfazer' });

/** The date so many days from today in Brasília. */
const inDays = (days: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'America/Sao_Paulo', dateStyle: 'short' }).format(Date.now() + days * 86_400_000);

/** An account with its calls and its id. */
async function signIn(page: Page, { email, password }: Account) {
  const { accessToken, userData } = await (await page.request.post('/jwt/login', { data: { email, password } })).json();
  return { id: userData.id as number, name: userData.fullName as string, headers: { authorization: `Bearer ${accessToken}` } };
}

/** Signs in a new user with these tasks, the first on top. */
async function signInNewUser(page: Page, ...tasks: Sent[]): Promise<Account> {
  const account = await newAccount(page);
  const { headers } = await signIn(page, account);
  for (const task of tasks.toReversed()) {
    const answer = await page.request.post('/apps/todo/add-tasks', { headers, data: { task } });
    expect(answer.status()).toBe(201);
  }
  return account;
}

test('lists, order and search are in the address; unknown ones lead to all tasks', async ({ page }) => {
  const account = await signInNewUser(
    page,
    { title: 'Beta', tags: ['high'], isImportant: true },
    { title: 'Alfa', tags: ['high', 'team'], dueDate: inDays(-3) },
    { title: 'Gama', isCompleted: true, dueDate: inDays(1) },
  );
  await openAs(page, account, '/apps/todo');
  await expect.poll(() => titles(page)).toEqual(['Beta', 'Alfa', 'Gama']);
  await expect(row(page, 'Alfa')).toContainText('Venceu há 3 dias');
  await expect(row(page, 'Gama')).not.toContainText('amanhã');
  const total = page.getByRole('status').filter({ hasText: /^\d+ tarefas?$/ });
  await expect(total).toHaveText('3 tarefas');

  await page.getByRole('link', { name: /^Alta/ }).click();
  await expect(page).toHaveURL(/\/apps\/todo\/tag\/high$/);
  await expect.poll(() => titles(page)).toEqual(['Beta', 'Alfa']);
  await expect(total).toHaveText('2 tarefas');
  await page.getByRole('button', { name: 'Ordem: Ordem personalizada' }).click();
  await page.getByRole('menuitemradio', { name: 'Título de A a Z' }).click();
  await expect.poll(() => titles(page)).toEqual(['Alfa', 'Beta']);
  await page.getByLabel('Buscar tarefas').fill('bet');
  await expect.poll(() => titles(page)).toEqual(['Beta']);
  await expect(page).toHaveURL(/q=bet/);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(['Beta']);
  await expect(page.getByLabel('Buscar tarefas')).toHaveValue('bet');
  await expect(page.getByRole('button', { name: 'Ordem: Título de A a Z' })).toBeVisible();

  await page.getByRole('link', { name: /^Importantes/ }).click();
  await expect.poll(() => titles(page)).toEqual(['Beta']);
  await page.getByRole('link', { name: /^Concluídas/ }).click();
  await expect.poll(() => titles(page)).toEqual(['Gama']);
  await page.goBack();
  await expect(page).toHaveURL(/\/important/);
  await page.getByRole('link', { name: /^Equipe/ }).click();
  await expect.poll(() => titles(page)).toEqual(['Alfa']);

  await follow(page, '/apps/todo/tag/nenhuma');
  await expect(page).toHaveURL(/\/apps\/todo$/);
  await expect(rows(page)).toHaveCount(3);
  await follow(page, '/apps/todo/deleted');
  await expect(page.getByText('Nenhuma tarefa excluída')).toBeVisible();
});

test('a change that waits for an earlier one is sent when the page is left', async ({ page }) => {
  const account = await signInNewUser(page, { title: 'Primeira' }, { title: 'Segunda' });
  // A request without a response makes the next change wait; one held by Playwright's interception would be aborted with the page.
  await page.addInitScript(() => {
    const send = window.fetch;
    window.fetch = (address, init) => (String(address).endsWith('/tasks/complete') ? new Promise(() => {}) : send(address, init));
  });
  await openAs(page, account, '/apps/todo');
  await tick(page, 'Primeira').click();
  await expect(tick(page, 'Primeira')).toBeChecked();
  await page.keyboard.press('j');
  await expect(link(page, 'Segunda')).toBeFocused();
  await page.keyboard.press('#');
  await expect(row(page, 'Segunda')).toHaveCount(0);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(['Primeira']);
});

test('a checkbox completes immediately and is undone; keys move, complete, star and delete', async ({ page }) => {
  const account = await signInNewUser(page, { title: 'Primeira' }, { title: 'Segunda' }, { title: 'Terceira' });
  await openAs(page, account, '/apps/todo');
  await tick(page, 'Segunda').click();
  await expect(tick(page, 'Segunda')).toBeChecked();
  await expect(page.getByText('“Segunda” concluída.')).toBeVisible();
  await undo(page).click();
  await expect(tick(page, 'Segunda')).not.toBeChecked();

  await page.keyboard.press('k');
  await expect(link(page, 'Primeira')).toBeFocused();
  await page.keyboard.press('s');
  const star = page.getByRole('button', { name: 'Importante: “Primeira”' });
  await expect(star).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('e');
  await expect(tick(page, 'Primeira')).toBeChecked();
  await page.keyboard.press('j');
  await expect(link(page, 'Segunda')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tick(page, 'Segunda')).toBeChecked();
  await page.keyboard.press('j');
  await page.keyboard.press('#');
  await expect(row(page, 'Terceira')).toHaveCount(0);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(['Primeira', 'Segunda']);
  await expect(tick(page, 'Primeira')).toBeChecked();
  await expect(star).toHaveAttribute('aria-pressed', 'true');

  await page.route('**/api/tasks/complete', (route) => route.fulfill({ status: 500 }));
  await tick(page, 'Primeira').click();
  await expect(page.getByRole('alert').filter({ hasText: 'Não foi possível' })).toBeVisible();
  await expect(tick(page, 'Primeira')).toBeChecked();
});

test('Z undoes the latest change, also while that is being saved', async ({ page }) => {
  const account = await signInNewUser(page, { title: 'Primeira' }, { title: 'Segunda' });
  await openAs(page, account, '/apps/todo');
  await tick(page, 'Primeira').click();
  await expect(page.getByRole('button', { name: 'Desfazer' })).toBeVisible();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/tasks/complete', async (route) => {
    await held;
    await route.continue();
  });
  await tick(page, 'Segunda').click();
  await expect(tick(page, 'Segunda')).toBeChecked();
  await page.keyboard.press('z');
  answer();
  await expect(tick(page, 'Segunda')).not.toBeChecked();
  await expect(tick(page, 'Primeira')).toBeChecked();
});

test('the own order is changed by mouse and by keyboard, and saved', async ({ page }) => {
  const account = await signInNewUser(page, { title: 'Um' }, { title: 'Dois' }, { title: 'Três' });
  await openAs(page, account, '/apps/todo');
  const handle = (title: string) => page.getByRole('button', { name: `Mover “${title}”` });
  await expect.poll(() => titles(page)).toEqual(['Um', 'Dois', 'Três']);
  const from = await handle('Três').boundingBox();
  const to = await row(page, 'Um').boundingBox();
  if (!from || !to) throw new Error('Not on screen.');
  const x = from.x + from.width / 2;
  await page.mouse.move(x, from.y + from.height / 2);
  await page.mouse.down();
  await page.mouse.move(x, from.y - 10, { steps: 4 });
  await page.mouse.move(x, to.y + 10, { steps: 8 });
  await page.mouse.up();
  await expect.poll(() => titles(page)).toEqual(['Três', 'Um', 'Dois']);

  await handle('Três').focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('Você pegou “Três”: posição 1.')).toBeAttached();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByText('“Três”: posição 2.', { exact: true })).toBeAttached();
  const moved = page.waitForResponse(/\/place$/);
  await page.keyboard.press('Space');
  await moved;
  await expect.poll(() => titles(page)).toEqual(['Um', 'Três', 'Dois']);
  await page.reload();
  await expect.poll(() => titles(page)).toEqual(['Um', 'Três', 'Dois']);
  await follow(page, '/apps/todo?sortBy=title-asc');
  await expect.poll(() => titles(page)).toEqual(['Dois', 'Três', 'Um']);
  await expect(handle('Um')).toHaveCount(0);
});

test('the editor adds and changes, shows missing fields, and asks before it discards', async ({ page }) => {
  const account = await signInNewUser(page);
  await openAs(page, account, '/apps/todo');
  await expect(page.getByText('Nenhuma tarefa por aqui')).toBeVisible();
  await page.keyboard.press('c');
  await expect(page).toHaveURL(/task=new/);
  await editor(page).getByRole('button', { name: 'Adicionar' }).click();
  const title = editor(page).getByLabel('Título');
  await expect(editor(page).getByText('Dê um título à tarefa.')).toBeVisible();
  await expect(title).toBeFocused();
  await title.fill('Revisar o edital');
  await editor(page).getByLabel('Vencimento').fill(inDays(1));
  await editor(page).getByRole('combobox', { name: 'Prioridade' }).click();
  await page.getByRole('option', { name: 'Média' }).click();
  await editor(page).getByLabel('Responsável').click();
  // The current user comes first.
  await page.getByRole('option', { name: account.username }).first().click();
  await editor(page).getByRole('textbox', { name: 'Descrição' }).fill('Olhar o anexo II.');
  await editor(page).getByRole('button', { name: 'Adicionar' }).click();
  await expect(editor(page)).toBeHidden();
  await expect(row(page, 'Revisar o edital')).toContainText(/amanhã.*Média/i);

  await link(page, 'Revisar o edital').click();
  await expect(editor(page).getByRole('textbox', { name: 'Descrição' })).toHaveText('Olhar o anexo II.');
  await expect(editor(page).getByText(/^Criada por/)).toBeVisible();
  await title.fill('Revisar o edital e os anexos');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await question.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(question).toBeHidden();
  await editor(page).getByRole('button', { name: 'Desfazer alterações' }).click();
  await expect(title).toHaveValue('Revisar o edital');
  await title.fill('Revisar os anexos');
  await editor(page).getByRole('button', { name: 'Remover o responsável' }).click();
  await editor(page).getByRole('button', { name: 'Atualizar' }).click();
  await expect(editor(page)).toBeHidden();
  await expect(link(page, 'Revisar os anexos')).toBeFocused();
  await expect(row(page, 'Revisar os anexos').getByRole('img', { name: 'Sem responsável' })).toBeVisible();

  // A link opens the task; a link to another user's task does not.
  await link(page, 'Revisar os anexos').click();
  await expect(page).toHaveURL(/task=\d+/);
  await page.reload();
  await expect(title).toHaveValue('Revisar os anexos');
  await openAs(page, await newAccount(page), new URL(page.url()).pathname + new URL(page.url()).search);
  await expect(editor(page).getByText('Esta tarefa não está entre as suas')).toBeVisible();
});

test('an assignee sees a task immediately and in the calendar, and may not delete it', async ({ page, browser, baseURL }) => {
  const other = await newAccount(page);
  const { id, name } = await signIn(page, other);
  const account = await signInNewUser(page);
  const theirs = await (
    await browser.newContext({ ...(baseURL && { baseURL }), locale: 'pt-BR', timezoneId: 'America/Sao_Paulo' })
  ).newPage();
  await openAs(theirs, other, '/apps/todo');
  await expect(theirs.getByText('Nenhuma tarefa por aqui')).toBeVisible();

  const { headers } = await signIn(page, account);
  const task = { title: 'Assinar a proposta', assigneeId: id, dueDate: inDays(0) };
  await page.request.post('/apps/todo/add-tasks', { headers, data: { task } });
  await expect(row(theirs, 'Assinar a proposta')).toContainText(name);
  await link(theirs, 'Assinar a proposta').click();
  await expect(editor(theirs).getByRole('button', { name: 'Excluir: Só quem criou a tarefa pode excluí-la.' })).toBeVisible();
  await editor(theirs).getByRole('button', { name: 'Concluir' }).click();
  await expect(editor(theirs).getByText(/^Concluída em/)).toBeVisible();
  await openAs(page, account, '/apps/todo');
  await expect(tick(page, 'Assinar a proposta')).toBeChecked();
  await tick(page, 'Assinar a proposta').click();
  await expect(editor(theirs).getByRole('button', { name: 'Concluir' })).toHaveAttribute('aria-pressed', 'false');

  await theirs.goto('/apps/calendar?view=day');
  await expect(theirs.getByRole('link', { name: /Assinar a proposta/ })).toBeVisible();
  await theirs.context().close();
});

test('a deleted task is listed among the deleted ones and restored', async ({ page }) => {
  const account = await signInNewUser(page, { title: 'Fica' }, { title: 'Vai e volta' });
  await openAs(page, account, '/apps/todo');
  await link(page, 'Vai e volta').click();
  await editor(page).getByRole('button', { name: 'Excluir' }).click();
  await expect(editor(page)).toBeHidden();
  await expect.poll(() => titles(page)).toEqual(['Fica']);
  await undo(page).click();
  await expect.poll(() => titles(page)).toEqual(['Fica', 'Vai e volta']);
  await link(page, 'Vai e volta').focus();
  await page.keyboard.press('#');
  await expect.poll(() => titles(page)).toEqual(['Fica']);
  await page.getByRole('link', { name: /^Excluídas/ }).click();
  await link(page, 'Vai e volta').click();
  await expect(editor(page).getByText('Esta tarefa está entre as excluídas.')).toBeVisible();
  await expect(editor(page).getByLabel('Título')).toBeDisabled();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Restaurar “Vai e volta”' }).click();
  await expect(page.getByText('Nenhuma tarefa excluída')).toBeVisible();
  await page.getByRole('link', { name: /^Minhas tarefas/ }).click();
  await expect(row(page, 'Vai e volta')).toBeVisible();
});

test('several tasks are completed together, and that is undone', async ({ page }) => {
  const names = ['A1', 'A2', 'A3', 'A4'];
  const account = await signInNewUser(page, ...names.map((title, index) => ({ title, isCompleted: index === 1 })));
  await openAs(page, account, '/apps/todo');
  await expect(rows(page)).toHaveCount(4);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  await page.getByRole('checkbox', { name: 'Selecionar “A3”' }).click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selecionadas')).toBeVisible();
  await page.getByRole('button', { name: 'Concluir', exact: true }).click();
  await expect(page.getByText('2 tarefas concluídas.')).toBeVisible();
  for (const title of ['A1', 'A2', 'A3']) await expect(tick(page, title)).toBeChecked();
  await expect(tick(page, 'A4')).not.toBeChecked();
  await undo(page).click();
  await expect(tick(page, 'A1')).not.toBeChecked();
  await expect(tick(page, 'A2')).toBeChecked();
});

test('a notice opens a new task about it, and the task links back to the notice', async ({ page }) => {
  const account = await signInNewUser(page);
  await openAs(page, account, '/apps/invoice/list');
  await page.locator('[data-index="0"] a').first().click();
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Criar tarefa' }).click();
  await expect(page).toHaveURL(/\/apps\/todo\?.*thing=licitacao/);
  const about = editor(page).getByRole('link', { name: /^Licitação / });
  await expect(about).toBeVisible();
  const name = await about.textContent();
  await editor(page).getByLabel('Título').fill('Ler o edital');
  await editor(page).getByRole('button', { name: 'Adicionar' }).click();
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/\S+$/.exec(name ?? '')?.[0] ?? '?');
  await page.getByRole('main').getByRole('link', { name: 'Ler o edital' }).click();
  await expect(editor(page).getByRole('link', { name: /^Licitação / })).toHaveText(name ?? '?');
});

test('a selection and the editor are accessible, and a phone shows the lists in a drawer', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'admin', '/apps/todo');
  await expect(rows(page).first()).toBeVisible();
  await page.getByRole('button', { name: 'Selecionar', exact: true }).click();
  await page
    .getByRole('checkbox', { name: /^Selecionar/ })
    .first()
    .check();
  await expectNoBarriersInBothSkins(page, 'main');
  await page.keyboard.press('Escape');
  await rows(page).getByRole('link').first().click();
  await expect(editor(page).getByRole('textbox', { name: 'Descrição' })).toBeVisible();
  await expectNoBarriersInBothSkins(page, '[role="dialog"]');
  await page.setViewportSize({ width: 390, height: 844 });
  await follow(page, '/apps/todo/tag/high');
  const lists = page.getByRole('button', { name: 'Listas de tarefas: Prioridade alta' });
  await expect(lists).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  await expectNoSidewaysScroll(page);
  await lists.click();
  await editor(page)
    .getByRole('link', { name: /^Importantes/ })
    .click();
  await expect(editor(page)).toBeHidden();
  await expect(page).toHaveURL(/\/apps\/todo\/important/);
});
