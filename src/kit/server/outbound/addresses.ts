// Which IP addresses are on the public internet, so that the server asks no machine of its own network.
import { BlockList, isIPv4, isIPv6 } from 'node:net';

/** IPv4 that is not public (IANA's special-purpose registry). */
const reserved4 = listOf('ipv4', [
  // "This network", with the unspecified address.
  '0.0.0.0/8',
  // Private (RFC 1918).
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  // Shared by the customers of a provider (CGNAT).
  '100.64.0.0/10',
  // Loopback.
  '127.0.0.0/8',
  // Link-local, with the metadata services of clouds.
  '169.254.0.0/16',
  // Protocol assignments.
  '192.0.0.0/24',
  // Documentation.
  '192.0.2.0/24',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // Relays of 6to4, which are no longer in use.
  '192.88.99.0/24',
  // Measurements of networks.
  '198.18.0.0/15',
  // Multicast.
  '224.0.0.0/4',
  // Reserved, with the broadcast address.
  '240.0.0.0/4',
]);

/** The only part of IPv6 that is assigned to the internet: loopback, unique-local, link-local and multicast are outside. */
const global6 = listOf('ipv6', ['2000::/3']);
const reserved6 = listOf('ipv6', [
  // Protocol assignments, with Teredo, which contains IPv4.
  '2001::/23',
  // Documentation.
  '2001:db8::/32',
  '3fff::/20',
  // 6to4, which contains IPv4.
  '2002::/16',
]);

/** IPv4 in IPv6, as written by `URL`: mapped, or through the well-known prefix of NAT64. */
const embedded = /^(?:::ffff|64:ff9b:):([\da-f]{1,4}):([\da-f]{1,4})$/;

/**
 * Whether `address` is on the public internet: not loopback, private, shared, link-local, unique-local, multicast, reserved, documentation
 * or unspecified. IPv4 within IPv6 counts as IPv4.
 * @param address IPv4 in dotted decimals, or IPv6 without brackets; anything else is not public, and neither is one with a zone
 */
export function isPublicAddress(address: string): boolean {
  if (isIPv4(address)) return !reserved4.check(address, 'ipv4');
  if (!isIPv6(address) || address.includes('%')) return false;
  const [, high, low] = embedded.exec(new URL(`http://[${address}]`).hostname.slice(1, -1)) ?? [];
  if (high && low) return isPublicAddress([...bytesOf(high), ...bytesOf(low)].join('.'));
  return global6.check(address, 'ipv6') && !reserved6.check(address, 'ipv6');
}

function bytesOf(group: string): [number, number] {
  const number = Number.parseInt(group, 16);
  return [number >> 8, number & 0xff];
}

function listOf(family: 'ipv4' | 'ipv6', subnets: readonly string[]): BlockList {
  const list = new BlockList();
  for (const subnet of subnets) {
    const [net = '', prefix] = subnet.split('/');
    list.addSubnet(net, Number(prefix), family);
  }
  return list;
}
