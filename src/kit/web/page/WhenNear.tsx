import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';

/** How far outside of the window something counts as near. */
const NEAR = '400px';

type WhenNearProps = {
  /** Has the size of the content, so that the layout does not shift. */
  fallback: ReactNode;
  /** Without waiting: the content is light. */
  isAlways?: boolean;
  children: ReactNode;
};

/** Renders what takes long once it comes near the window, or is printed. It may be lazy. */
export function WhenNear({ fallback, isAlways = false, children }: WhenNearProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(isAlways);
  useEffect(() => {
    if (isNear || !place.current) return;
    const show = () => startTransition(() => setNear(true));
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && show(), {
      rootMargin: NEAR,
    });
    observer.observe(place.current);
    const print = () => flushSync(() => setNear(true));
    addEventListener('beforeprint', print);
    return () => {
      observer.disconnect();
      removeEventListener('beforeprint', print);
    };
  }, [isNear]);
  return isNear ? <Suspense fallback={fallback}>{children}</Suspense> : <div ref={place}>{fallback}</div>;
}
