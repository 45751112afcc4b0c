import { describe, expect, it } from 'vitest';
import { checkHero } from './check-hero.ts';
import type { Hero } from './hero.ts';
import { drawnSample, photoSample } from './sample-heroes.ts';

describe('checkHero', () => {
  it('lets good heroes pass', () => {
    expect(checkHero(drawnSample)).toBe(drawnSample);
    expect(checkHero(photoSample)).toBe(photoSample);
  });

  it.each([
    ['a colour with markup', { ...drawnSample, skin: '#fff"/><script>' }],
    ['an unknown hair style', { ...drawnSample, hairStyle: 'mohawk' }],
    ['an outline with markup', { ...photoSample, outline: 'M0 0"><script/>' }],
    [
      'a picture on another host',
      { ...photoSample, heads: { ...photoSample.heads, happy: 'https://example.com/a.png' } },
    ],
    [
      'a picture by protocol-relative address',
      { ...photoSample, heads: { ...photoSample.heads, brave: '//example.com/a' } },
    ],
    ['a script address', { ...photoSample, heads: { ...photoSample.heads, calm: 'javascript:alert(1)' } }],
    [
      'an SVG as a picture',
      { ...photoSample, heads: { ...photoSample.heads, calm: 'data:image/svg+xml;base64,AA==' } },
    ],
    ['a head upside down', { ...photoSample, anchors: { ...photoSample.anchors, chin: { x: 50, y: 1 } } }],
    [
      'an anchor that is no number',
      { ...photoSample, anchors: { ...photoSample.anchors, nose: { x: Number.NaN, y: 1 } } },
    ],
  ])('refuses %s', (_, hero) => {
    expect(() => checkHero(hero as Hero)).toThrow(TypeError);
  });
});
