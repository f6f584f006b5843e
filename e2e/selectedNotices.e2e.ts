// What is done with several notices at once: tags, a person responsible, tasks; each can be undone.
import { expectNoBarriersInAnyLook } from './barriers.ts';
import { expect, type Page, test } from './fixtures.ts';
import { follow } from './navigation.ts';
import { list, rows } from './noticesList.ts';
import { newAccount, openAs } from './signedIn.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const said = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

/** Selects two rows and opens an entry of the menu by keyboard. */
async function choose(page: Page, entry: string): Promise<void> {
  await expect(rows(page)).toHaveCount(10);
  for (const place of [0, 2]) await rows(page).nth(place).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Ações da seleção' }).press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Etiquetas…' })).toBeVisible();
  await page.getByRole('menuitem', { name: entry }).press('Enter');
}

test('selected notices get a tag, which rows, board and filter show; undo takes it back', async ({ page }) => {
  const account = await newAccount(page);
  await openAs(page, account, list);
  await choose(page, 'Etiquetas…');
  const tagging = dialog(page, 'Etiquetar a seleção');
  await tagging.getByRole('textbox', { name: 'Nova etiqueta' }).fill('Limpeza');
  await page.keyboard.press('Enter');
  await expect(tagging.getByText('Limpeza', { exact: true }).first()).toBeVisible();
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
  await tagging.getByRole('button', { name: 'Salvar' }).click();
  await expect(said(page, '2 licitações alteradas.')).toBeVisible();
  await expect(tagging).toBeHidden();
  for (const place of [0, 2]) await expect(rows(page).nth(place).getByRole('list', { name: 'Etiquetas' })).toHaveText('Limpeza');
  await expect(rows(page).nth(1).getByRole('list', { name: 'Etiquetas' })).toHaveCount(0);
  // The toast covers a part of the rows below.
  await expectNoBarriersInAnyLook(page, '[data-tags]');
  await said(page, '2 licitações alteradas.').getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByRole('list', { name: 'Etiquetas' })).toHaveCount(0);
  await expect(page.locator('[data-follow][aria-pressed="true"]')).toHaveCount(0);

  await choose(page, 'Etiquetas…');
  await tagging.getByRole('combobox', { name: 'Adicionar' }).fill('limp');
  await page.keyboard.press('Enter');
  await tagging.getByRole('button', { name: 'Salvar' }).click();
  await expect(rows(page).first().getByRole('list', { name: 'Etiquetas' })).toHaveText('Limpeza');

  // The board: renamed there, filtered by it, and taken off one card.
  await follow(page, '/acompanhamento');
  await expect(page.getByRole('article')).toHaveCount(2);
  await page.getByRole('button', { name: 'Etiquetas', exact: true }).click();
  const name = page.getByRole('textbox', { name: 'Nome da etiqueta Limpeza' });
  await name.fill('Conservação');
  await page.keyboard.press('Enter');
  await page.getByLabel('Cor da etiqueta Conservação').selectOption('Vermelho');
  await expect(page.getByRole('article').first().getByRole('list', { name: 'Etiquetas' })).toHaveText('Conservação');
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
  await page.keyboard.press('Escape');
  const card = page.getByRole('article').first();
  await page.getByRole('button', { name: `Ações de ${await card.getAttribute('aria-label')}` }).click();
  await page.getByRole('menuitem', { name: 'Editar' }).click();
  const drawer = dialog(page, 'Etapa, prioridade e anotação');
  await drawer.getByRole('combobox', { name: 'Etiquetas' }).press('Backspace');
  await expect(drawer.getByRole('status')).toHaveText('Salvo.');
  await page.keyboard.press('Escape');
  await follow(page, '/acompanhamento');
  await expect(page.getByRole('article').getByRole('list', { name: 'Etiquetas' })).toHaveCount(1);
  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('checkbox', { name: 'Conservação' }).check();
  await page.getByRole('button', { name: 'Aplicar' }).click();
  await expect(page).toHaveURL(/tag=\d+/);
  await expect(page.getByRole('article')).toHaveCount(1);
  await page.getByRole('button', { name: 'Etiquetas', exact: true }).click();
  await page.getByRole('button', { name: 'Excluir a etiqueta Conservação' }).click();
  await page.getByRole('button', { name: 'Excluir', exact: true }).click();
  await page.getByRole('button', { name: 'Remover o filtro Etiqueta excluída' }).click();
  await expect(page.getByRole('article')).toHaveCount(2);
  await expect(page.getByRole('article').getByRole('list', { name: 'Etiquetas' })).toHaveCount(0);
});

