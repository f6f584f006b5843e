/** A host that cannot exist (RFC 6761). */
const NOWHERE = 'https://own.invalid';

/**
 * The path of a page of this server, as browsers parse it; undefined for other servers and for relative paths.
 * Browsers read `/\other.example` and `/<tab>/other.example` as another server.
 */
export function ownPath(href: string): string | undefined {
  const url = href.startsWith('/') ? URL.parse(href, NOWHERE) : null;
  const path = url?.origin === NOWHERE ? url.href.slice(NOWHERE.length) : undefined;
  return path?.startsWith('//') ? undefined : path;
}
