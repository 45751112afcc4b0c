import { describe, expect, it } from 'vitest';
import { AVATAR_COLOURS, avatarColour, initials } from './initials.ts';

describe('initials', () => {
  it.each([
    ['Asha Rao', 'a@b.in', 'AR'],
    ['asha', 'x@b.in', 'A'],
    ['Asha Devi Rao', 'x@b.in', 'AD'],
    ['  ', 'meera@b.in', 'M'],
    ['', '', ''],
    ['क्षितिज श्रीवास्तव', 'k@b.in', 'क्षिश्री'],
  ])('of %j with %s are %j', (name, email, expected) => {
    expect(initials(name, email)).toBe(expected);
  });
});

describe('avatarColour', () => {
  it('is one of six, by the length of the e-mail address', () => {
    expect(new Set(AVATAR_COLOURS).size).toBe(6);
    expect(avatarColour('a@b.in')).toBe(AVATAR_COLOURS[0]);
    expect(avatarColour('ab@b.in')).toBe(AVATAR_COLOURS[1]);
    expect(avatarColour('abcdef@b.in')).toBe(AVATAR_COLOURS[5]);
  });
});
