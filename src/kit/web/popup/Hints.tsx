import { lazy, Suspense, useEffect, useState } from 'react';

const Hint = lazy(async () => ({ default: (await import('./Hint.tsx')).Hint }));

/** As long as a pointer has to rest; who passes by wants no words. */
const hoverDelay = 300;

/** The words beside a button that shows an icon alone, on any element with `data-hint`; the app has one. */
export function Hints() {
  const [target, setTarget] = useState<HTMLElement>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** Whoever presses a button knows what it is; what it opens may take its time to come. */
    let pressed: HTMLElement | null = null;
    const show = (next: HTMLElement | undefined) => {
      clearTimeout(timer);
      setTarget((shown) => (shown === next ? shown : undefined));
      // What it opens may have come in the meantime.
      if (next) timer = setTimeout(() => isClosed(next) && setTarget(next), hoverDelay);
    };
    const hide = () => show(undefined);
    const hintedAt = ({ target: under }: PointerEvent) => (under instanceof Element ? under.closest<HTMLElement>('[data-hint]') : null);
    const press = (event: PointerEvent) => {
      pressed = hintedAt(event);
      hide();
    };
    const follow = (event: PointerEvent) => {
      const next = hintedAt(event);
      if (next && next === pressed) return;
      pressed = null;
      show(next && event.pointerType === 'mouse' && isClosed(next) ? next : undefined);
    };
    document.addEventListener('pointerover', follow);
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', hide);
    document.documentElement.addEventListener('pointerleave', hide);
    return () => {
      hide();
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', hide);
      document.documentElement.removeEventListener('pointerleave', hide);
    };
  }, []);
  return (
    target && (
      <Suspense>
        <Hint target={target} />
      </Suspense>
    )
  );
}

/** Whether nothing stands open at the button: what does says more than its hint. */
function isClosed(button: HTMLElement): boolean {
  return button.ariaExpanded !== 'true';
}
