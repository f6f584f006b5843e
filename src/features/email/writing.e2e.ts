// Writing mail: it is delivered, no text is lost, and sending can be undone.
import type { Locator } from '@playwright/test';
import { expectNoBarriers, expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, type Page, test, withMotion } from '../../../e2e/fixtures.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

const compose = (page: Page) => page.getByRole('region', { name: /^Escrever:/ });
const to = (page: Page) =>
  compose(page)
    .getByRole('textbox', { name: 'Para' })
    .or(compose(page).getByRole('combobox', { name: 'Para' }));
const subject = (page: Page) => compose(page).getByLabel('Assunto');
const message = (page: Page) => compose(page).getByRole('textbox', { name: 'Mensagem' });
const send = (page: Page) => compose(page).getByRole('button', { name: 'Enviar', exact: true });
const saved = (page: Page) => compose(page).getByText(/^Rascunho salvo às/);
const mail = (page: Page, name: string | RegExp) => page.getByRole('list', { name: 'Mensagens' }).getByRole('link', { name });

/** Opens the window of a new mail for a new user. */
async function openWriting(page: Page, address = '?draft=new') {
  const account = await newAccount(page);
  await openAs(page, account, `/apps/email${address}`);
  await expect(message(page)).toBeVisible();
  return account;
}

async function address(page: Page, email: string): Promise<void> {
  await to(page).fill(email);
  await to(page).press('Enter');
}

/** Delivers the mail of this page after two seconds: ten, in which sending can be undone, have their own test. */
async function deliverSoon(page: Page): Promise<void> {
  await page.route('**/api/email/drafts/*/send', (route) => {
    const at = new Date(Date.now() + 2000).toISOString();
    return route.continue({ postData: JSON.stringify({ ...route.request().postDataJSON(), at }) });
  });
}

/** As a browser pastes: the clipboard has text and HTML. */
async function paste(field: Locator, text: string, html = ''): Promise<void> {
  await field.evaluate(
    (element, [plain, rich]) => {
      const data = new DataTransfer();
      data.setData('text/plain', plain ?? '');
      if (rich) data.setData('text/html', rich);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
    },
    [text, html],
  );
}

/** One pixel. */
const picture = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
/** One page, without a cross-reference table, which viewers rebuild. */
const pdf = `%PDF-1.4
1 0 obj <</Type /Catalog /Pages 2 0 R>> endobj
2 0 obj <</Type /Pages /Kids [3 0 R] /Count 1>> endobj
3 0 obj <</Type /Page /Parent 2 0 R /MediaBox [0 0 300 200] /Contents 4 0 R /Resources <</Font <</F 5 0 R>>>>>> endobj
4 0 obj <</Length 36>> stream
BT /F 24 Tf 40 100 Td (Edital) Tj ET
endstream endobj
5 0 obj <</Type /Font /Subtype /Type1 /BaseFont /Helvetica>> endobj
trailer <</Root 1 0 R>>
`;

/** Opens the attached text, picture and PDF over the mail, and goes back to it. */
async function openInPlace(page: Page): Promise<void> {
  const viewer = page.getByRole('dialog');
  const open = async (name: string) => {
    const opener = page.getByRole('button', { name: `Abrir ${name}` });
    await opener.click();
    await expect(viewer).toHaveAccessibleName(name);
    return opener;
  };
  const text = await open('preços.csv');
  await expect(viewer.locator('pre')).toHaveText('item;valor\n1;2,50\n');
  await expectNoBarriers(page);
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(text).toBeFocused();

  const photo = await open('foto.png');
  await expect.poll(() => viewer.getByRole('img', { name: 'foto.png' }).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1);
  await expectNoBarriers(page);
  const before = await viewer.getByText(/ de 3$/).innerText();
  await page.keyboard.press('ArrowRight');
  await expect(viewer).not.toHaveAccessibleName('foto.png');
  await page.keyboard.press('ArrowLeft');
  await expect(viewer.getByText(/ de 3$/)).toHaveText(before);
  await page.keyboard.press('Escape');
  await expect(photo).toBeFocused();

  await open('edital.pdf');
  const hasViewer = await page.evaluate(() => navigator.pdfViewerEnabled);
  await expect(hasViewer ? viewer.getByTitle('edital.pdf') : viewer.getByText('Este navegador não exibe PDF')).toBeVisible();
  await viewer.getByRole('button', { name: 'Fechar' }).click();
  await expect(viewer).toBeHidden();
}

