// The context menu of a row, by the right mouse button or Shift+F10. With Shift, in a field or over selected text the browser's own one opens.
import { lazy, type RefObject, Suspense, useEffect, useState } from 'react';
import { loadTexts } from '../../locale/i18n.ts';
import type { RowMenuPlace } from './rowMenuPlace.ts';

const RowMenu = lazy(async () => {
  const [{ RowMenu }] = await Promise.all([import('./RowMenu.tsx'), loadTexts('rowMenu')]);
  return { default: RowMenu };
});

/** The menu of the rows (`data-index`) in an element. */
export function RowMenus({ around }: { around: RefObject<HTMLElement | null> }) {
  const [place, setPlace] = useState<RowMenuPlace>();
  useEffect(() => {
    const element = around.current;
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
    element?.addEventListener('contextmenu', open);
    return () => element?.removeEventListener('contextmenu', open);
  }, [around]);
  return (
    place && (
      <Suspense>
        <RowMenu place={place} close={() => setPlace(undefined)} />
      </Suspense>
    )
  );
}

/** The pointer's place; by keyboard, the lower corner of what has the focus. */
function pointOf({ clientX, clientY, button }: MouseEvent, target: Element): { x: number; y: number } {
  if (button === 2) return { x: clientX, y: clientY };
  const { left, right, bottom } = target.getBoundingClientRect();
  return { x: document.dir === 'rtl' ? right : left, y: bottom };
}
