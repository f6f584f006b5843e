import { expectNoBarriers, expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, type Page, test } from '../../../e2e/fixtures.ts';
import { openAs } from '../../../e2e/signedIn.ts';

const feed = (page: Page) => page.getByRole('region', { name: 'Publicações' });
const posts = (page: Page) => feed(page).getByRole('article');
const polls = (page: Page) => page.getByRole('region', { name: 'Enquetes' });
const toast = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

test('every tab works', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openAs(page, 'admin', '/pages/profile');
  for (const [tab, sign] of [
    ['Publicações', 'O que você quer contar?'],
    ['Sobre', 'Apresentação'],
    ['Fotos', 'Enviar fotos'],
    ['Amigos', 'Pedidos de amizade'],
  ] as const) {
    await page.getByRole('navigation', { name: 'Seções do perfil' }).getByRole('link', { name: tab }).click();
    await expect(page.getByText(sign).first()).toBeVisible();
    if (tab === 'Publicações')
      await posts(page)
        .first()
        .getByRole('button', { name: /comentário/ })
        .click();
    await expect(page.locator('[role=status]:has(.mantine-Skeleton-root)')).toHaveCount(0);
    await expectNoBarriersInAnyLook(page);
  }
  await expect(page).toHaveURL('/pages/profile?tab=friends');
  await page.reload();
  await expect(page.getByRole('link', { name: 'Amigos' })).toHaveAttribute('aria-current', 'page');
});

test('a post is added, changed, removed and restored @alone', async ({ page }) => {
  await openAs(page, 'client', '/pages/profile');
  const words = `Prazo prorrogado até sexta ${Date.now()}`;
  await page.getByLabel('O que você quer contar?').fill(`${words}: https://pncp.gov.br/app.`);
  await page.getByRole('button', { name: 'Publicar' }).click();
  const post = posts(page).filter({ hasText: words });
  await expect(post.getByRole('link', { name: 'https://pncp.gov.br/app' })).toHaveAttribute('target', '_blank');
  await expect(page.getByLabel('O que você quer contar?')).toHaveValue('');
  await post.getByRole('button', { name: /^Opções/ }).click();
  await page.getByRole('menuitem', { name: 'Editar publicação' }).click();
  await post.getByRole('textbox', { name: 'Editar publicação' }).fill(`${words}, confirmado`);
  await post.getByRole('button', { name: 'Salvar' }).click();
  await expect(post).toContainText('confirmado');
  await expect(post).toContainText('editada');
  await post.getByRole('button', { name: /^Opções/ }).click();
  await page.getByRole('menuitem', { name: 'Excluir publicação' }).click();
  await expect(post).toHaveCount(0);
  await toast(page, 'Publicação excluída.').getByRole('button', { name: 'Desfazer' }).click();
  await expect(post).toContainText('confirmado');
});

