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
      if (next) timer = setTimeout(() => setTarget(next), patience);
    };
    const hide = () => show(undefined);
    const follow = ({ target: under, pointerType }: PointerEvent) => {
      const next = under instanceof Element ? under.closest<HTMLElement>('[data-hint]') : null;
      show(next && pointerType === 'mouse' && next.ariaExpanded !== 'true' ? next : undefined);
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
