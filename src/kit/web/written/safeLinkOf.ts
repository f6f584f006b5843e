/** The address of a link that leads to a page, a mail program or a telephone; undefined for any other. */
export function safeLinkOf(href: string | null): string | undefined {
  const url = href === null ? null : URL.parse(href);
  return url && ['http:', 'https:', 'mailto:', 'tel:'].includes(url.protocol) ? url.href : undefined;
}
