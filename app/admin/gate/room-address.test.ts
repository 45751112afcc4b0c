import { describe, expect, it } from 'vitest';
import { roomAddress } from './room-address.ts';

describe('where the gate leads', () => {
  it.each([
    ['/admin/orders?stage=printing&q=asha', '/admin/orders?stage=printing&q=asha'],
    ['/admin/settings', '/admin/settings'],
    [null, '/admin/today'],
    ['', '/admin/today'],
    ['/admin', '/admin/today'],
    ['//elsewhere.example', '/admin/today'],
    ['https://elsewhere.example/admin/orders', '/admin/today'],
    ['/admin/../orders', '/admin/today'],
    ['/orders', '/admin/today'],
  ])('%s leads to %s', (wanted, address) => {
    expect(roomAddress(wanted)).toBe(address);
  });
});
