// The path below which this installation is, such as `/certame`, when it shares a host name with others. Addresses of screens and calls, in
// code, answers and data, never have it: it is added where the browser gets an address, and removed where the browser gives one.

/** Empty at the root of a host name. The server writes it into the page; see `src/kit/server/http/prefix.ts`. */
export const pathPrefix = globalThis.document?.documentElement?.dataset.prefix ?? '';

/** The address as the browser needs it: `/apps/email` → `/certame/apps/email`. Addresses elsewhere stay as they are. */
export function atPrefix<Address extends string | null | undefined>(address: Address): Address {
  const isOurs = pathPrefix !== '' && address?.startsWith('/') && !address.startsWith('//');
  return isOurs ? (`${pathPrefix}${address}` as Address) : address;
}

/** The path of a screen or call, from a path of the browser: `/certame/apps/email` → `/apps/email`. */
export function withoutPrefix(path: string): string {
  if (!isBelowPrefix(path)) return path;
  const rest = path.slice(pathPrefix.length);
  return rest.startsWith('/') ? rest : `/${rest}`;
}

/** Whether a path of the browser belongs to this installation. */
export function isBelowPrefix(path: string): boolean {
  return path.startsWith(pathPrefix) && /^([/?#]|$)/.test(path.slice(pathPrefix.length));
}

/** The name of something that all pages of a host name share, such as storage and locks: each installation has its own. */
export function ownName(name: string): string {
  return pathPrefix ? `${pathPrefix} ${name}` : name;
}