test('an attached PDF opens in place, in the browser’s viewer', { tag: '@full' }, async ({ page }) => {
  await openWriting(page);
  await compose(page)
    .locator('input[type=file]')
    .setInputFiles([{ name: 'edital.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) }]);
  await page.getByRole('button', { name: 'Abrir edital.pdf' }).click();
  await expect(page.getByRole('dialog').getByTitle('edital.pdf')).toBeVisible();
});

test('a mail with a file arrives live, and so does the reply', async ({ page, browser }) => {
  const author = await openWriting(page);
  const other = await browser.newContext();
  const reading = await other.newPage();
  // Otherwise the key that closes the viewer would close the mail too.
  await withMotion(reading);
  const reader = await newAccount(reading);
  await openAs(reading, reader, '/apps/email');
  await expect(reading.getByRole('heading', { name: 'E-mail', level: 1 })).toBeVisible();
  for (const one of [page, reading]) await deliverSoon(one);

  await address(page, reader.email);
  await subject(page).fill('Planilha de preços');
  await message(page).fill('Segue em anexo.');
  await compose(page)
    .locator('input[type=file]')
    .setInputFiles([
      { name: 'preços.csv', mimeType: 'text/csv', buffer: Buffer.from('item;valor\n1;2,50\n') },
      { name: 'foto.png', mimeType: 'image/png', buffer: picture },
      { name: 'edital.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf) },
    ]);
  await expect(
    compose(page)
      .getByRole('list', { name: 'Anexos' })
      .getByRole('button', { name: /^Abrir/ }),
  ).toHaveCount(3);
  await send(page).click();
  await expect(compose(page)).toBeHidden();
  await expect(page.getByText('Mensagem enviada.')).toBeVisible();

  await mail(reading, /Planilha de preços/).click();
  await openInPlace(reading);
  const arrived = reading.waitForEvent('download');
  await reading
    .getByRole('link', { name: /preços\.csv/ })
    .first()
    .click();
  const file = await (await arrived).createReadStream();
  expect(Buffer.concat(await file.toArray()).toString()).toBe('item;valor\n1;2,50\n');

  await reading.getByRole('button', { name: 'Responder', exact: true }).click();
  await expect(subject(reading)).toHaveValue('Re: Planilha de preços');
  await expect(compose(reading).getByText(author.username)).not.toHaveCount(0);
  await expect(message(reading)).toBeFocused();
  // The cursor is above the quoted text.
  await reading.keyboard.type('Recebi, obrigado.');
  await expect(message(reading).locator('> p').first()).toHaveText('Recebi, obrigado.');
  await expect(message(reading).locator('blockquote')).toContainText('Segue em anexo.');
  await reading.keyboard.press('Control+Enter');
  await expect(compose(reading)).toBeHidden();
  await expect(mail(page, /Re: Planilha de preços/)).toBeVisible();
  await other.close();
});

test('text is saved from the first letter on and survives a reload', async ({ page }) => {
  await openWriting(page);
  await subject(page).fill('Impugnação');
  await expect(page).toHaveURL(/draft=\d+/);
  await message(page).fill('Prezados,');
  await compose(page).getByRole('button', { name: 'Negrito' }).click();
  await page.keyboard.type(' urgente');
  // Not saved yet: it is sent while the page unloads.
  await page.reload();
  await expect(subject(page)).toHaveValue('Impugnação');
  await expect(message(page)).toHaveText('Prezados, urgente');
  await expect(message(page).locator('strong')).toHaveText('urgente');
  await compose(page).getByRole('button', { name: 'Fechar e salvar o rascunho' }).click();
  await expect(compose(page)).toBeHidden();
  await expect(page).not.toHaveURL(/draft=/);
});

test('undoing a sent mail restores it; a scheduled mail waits among the drafts', async ({ page }) => {
  const { email } = await openWriting(page);
  await address(page, email);
  await subject(page).fill('Ata');
  await message(page).fill('Versão um');
  await send(page).click();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(subject(page)).toHaveValue('Ata');
  await expect(message(page)).toHaveText('Versão um');
  await expect(
    compose(page)
      .getByRole('button', { name: `Remover ${email}` })
      .or(compose(page).locator('[data-hint]').filter({ hasText: /novo-/ })),
  ).not.toHaveCount(0);

  await compose(page).getByRole('button', { name: 'Agendar o envio' }).click();
  await page.getByRole('menuitem', { name: 'Amanhã, 8h' }).click();
  await expect(page.getByText(/^Envio agendado para .* 08:00/)).toBeVisible();
  await page.getByRole('link', { name: /^Rascunhos/ }).click();
  await expect(mail(page, /Ata/)).toContainText('Agendado');
});

test('shows missing fields, and asks once about what may have been forgotten', async ({ page }) => {
  const { email } = await openWriting(page);
  await send(page).click();
  await expect(compose(page).getByText('Informe ao menos um destinatário.')).toBeVisible();
  await expect(to(page)).toBeFocused();
  await to(page).fill('sem arroba');
  await send(page).click();
  await expect(compose(page).getByText('“sem arroba” não é um endereço de e-mail.')).toBeVisible();
  await address(page, email);
  await message(page).fill('Segue em anexo a proposta.');
  await page.keyboard.press('Control+Enter');
  await expect(page.getByRole('dialog')).toContainText('A mensagem não tem assunto, e o texto menciona um anexo, mas não há nenhum.');
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Voltar à mensagem' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(compose(page)).toBeVisible();
});

test('splits a pasted list of addresses, and Backspace removes the last one', async ({ page }) => {
  await openWriting(page);
  await paste(to(page), 'a@b.example; "Lima, Ana" <ana@c.example>\nd@e.example');
  const chips = compose(page).getByRole('button', { name: /^Remover / });
  await expect(chips).toHaveCount(3);
  await expect(compose(page).getByText('Lima, Ana')).toBeVisible();
  // The demo has no mail server.
  await expect(compose(page).getByText(/são endereços externos, e não há servidor de e-mail/)).toBeVisible();
  await to(page).press('Backspace');
  await expect(chips).toHaveCount(2);
});

test('pasted hostile HTML does nothing, and its words and cells stay separate', async ({ page }) => {
  await openWriting(page);
  await message(page).click();
  const hostile =
    '<p>olá <b>mundo</b><img src=x onerror="window.broken=1"><script>window.broken=1</script>' +
    '<a href="javascript:window.broken=1">link</a><svg onload="window.broken=1"></svg><iframe src="javascript:window.broken=1"></iframe></p>';
  await paste(message(page), 'olá mundo', hostile);
  await expect(message(page)).toContainText('olá mundo');
  await expect(message(page).locator('strong')).toHaveText('mundo');
  await expect(message(page).locator('img:not(.ProseMirror-separator), script, svg, iframe, a[href^=javascript]')).toHaveCount(0);
  expect(await page.evaluate(() => 'broken' in window)).toBe(false);
  await message(page).fill('');
  await paste(message(page), 'x', '<p>x</p><b>um</b> <b>dois</b> fim');
  await expect(message(page).locator('> p')).toHaveText(['x', 'um dois fim']);
  await message(page).fill('');
  const row = '<td><p>Item 1</p></td><td><p>10</p></td>';
  await paste(message(page), 'x', `<table><tr>${row}</tr><tr>${row}</tr></table>`);
  await expect(message(page).locator('> p')).toHaveText(['Item 1 | 10', 'Item 1 | 10']);
});

test('loses no text when two windows edit the same draft', async ({ page, context }) => {
  await openWriting(page);
  await subject(page).fill('Parecer');
  await message(page).fill('Primeira');
  await expect(saved(page)).toBeVisible();
  const second = await context.newPage();
  await second.goto(page.url());
  await expect(message(second)).toHaveText('Primeira');
  // Both type before either gets the other's change.
  await second.route('**/api/events', (route) => route.abort());
  await second.route('**/api/email/drafts/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  await message(second).fill('Da segunda');
  await expect(compose(second).getByText(/^Rascunho não salvo/)).toBeVisible();
  await message(page).fill('Da primeira');
  await expect(saved(page)).toBeVisible();
  await expect.poll(async () => (await message(page).textContent()) === 'Da primeira').toBe(true);
  await expect(compose(page).getByText('Rascunho ainda não salvo')).toBeHidden();
  await second.unroute('**/api/email/drafts/*');
  await compose(second).getByRole('button', { name: 'Tentar de novo' }).click();
  await expect(compose(second).getByText(/^Este rascunho também foi alterado em outra janela/)).toBeVisible();
  await compose(second).getByRole('button', { name: 'Continuar com esta' }).click();
  await expect(second.getByText('A outra versão está nos rascunhos.')).toBeVisible();
  await second.goto('/apps/email/draft');
  await expect(mail(second, /Parecer/)).toHaveCount(2);
});

test('works by keyboard alone', async ({ page }) => {
  const { email } = await openWriting(page);
  await expect(to(page)).toBeFocused();
  await page.keyboard.type(`${email},`);
  await expect(compose(page).getByRole('button', { name: /^Remover / })).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(subject(page)).toBeFocused();
  await page.keyboard.type('Por teclado');
  await page.keyboard.press('Tab');
  await expect(message(page)).toBeFocused();
  await page.keyboard.type('Tudo certo');
  // One Tab stop for the whole toolbar.
  await page.keyboard.press('Tab');
  await expect(compose(page).getByRole('button', { name: 'Negrito' })).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(compose(page).getByRole('button', { name: 'Itálico' })).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(message(page)).toBeFocused();
  await page.keyboard.press('Alt+F10');
  await expect(compose(page).getByRole('button', { name: 'Itálico' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(message(page)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await expect(compose(page)).toBeHidden();
  await expect(page.getByText('Mensagem enviada.')).toBeVisible();
});

test('the editor is accessible', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 844 });
  await openWriting(page);
  await address(page, 'fora@exemplo.example');
  await compose(page).getByRole('button', { name: 'Adicionar Cc', exact: true }).click();
  await compose(page).getByLabel('Cc', { exact: true }).fill('ninguém');
  await send(page).click();
  await expect(compose(page).getByText('“ninguém” não é um endereço de e-mail.')).toBeVisible();
  // However long the reason why the draft is not saved, the buttons below keep their size.
  const problem = {
    type: 'quota-exceeded',
    title: 'A conta atingiu o limite.',
    status: 413,
    detail: `${'Apague o que não precisa. '.repeat(9)}`,
  };
  await page.route('**/api/email/drafts/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 413, contentType: 'application/problem+json', body: JSON.stringify(problem) })
      : route.continue(),
  );
  await message(page).fill('Mais uma linha');
  const again = compose(page).getByRole('button', { name: 'Tentar de novo' });
  await expect(again).toBeVisible();
  const words = compose(page).getByRole('alert').filter({ hasText: 'Apague o que não precisa.' });
  expect(await again.evaluate((button) => button.scrollWidth <= button.clientWidth && button.clientHeight < 40)).toBe(true);
  const bottom = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN);
  expect(bottom(await words.boundingBox())).toBeLessThanOrEqual((await send(page).boundingBox())?.y ?? 0);
  await expectNoBarriersInAnyLook(page);
});

test('text typed immediately after R goes into the reply, which is neither a conflict nor a draft until then', async ({ page }) => {
  const account = await openWriting(page);
  await deliverSoon(page);
  await address(page, account.email);
  await subject(page).fill('Prazo do edital');
  await message(page).fill('Até quando?');
  await send(page).click();
  await expect(compose(page)).toBeHidden();
  await mail(page, /Prazo do edital/).click();
  await expect(page.getByRole('heading', { name: 'Prazo do edital' })).toBeVisible();
  const kept: number[] = [];
  page.on('response', (response) => {
    if (response.request().method() === 'PUT' && response.url().includes('/api/email/drafts/')) kept.push(response.status());
  });
  for (const words of ['', 'Segue a resposta em breve']) {
    // As on the first visit: nothing of the window is loaded yet.
    await page.reload();
    await expect(page.getByRole('button', { name: 'Responder', exact: true })).toBeVisible();
    await page.keyboard.press('r');
    await page.keyboard.type(words);
    await expect(message(page)).toBeFocused();
    await expect(message(page)).toContainText(`${words}`);
    if (words === '') {
      await page.keyboard.press('Escape');
      await expect(compose(page)).toBeHidden();
    }
  }
  await expect(saved(page)).toBeVisible();
  expect(kept.every((status) => status === 200)).toBe(true);
  expect(kept.length).toBeLessThan(3);
  await page.keyboard.press('Escape');
  await expect(compose(page)).toBeHidden();
  await page.goto('/apps/email/draft');
  await expect(mail(page, /Re: Prazo do edital/)).toHaveCount(1);
});
