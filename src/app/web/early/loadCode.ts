// The style sheets and the code of the application: what can be read comes before them.
import { nextPaint } from '#kit/web/device/nextPaint.ts';
import { nextTask } from '#kit/web/device/nextTask.ts';
import { preload } from './hints.ts';

declare global {
  /** Resolves when the style sheets that the page names are loaded; see `scripts/prerender.mjs`. */
  var sheetsLoaded: Promise<unknown> | undefined;
}

/** How long a screen waits for its words and its paint: a page in the background is never painted, and a server may be slow. */
const LONGEST_MS = 400;

/** Whether the page has a rendered screen: its code is asked for once it can be read. */
export function hasCodeLater(): boolean {
  return document.documentElement.dataset.codeLater !== undefined;
}

/** The style sheets, which no first paint waits for. */
export function loadSheets(): void {
  const hints = document.querySelectorAll<HTMLLinkElement>('link[data-sheet]');
  globalThis.sheetsLoaded = Promise.all(
    [...hints].map(({ href }) => {
      const sheet = document.createElement('link');
      Object.assign(sheet, { rel: 'stylesheet', crossOrigin: '', href });
      // The styles of a snapshot hold until the application takes its place.
      document.head.insertBefore(sheet, document.head.querySelector('style[data-snapshot]'));
      return new Promise((resolve) => {
        sheet.onload = sheet.onerror = resolve;
      });
    }),
  );
}

/**
 * Waits until the screen that the build rendered is painted with its first words, or the kept one is on the display, if it is shown at all.
 * @param files names of further files in `assets/` that the screen needs
 * @param words resolve when the first words are in the page
 */
export async function loadCodeOnceRead(files: readonly string[], words: readonly Promise<void>[]): Promise<void> {
  const isRendered = document.querySelector('[data-skeleton] main')?.hasChildNodes();
  const isKept = document.getElementById('root')?.inert;
  const readable = isKept ? firstPaint() : isRendered ? Promise.all([...words, nextPaint()]).then(nextPaint) : undefined;
  if (!document.hidden && readable) await Promise.race([readable, new Promise((end) => setTimeout(end, LONGEST_MS))]);
  // Each in a task of its own: to ask for many files at once takes long.
  loadSheets();
  await nextTask();
  preload(files);
  await nextTask();
  const code = document.querySelector<HTMLTemplateElement>('template[data-code]')?.content.cloneNode(true) as DocumentFragment | undefined;
  if (!code) return;
  // One after the other: the first would otherwise run what the others hold, all in one task.
  for (const script of code.querySelectorAll('script')) script.async = false;
  document.head.append(code);
}

/**
 * Resolves when the browser has put the first words on the display, which it says after it has painted: the files of a kept screen are here
 * at once, and on a slow phone their code would run while that is still done.
 */
function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    new PerformanceObserver((entries, observer) => {
      if (entries.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}
