/**
 * Prefetches a module when the pointer or the focus reaches the button that needs it: `<Button {...prefetchOnIntent(fetchDrawer)} />`.
 * Failures are ignored here and reported when the button is pressed.
 */
export function prefetchOnIntent(fetch: () => Promise<unknown>) {
  const prepare = () => void fetch().catch(() => {});
  return { onPointerEnter: prepare, onFocus: prepare };
}
