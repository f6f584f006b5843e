/** Nobody's. */
const NOWHERE = 'https://own.invalid';

/**
 * The path of a page of this server, as browsers read it; undefined for what leads elsewhere or is no path from the root.
 * Browsers read `/\other.example` and `/<tab>/other.example` as another server.
 */
export function ownPath(href: string): string | undefined {
  const url = href.startsWith('/') ? URL.parse(href, NOWHERE) : null;
  const path = url?.origin === NOWHERE ? url.href.slice(NOWHERE.length) : undefined;
  return path?.startsWith('//') ? undefined : path;
}
