import { expectNoBarriers } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { accounts, newAccount, openAs } from '../../../e2e/signedIn.ts';

const list = '/apps/user/list';
const names = (page: Page) => page.getByRole('region', { name: 'Lista de usuários' }).getByRole('link', { name: /^[^@]+$/ });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('the page of a user shows what the account may do, has done and stores', async ({ page }) => {
  await openAs(page, 'admin', '/apps/user/view/2');
  await expect(page.getByRole('region', { name: 'Permissões' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Atividade' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Armazenamento' }).getByRole('row', { name: /Tarefas/ })).toContainText(/de 50\.000/);
});

test('users are filtered, searched and opened, with the state in the address', async ({ page }) => {
  await openAs(page, 'client', list);
  await page.getByLabel('Papel', { exact: true }).selectOption('Editor');
  await page.getByLabel('Situação', { exact: true }).selectOption('Desativado');
  await expect(names(page)).toHaveText(['Inácio Macedo', 'Eulália Brandão']);
  await expect(page).toHaveURL(`${list}?role=editor&status=inactive`);
  await page.keyboard.press('/');
  await page.keyboard.type('eulalia');
  await expect(names(page)).toHaveText(['Eulália Brandão']);
  await page.reload();
  await expect(names(page)).toHaveText(['Eulália Brandão']);
  await page.getByRole('navigation', { name: 'Usuários por grupo' }).getByRole('link', { name: 'Administradores' }).click();
  await expect(page).toHaveURL(`${list}?role=admin`);
  // Other tests register users, who are admins.
  await page.keyboard.press('/');
  await page.keyboard.type('helena');
  await names(page).filter({ hasText: 'Helena Prado' }).click();
  await expect(heading(page)).toHaveText('Helena Prado');
  await expect(
    page
      .getByRole('region', { name: 'Permissões' })
      .getByRole('row', { name: /Importações/ })
      .getByRole('img', { name: 'Sim' }),
  ).toHaveCount(4);
});

test('an admin sees who stores most, and opens their page', async ({ page }) => {
  await openAs(page, 'admin', list);
  await page.getByRole('button', { name: 'Armazenamento' }).click();
  const panel = page.getByRole('dialog', { name: 'Contas que mais ocupam espaço' });
  await expect(panel).toContainText(/Juntas, as contas ocupam .+ em .+ registros/);
  await expectNoBarriers(page);
  const heaviest = panel.getByRole('rowheader').first().getByRole('link');
  const name = await heaviest.innerText();
  await heaviest.click();
  await expect(heading(page)).toContainText(name.split('\n').at(-1) ?? name);
});

