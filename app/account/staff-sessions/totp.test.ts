import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { newTotpSecret, stepOfCode, totpAddress } from './totp.ts';

/**
 * The secret and two of the moments of RFC 6238, appendix B. The RFC's codes have eight digits, of which apps
 * show six.
 */
const SECRET = Buffer.from('12345678901234567890');
const RFC = new Secret({ buffer: SECRET.buffer.slice(SECRET.byteOffset, SECRET.byteOffset + 20) }).base32;
const at = (seconds: number) => new Date(seconds * 1000);

describe('a code of the authenticator app', () => {
  it.each([
    [59, '287082', 1],
    [1_111_111_109, '081804', 37_037_036],
    [20_000_000_000, '353130', 666_666_666],
  ])('at second %s is %s', (seconds, code, step) => {
    expect(stepOfCode(RFC, code, at(seconds), null)).toBe(step);
  });

  it.each([
    ['half a minute early', -30, 1],
    ['half a minute late', 30, 1],
    ['a minute early', -60, null],
    ['a minute late', 60, null],
  ])('%s', (_, off, step) => {
    expect(stepOfCode(RFC, '287082', at(59 - 14 + off), null)).toBe(step);
  });

  it('is not taken twice, and none before it', () => {
    const code = (step: number) =>
      TOTP.generate({ secret: Secret.fromBase32(RFC), timestamp: step * 30_000, digits: 6 });
    const now = at(100 * 30);
    expect(stepOfCode(RFC, code(100), now, 99)).toBe(100);
    expect(stepOfCode(RFC, code(100), now, 100)).toBeNull();
    expect(stepOfCode(RFC, code(99), now, 100)).toBeNull();
    expect(stepOfCode(RFC, code(101), now, 100)).toBe(101);
  });

  it.each(['', '28708', '2870820', 'abcdef', '287081'])('is not %j', (code) => {
    expect(stepOfCode(RFC, code, at(59), null)).toBeNull();
  });
});

describe('what the app is told', () => {
  it('names shop and person, and leaves nothing to guess', () => {
    const secret = newTotpSecret();
    expect(secret).toMatch(/^[A-Z2-7]{32}$/);
    const told = new URL(totpAddress(secret, 'asha+shop@example.in'));
    expect(told.protocol + told.host).toBe('otpauth:totp');
    expect(decodeURIComponent(told.pathname)).toBe('/Nanhe Veer:asha+shop@example.in');
    expect(Object.fromEntries(told.searchParams)).toEqual({
      issuer: 'Nanhe Veer',
      secret,
      algorithm: 'SHA1',
      digits: '6',
      period: '30',
    });
  });
});
