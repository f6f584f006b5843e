// The customizer: every pair of options, and the layout that results.

import { expectArrangement, expectColours } from '../../../e2e/expectLayout.ts';
import { chooseElsewhere, expect, type Page, test, withMotion } from '../../../e2e/fixtures.ts';
import { pairwise, type Row } from '../../../e2e/pairwise.ts';
import { openAs } from '../../../e2e/signedIn.ts';

const domain = {
  menuLayout: ['vertical', 'horizontal'],
  skin: ['light', 'bordered', 'dark', 'semi-dark', 'system'],
  contentWidth: ['full', 'boxed'],
  direction: ['ltr', 'rtl'],
  transition: ['fade', 'fadeInLeft', 'zoomIn', 'none'],
  menuHidden: [false, true],
  menuCollapsed: [false, true],
  navbarColor: ['white', 'primary', 'secondary', 'success', 'danger', 'info', 'warning', 'dark'],
  navbarType: ['floating', 'sticky', 'static', 'hidden'],
  footer: ['static', 'sticky', 'hidden'],
  scrollTop: [true, false],
} as const;
type LayoutRow = Row<typeof domain>;

const rows = pairwise(domain, makesSense);
const long = '/apps/invoice/preview/1';

/** Combinations that the specification excludes. */
function makesSense({ menuLayout, skin, navbarColor, navbarType, menuHidden, menuCollapsed }: Partial<LayoutRow>): boolean {
  if (menuHidden && menuCollapsed) return false;
  return !(
    menuLayout === 'horizontal' &&
    (skin === 'semi-dark' || navbarType === 'hidden' || menuCollapsed || (navbarColor !== undefined && navbarColor !== 'white'))
  );
}

const words = {
  skin: { light: 'Clara', bordered: 'Com bordas', dark: 'Escura', 'semi-dark': 'Menu escuro', system: 'Seguir o sistema' },
  contentWidth: { full: 'Total', boxed: 'Limitada' },
  transition: { fade: 'Esmaecer', fadeInLeft: 'Entrar pela esquerda', zoomIn: 'Aproximar', none: 'Nenhuma' },
  menuLayout: { vertical: 'Lateral', horizontal: 'No topo' },
  navbarColor: {
    white: 'Branca',
    primary: 'Azul-petróleo',
    secondary: 'Cinza',
    success: 'Verde',
    danger: 'Vermelha',
    info: 'Azul',
    warning: 'Âmbar',
    dark: 'Escura',
  },
  navbarType: { floating: 'Flutuante', sticky: 'Fixa', static: 'Rola com a página', hidden: 'Oculta' },
  footer: { static: 'No fim da página', sticky: 'Fixo', hidden: 'Oculto' },
} as const;

async function openCustomizer(page: Page) {
  await page.getByRole('button', { name: 'Personalizar a aparência' }).click();
  const panel = page.getByRole('dialog', { name: 'Aparência' });
  await expect(panel).toBeVisible();
  return panel;
}

/** As a user: one control after the other, only where a value changes. */
async function walkTo(page: Page, row: LayoutRow, from: LayoutRow): Promise<void> {
  const panel = await openCustomizer(page);
  const radio = (group: string | RegExp, name: string) =>
    panel.getByRole('radiogroup', { name: group }).getByRole('radio', { name, exact: true }).check();
  const toggle = (name: string, on: boolean) => panel.getByRole('switch', { name }).setChecked(on);
  await radio('Posição do menu', words.menuLayout[row.menuLayout]);
  await toggle('Menu oculto', row.menuHidden);
  if (row.menuLayout === 'vertical' && !row.menuHidden) await toggle('Menu recolhido', row.menuCollapsed);
  await radio('Aparência', words.skin[row.skin]);
  await radio('Largura do conteúdo', words.contentWidth[row.contentWidth]);
  await toggle('Da direita para a esquerda', row.direction === 'rtl');
  if (row.transition !== from.transition) {
    await panel.getByRole('combobox', { name: 'Transição entre telas' }).click();
    await page.getByRole('option', { name: words.transition[row.transition] }).click();
  }
  if (row.menuLayout === 'vertical')
    await panel.getByRole('radio', { name: words.navbarColor[row.navbarColor], exact: true }).last().check();
  await radio(/^Tipo d/, words.navbarType[row.navbarType]);
  await radio('Rodapé', words.footer[row.footer]);
  await toggle('Botão para voltar ao topo', row.scrollTop);
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
}

const usual = Object.fromEntries(Object.entries(domain).map(([name, values]) => [name, values[0]])) as LayoutRow;

