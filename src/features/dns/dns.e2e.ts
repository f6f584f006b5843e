import { expectNoBarriers, expectNoBarriersInBothSkins, expectNoSidewaysScroll } from '../../../e2e/barriers.ts';
import { chooseElsewhere, expect, type Page, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { accounts, openAs } from '../../../e2e/signedIn.ts';

const list = '/dns';
const sending = '/importar?tab=dns';

// All tests share one list, so uploads of one would show in another.
test.describe.configure({ mode: 'default' });
const alone = { tag: '@alone' };

type Sent = { name: string; mimeType: string; buffer: Buffer };

const headings = 'Domínio ou termo;Origem ou pedido;Vigência;Vencimento;Nota';
function file(name: string, ...rows: string[]): Sent {
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from([headings, ...rows].join('\n')) };
}
/** A name that no earlier run has used. */
const fresh = () => `prova-${Date.now().toString(36)}`;
const send = (page: Page, ...files: Sent[]) => page.locator('input[type=file]').first().setInputFiles(files);
const upload = (page: Page) => page.getByRole('dialog', { name: 'Arquivo enviado' });
const entries = (page: Page) => page.getByRole('table', { name: 'Registros de DNS' });
const history = (page: Page, name: string) => page.getByRole('table', { name: 'Histórico' }).getByRole('row').filter({ hasText: name });
const toast = (page: Page, words: string) => page.getByRole('alert').filter({ hasText: words });

async function expectInList(page: Page, q: string, count: number): Promise<void> {
  await follow(page, `${list}?q=${q}`);
  if (count === 0) await expect(page.getByText('Nenhum registro com esses filtros')).toBeVisible();
  else await expect(entries(page).getByRole('link')).toHaveCount(count);
}

test('a file with faults is reviewed, committed without them, undone and redone', alone, async ({ page }) => {
  const name = fresh();
  const arquivo = `${name}.csv`;
  await openAs(page, 'admin', sending);
  await send(
    page,
    file(
      arquivo,
      `${name}.example;PED 1;01/03/2026;01/03/2099;`,
      `${name}-ação.example;PED 2;02/03/2026;02/03/2099;`,
      `${name}-sem-dia.example;PED 3;;31/02/2099;`,
      `;PED 4;;05/03/2099;`,
    ),
  );
  await expect(upload(page)).toContainText('4 linhas, 2 com erro');
  await expect(page).toHaveURL(/tab=dns&upload=\d+|upload=\d+&tab=dns/);
  // The fault is explained at its cell, beside the given value.
  await expect(upload(page).getByRole('cell', { name: '31/02/2099 Não é uma data' })).toBeVisible();
  await expect(upload(page).getByRole('cell', { name: 'Falta o nome' })).toBeVisible();
  await expect(upload(page)).toContainText('xn--');
  await upload(page).getByRole('switch', { name: 'Só linhas com erro' }).press('Space');
  await expect(upload(page).getByRole('row')).toHaveCount(3);
  const enter = upload(page).getByRole('button', { name: 'Gravar 2 registros' });
  await expect(enter).toBeDisabled();
  await upload(page).getByRole('checkbox', { name: 'Ignorar as 2 linhas com erro' }).check();
  await enter.click();
  await expect(upload(page)).toHaveCount(0);
  await expect(toast(page, `2 registros de ${arquivo} estão na lista.`)).toBeVisible();
  // The dialog opened by itself: going back leads to the committed file.
  await expect(history(page, arquivo).getByRole('link', { name: arquivo })).toBeFocused();
  await expect(history(page, arquivo)).toContainText('Na lista');
  await expectInList(page, name, 2);
  await follow(page, sending);
  await page.getByRole('button', { name: `Desfazer ${arquivo}` }).click();
  await expect(history(page, arquivo)).toContainText('Desfeito');
  await expect(page.getByRole('button', { name: `Refazer ${arquivo}` })).toBeFocused();
  await expectInList(page, name, 0);
  await follow(page, sending);
  await page.getByRole('button', { name: `Refazer ${arquivo}` }).click();
  await expect(history(page, arquivo)).toContainText('Na lista');
  // A committed file can be undone immediately, too.
  await page.getByRole('button', { name: `Desfazer ${arquivo}` }).click();
  const again = page.waitForResponse(/\/redo$/);
  // The one before may still be closing.
  await toast(page, 'saíram da lista').last().getByRole('button', { name: 'Desfazer' }).click();
  await again;
  await expectInList(page, name, 2);
  await follow(page, sending);
  await page.getByRole('button', { name: `Desfazer ${arquivo}` }).click();
  await expect(history(page, arquivo)).toContainText('Desfeito');
  // A file that was undone is deleted permanently, after a warning.
  await page.getByRole('button', { name: `Descartar ${arquivo}` }).click();
  await expect(page.getByRole('dialog')).toContainText('não será mais possível refazê-lo');
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar arquivo' }).click();
  await expect(history(page, arquivo)).toHaveCount(0);
});