test('selected notices are given to a person, who is told and sees them; undo takes that back', async ({ page }) => {
  const colleague = await newAccount(page);
  const seen = async () => {
    const login = await page.request.post('/jwt/login', { data: colleague });
    const { accessToken, userData } = await login.json();
    const headers = { authorization: `Bearer ${accessToken}` };
    const [offers, bell] = await Promise.all(
      [`/api/propostas?responsavel=${userData.id}`, '/api/notifications'].map(async (path) =>
        (await page.request.get(path, { headers })).json(),
      ),
    );
    return { offers: offers.total, told: bell.notifications.map(({ kind }: { kind: string }) => kind) };
  };
  await openAs(page, await newAccount(page), list);
  await choose(page, 'Atribuir responsável…');
  const assigning = dialog(page, 'Atribuir responsável');
  await expect(assigning.getByRole('textbox', { name: 'Responsável' })).toBeFocused();
  await assigning.getByRole('textbox', { name: 'Responsável' }).fill(colleague.username);
  await page.getByRole('option', { name: colleague.username }).click();
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
  await assigning.getByRole('button', { name: 'Atribuir' }).click();
  const toast = said(page, 'é responsável por 2 propostas.');
  await expect(toast).toBeVisible();
  expect(await seen()).toEqual({ offers: 2, told: ['propostas.assignedMany'] });
  await toast.getByRole('button', { name: 'Desfazer' }).click();
  await expect.poll(seen).toEqual({ offers: 0, told: [] });
});

test('selected notices get a task each, due on the day of the session, or one for all; undo erases them', async ({ page }) => {
  await openAs(page, await newAccount(page), `${list}?status=aberta`);
  await choose(page, 'Criar tarefas…');
  const creating = dialog(page, 'Criar tarefas');
  await creating.getByRole('textbox', { name: 'Título' }).fill('');
  await creating.getByRole('button', { name: 'Criar' }).click();
  await expect(creating.getByText('Escreva um título.')).toBeVisible();
  await creating.getByRole('textbox', { name: 'Título' }).fill('Ler o edital');
  await expectNoBarriersInAnyLook(page, '[role=dialog]');
  await creating.getByRole('button', { name: 'Criar' }).click();
  await expect(said(page, '2 tarefas criadas.')).toBeVisible();
  await said(page, '2 tarefas criadas.').getByRole('button', { name: 'Desfazer' }).click();
  await choose(page, 'Criar tarefas…');
  await creating.getByRole('radio', { name: 'Uma tarefa para todas' }).check();
  await creating.getByLabel('Prazo').selectOption('Em outro dia');
  await creating.getByRole('textbox', { name: 'Dia do prazo' }).fill('01/03/2027');
  await creating.getByRole('textbox', { name: 'Título' }).fill('Comparar');
  await creating.getByRole('button', { name: 'Criar' }).click();
  await expect(said(page, '1 tarefa criada.')).toBeVisible();
  await rows(page).first().getByRole('link').first().click();
  await expect(page.getByRole('link', { name: 'Comparar' })).toBeVisible();
  // Only the one that was not undone is there.
  await follow(page, '/apps/todo');
  await expect(page.getByText('Comparar').first()).toBeVisible();
  await expect(page.getByText('Ler o edital')).toHaveCount(0);
});
