/** A safe link's URL (web, mail, phone), as a path for our own pages; undefined for others. */
export function safeLinkOf(href: string | null): string | undefined {
  const url = href === null ? null : URL.parse(href, location.origin);
  if (!url || !['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)) return undefined;
  if (url.origin !== location.origin) return url.href;
  const path = url.href.slice(location.origin.length);
  return path.startsWith('//') ? undefined : path;
}
