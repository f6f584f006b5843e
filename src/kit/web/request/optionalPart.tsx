import { type ComponentType, type ReactNode, Suspense, useEffect } from 'react';
import { useStoreValue } from '../device/useStoreValue.ts';
import { fetchWhenIdle } from './fetchWhenIdle.ts';

/**
 * A part that its screen works without, and whose file may not come: it is fetched once it is first drawn, and again every half minute
 * until it is there. `lazy` would replace the whole screen by an error. `fallback` is shown until then.
 */
export function optionalPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { fallback?: ReactNode }> {
  let part: ComponentType<Props> | undefined;
  let isAsked = false;
  const listeners = new Set<() => void>();
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const ask = () => {
    if (isAsked) return;
    isAsked = true;
    const show = (fetched: ComponentType<Props>) => {
      part = fetched;
      for (const listener of listeners) listener();
    };
    fetch().then(show, () => fetchWhenIdle(fetch, show));
  };
  return function OptionalPart({ fallback, ...props }) {
    const Part = useStoreValue(subscribe, () => part);
    useEffect(ask, []);
    if (!Part) return fallback;
    // It may wait for its texts, and must not hide the screen meanwhile.
    return (
      <Suspense fallback={fallback}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}
