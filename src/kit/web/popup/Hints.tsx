import { lazy, Suspense, useEffect, useState } from 'react';

type HintModule = typeof import('./Hint.tsx');

/** Without a connection there are no hints. */
const without = { Hint: () => null } as unknown as HintModule;
const Hint = lazy(async () => ({ default: (await import('./Hint.tsx').catch(() => without)).Hint }));

/** How long the pointer has to rest, so that passing over shows no hint. */
const hoverDelay = 300;

/** Tooltips for all elements with `data-hint`, such as icon buttons; the app has one instance. */
export function Hints() {
  const [target, setTarget] = useState<HTMLElement>();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    /** No hint for a pressed button, until the pointer has left it. */
    let pressed: HTMLElement | null = null;
    const show = (next: HTMLElement | undefined) => {
      clearTimeout(timer);
      setTarget((shown) => (shown === next ? shown : undefined));
      // The button may have opened its popup in the meantime.
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

/** Whether the button has no open popup, which would be covered by the hint. */
function isClosed(button: HTMLElement): boolean {
  return button.ariaExpanded !== 'true';
}
