import type { Locator } from '@playwright/test';
import { expectNoBarriersInAnyLook } from '../../../e2e/barriers.ts';
import { expect, test } from '../../../e2e/fixtures.ts';
import { follow } from '../../../e2e/navigation.ts';
import { newAccount, openAs } from '../../../e2e/signedIn.ts';

test('leads from the list to a supplier, its items, a body that buys from it, and its notices', async ({ page }) => {
  await openAs(page, 'client', '/fornecedores');
  const list = page.getByRole('table', { name: 'Fornecedores' });
  const name = (await list.getByRole('link').first().textContent()) ?? '';
  await page.getByLabel('Nome, CNPJ ou CPF').fill(name.toUpperCase());
  await expect(list.getByRole('row')).toHaveCount(2);
  await list.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Resumo' }).getByText('Desconto mediano')).toBeVisible();
  await expectNoBarriersInAnyLook(page);

  await page.getByRole('region', { name: 'Onde' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/uf=/);
  const items = page.getByRole('table', { name: 'Itens ganhos' });
  await expect(items.getByRole('row')).not.toHaveCount(1);
  await items.locator('a[href^="/orgaos/"]').first().click();

  await expect(page).toHaveURL(/\/orgaos\/\d{14}/);
  await expect(page.getByRole('region', { name: 'Resumo' }).getByText('Da publicação ao resultado')).toBeVisible();
  await expectNoBarriersInAnyLook(page);
  await page.getByRole('region', { name: 'Como terminaram' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/desfecho=/);
  const notices = page.getByRole('table', { name: 'Licitações do órgão' });
  await notices.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/\d+/);
});

test('says why a number leads nowhere', async ({ page }) => {
  await openAs(page, 'client', '/fornecedores/12ABC34501DE36');
  await expect(page.getByText('Os dígitos verificadores não conferem.')).toBeVisible();
});

test('a supplier is followed, muted and unfollowed, and that is taken back', async ({ page }) => {
  await openAs(page, await newAccount(page), '/fornecedores');
  const list = page.getByRole('table', { name: 'Fornecedores' });
  const name = (await list.getByRole('link').first().textContent()) ?? '';
  await list.getByRole('link').first().click();
  await page.getByRole('switch', { name: 'Acompanhar' }).click();
  await expect(page.getByRole('switch', { name: 'Acompanhar' })).toBeChecked();
  await page.getByRole('navigation', { name: 'Menu principal' }).getByRole('link', { name: 'Quem você acompanha' }).click();
  const followed = page.getByRole('table', { name: 'Quem você acompanha' });
  await expect(followed.getByRole('link', { name })).toBeVisible();
  await expectNoBarriersInAnyLook(page);
  const bell = followed.getByRole('switch', { name: `Avisar de ${name} no sino e no boletim` });
  // Its thumb lies over it.
  await bell.press('Space');
  await expect(bell).not.toBeChecked();
  await followed.getByRole('button', { name: `Deixar de acompanhar ${name}` }).click();
  await expect(page.getByText('Você não acompanha ninguém')).toBeVisible();
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(page.getByText(`Você continua acompanhando ${name}, como antes.`)).toBeVisible();
  await expect(bell).not.toBeChecked();
  await followed.getByRole('button', { name: `Deixar de acompanhar ${name}` }).click();
  await expect(followed).toHaveCount(0);
});

test('a município is found by the search, shows its bodies and notices, and is followed', async ({ page }) => {
  await openAs(page, await newAccount(page), '/');
  await page.keyboard.press('ControlOrMeta+k');
  await page.getByRole('combobox', { name: 'Buscar em tudo' }).fill('campinas');
  await page.getByRole('option', { name: /^Campinas.*SP/ }).click();
  await expect(page).toHaveURL(/\/municipios\/3509502$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Campinas' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Resumo' }).getByText('Desertas e fracassadas')).toBeVisible();
  await expectNoBarriersInAnyLook(page);

  // The switch stands in the middle of the line of the button beside it.
  const middleOf = async (part: Locator) => {
    const { y, height } = (await part.boundingBox()) ?? { y: 0, height: 0 };
    return y + height / 2;
  };
  const button = page.getByRole('main').getByRole('link', { name: 'Ver na lista' });
  const apart = (await middleOf(button)) - (await middleOf(page.getByText('Acompanhar', { exact: true })));
  expect(Math.abs(apart)).toBeLessThan(3);

  await page.getByRole('region', { name: 'Modalidades' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/modalidade=/);
  const notices = page.getByRole('table', { name: 'Licitações do município' });
  await expect(notices.getByRole('row')).not.toHaveCount(1);
  await page.reload();
  await expect(notices.getByRole('row')).not.toHaveCount(1);
  const followSwitch = page.getByRole('switch', { name: 'Acompanhar' });
  await expect(followSwitch).toBeEnabled();
  await followSwitch.focus();
  await page.keyboard.press('Space');
  await expect(followSwitch).toBeChecked();
  await expect(followSwitch).toBeFocused();

  await notices.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/apps\/invoice\/preview\/\d+/);
  await page.getByRole('main').getByRole('link', { name: 'Campinas/SP' }).click();
  await expect(page).toHaveURL(/\/municipios\/3509502/);
  await page.getByRole('region', { name: 'Órgãos' }).getByRole('link').first().click();
  await expect(page).toHaveURL(/\/orgaos\/\d{14}/);
  await page.getByRole('main').getByRole('link', { name: 'Campinas · SP' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Campinas' })).toBeVisible();

  await follow(page, '/seguidos');
  const followed = page.getByRole('table', { name: 'Quem você acompanha' });
  await expect(followed.getByRole('link', { name: 'Campinas/SP' })).toHaveAttribute('href', '/municipios/3509502');
  await followed.getByRole('button', { name: 'Deixar de acompanhar Campinas/SP' }).focus();
  await page.keyboard.press('Enter');
  await expect(followed.getByRole('link', { name: 'Campinas/SP' })).toHaveCount(0);
  await expect(page.locator('body')).not.toBeFocused();
});
