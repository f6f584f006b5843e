// The interface's font. On the first visit it is fetched after the first screen, whose text shows in a system font of the same size.
import { readStored, store } from '#kit/web/device/browserStorage.ts';

/** Where it was fetched from before, so that the browser has it. */
const key = 'font';

/** Applies the font from the first paint, if an earlier visit fetched it. */
export function applyFont(): void {
  const url = readStored(key);
  // Nothing but our own files.
  if (url && /^\/assets\/[\w.-]+\.woff2$/.test(url)) load(url).catch(() => {});
}

/** Fetches the font, unless the page uses it already. */
export async function fetchFont(url: string): Promise<void> {
  if (readStored(key) === url && [...document.fonts].some(({ status }) => status !== 'error')) return;
  await load(url);
  store(key, url);
}

function load(url: string): Promise<unknown> {
  const face = new FontFace('Inter Variable', `url(${url}) format("woff2")`, { weight: '100 900', display: 'swap' });
  document.fonts.add(face);
  return face.load();
}
