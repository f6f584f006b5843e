import { cloneElement, type KeyboardEvent, type ReactElement, type ReactNode, Suspense, useEffect, useId, useRef, useState } from 'react';
import { prefetchOnIntent } from '../device/prefetchOnIntent.ts';
import { onCloseAll } from '../dialog/openState.ts';
import { Unreachable } from '../request/failures.ts';
import { toast } from '../toast/toast.ts';
import type { Anchor } from './anchor.ts';

type OpenerProps = {
  opens: 'menu' | 'dialog';
  /** Loads the panel's module; called on hover or focus. */
  fetch: () => Promise<unknown>;
  /** A lazy component with an `AnchoredMenu` or an `AnchoredPopover`. */
  panel: (anchor: Anchor) => ReactNode;
  /** The button. */
  children: ReactElement<Record<string, unknown>>;
};

/** A button with a popup. Only the button is part of the screen's bundle. */
export function Opener({ opens, fetch, panel, children }: OpenerProps) {
  const id = useId();
  const [opened, set] = useState(false);
  const button = useRef<HTMLElement>(null);
  /** Known once the popup is wanted: to keep it as a state from the beginning would draw the button twice. */
  const [node, setNode] = useState<HTMLElement | null>(null);
  useEffect(() => (opened ? onCloseAll(() => set(false)) : undefined), [opened]);
  /** The last click. While the popup's code is coming, another one or Escape takes its place. */
  const last = useRef(0);
  const toggle = async () => {
    last.current++;
    const own = last.current;
    try {
      await fetch();
    } catch (error) {
      return toast.failure(new Unreachable(error));
    }
    if (last.current !== own) return;
    setNode(button.current);
    set((wasOpen) => !wasOpen);
  };
  return (
    <>
      {cloneElement(children, {
        ref: button,
        id,
        'aria-haspopup': opens,
        'aria-expanded': opened,
        'aria-controls': opened ? `${id}-dropdown` : undefined,
        ...prefetchOnIntent(fetch),
        onClick: toggle,
        // Until the popup has the focus, and with it its own keys.
        onKeyDown: ({ key }: KeyboardEvent) => {
          if (key !== 'Escape') return;
          last.current++;
          set(false);
        },
      })}
      {node && <Suspense>{panel({ id, node, opened, set })}</Suspense>}
    </>
  );
}
