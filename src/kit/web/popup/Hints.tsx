import { lazy, Suspense, useEffect, useState } from 'react';

const Hint = lazy(async () => ({ default: (await import('./Hint.tsx')).Hint }));

/** As long as a pointer has to rest; who passes by wants no words. */
const patience = 300;

/** The words beside a button that shows an icon alone, on any element with `data-hint`; the app has one. */
export function Hints() {
  const [target, setTarget] = useState<HTMLElement>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const show = (next: HTMLElement | undefined) => {
      clearTimeout(timer);
      setTarget((shown) => (shown === next ? shown : undefined));
      // What it opens may have come in the meantime.
      if (next) timer = setTimeout(() => isClosed(next) && setTarget(next), patience);
    };
    const hide = () => show(undefined);
    const follow = ({ target: under, pointerType }: PointerEvent) => {
      const next = under instanceof Element ? under.closest<HTMLElement>('[data-hint]') : null;
      show(next && pointerType === 'mouse' && isClosed(next) ? next : undefined);
    };
    document.addEventListener('pointerover', follow);
    document.addEventListener('pointerdown', hide);
    document.addEventListener('keydown', hide);
    document.documentElement.addEventListener('pointerleave', hide);
    return () => {
      hide();
      document.removeEventListener('pointerover', follow);
      document.removeEventListener('pointerdown', hide);
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
