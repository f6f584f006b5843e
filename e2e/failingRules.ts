// Which of axe's dearest rules could find something at all: they take half of its time, and are left out where they cannot.
import type { Page } from './fixtures.ts';

/** The rules of axe that find nothing on the page, or within a part of it, whatever else is there. */
export function rulesThatCannotFail(page: Page, within = 'body'): Promise<string[]> {
  return page.evaluate((part) => {
    /** The least width and height of a target, and the diameter of the circle that a smaller one has to itself. */
    const LEAST = 24;
    /** Looks a little further than axe, which decides. */
    const MARGIN = 4;
    const roles = ['button', 'checkbox', 'combobox', 'gridcell', 'link', 'listbox', 'option', 'radio', 'searchbox', 'slider', 'spinbutton'];
    const more = ['menuitem', 'menuitemcheckbox', 'menuitemradio', 'switch', 'tab', 'textbox', 'treeitem'];
    const targets = [
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [contenteditable=true]',
      ...[...roles, ...more].map((role) => `[role=${role}]`),
    ];

    const scopes = [...document.querySelectorAll(part)];
    const isInPart = (element: Element | null) => scopes.some((scope) => scope.contains(element));
    type Target = { element: HTMLElement; box: DOMRect };
    const all: Target[] = [];
    for (const element of document.querySelectorAll<HTMLElement>(targets.join())) {
      const box = element.getBoundingClientRect();
      if (box.width > 0 && box.height > 0 && element.checkVisibility({ visibilityProperty: true })) all.push({ element, box });
    }
    const isSmall = ({ box }: Target) => box.width < LEAST || box.height < LEAST;
    const outside = (from: number, to: number, at: number) => Math.max(from - at, at - to, 0);
    /** Whether the circle of a small target meets another target, or its circle. */
    const isNear = ({ box }: Target, other: Target) => {
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      if (Math.hypot(outside(other.box.left, other.box.right, x), outside(other.box.top, other.box.bottom, y)) < LEAST / 2 + MARGIN)
        return true;
      const apart = Math.hypot(other.box.x + other.box.width / 2 - x, other.box.y + other.box.height / 2 - y);
      return isSmall(other) && apart < LEAST + MARGIN;
    };
    const overlap = ({ box }: Target, { box: other }: Target) =>
      Math.min(box.right, other.right) - Math.max(box.left, other.left) > 0.5 &&
      Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 0.5;
    /** Whether the part is a dialog or a menu that lies over the target. */
    const isCovered = ({ element, box }: Target) => {
      if (isInPart(element)) return false;
      return isInPart(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
    };
    const disturbs = (one: Target, other: Target) =>
      !one.element.contains(other.element) &&
      !other.element.contains(one.element) &&
      (overlap(one, other) || (isSmall(one) && isNear(one, other))) &&
      !isCovered(other);
    const inPart = all.filter(({ element }) => element.tabIndex >= 0 && isInPart(element));
    const isCrowded = inPart.some((one) => all.some((other) => one !== other && disturbs(one, other)));
    const isSpaced = [...document.querySelectorAll('[style*=important]')].some(isInPart);
    return [...(isCrowded ? [] : ['target-size']), ...(isSpaced ? [] : ['avoid-inline-spacing'])];
  }, within);
}
