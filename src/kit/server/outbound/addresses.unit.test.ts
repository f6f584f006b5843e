import { expect, test } from 'vitest';
import { isPublicAddress } from './addresses.ts';

test.each([
  ['unspecified', '0.0.0.0', '0.1.2.3', '::'],
  ['loopback', '127.0.0.1', '127.255.255.255', '::1'],
  ['private', '10.0.0.1', '172.16.0.1', '172.31.255.255', '192.168.1.1'],
  ['shared by customers of a provider', '100.64.0.1', '100.127.255.255'],
  ['link-local', '169.254.169.254', 'fe80::1', 'febf::1', 'fe80::1%eth0', '2600::1%eth0'],
  ['unique-local', 'fc00::1', 'fd12:3456::1'],
  ['site-local', 'fec0::1'],
  ['multicast', '224.0.0.1', '239.255.255.255', 'ff02::1'],
  [
    'reserved',
    '192.0.0.8',
    '192.88.99.1',
    '198.18.0.1',
    '198.19.255.255',
    '240.0.0.1',
    '255.255.255.255',
    '100::1',
    '4000::1',
    '2001:2::1',
  ],
  ['documentation', '192.0.2.1', '198.51.100.1', '203.0.113.1', '2001:db8::1', '3fff::1'],
  ['IPv4 that is mapped', '::ffff:127.0.0.1', '::FFFF:10.0.0.1', '::ffff:a9fe:a9fe', '0:0:0:0:0:ffff:192.168.0.1', '::ffff:0.0.0.0'],
  ['IPv4 in IPv6 in other ways', '::127.0.0.1', '64:ff9b::127.0.0.1', '64:ff9b:1::8.8.8.8', '2002:7f00:1::', '2001:0:7f00:1::'],
  ['no address', '', 'localhost', '127.1', '[::1]', '08.8.8.8', '8.8.8.8 '],
])('refuses what is %s', (_, ...addresses) => {
  expect(addresses.filter(isPublicAddress)).toEqual([]);
});

test('accepts public addresses, up to the ends of the blocks around them', () => {
  const four = ['1.1.1.1', '8.8.8.8', '9.255.255.255', '11.0.0.0', '172.15.255.255', '172.32.0.0', '100.63.255.255', '100.128.0.0'];
  const more = ['128.0.0.0', '169.253.255.255', '192.167.255.255', '192.169.0.0', '198.17.255.255', '198.20.0.0', '223.255.255.255'];
  const six = ['2600:1f18::1', '2804:14c::1', '2a00:1450:4001::200e', '::ffff:8.8.8.8', '::ffff:808:808', '64:ff9b::8.8.8.8'];
  expect([...four, ...more, ...six].filter((address) => !isPublicAddress(address))).toEqual([]);
});
