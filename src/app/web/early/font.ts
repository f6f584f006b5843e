// The interface's font. On the first visit it is fetched after the first screen, whose text stays in a system font of like widths: lines
// would break elsewhere, and what is below would move.

import { readStored, store } from '#kit/web/device/browserStorage.ts';
import { withoutPrefix } from '#kit/web/pathPrefix.ts';

/** Where it was fetched from before, so that the browser has it. */
const key = 'font';

/** The address it was fetched from before; null if it was not. */
function fetchedFont(): string | null {
  const url = readStored(key);
  // Nothing but our own files.
  return url && /^\/assets\/[\w.-]+\.woff2$/.test(withoutPrefix(url)) ? url : null;
}

/** Applies the font from the first paint, if an earlier visit fetched it. */
export function applyFont(): void {
  const url = fetchedFont();
  if (url) load(url).catch(() => {});
}

/** Fetches the font, unless the page uses it already, and applies it from the next screen on. */
export async function fetchFont(url: string, nextScreen: Promise<unknown>): Promise<void> {
  if (readStored(key) === url && [...document.fonts].some(({ status }) => status !== 'error')) return;
  const response = await fetch(url);
  if (!response.ok) return;
  await response.arrayBuffer();
  store(key, url);
  await nextScreen;
  await load(url);
}

function load(url: string): Promise<unknown> {
  const face = new FontFace('Inter Variable', `url(${url}) format("woff2")`, { weight: '100 900', display: 'swap' });
  document.fonts.add(face);
  return face.load();
}