test('shows a like immediately, and removes it if the server refuses it', async ({ page }) => {
  await openAs(page, 'client', '/pages/profile');
  let answer = () => {};
  const asked = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/profile/posts/*/like', async (route) => {
    await asked;
    await route.fulfill({ status: 500, json: {} });
  });
  const like = posts(page)
    .filter({ hasText: 'cooperativas da região' })
    .getByRole('button', { name: /^Curtir/ });
  const before = await like.textContent();
  await like.click();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(like).toHaveText(String(Number(before) + 1));
  answer();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await expect(like).toHaveText(before ?? '');
});

test('expands comments, and adds one @alone', async ({ page }) => {
  await openAs(page, 'client', '/pages/profile');
  const post = posts(page).filter({ hasText: 'termo de referência' });
  await post.getByRole('button', { name: /comentário/ }).click();
  const comments = post.getByRole('region', { name: 'Comentários' });
  await expect(comments.getByRole('listitem').first()).toContainText('Tenho um de março');
  const words = `Também quero ${Date.now()}`;
  await comments.getByLabel('Seu comentário').fill(words);
  await comments.getByLabel('Seu comentário').press('Control+Enter');
  const own = comments.getByRole('listitem').filter({ hasText: words });
  await expect(own).toBeVisible();
  await own.getByRole('button', { name: /^Excluir/ }).click();
  await expect(own).toHaveCount(0);
  await expect(toast(page, 'Comentário excluído.')).toBeVisible();
});

test('asks once before leaving, however many forms have unsaved text', async ({ page }) => {
  await openAs(page, 'client', '/pages/profile');
  const post = posts(page).filter({ hasText: 'termo de referência' });
  await post.getByRole('button', { name: /comentário/ }).click();
  await page.getByLabel('O que você quer contar?').fill('Ainda por publicar');
  await post.getByLabel('Seu comentário').fill('Ainda por enviar');
  const away = page.getByRole('link', { name: 'Sobre', exact: true });
  const question = page.getByRole('dialog', { name: 'Sair sem salvar?' });
  await away.click();
  await question.getByRole('button', { name: 'Continuar aqui' }).click();
  await expect(question).toBeHidden();
  await expect(post.getByLabel('Seu comentário')).toHaveValue('Ainda por enviar');
  await away.click();
  await question.getByRole('button', { name: 'Sair sem salvar' }).click();
  await expect(page).toHaveURL('/pages/profile?tab=about');
  await expect(question).toBeHidden();
});

test('loads more and keeps the keyboard position', async ({ page }) => {
  await openAs(page, 'client', '/pages/profile');
  await expect(posts(page)).toHaveCount(10);
  const more = page.getByRole('button', { name: 'Mostrar mais publicações' });
  await more.focus();
  await page.keyboard.press('Enter');
  await expect(more).toHaveCount(0);
  await expect(feed(page).getByRole('listitem').nth(10)).toBeFocused();
});

test('a vote is cast, changed and withdrawn @alone', async ({ page }) => {
  await openAs(page, 'admin', '/pages/profile');
  const poll = polls(page).getByRole('group', { name: 'O que mais atrasa a montagem de uma proposta?' });
  const first = poll.getByRole('radio', { name: 'Reunir certidões' });
  // Shown as checked once React has rendered the vote.
  await first.click();
  await expect(first).toBeChecked();
  await expect(poll).toContainText('10 votos');
  await page.keyboard.press('ArrowDown');
  await expect(poll.getByRole('radio', { name: 'Cotar com fornecedores' })).toBeChecked();
  await expect(poll).toContainText('10 votos');
  await poll.getByRole('button', { name: 'Cancelar meu voto' }).click();
  await expect(poll).toContainText('9 votos');
  await expect(poll.getByRole('radio', { checked: true })).toHaveCount(0);
});

test('lets only admins create polls @alone', async ({ page }) => {
  await openAs(page, 'client', '/pages/profile');
  await expect(polls(page).getByRole('group')).not.toHaveCount(0);
  await expect(polls(page).getByRole('button', { name: 'Nova enquete' })).toHaveCount(0);
  await openAs(page, 'admin', '/pages/profile');
  await polls(page).getByRole('button', { name: 'Nova enquete' }).click();
  const form = page.getByRole('dialog', { name: 'Nova enquete' });
  await form.getByRole('button', { name: 'Publicar enquete' }).click();
  await expect(form.getByText('Escreva a pergunta.')).toBeVisible();
  const question = `Reunião mensal? ${Date.now()}`;
  await form.getByLabel('Pergunta').fill(question);
  await form.getByLabel('Resposta 1').fill('Sim');
  await form.getByLabel('Resposta 2').fill('Não');
  await expectNoBarriers(page, '[role=dialog]');
  await form.getByRole('button', { name: 'Publicar enquete' }).click();
  await expect(form).toBeHidden();
  await expect(polls(page).getByRole('group', { name: question })).toBeVisible();
  await polls(page)
    .getByRole('button', { name: `Opções da enquete “${question}”` })
    .click();
  await page.getByRole('menuitem', { name: 'Excluir enquete' }).click();
  await expect(polls(page).getByRole('group', { name: question })).toHaveCount(0);
});

test('shows photos large, with arrow keys for the next one', async ({ page }) => {
  await openAs(page, 'admin', '/pages/profile?tab=photos');
  const photos = page.getByRole('region', { name: 'Fotos' }).getByRole('button', { name: /^Ampliar/ });
  await expect(photos).toHaveCount(9);
  await photos.first().click();
  const box = page.getByRole('dialog');
  await expect(box).toHaveAccessibleName('Foto 1 de 9');
  await expectNoBarriers(page, '[role=dialog]');
  await page.keyboard.press('ArrowRight');
  await expect(box).toHaveAccessibleName('Foto 2 de 9');
  await page.keyboard.press('End');
  await expect(box).toHaveAccessibleName('Foto 9 de 9');
  await page.keyboard.press('Escape');
  await expect(box).toBeHidden();
  await expect(photos.first()).toBeFocused();
});

test('adds a photo, and restores it when its removal is undone @alone', async ({ page }) => {
  await openAs(page, 'client', '/pages/profile?tab=photos');
  const photos = page.getByRole('region', { name: 'Fotos' }).getByRole('button', { name: /^Ampliar/ });
  await expect(photos).not.toHaveCount(0);
  const before = await photos.count();
  const buffer = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
  await page.locator('input[type=file][multiple]').setInputFiles({ name: 'ponto.png', mimeType: 'image/png', buffer });
  await expect(photos).toHaveCount(before + 1);
  const remove = async () => {
    await photos.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Excluir foto' }).click();
    await page.keyboard.press('Escape');
    await expect(photos).toHaveCount(before);
  };
  await remove();
  await toast(page, 'Foto excluída.').getByRole('button', { name: 'Desfazer' }).click();
  await expect(photos).toHaveCount(before + 1);
  await remove();
});

test('sends a friend request, and withdraws it @alone', async ({ page }) => {
  await openAs(page, 'client', '/pages/profile?tab=friends');
  const suggestions = page.getByRole('region', { name: 'Pessoas que você talvez conheça' });
  const ask = suggestions.getByRole('button').first();
  const name = (await ask.getAttribute('aria-label'))?.replace('Enviar pedido de amizade a ', '') ?? '';
  await ask.click();
  await expect(toast(page, `Pedido enviado a ${name}.`)).toBeVisible();
  await expect(suggestions.getByText(name)).toHaveCount(0);
  const requests = page.getByRole('region', { name: 'Pedidos de amizade' });
  await requests.getByRole('button', { name: `Cancelar pedido a ${name}` }).click();
  await expect(requests.getByText(name)).toHaveCount(0);
  await expect(suggestions.getByText(name)).toBeVisible();
});
