// Connection strings that name several hosts, as libpq has them; the driver knows only one.

/** `postgres://user@h1:5432,h2/db` → one connection string for each host. */
export function urlsOf(url: string): string[] {
  const [, start = '', hosts = '', rest = ''] = /^([^/]*\/\/(?:[^/?#]*@)?)([^@/?#]*)(.*)$/s.exec(url) ?? [];
  return hosts.includes(',') ? hosts.split(',').map((host) => `${start}${host.trim()}${rest}`) : [url];
}