test('users other than admins can only read', async ({ page }) => {
  await openAs(page, 'client', `${list}?q=zuleica`);
  await expect(names(page).first()).toBeVisible();
  for (const name of ['Novo usuário', 'Armazenamento']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await page.getByRole('button', { name: 'Ações para Zuleica Nogueira' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Ver detalhes']);
  await page.getByRole('menuitem').click();
  await expect(heading(page)).toHaveText('Zuleica Nogueira');
  for (const name of ['Editar', 'Mais ações', 'Ampliar plano']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Atividade' })).toHaveCount(0);
  await page.goto('/apps/user/edit/2');
  await expect(page).toHaveURL(/not-authorized/);
});

for (const id of ['999999', 'abc'])
  test(`shows that the user does not exist, with a link back: ${id}`, async ({ page }) => {
    await openAs(page, 'client', `/apps/user/view/${id}`);
    await expect(heading(page)).toHaveText('Usuário não encontrado');
    await page.getByRole('alert').getByRole('link').click();
    await expect(page).toHaveURL(list);
  });

test('a user is added, changed, removed and restored', async ({ page }) => {
  // Other tests register users meanwhile.
  await openAs(page, 'admin', `${list}?q=marta`);
  await page.getByRole('button', { name: 'Novo usuário' }).click();
  const form = page.getByRole('dialog', { name: 'Novo usuário' });
  await form.getByRole('button', { name: 'Adicionar' }).click();
  await expect(form.getByText('Preencha este campo')).toHaveCount(5);
  const values = { 'Nome completo': 'Marta Figueira', 'Nome de usuário': 'helena', Empresa: 'Figueira', Contato: '(11) 5550-0199' };
  for (const [label, value] of Object.entries(values)) await form.getByLabel(label).fill(value);
  await form.getByRole('textbox', { name: 'E-mail' }).fill('marta@figueira.example.com');
  await form.getByRole('button', { name: 'Adicionar' }).click();
  await expect(form.getByText('Este nome de usuário já pertence a outra conta.')).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Descartar o novo usuário?' }).getByRole('button', { name: 'Continuar aqui' }).click();
  await form.getByLabel('Nome de usuário').fill('marta.figueira');
  await form.getByRole('button', { name: 'Adicionar' }).click();
  await expect(form).toBeHidden();
  // This server sends no mail, so the link is shown to copy.
  const invitation = page.getByRole('dialog', { name: 'Convite criado' });
  await expect(invitation.getByRole('button', { name: 'Copiar link' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(invitation).toBeHidden();
  await expect(names(page).first()).toHaveText('Marta Figueira');

  await page.getByRole('button', { name: 'Ações para Marta Figueira' }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await page.getByLabel('Nome completo').fill('Marta Figueira Lima');
  await page.getByRole('link', { name: 'Informações' }).click();
  const question = page.getByRole('dialog');
  await question.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(question).toBeHidden();
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(heading(page)).toHaveText('Editar Marta Figueira Lima');
  await page.getByRole('link', { name: 'Informações' }).click();
  await page.getByLabel('Cidade').fill('Recife');
  // The message of the first change may still be there.
  const saved = page.waitForResponse((response) => /\/api\/users\/\d+\/details$/.test(response.url()));
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  expect((await saved).ok()).toBe(true);
  await page.reload();
  await expect(page.getByLabel('Cidade')).toHaveValue('Recife');

  await page.getByRole('link', { name: 'Ver detalhes' }).click();
  await expect(page.getByRole('region', { name: 'Atividade' }).getByRole('listitem')).toHaveCount(5);
  await page.getByRole('button', { name: 'Mais ações' }).click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir usuário' }).click();
  await expect(page).toHaveURL(list);
  await expect(names(page).filter({ hasText: 'Marta Figueira Lima' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(names(page).filter({ hasText: 'Marta Figueira Lima' })).toHaveCount(1);
  const { users } = await (await page.request.get(`/api/users/list/data?q=marta`, { headers: await bearer(page) })).json();
  expect((await page.request.delete(`/apps/users/delete?id=${users[0].id}`, { headers: await bearer(page) })).status()).toBe(200);
});

test('a disabled user is signed out immediately, also on an open page', async ({ page, browser }) => {
  const account = await newAccount(page);
  const other = await browser.newPage();
  await openAs(other, account, list);
  await expect(names(other).first()).toBeVisible();
  await openAs(page, 'admin', `${list}?q=${account.username}`);
  await page.getByRole('button', { name: `Ações para ${account.username}` }).click();
  await page.getByRole('menuitem', { name: 'Desativar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desativar conta' }).click();
  await expect(page.getByText(`A conta de ${account.username} está desativada.`)).toBeVisible();
  await expect(other).toHaveURL(/\/login/);
  await page.getByRole('button', { name: `Ações para ${account.username}` }).click();
  await page.getByRole('menuitem', { name: 'Ativar' }).click();
  await expect(page.getByText(`A conta de ${account.username} está ativa.`)).toBeVisible();
  await other.close();
  const { users } = await (await page.request.get(`/api/users/list/data?q=${account.username}`, { headers: await bearer(page) })).json();
  await page.request.delete(`/apps/users/delete?id=${users[0].id}`, { headers: await bearer(page) });
});

test('a demo account cannot be changed, and the page explains why', async ({ page }) => {
  await openAs(page, 'admin', `${list}?q=tiago`);
  await page.getByRole('button', { name: `Ações para ${accounts.client.fullName}` }).click();
  await page.getByRole('menuitem', { name: 'Desativar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Desativar conta' }).click();
  await expect(page.getByText(/As contas de demonstração são compartilhadas/)).toBeVisible();
});

test('users are not offered to disable, demote or remove themselves', async ({ page }) => {
  await openAs(page, 'admin', `${list}?q=helena`);
  await page.getByRole('button', { name: `Ações para ${accounts.admin.fullName}` }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Ver detalhes', 'Editar']);
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  await expect(page.getByLabel('Plano')).toBeVisible();
  for (const label of ['Papel', 'Situação']) await expect(page.getByLabel(label)).toHaveCount(0);
});

async function bearer(page: Page): Promise<{ authorization: string }> {
  return { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('accessToken'))}` };
}
