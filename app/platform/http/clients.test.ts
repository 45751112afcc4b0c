import { describe, expect, it } from 'vitest';
import { CLIENT_ADDRESS_HEADER, clientAddressOf, clientKey } from './clients.server.ts';

describe('the address of a caller', () => {
  it.each([
    ['no proxy: what is claimed counts for nothing', '203.0.113.9', 0, '10.0.0.1'],
    ['one proxy: what it added', '203.0.113.9', 1, '203.0.113.9'],
    ['one proxy, and a claim in front', '1.1.1.1, 203.0.113.9', 1, '203.0.113.9'],
    ['two proxies', '1.1.1.1, 203.0.113.9, 10.0.0.7', 2, '203.0.113.9'],
    ['IPv6', '2001:db8::1', 1, '2001:db8::1'],
    ['nothing written', null, 1, '10.0.0.1'],
    ['fewer entries than proxies', '203.0.113.9', 2, '10.0.0.1'],
    ['no address at all', 'unknown', 1, '10.0.0.1'],
  ])('%s', (_, forwardedFor, hops, expected) => {
    expect(clientAddressOf('10.0.0.1', forwardedFor, hops)).toBe(expected);
  });
});

describe('the key of a caller', () => {
  it.each([
    ['203.0.113.9', '203.0.113.9'],
    ['::ffff:203.0.113.9', '203.0.113.9'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:db8::6', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
  ])('of %s is %s', (address, key) => {
    const request = new Request('http://shop.example', { headers: { [CLIENT_ADDRESS_HEADER]: address } });
    expect(clientKey(request)).toBe(key);
  });
});
