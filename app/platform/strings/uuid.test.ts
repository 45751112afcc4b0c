import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { isId } from './uuid.ts';

it('takes the ids that the shop gives out', () => {
  expect(isId(randomUUID())).toBe(true);
});

it.each([
  '',
  'none',
  '0F5C2F4E-7F60-4A7A-9D0F-3C2B1A000001',
  '0f5c2f4e7f604a7a9d0f3c2b1a000001',
  '0f5c2f4e-7f60-0a7a-9d0f-3c2b1a000001',
  '0f5c2f4e-7f60-4a7a-1d0f-3c2b1a000001',
  '0f5c2f4e-7f60-4a7a-9d0f-3c2b1a000001\n',
  '00000000-0000-0000-0000-000000000000',
])('does not take %j', (text) => {
  expect(isId(text)).toBe(false);
});
