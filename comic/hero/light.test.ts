import { beforeAll, describe, expect, it } from 'vitest';
import { labOf, type Lab } from '../drawing/lab.ts';
import { SKIN_SCALE } from '../skin-scale.ts';
import { skinColour } from './colours.ts';
import { drawAsComic } from './comic-look.ts';
import { cutOut, headParts, type CutOut, type FaceParts } from './cut-out.ts';
import { relight } from './light.ts';
import { byColour, faceAt, headAt, litPhoto, photoDrawn } from './made-up-heads.ts';
import type { Photo } from './pixels/raster.ts';

const PIXELS = 330;

/** The same head in every light. */
let parts: FaceParts;
beforeAll(async () => {
  parts = await headParts(photoDrawn(headAt), faceAt(500, 524), [], byColour);
});

const headIn = (photo: Photo): CutOut => cutOut(photo, parts, PIXELS);

const hueOf = ({ a, b }: Lab): number => (Math.atan2(b, a) * 180) / Math.PI;

/** The skin of the finished picture, in a scene whose whitest is `white`. */
function drawnSkin(photo: Photo, white: number): Lab {
  const cut = headIn(photo);
  relight(cut, white);
  drawAsComic(cut);
  return labOf(skinColour(cut));
}

describe('skin on the page', () => {
  it.each([1, 3, 5, 7, 8, 9, 10].map((step) => [step, SKIN_SCALE[step - 1]!] as const))(
    'of tone %i (%s) is no lighter than, and of the same hue as, in the photo, with or without something white in it',
    (_step, tone) => {
      const photo = litPhoto(tone);
      const was = labOf(skinColour(headIn(photo)));
      const bare = litPhoto(tone, { shirt: '#4a3030' });
      for (const is of [drawnSkin(photo, 0.95), drawnSkin(bare, 0.7)]) {
        expect(is.l - was.l).toBeLessThan(3);
        // Only the lightest skin is darkened that far, because its shine is overexposed.
        expect(is.l - was.l).toBeGreaterThan(-7);
        expect(Math.abs(hueOf(is) - hueOf(was))).toBeLessThan(6);
      }
    },
  );

  it.each([SKIN_SCALE[1]!, SKIN_SCALE[4]!, SKIN_SCALE[6]!, SKIN_SCALE[8]!])(
    'of %s is exposed in a dim photo as far as in a good one, no further',
    (tone) => {
      const good = labOf(tone);
      const dim = drawnSkin(litPhoto(tone, { white: 0.35 }), 0.33);
      expect(dim.l).toBeLessThan(good.l + 1);
      expect(dim.l).toBeGreaterThan(good.l - 8);
    },
  );

  it.each([SKIN_SCALE[2]!, SKIN_SCALE[5]!, SKIN_SCALE[8]!])('of %s loses the tint of a lamp', (tone) => {
    const own = labOf(tone);
    const away = ({ a, b }: Lab) => Math.hypot(a - own.a, b - own.b);
    for (const lamp of [
      [1, 0.8, 0.55],
      [0.7, 0.9, 1],
    ]) {
      const photo = litPhoto(tone, { lamp });
      const was = labOf(skinColour(headIn(photo)));
      const is = drawnSkin(photo, 0.82);
      expect(away(is)).toBeLessThan(0.95 * away(was));
      expect(is.l - was.l).toBeLessThan(4);
    }
  });
});
