// Sends the built page. Each answer gets a nonce of its own for the content policy, so it is neither compressed in advance nor cached.
import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { pageBelow } from './prefix.ts';

/** The content security policy: only resources of this server. Style elements need the page's nonce, scripts in the page are known by their hashes. */
export function contentPolicy(nonce?: string, scripts: readonly string[] = []): string {
  const styles = nonce ? `'self' 'nonce-${nonce}'` : "'self'";
  return [
    "default-src 'self'",
    `script-src ${["'self'", ...scripts.map((hash) => `'sha256-${hash}'`)].join(' ')}`,
    `style-src ${styles}`,
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** The hashes of the scripts that are written into a page. */
function hashesOf(page: string): string[] {
  return [...page.matchAll(/<script>(.*?)<\/script>/gs)].map(([, script = '']) => createHash('sha256').update(script).digest('base64'));
}

/** What the page needs at once, as JSON. */
export type ReadSettings = (request: FastifyRequest) => Promise<unknown>;

/** Sends the built page with a unique nonce; it is not cached, because a cached copy would have an old one. `prefix`: see `prefix.ts`. */
export async function sendPage(
  request: FastifyRequest,
  response: FastifyReply,
  webRoot: string,
  readSettings: ReadSettings,
  prefix: string,
): Promise<FastifyReply> {
  const nonce = randomBytes(18).toString('base64');
  // While they cannot be read, the page comes without them.
  const settings = await readSettings(request).catch(() => null);
  const page = pageBelow(prefix, await readFile(join(webRoot, 'index.html'), 'utf8'));
  response
    .header('content-security-policy', contentPolicy(nonce, hashesOf(page)))
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  return response.send(await compressed(request, response, fill(page, nonce, settings)));
}

/** Puts the nonce and the settings into their places. */
function fill(page: string, nonce: string, settings: unknown): string {
  return page.replace('"%SETTINGS%"', () => json(settings)).replaceAll('%NONCE%', nonce);
}

/** For a script element of another type, which ends at the first `</script`. */
function json(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

/** Fast settings, since each answer is compressed: 48 KB take a millisecond. */
const fast = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

async function compressed(request: FastifyRequest, response: FastifyReply, page: string): Promise<string | Buffer> {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  if (accepts('br', accepted)) {
    response.header('content-encoding', 'br');
    return promisify(brotliCompress)(page, fast);
  }
  if (accepts('gzip', accepted)) {
    response.header('content-encoding', 'gzip');
    return promisify(gzip)(page);
  }
  return page;
}

/** Whether a client takes this encoding; `q=0` says that it does not. */
function accepts(encoding: string, accepted: string): boolean {
  return accepted.split(',').some((range) => range.trim().split(';')[0] === encoding && !/;\s*q=0(\.0*)?\s*$/.test(range));
}