/** Whether the row has an option that no earlier row has: those are clicked, the others are set as by another tab. */
function bringsNew(row: LayoutRow, index: number, all: LayoutRow[]): boolean {
  const earlier = all.slice(0, index);
  return Object.entries(row).some(([name, value]) => earlier.every((other) => other[name as keyof LayoutRow] !== value));
}

/** The notice with all its parts: only then it is long enough to scroll. */
async function expectLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('main').locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
}

test('lays the page out as chosen, in every combination', async ({ page }) => {
  test.setTimeout(180_000);
  await page.setViewportSize({ width: 1920, height: 600 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await openAs(page, 'admin', long);
  await expectLoaded(page);
  let before = usual;
  for (const [index, row] of rows.entries()) {
    await test.step(JSON.stringify(row), async () => {
      if (bringsNew(row, index, rows)) await walkTo(page, row, before);
      else await chooseElsewhere(page, row);
      await expectArrangement(page, row);
      await expectColours(page, row);
    });
    before = row;
  }
  await page.reload();
  await expectLoaded(page);
  await expectArrangement(page, before);
  await expectColours(page, before);
});

test('covers every allowed pair of options', () => {
  expect(rows.every(makesSense)).toBe(true);
  expect(rows.length).toBeGreaterThanOrEqual(domain.skin.length * domain.navbarColor.length);
  for (const navbarColor of domain.navbarColor)
    for (const skin of domain.skin) expect(rows).toContainEqual(expect.objectContaining({ navbarColor, skin }));
});

test('disables options that do not fit the others', async ({ page }) => {
  await openAs(page, 'client', long);
  const panel = await openCustomizer(page);
  await expect(panel.getByRole('radio', { name: 'Menu escuro' })).toBeVisible();
  await panel.getByRole('switch', { name: 'Menu oculto' }).check();
  await expect(panel.getByRole('switch', { name: 'Menu recolhido' })).toBeHidden();
  await panel.getByRole('radio', { name: 'No topo' }).check();
  await expect(panel.getByRole('radio', { name: 'Menu escuro' })).toBeHidden();
  await expect(panel.getByRole('radio', { name: 'Azul-petróleo' })).toBeHidden();
  await expect(panel.getByRole('radiogroup', { name: 'Tipo do menu' }).getByRole('radio')).toHaveCount(3);
  await panel.getByRole('button', { name: 'Voltar ao padrão' }).click();
  await expect(panel.getByRole('radio', { name: 'Lateral' })).toBeChecked();
  await expect(panel.getByRole('button', { name: 'Voltar ao padrão' })).toBeDisabled();
});

test('a collapsed menu expands on hover and focus, and its pin keeps it expanded', async ({ page }) => {
  await openAs(page, 'client', long);
  const menu = page.getByRole('complementary');
  await menu.getByRole('button', { name: 'Recolher o menu' }).click();
  const panelWidth = () => page.locator('[data-menu-panel]').evaluate((panel) => panel.getBoundingClientRect().width);
  await page.getByRole('main').hover();
  await expect.poll(panelWidth).toBe(72);
  await menu.hover();
  await expect.poll(panelWidth).toBe(256);
  await page.getByRole('main').hover();
  await expect.poll(panelWidth).toBe(72);
  await menu.getByRole('link', { name: 'Licitações' }).focus();
  await page.keyboard.press('Tab');
  await expect.poll(panelWidth).toBe(256);
  await menu.getByRole('button', { name: 'Fixar o menu aberto' }).click();
  await expect.poll(() => menu.evaluate((aside) => aside.getBoundingClientRect().width)).toBe(256);
});

test('without a bar, search, account and notifications are in the menu; a phone keeps its bar', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('navbarType', '"hidden"'));
  await openAs(page, 'client', long);
  const menu = page.getByRole('complementary');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(menu.getByRole('button', { name: /Notificações/ })).toBeVisible();
  await menu.getByRole('button', { name: /Conta:/ }).click();
  await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.getByRole('banner').getByRole('button', { name: /Conta:/ })).toBeVisible();
});

test('arrow keys move in the account menu, and the next notice does not change the position', async ({ page }) => {
  await openAs(page, 'client', '/apps/invoice/list');
  await page.getByRole('table').getByRole('link').first().click();
  const next = page.getByRole('link', { name: 'Próxima licitação' });
  await next.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(/^2 de 60\d$/)).toBeVisible();
  await expect(next).toBeFocused();
  await page.getByRole('button', { name: /Conta:/ }).focus();
  await page.keyboard.press('Enter');
  for (const name of [
    'Perfil',
    'Caixa de entrada',
    'Tarefas',
    'Conversas',
    'Configurações',
    'Planos e preços',
    'Perguntas frequentes',
    'Aparência…',
    'Conhecer o Certame',
    'Sair',
  ]) {
    await expect(page.getByRole('menuitem', { name })).toBeFocused();
    await page.keyboard.press('ArrowDown');
  }
});

