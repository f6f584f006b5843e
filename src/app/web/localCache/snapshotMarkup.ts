// The markup of a snapshot: what the window shows, without what belongs to this visit only.
import { noncePlaceholder } from '../serviceWorker/shared.ts';

/** How far below the window parts are kept, in its heights: the next window may be a little larger. */
const MARGIN = 0.1;

/** A copy of the content of the application. Styles of elements are in `data-style`, and style elements have a placeholder for the nonce. */
export function snapshotOf(root: HTMLElement): HTMLElement {
  const copy = root.cloneNode(true) as HTMLElement;
  removeUnseen(root, copy, innerHeight * (1 + MARGIN));
  for (const icon of copy.querySelectorAll('svg[fill=none]')) joinLines(icon);
  for (const part of copy.querySelectorAll('iframe, dialog, [role=dialog], script, link, [src^="blob:"]')) part.remove();
  for (const style of copy.querySelectorAll('style')) style.setAttribute('nonce', noncePlaceholder);
  for (const element of copy.querySelectorAll('[style]')) {
    element.setAttribute('data-style', element.getAttribute('style') ?? '');
    element.removeAttribute('style');
  }
  return copy;
}

/**
 * Empties parts that are not drawn, are for screen readers only, which do not read a page without answers, or are below `bottom`. They keep
 * their size, so that the page stays as long as it is.
 */
function removeUnseen(drawn: Element, copy: Element, bottom: number): void {
  const parts = [...drawn.children];
  for (const [index, part] of [...copy.children].entries()) {
    const original = parts[index];
    // Drawings are kept as a whole.
    if (!(original instanceof HTMLElement) || !(part instanceof HTMLElement) || part instanceof HTMLStyleElement) continue;
    if (original.childNodes.length === 0) continue;
    const { top, width, height } = original.getBoundingClientRect();
    const { display, overflow } = getComputedStyle(original);
    const isForReaders = width <= 1 && height <= 1 && overflow === 'hidden';
    const isUnseen = display === 'none' || isForReaders || (top > bottom && height > 0);
    // The columns of a table are as wide as their content.
    if (!isUnseen || display.startsWith('table')) removeUnseen(original, part, bottom);
    else {
      part.replaceChildren();
      if (display !== 'none') Object.assign(part.style, { width: `${width}px`, height: `${height}px` });
    }
  }
}

/** The lines of an icon as one, which looks the same and is quicker to draw. */
function joinLines(icon: Element): void {
  const lines = [...icon.children].map((line) => (line.attributes.length === 1 ? line.getAttribute('d') : null));
  if (lines.length < 2 || !lines.every((line) => line?.startsWith('M'))) return;
  icon.firstElementChild?.setAttribute('d', lines.join(''));
  while (icon.childElementCount > 1) icon.lastElementChild?.remove();
}
