/** The address of a link that leads to a page, a mail program or a telephone, those of our own as a path; undefined for any other. */
export function safeLinkOf(href: string | null): string | undefined {
  const url = href === null ? null : URL.parse(href, location.origin);
  if (!url || !['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol)) return undefined;
  if (url.origin !== location.origin) return url.href;
  const path = url.href.slice(location.origin.length);
  return path.startsWith('//') ? undefined : path;
}