test('shows why a file cannot be read, and stores nothing of it', async ({ page }) => {
  await openAs(page, 'admin', sending);
  await send(page, { name: 'sem-titulos.csv', mimeType: 'text/csv', buffer: Buffer.from('um;dois\n1;2\n') });
  const refusal = page.getByRole('listitem').filter({ hasText: 'sem-titulos.csv' });
  await expect(refusal).toContainText('A primeira linha deve ter os títulos');
  await expect(history(page, 'sem-titulos.csv')).toHaveCount(0);
  await refusal.getByRole('button', { name: 'Remover sem-titulos.csv' }).click();
  await expect(refusal).toHaveCount(0);
  // The other tab is unchanged.
  await page.getByRole('link', { name: 'Registros públicos' }).click();
  await expect(page.getByRole('button', { name: 'Modelos' })).toBeVisible();
});

test('discards a file after a confirmation', async ({ page }) => {
  const arquivo = `${fresh()}.csv`;
  await openAs(page, 'admin', sending);
  await send(page, file(arquivo, 'descartado.example;;;01/02/2099;'));
  await upload(page).getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar arquivo' }).click();
  await expect(upload(page)).toHaveCount(0);
  await expect(history(page, arquivo)).toHaveCount(0);
});

test('lists overdue entries first, and opens an entry with links to its days', async ({ page }) => {
  await openAs(page, 'admin', list);
  await expect(entries(page).getByRole('row').nth(1)).toContainText('venceu');
  // As many as the tab counts.
  const overdue = page.getByRole('link', { name: /^Vencidos\s*\d+$/ });
  await overdue.click();
  await expect(entries(page).getByRole('link')).toHaveCount(Number((await overdue.innerText()).match(/\d+$/)?.[0]));
  await page.getByRole('link', { name: 'Próximos 30 dias' }).click();
  await expect(entries(page).getByRole('row').nth(1)).toContainText('vence ');
  await page
    .getByRole('searchbox')
    .or(page.getByRole('textbox', { name: 'Buscar' }))
    .first()
    .fill('camara');
  await expect(entries(page).getByRole('link')).toHaveText(['câmara-dos-ipês.example']);
  await entries(page).getByRole('link').click();
  const entry = page.getByRole('dialog', { name: 'Registro' });
  await expect(entry).toContainText('xn--');
  await expect(entry.getByRole('link', { name: 'dominios-carteira.xlsx' })).toHaveAttribute('href', /\/importar\?tab=dns&upload=\d+/);
  await entry.getByRole('link', { name: 'Ver no calendário' }).last().click();
  await expect(page).toHaveURL(/\/apps\/calendar\?day=\d{4}-\d{2}-\d{2}/);
});

/** Renews an entry through the API, as another admin. */
async function renewElsewhere(page: Page, id: number, vencimento: string): Promise<void> {
  const { email, password } = accounts.admin;
  const { accessToken } = await (await page.request.post('/jwt/login', { data: { email, password } })).json();
  const headers = { authorization: `Bearer ${accessToken}` };
  const { version } = await (await page.request.get(`/api/dns/entries/${id}`, { headers })).json();
  const answer = await page.request.post(`/api/dns/entries/${id}/renew`, { headers, data: { vencimento, version } });
  expect(answer.status()).toBe(200);
}

test(
  'an edit that someone else has overtaken is refused and keeps what was typed; a removed entry is restored',
  alone,
  async ({ page }) => {
    const nome = `${fresh()}.example`;
    await openAs(page, 'admin', list);
    await page.getByRole('button', { name: 'Adicionar registro' }).click();
    const adding = page.getByRole('dialog', { name: 'Novo registro' });
    await adding.getByLabel('Domínio ou termo').fill(nome);
    await adding.getByLabel('Vencimento').fill('01/03/2098');
    await adding.getByRole('button', { name: 'Adicionar registro' }).click();
    await expect(adding).toHaveCount(0);
    await follow(page, `${list}?q=${nome}`);
    await entries(page).getByRole('link', { name: nome }).click();
    const entry = page.getByRole('dialog', { name: 'Registro', exact: true });
    const editing = page.getByRole('dialog', { name: 'Corrigir registro' });
    await entry.getByRole('button', { name: 'Corrigir' }).click();
    await editing.getByLabel('Nota').fill('Contrato novo');
    await renewElsewhere(page, Number(new URL(page.url()).searchParams.get('entry')), '2099-03-01');
    await expect(entry).toContainText('01/03/2099');
    await editing.getByRole('button', { name: 'Salvar' }).click();
    await expect(toast(page, 'Outra pessoa alterou isto')).toBeVisible();
    await expect(editing.getByLabel('Nota')).toHaveValue('Contrato novo');
    await editing.getByRole('button', { name: 'Cancelar' }).click();
    await entry.getByRole('button', { name: 'Corrigir' }).click();
    await editing.getByLabel('Nota').fill('Contrato novo');
    await editing.getByRole('button', { name: 'Salvar' }).click();
    await expect(editing).toHaveCount(0);
    await expect(entry).toContainText('Contrato novo');
    await expect(entry).toContainText('01/03/2099');
    await entry.getByRole('button', { name: 'Remover' }).click();
    await expect(entry).toHaveCount(0);
    await page.getByRole('button', { name: 'Removidos' }).click();
    const removed = page.getByRole('dialog', { name: 'Registros removidos' });
    await expect(removed.getByRole('listitem').filter({ hasText: nome })).toContainText('por Helena Prado');
    await expectNoBarriers(page);
    await removed.getByRole('button', { name: `Restaurar ${nome}` }).click();
    await expect(removed.getByRole('listitem').filter({ hasText: nome })).toHaveCount(0);
    await page.keyboard.press('Escape');
    await expect(entries(page).getByRole('link', { name: nome })).toBeVisible();
  },
);

