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

/** Waits until what can be read is there, unless nobody looks, but not for long. */
async function untilRead(readable: Promise<unknown>): Promise<void> {
  if (!document.hidden) await Promise.race([readable, new Promise((end) => setTimeout(end, LONGEST_MS))]);
}

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
      document.head.append(sheet);
      return new Promise((resolve) => {
        sheet.onload = sheet.onerror = resolve;
      });
    }),
  );
}

/**
 * Waits until the screen that the build rendered is painted with its first words, if it is shown at all.
 * @param files names of further files in `assets/` that the screen needs
 * @param words resolve when the first words are in the page
 */
export async function loadCodeOnceRead(files: readonly string[], words: readonly Promise<void>[]): Promise<void> {
  const isRendered = document.querySelector('[data-skeleton] main')?.hasChildNodes();
  if (isRendered) await untilRead(Promise.all([...words, nextPaint()]).then(nextPaint));
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
