// The link between a button and its lazily loaded popup.
import { type Ref, useEffect, useLayoutEffect, useState } from 'react';

export type Anchor = {
  id: string;
  /** The button. */
  node: HTMLElement | null;
  opened: boolean;
  set: (opened: boolean) => void;
};

/** The props that an `Opener` passes to its popup. */
export type AnchoredProps = { anchor: Anchor };

/** Represents an existing button where Mantine expects to render the target. */
export function ButtonOnPage({ node, ref }: { node: HTMLElement | null; ref?: Ref<HTMLElement> }) {
  useLayoutEffect(() => {
    if (typeof ref !== 'function') return undefined;
    ref(node);
    return () => void ref(null);
  }, [node, ref]);
  return null;
}

/** For lazily loaded dialogs: mounts closed and opens afterwards, so that the previous focus is known. */
export function useOpenedAfterMount(opened: boolean): boolean {
  const [isThere, setIsThere] = useState(false);
  useEffect(() => setIsThere(true), []);
  return isThere && opened;
}