test('clients see the list but no uploads', async ({ page }) => {
  await openAs(page, 'client', list);
  await entries(page).getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: 'Registro' })).toContainText('Vencimento');
  await expect(page.getByRole('dialog', { name: 'Registro' }).getByText('Arquivo', { exact: true })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Enviar arquivos' })).toHaveCount(0);
  await page.goto(sending);
  await expect(page).toHaveURL(/\/misc\/not-authorized/);
});

test('works by keyboard alone', alone, async ({ page }) => {
  const name = fresh();
  const arquivo = `${name}.csv`;
  const chooser = page.waitForEvent('filechooser');
  await openAs(page, 'admin', sending);
  const choose = page.getByRole('button', { name: 'Escolher arquivos' });
  await expect(choose).toBeVisible();
  await page.getByRole('link', { name: 'DNS', exact: true }).focus();
  await page.keyboard.press('Tab');
  await expect(choose).toBeFocused();
  await page.keyboard.press('Enter');
  await (await chooser).setFiles(file(arquivo, `${name}.example;;;01/02/2099;`));
  await upload(page).getByRole('button', { name: 'Gravar 1 registro' }).focus();
  await page.keyboard.press('Enter');
  const offer = toast(page, 'está na lista').getByRole('button', { name: 'Desfazer' });
  await expect(offer).toBeVisible();
  // Closing the window moves the focus to where it was before.
  await expect(upload(page)).toHaveCount(0);
  await expect(choose).toBeFocused();
  await offer.focus();
  await page.keyboard.press('Enter');
  await expect(history(page, arquivo)).toContainText('Desfeito');
  await page.keyboard.press('j');
  await expect(page.getByRole('table', { name: 'Histórico' }).getByRole('link').first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(upload(page)).toContainText(arquivo);
  await page.keyboard.press('Escape');
  await expect(upload(page)).toHaveCount(0);
});

test('is accessible and fits every width', async ({ page }) => {
  const arquivo = `${fresh()}.csv`;
  await openAs(page, 'admin', sending);
  await page.getByRole('button', { name: 'Formato do arquivo' }).click();
  await expect(page.getByRole('table', { name: 'Histórico' })).toBeVisible();
  await send(page, file(arquivo, ';;;31/02/2099;', 'bom.example;;;01/02/2099;'));
  await expect(upload(page)).toContainText('Não é uma data');
  await expectNoBarriersInBothSkins(page);
  const { pathname, search } = new URL(page.url());
  for (const path of [list, pathname + search]) {
    await page.goto(path);
    for (const width of [390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      await expectNoSidewaysScroll(page);
    }
  }
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(upload(page)).toContainText('Não é uma data');
  await expectNoBarriersInBothSkins(page, 'main');
  await upload(page).getByRole('button', { name: 'Descartar' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Descartar arquivo' }).click();
  await expect(upload(page)).toHaveCount(0);
  await follow(page, list);
  await page.getByRole('list', { name: 'Registros de DNS' }).getByRole('link').first().click();
  await expect(page.getByRole('dialog', { name: 'Registro' })).toContainText('Vigência');
  await expectNoBarriersInBothSkins(page, '[role=dialog]');
});

test('is completely translated', async ({ page }) => {
  const titles = Object.entries({ pt: 'Registros de DNS', en: 'DNS entries', fr: 'Entrées DNS', de: 'DNS-Einträge' });
  // A missing text shows its key.
  const keys = /\b(field|kind|due|tab|filters|history|state|action|forms|drop|count)\.[a-z]/i;
  await openAs(page, 'admin', list);
  for (const [language, title] of titles) {
    await chooseElsewhere(page, { language });
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('table', { name: title }).getByRole('link').first()).toBeVisible();
    await expect(page.locator('body')).not.toHaveText(keys);
  }
  await follow(page, sending);
  for (const [language] of titles) {
    await chooseElsewhere(page, { language });
    await expect(page.locator('main').getByRole('table').getByRole('link').first()).toBeVisible();
    await expect(page.locator('body')).not.toHaveText(keys);
  }
});
