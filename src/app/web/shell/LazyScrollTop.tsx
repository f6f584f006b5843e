import { useWhenIdle } from '#kit/web/request/fetchWhenIdle.ts';

const fetchScrollTop = async () => (await import('./ScrollTop.tsx')).ScrollTop;

/** The button to the top: nobody has scrolled far before the browser is idle. */
export function LazyScrollTop() {
  const ScrollTop = useWhenIdle(fetchScrollTop);
  return ScrollTop && <ScrollTop />;
}
