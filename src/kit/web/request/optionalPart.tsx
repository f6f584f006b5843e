import { type ComponentType, type ReactNode, Suspense, startTransition, useEffect, useState } from 'react';
import { fetchModule } from './fetchModule.ts';
import { fetchWhenIdle } from './fetchWhenIdle.ts';
import { firstPaint } from './firstPaint.ts';

/**
 * A part that its screen works without, and whose file may not come: it is fetched once it is first drawn and the first screen is painted,
 * and again every half minute until it is there. `lazy` would replace the whole screen by an error. `fallback` is shown until then.
 */
export function optionalPart<Props extends object>(
  fetch: () => Promise<ComponentType<Props>>,
): ComponentType<Props & { fallback?: ReactNode }> {
  let part: ComponentType<Props> | undefined;
  let asked: Promise<ComponentType<Props>> | undefined;
  const ask = async () => {
    await firstPaint;
    part = await fetchModule(fetch).catch(() => new Promise<ComponentType<Props>>((resolve) => fetchWhenIdle(fetch, resolve)));
    return part;
  };
  return function OptionalPart({ fallback, ...props }) {
    const [Part, set] = useState(() => part);
    useEffect(() => {
      if (Part) return;
      asked ??= ask();
      void asked.then((found) => startTransition(() => set(() => found)));
    }, [Part]);
    if (!Part) return fallback;
    // It may wait for its texts, and must not hide the screen meanwhile.
    return (
      <Suspense fallback={fallback}>
        <Part {...(props as unknown as Props)} />
      </Suspense>
    );
  };
}
