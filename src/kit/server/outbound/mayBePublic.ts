import { lookup } from 'node:dns/promises';
import { isIP } from 'node:net';
import { isPublicAddress } from './addresses.ts';

/**
 * Whether a call to this host would not be refused now. A name that is not found may be found later.
 * @param hostname as in a URL, IPv6 in brackets
 */
export async function mayBePublic(hostname: string): Promise<boolean> {
  const host = hostname.replace(/^\[|\]$/g, '');
  if (isIP(host) !== 0) return isPublicAddress(host);
  const found = await lookup(host, { all: true }).catch(() => []);
  return found.length === 0 || found.some(({ address }) => isPublicAddress(address));
}
