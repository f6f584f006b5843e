// A server below a path of a host name, such as `/certame`. The prefix is removed before routing, so that routes, logs and handlers know
// addresses without it, and added where a browser gets an address: in pages, cookies and the documentation.
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { Problem } from '#kit/errors.ts';

/** What checks of health ask for, which know nothing of the prefix. */
const anywhere = ['/healthz', '/readyz'];

/** `rewriteUrl` of Fastify: the URL without the prefix. */
export function withoutPrefix(prefix: string): ({ url }: IncomingMessage) => string {
  return ({ url = '/' }) => (url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : url);
}

/**
 * Refuses addresses outside the prefix. A proxy that has removed it says so by `X-Forwarded-Prefix`. The prefix itself leads to the first
 * screen below it.
 */
export function refuseOutside(app: FastifyInstance, prefix: string): void {
  app.addHook('onRequest', async ({ originalUrl, headers, method }, response) => {
    if (originalUrl.startsWith(`${prefix}/`) || headers['x-forwarded-prefix'] === prefix) return;
    const [path = '', query] = originalUrl.split('?', 2);
    if (path === prefix && (method === 'GET' || method === 'HEAD'))
      return response.redirect(query === undefined ? `${prefix}/` : `${prefix}/?${query}`, 308);
    if (!anywhere.includes(path)) throw new Problem('not-found');
  });
}

/** Scripts, whose text is no markup, and addresses of this server. */
const addresses = /<script>.*?<\/script>|( (?:href|src)=")(\/(?!\/))/gs;

/** A built page with the prefix in its addresses, and in the document, where its scripts find it. */
export function pageBelow(prefix: string, page: string): string {
  if (prefix === '') return page;
  return page
    .replace(addresses, (found, attribute?: string, slash?: string) => (attribute ? `${attribute}${prefix}${slash}` : found))
    .replace('<html', `<html data-prefix="${prefix}"`);
}
