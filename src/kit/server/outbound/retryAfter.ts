import type { IncomingHttpHeaders } from 'node:http';

/** How long the service says not to call it, in milliseconds: the header has seconds, or a date. */
export function retryAfter({ 'retry-after': header }: IncomingHttpHeaders): number {
  if (!header) return 0;
  const seconds = Number(header);
  const ms = Number.isFinite(seconds) ? seconds * 1000 : Date.parse(header) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : 0;
}
