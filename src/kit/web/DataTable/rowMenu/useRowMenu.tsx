// The context menu of a row, by the right mouse button or Shift+F10. With Shift, in a field or over selected text the browser's own one opens.
import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { loadTexts } from '../../locale/i18n.ts';
import type { RowMenuPlace } from './rowMenuPlace.ts';

const RowMenu = lazy(async () => {
  const [{ RowMenu }] = await Promise.all([import('./RowMenu.tsx'), loadTexts('rowMenu')]);
  return { default: RowMenu };
});

/** What opens the menu, for the element around the rows (`data-index`), and the menu while it is open. */
export function useRowMenu(): { open: (event: MouseEvent) => void; menu: ReactNode } {
  const [place, setPlace] = useState<RowMenuPlace>();
  const open = (event: MouseEvent) => {
    const target = event.target as Element;
    const row = target.closest<HTMLElement>('[data-index]');
    const [link, other] = [row?.querySelector('a[href]'), target.closest('a[href]')];
    // Another link, such as a mail address, has the browser's menu.
    if (
      !row ||
      !link ||
      (other && other !== link) ||
      event.shiftKey ||
      target.closest('input, textarea') ||
      getSelection()?.type === 'Range'
    )
      return;
    event.preventDefault();
    setPlace({ row, ...pointOf(event, target) });
  };
  const menu = place && (
    <Suspense>
      <RowMenu place={place} close={() => setPlace(undefined)} />
    </Suspense>
  );
  return { open, menu };
}

/** The pointer's place; by keyboard, the lower corner of what has the focus. */
function pointOf({ clientX, clientY, button }: MouseEvent, target: Element): { x: number; y: number } {
  if (button === 2) return { x: clientX, y: clientY };
  const { left, right, bottom } = target.getBoundingClientRect();
  return { x: document.dir === 'rtl' ? right : left, y: bottom };
}
