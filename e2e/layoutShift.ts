import type { Page } from './fixtures.ts';

/** How much has moved by itself since the page was opened: the sum of its layout shifts. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) =>
          resolve(list.getEntries().reduce((sum, entry) => sum + (entry as PerformanceEntry & { value: number }).value, 0)),
        ).observe({ type: 'layout-shift', buffered: true });
        // Without a layout shift there is no entry to wait for.
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
      }),
  );
}
