// Sends the built pages. Each gets a nonce of its own for the content policy, so they are neither compressed in advance nor cached.
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

/** The page for a request: a file of the build, the installation's name, and what else the page needs at once, as JSON. */
export type ChoosePage = (request: FastifyRequest) => Promise<{ file: string; appName: string; settings: unknown }>;

/** While the settings cannot be read, the page comes without them. */
export const plainPage = { file: 'index.html', appName: 'Certame', settings: null };

/** Sends a page of the build with a unique nonce; it is not cached, because a cached copy would have an old one. `prefix`: see `prefix.ts`. */
export async function sendPage(
  request: FastifyRequest,
  response: FastifyReply,
  webRoot: string,
  choose: ChoosePage,
  prefix: string,
): Promise<FastifyReply> {
  const nonce = randomBytes(18).toString('base64');
  const { file, appName, settings } = await choose(request).catch(() => plainPage);
  // A build of an older version, or one that is just being replaced, may lack it.
  const built = await readFile(join(webRoot, file), 'utf8').catch(() => readFile(join(webRoot, plainPage.file), 'utf8'));
  const page = pageBelow(prefix, built);
  response
    .header('content-security-policy', contentPolicy(nonce, hashesOf(page)))
    .header('cache-control', 'no-store')
    .header('vary', 'accept-encoding')
    .type('text/html; charset=utf-8');
  return response.send(
    await compressed(request, response, fill(page, { NONCE: nonce, APP_NAME: escaped(appName), SETTINGS: json(settings) })),
  );
}

/** Puts values in the places of a page: `%NONCE%`. */
function fill(page: string, values: Record<'NONCE' | 'APP_NAME' | 'SETTINGS', string>): string {
  return page
    .replace('"%SETTINGS%"', () => values.SETTINGS)
    .replace(/%(NONCE|APP_NAME)%/g, (_, name: 'NONCE' | 'APP_NAME') => values[name]);
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (character) => entities[character] ?? character);
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
