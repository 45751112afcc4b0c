import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkHero } from './check-hero.ts';
import type { Hero } from './hero.ts';
import { drawnSample, photoSample } from './sample-heroes.ts';
import { LIKENESSES } from './sample-likenesses.ts';

const [own] = LIKENESSES as [(typeof LIKENESSES)[number]];
const HAIR = LIKENESSES[1]!.traced!;

describe('checkHero', () => {
  it('lets good heroes pass', () => {
    expect(checkHero(drawnSample)).toBe(drawnSample);
    const patka = { ...drawnSample, headwear: 'patka', cloth: '#7a1f3d' };
    expect(checkHero(patka)).toBe(patka);
    expect(checkHero(photoSample)).toBe(photoSample);
    const turban = { ...photoSample, cloth: { colour: '#d7760e', hangs: false } };
    expect(checkHero(turban)).toBe(turban);
    for (const likeness of LIKENESSES) expect(checkHero(likeness)).toBe(likeness);
  });

  it.each([
    ['features that are none', { features: null }],
    ['a feature too few', { features: { ...own.features, smile: undefined } }],
    ['a feature beyond all bounds', { features: { ...own.features, eyeTilt: 9 } }],
    ['a feature that is no number', { features: { ...own.features, noseWidth: Number.NaN } }],
    ['no exaggeration', { exaggeration: undefined }],
    ['hair with markup', { traced: { ...own.traced, over: ['M0 0"/><script>'] } }],
    ['a shine with markup', { traced: { ...own.traced, shine: '<script>' } }],
    ['hair without end', { traced: { ...own.traced, over: ['M0 0' + 'L1 1'.repeat(9_000)] } }],
    ['hair in too many pieces', { traced: { ...own.traced, strands: Array(99).fill('M0 0L1 1') } }],
    ['hair that is one path', { traced: { ...own.traced, over: 'M0 0L1 1Z' } }],
    ['traced hair that is missing', { traced: undefined }],
    ['tones with markup', { hairTones: { dark: '#000000', light: 'url(#x)' } }],
    ['eyes with markup', { eyes: '"/>' }],
    ['cloth with markup', { cloth: 'red;}' }],
    ['an unknown back', { backHair: 'mullet' }],
    ['unknown headwear', { headwear: 'crown' }],
    ['enormous ears', { ears: 40 }],
    ['perhaps a dimple', { dimples: 'perhaps' }],
    ['a wish with markup', { wishes: { skin: 'url(#x)' } }],
    ['a wish without bounds', { wishes: { faceWidth: 40 } }],
    ['a wish that is no number', { wishes: { brows: '1' } }],
    ['a wish for a style that is none', { wishes: { hairStyle: 'mullet' } }],
    ['wishes that are none', { wishes: 'longer hair' }],
  ])('refuses a likeness with %s', (_what, damage) => {
    expect(() => checkHero({ ...own, ...damage })).toThrow(TypeError);
  });

  it.each([
    ['a colour with markup', { ...drawnSample, skin: '#fff"/><script>' }],
    ['cloth with markup', { ...drawnSample, cloth: 'red;}' }],
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
    ['cloth with markup', { ...photoSample, cloth: { colour: '#fff"/><script>', hangs: true } }],
    ['cloth that hangs perhaps', { ...photoSample, cloth: { colour: '#d7760e', hangs: 'yes' } }],
    ['a haircut of one', { ...photoSample, haircut: true }],
    ['hair with markup', { ...photoSample, haircut: { ...photoSample.haircut, dark: 'red"/>' } }],
    ['hair that ends nowhere', { ...photoSample, haircut: { ...photoSample.haircut, left: { x: 1 } } }],
    [
      'a shut mouth on another host',
      { ...photoSample, shutMouth: { href: 'https://example.com/a.png', x: 1, y: 1, width: 9, height: 9 } },
    ],
    [
      'a shut mouth without a place',
      { ...photoSample, shutMouth: { href: photoSample.heads.calm, x: 1, width: 9, height: 9 } },
    ],
    [
      'a shut mouth without a size',
      { ...photoSample, shutMouth: { href: photoSample.heads.calm, x: 1, y: 1, width: '9"', height: 9 } },
    ],
    ['no cloth instead of none', { ...photoSample, cloth: null }],
    ['a hero with a truth value that is none', { ...drawnSample, bindi: 'yes' }],
    ['an anchor that is missing', { ...photoSample, anchors: { ...photoSample.anchors, mouth: undefined } }],
    [
      'a likeness with a path that breaks off',
      { ...LIKENESSES[1]!, traced: { ...HAIR, over: ['M0 0C1 2 3'] } },
    ],
    ['a likeness with hair miles away', { ...LIKENESSES[1]!, traced: { ...HAIR, shine: 'M0 0L1e9 5Z' } }],
    ['a list', [drawnSample]],
    ['nothing', null],
  ])('refuses %s', (_, hero) => {
    expect(() => checkHero(hero)).toThrow(TypeError);
  });

  it('answers anything with the hero itself or a TypeError of its own', () => {
    const shapes = [
      fc.anything({ withNullPrototype: true, withBigInt: true }),
      fc.json().map((text): unknown => JSON.parse(text)),
      fc.uint8Array({ maxLength: 400 }),
    ];
    const calm = fc.property(fc.oneof(...shapes), (hero) => void judged(hero));
    expect(() => fc.assert(calm, { numRuns: 3000 })).not.toThrow();
  });

  it.each([drawnSample, photoSample])('lets no damaged part of a $kind hero through as markup', (sample) => {
    const clean = fc.property(
      fc.constantFrom(...Object.keys(sample)),
      fc.oneof(fc.string(), fc.anything()),
      (part, damage) => {
        const kept = judged({ ...sample, [part]: damage });
        return kept === null || !/[<>]|javascript:|https?:/.test(JSON.stringify(kept));
      },
    );
    expect(() => fc.assert(clean, { numRuns: 1000 })).not.toThrow();
  });
});

/**
 * The checked hero, or null when it was refused with a TypeError as promised. Any other error is thrown
 * again.
 */
function judged(hero: unknown): Hero | null {
  try {
    return checkHero(hero);
  } catch (error) {
    if (error instanceof TypeError && error.message.startsWith('This hero cannot be drawn')) return null;
    throw error;
  }
}
