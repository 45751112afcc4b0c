import { describe, expect, it } from 'vitest';
import { fromOwnPages, ownHosts } from './same-origin.server.ts';

const hosts = ownHosts('https://nanheveer.example', '127.0.0.1', 3000);
const call = (origin: string | null, url = 'https://nanheveer.example/api/profile') =>
  fromOwnPages(
    new Request(url, { method: 'POST', headers: origin === null ? {} : { Origin: origin } }),
    hosts,
  );

describe('a call that changes something', () => {
  it('comes from the shop’s own pages', () => {
    expect(call('https://nanheveer.example')).toBe(true);
    expect(call('http://localhost:3000', 'http://localhost:3000/auth')).toBe(true);
  });

  it.each([
    null,
    'null',
    '',
    'https://evil.example',
    'https://nanheveer.example.evil.example',
    'https://nanheveer.example:8443',
    'https://shop.nanheveer.example',
    // Somebody who controls the network can serve a page under the shop's name without TLS.
    'http://nanheveer.example',
  ])('is refused with the origin %s', (origin) => {
    expect(call(origin)).toBe(false);
  });

  it('is refused on a host that is not the shop’s, even from its own pages', () => {
    expect(call('https://rebound.example', 'https://rebound.example/api/profile')).toBe(false);
  });

  it('needs no origin where a signature is checked, and nowhere near', () => {
    expect(call(null, 'https://nanheveer.example/api/payments/webhook')).toBe(true);
    expect(call(null, 'https://nanheveer.example/api/payments/webhook/')).toBe(false);
    expect(call(null, 'https://nanheveer.example/api/payments/webhook.data')).toBe(false);
  });
});