test('the button scrolls to the top, also where a part of the page scrolls instead', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openAs(page, 'client', '/apps/invoice/list?perPage=100');
  await page.getByRole('table').getByRole('link').first().focus();
  await page.keyboard.press('End');
  await page.getByRole('button', { name: 'Voltar ao topo' }).click();
  await expect(page.locator('[data-index="0"]')).toBeInViewport();
  await expect(page.getByRole('button', { name: 'Voltar ao topo' })).toBeHidden();
});

test('the button to the top covers no control at the end of a list', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 700 });
  await openAs(page, 'client', '/apps/invoice/list?perPage=100');
  await page.getByRole('table').getByRole('link').first().focus();
  await page.keyboard.press('End');
  const button = page.getByRole('button', { name: 'Voltar ao topo' });
  await expect(button).toBeVisible();
  await page.getByRole('button', { name: 'Última página' }).click({ trial: true });
  // On a phone it covers content, so it is hidden while the user scrolls down.
  await page.setViewportSize({ width: 390, height: 700 });
  const scroll = (to: number) => page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), to);
  await scroll(2000);
  await expect(button).toBeHidden();
  await scroll(1900);
  await expect(button).toBeVisible();
  await scroll(2000);
  await expect(button).toBeHidden();
});

test('keeps one group of the menu expanded at a time, also over a reload', async ({ page }) => {
  await openAs(page, 'client', '/apps/invoice/list');
  const menu = page.getByRole('navigation', { name: 'Menu principal' });
  await menu.getByRole('button', { name: 'Por status' }).click();
  await page.reload();
  await menu.getByRole('link', { name: 'Fechadas' }).click();
  await expect(page).toHaveURL(/status=fechada/);
  await expect(menu.getByRole('link', { name: 'Fechadas' })).toHaveAttribute('aria-current', 'page');
});

test('the menu becomes an overlay in a narrow window, in every layout, and back', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('menuLayout', '"horizontal"'));
  await openAs(page, 'client', long);
  const line = page.getByRole('navigation', { name: 'Menu principal' });
  await expect(line).toBeVisible();
  await page.setViewportSize({ width: 1199, height: 900 });
  await expect(line).toBeHidden();
  await page.getByRole('button', { name: 'Abrir o menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Licitações' }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL('/apps/invoice/list');
  await page.setViewportSize({ width: 1200, height: 900 });
  await expect(line).toBeVisible();
});

test('animates the next screen as chosen, and not at all with reduced motion', async ({ page }) => {
  await withMotion(page);
  await page.addInitScript(() => {
    const animate = Element.prototype.animate;
    const seen: string[] = [];
    Object.assign(window, { seen });
    Element.prototype.animate = function record(this: Element, frames, options) {
      if (this.id === 'content') seen.push(JSON.stringify(frames));
      return animate.call(this, frames, options);
    };
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: string[] }).seen);
  const go = async (transition: string) => {
    await page.addInitScript((chosen) => localStorage.setItem('transition', JSON.stringify(chosen)), transition);
    await openAs(page, 'client', '/apps/invoice/list');
    await page.getByRole('table').getByRole('link').first().click();
    await expect(page).toHaveURL(/preview/);
    await expect(page.getByText(/^1 de /)).toBeVisible();
    return seen();
  };
  expect(await go('zoomIn')).toEqual([expect.stringContaining('scale')]);
  expect(await go('fadeInLeft')).toEqual([expect.stringContaining('translateX(-24px)')]);
  expect(await go('fade')).toEqual(['[{"opacity":0}]']);
  expect(await go('none')).toEqual([]);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await go('zoomIn')).toEqual([]);
});

test('a press shows a ripple for half a second, and none with reduced motion', async ({ page }) => {
  await withMotion(page);
  await openAs(page, 'client', long);
  const button = page.getByRole('button', { name: 'Usar o tema escuro' });
  // Pressed and inspected in one call, because half a second passes quickly.
  const press = () =>
    button.evaluate((element) => {
      element.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
      return element.getAnimations({ subtree: true }).map((ring) => ring.effect?.getTiming().duration);
    });
  expect(await press()).toContain(500);
  await expect.poll(() => button.locator('span[aria-hidden] span').count()).toBe(0);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await press()).not.toContain(500);
});
