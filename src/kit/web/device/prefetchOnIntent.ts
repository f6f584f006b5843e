/**
 * Has a part fetched once somebody comes near the button that opens it: `<Button {...prefetchOnIntent(fetchDrawer)} />`.
 * That it cannot be had is said when the button is pressed, not while somebody passes by.
 */
export function prefetchOnIntent(fetch: () => Promise<unknown>) {
  const prepare = () => void fetch().catch(() => {});
  return { onPointerEnter: prepare, onFocus: prepare };
}
