import type { Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { headParts } from './cut-out.ts';
import { guessFaces } from './detect.ts';
import type { HeadCloth } from './head-cloth.ts';
import { meshFace } from './landmarks.ts';
import {
  BACKGROUND,
  byColour,
  CLOTHES,
  FACE,
  faceAt,
  HAIR,
  headAt,
  photoDrawn,
  type Drawing,
} from './made-up-heads.ts';
import { openModels } from './models.ts';
import { cap, dupatta, hairband, hijab, patka, tallHair, turban, woollyHat } from './retouched.ts';
import { modelFiles, photoOf } from './test-photos.ts';

type Worn = HeadCloth | undefined;

/** The ordinary head with cloth where `worn` says so, except over its face. */
const withCloth =
  (worn: (x: number, y: number) => boolean): Drawing =>
  (x, y) => {
    const part = headAt(x, y);
    const hidden = part === HAIR || part === BACKGROUND || Math.hypot((x - 500) / 78, (y - 524) / 104) >= 1;
    return hidden && worn(x, y) ? CLOTHES : part;
  };

const dome = (x: number, y: number) => Math.hypot((x - 500) / 104, (y - 494) / 134) < 1;
const turbaned = (x: number, y: number) => dome(x, y) && y < 520;
/** How far from the middle cloth reaches that lies close to the face and widens at the shoulders. */
const closeTo = (y: number) =>
  86 * Math.sqrt(Math.max(0.1, 1 - ((y - 524) / 112) ** 2)) + Math.max(0, y - 600) * 0.9;
const side = (x: number) => Math.abs(x - 500);

describe('a head in parts', () => {
  it.each<[string, Worn, Drawing]>([
    ['bare', undefined, headAt],
    ['a turban to the ears', 'wound', withCloth(turbaned)],
    ['a hijab to the shoulders', 'hanging', withCloth((x, y) => dome(x, y) || (side(x) < 120 && y > 480))],
    [
      'a hijab that lies close at one cheek',
      'hanging',
      withCloth((x, y) => (dome(x, y) && y < 500) || (x > 500 - closeTo(y) && x < 620 && y > 480)),
    ],
    ['a turban over a collar', 'wound', withCloth((x, y) => turbaned(x, y) || y > 606)],
    ['a turban and a scarf', 'wound', withCloth((x, y) => turbaned(x, y) || (side(x) < 160 && y > 580))],
    ['a turban before somebody’s clothes', 'wound', withCloth((x, y) => turbaned(x, y) || y > 470)],
    [
      'a turban beside a curtain',
      'wound',
      withCloth((x, y) => turbaned(x, y) || (side(x) > 130 && side(x) < 170)),
    ],
    ['a hairband', undefined, withCloth((x, y) => dome(x, y) && y > 420 && y < 450)],
    ['a cap that leaves hair beside the face', undefined, capped],
    ['a cap over bare ears before somebody’s clothes', undefined, cappedInCrowd],
    [
      'a hat with a brim to the ears',
      undefined,
      withCloth((x, y) => (dome(x, y) && y < 500) || (side(x) < 190 && y > 440 && y < 530)),
    ],
    [
      'someone’s clothes behind it',
      undefined,
      (x, y) => (headAt(x, y) === BACKGROUND ? CLOTHES : headAt(x, y)),
    ],
  ])('%s: %s', async (_, worn, drawing) => {
    const { cloth } = await headParts(photoDrawn(drawing), faceAt(500, 524), [], byColour);
    expect(cloth).toBe(worn);
  });
});

function capped(x: number, y: number): number {
  if (dome(x, y) && y < 484) return CLOTHES;
  return side(x) < 104 && side(x) > 60 && y < 560 && headAt(x, y) !== FACE ? HAIR : headAt(x, y);
}

function cappedInCrowd(x: number, y: number): number {
  const part = headAt(x, y);
  if (dome(x, y) && y < 484) return CLOTHES;
  if (part === HAIR || (side(x) < 112 && y < 570)) return FACE;
  return part === BACKGROUND && y > 470 ? CLOTHES : part;
}

describe('a photo', async () => {
  const { faceDetection, faceDetectionFar, faceLandmarks, personParts } = await openModels(modelFiles());

  async function wornIn(picture: Sharp): Promise<Worn> {
    const photo = await photoOf(picture);
    const [guess] = await guessFaces(photo, faceDetection, faceDetectionFar, { turn: 0, gain: 1 });
    return (await headParts(photo, await meshFace(photo, guess!, faceLandmarks), [], personParts)).cloth;
  }

  it.each<[string, Worn, () => Promise<Sharp>]>([
    ['a turban', 'wound', turban],
    ['a patka', 'wound', patka],
    ['a hijab', 'hanging', hijab],
    ['a dupatta over the hair', 'hanging', dupatta],
    ['a hairband', undefined, hairband],
    ['a cap', undefined, cap],
    ['a woolly hat', undefined, woollyHat],
    ['tall hair', undefined, tallHair],
  ])('of %s: %s', async (_, worn, picture) => {
    expect(await wornIn(await picture())).toBe(worn);
  });
});
