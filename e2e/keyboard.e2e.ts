// Every control is reached by Tab, shows its focus, and can be left.
import { expect, type Page, test, withMotion } from './fixtures.ts';
import { followToAnother } from './navigation.ts';
import { openAs } from './signedIn.ts';

test.beforeEach(({ page }) => withMotion(page));

const screens = [
  '/apps/invoice/list',
  '/apps/invoice/preview/1',
  '/importar',
  '/access-control',
  '/apps/chat',
  '/misc/error',
  '/misc/coming-soon',
];

/** Numbers all controls on screen, records how fields look, and returns their number. Tab reaches one of a group of radio buttons. */
function markControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const acting = 'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=switch], [tabindex="0"]';
    const isUsable = (element: HTMLElement) =>
      element.checkVisibility({ visibilityProperty: true }) &&
      !element.matches(':disabled, [data-disabled], [tabindex="-1"], [type=hidden]') &&
      !element.closest('[inert], [aria-hidden=true]');
    const groups = new Set<string>();
    const found = [...document.querySelectorAll<HTMLElement>(acting)].filter((element) => {
      if (!isUsable(element)) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      const isFirst = !groups.has(element.name);
      groups.add(element.name);
      return isFirst;
    });
    return found.map((element, index) => {
      element.dataset.reach = String(index);
      const { borderColor, boxShadow } = getComputedStyle(element);
      element.dataset.look = borderColor + boxShadow;
      return `${element.tagName.toLowerCase()} ${element.ariaLabel ?? element.textContent?.trim().slice(0, 40)}`;
    });
  });
}

/** Where the focus is, and whether it is visible. */
function focused(page: Page): Promise<{ reach: string | undefined; isSeen: boolean }> {
  return page.evaluate(() => {
    const element = document.activeElement as HTMLElement;
    for (const animation of element.getAnimations()) animation.finish();
    const { outlineStyle, outlineWidth, borderColor, boxShadow } = getComputedStyle(element);
    const ring = (style: CSSStyleDeclaration) => style.outlineStyle !== 'none' && Number.parseFloat(style.outlineWidth) >= 1;
    // Fields show it by their border; an invisible control shows it by its icon, a clipped one by its row.
    const isSeen =
      (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1) ||
      (element.matches('input:not([type=checkbox], [type=radio]), textarea, .mantine-Input-input') &&
        borderColor + boxShadow !== element.dataset.look) ||
      [element.parentElement, element.nextElementSibling, element.closest('tr')].some(
        (near) => near instanceof Element && ring(getComputedStyle(near)),
      );
    return {
      reach: element.dataset.reach ?? (element.matches('[type=radio]') ? `radio ${(element as HTMLInputElement).name}` : undefined),
      isSeen,
    };
  });
}

test('reaches every control by keyboard on every kind of screen', async ({ page }) => {
  test.slow();
  await openAs(page, 'admin', '/apps/calendar');
  for (const path of screens) {
    await test.step(path, async () => {
      await followToAnother(page, path);
      await expect(page.locator('[aria-busy=true], .mantine-Skeleton-root')).toHaveCount(0);
      const controls = await markControls(page);
      expect(controls.length).toBeGreaterThan(8);
      const reached = new Set<string>();
      const unseen: string[] = [];
      for (let step = 0; step < controls.length * 2 && reached.size < controls.length; step++) {
        await page.keyboard.press('Tab');
        const { reach, isSeen } = await focused(page);
        if (reach === undefined) continue;
        reached.add(reach);
        if (!isSeen) unseen.push(controls[Number(reach)] ?? reach);
      }
      expect(controls.filter((_, index) => !reached.has(String(index)))).toEqual([]);
      expect(unseen).toEqual([]);
    });
  }
});

const openers = [
  { name: 'Conta', role: 'menu' },
  { name: 'Personalizar a aparência', role: 'dialog' },
  { name: 'Carrinho', role: 'dialog' },
  { name: 'Notificações', role: 'dialog' },
  { name: /^Páginas favoritas$/, role: 'dialog' },
] as const;

test('opens and closes the menus of the bar by keyboard', async ({ page }) => {
  await openAs(page, 'admin', '/access-control');
  for (const { name, role } of openers) {
    await test.step(String(name), async () => {
      const opener = page.getByRole('button', { name });
      await opener.focus();
      await page.keyboard.press('Enter');
      await expect(page.getByRole(role)).toBeVisible();
      await expect.poll(() => page.evaluate(() => document.activeElement?.closest('[role=menu], [role=dialog]') !== null)).toBe(true);
      await page.keyboard.press('Escape');
      await expect(page.getByRole(role)).toBeHidden();
      await expect(opener).toBeFocused();
    });
  }
});

test('menus and panels of buttons have names, and Escape closes one whose code is still coming', async ({ page }) => {
  await openAs(page, 'client', '/apps/invoice/list');
  const searches = page.getByRole('main').getByRole('button', { name: 'Buscas salvas' });
  await searches.press('Enter');
  await expect(page.getByRole('menu', { name: 'Buscas salvas' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(searches).toBeFocused();
  const cart = page.getByRole('button', { name: /^Carrinho/ });
  const panel = page.getByRole('dialog', { name: 'Carrinho', exact: true });
  // Both keys before the first answer.
  await cart.focus();
  await cart.evaluate((button: HTMLElement) => {
    button.click();
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));
  });
  await searches.press('Enter');
  await expect(page.getByRole('menu', { name: 'Buscas salvas' })).toBeVisible();
  await expect(panel).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(searches).toBeFocused();
  await cart.press('Enter');
  await expect(panel).toBeVisible();
});
