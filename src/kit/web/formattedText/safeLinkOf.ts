import { isBelowPrefix, withoutPrefix } from '../pathPrefix.ts';
/** A safe link's URL (web, mail, phone), as a path for our own pages; undefined for others. */
export function safeLinkOf(href: string | null): string | undefined {
  const url = href === null ? null : URL.parse(href, location.origin);
  if (!url || !['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)) return undefined;
  if (url.origin !== location.origin) return url.href;
  const path = url.href.slice(location.origin.length);
  if (path.startsWith('//')) return undefined;
  if (isBelowPrefix(url.pathname)) return withoutPrefix(path);
  // A path is one of our addresses as texts have them; a whole address leads to another program of this host name.
  return href?.startsWith('/') ? path : url.href;
}
