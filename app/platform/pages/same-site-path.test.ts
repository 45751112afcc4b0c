import { describe, expect, it } from 'vitest';
import { sameSitePath } from './same-site-path.ts';

describe('where to go on to after signing in', () => {
  it.each(['/', '/orders', '/create/details?from=auth', '/orders/1#items'])('keeps %s', (path) => {
    expect(sameSitePath(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'orders',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/%0d%0a/../\r\nSet-Cookie: a=b',
    '/..//evil.example',
    'javascript:alert(1)',
    'data:text/html,hi',
    '/auth?next=/auth',
    '/user-authentication',
  ])('does not follow %j', (path) => {
    expect(sameSitePath(path)).toBeNull();
  });
});
