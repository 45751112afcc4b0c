import { checkLikeness } from './check-likeness.ts';
import { COLOUR, demand, demandChoices, isRecord, matches, PATH } from './demand.ts';
import { HAIR_STYLES, HEADWEAR, PHOTO_EXPRESSIONS, type HeadPoint, type Hero } from './hero.ts';

const PICTURE = /^(?:data:image\/(?:jpeg|png|webp);base64,[\w+/=]+|blob:[\w:/.-]+|\/(?!\/)[\w\-./?=&%]*)$/;
const ANCHORS = ['leftEye', 'rightEye', 'nose', 'mouth', 'chin', 'crown'] as const;

/**
 * Checks a hero that came from storage or a browser: nothing in it may become markup or reach a foreign
 * host.
 * @param hero any value.
 * @throws TypeError saying which part is wrong.
 */
export function checkHero(hero: unknown): Hero {
  demand(isRecord(hero), 'it is no record');
  demand(matches(COLOUR, hero['skin']), 'skin is not #rrggbb');
  demand(matches(COLOUR, hero['hair']), 'hair is not #rrggbb');
  if (hero['kind'] === 'drawn') checkDrawn(hero);
  else if (hero['kind'] === 'photo') checkPhoto(hero);
  else if (hero['kind'] === 'likeness') checkLikeness(hero);
  else demand(false, 'neither drawn, nor a photo, nor a likeness');
  return hero as unknown as Hero;
}

function checkDrawn(hero: Record<string, unknown>): void {
  demand(HAIR_STYLES.includes(hero['hairStyle'] as never), 'unknown hair style');
  demand(HEADWEAR.includes(hero['headwear'] as never), 'unknown headwear');
  demandChoices(hero, ['glasses', 'hearingAid', 'bindi']);
  const { face, cloth } = hero;
  demand(cloth === undefined || matches(COLOUR, cloth), 'cloth is not #rrggbb');
  if (face === undefined) return;
  // Unknown choices of a face are allowed: they are drawn as usual.
  demand(isRecord(face), 'the face is none');
  for (const colour of ['eyeColour', 'frameColour'])
    demand(face[colour] === undefined || matches(COLOUR, face[colour]), `${colour} is not #rrggbb`);
  demandChoices(face, ['freckles', 'dimples', 'toothGap']);
}

function checkPhoto({
  width,
  height,
  outline,
  heads,
  anchors,
  cloth,
  haircut,
  shutMouth,
}: Record<string, unknown>): void {
  demand(isSize(width) && isSize(height), 'pictures have no size');
  demand(matches(PATH, outline), 'outline is not a path of M, L, C, Z');
  demand(isRecord(heads), 'there are no pictures');
  for (const expression of PHOTO_EXPRESSIONS)
    demand(matches(PICTURE, heads[expression]), `no usable picture for ${expression}`);
  if (cloth !== undefined) {
    demand(isRecord(cloth) && matches(COLOUR, cloth['colour']), 'cloth is not #rrggbb');
    demand(typeof cloth['hangs'] === 'boolean', 'cloth neither hangs nor not');
  }
  if (haircut !== undefined) {
    demand(isRecord(haircut), 'the haircut is none');
    for (const tone of ['dark', 'light'])
      demand(matches(COLOUR, haircut[tone]), `${tone} hair is not #rrggbb`);
    for (const side of ['left', 'right']) checkPoint(haircut[side], `${side} end of the hair`);
  }
  if (shutMouth !== undefined) {
    demand(
      isRecord(shutMouth) && matches(PICTURE, shutMouth['href']),
      'no usable picture for the shut mouth',
    );
    checkPoint(shutMouth, 'the shut mouth');
    demand(isSize(shutMouth['width']) && isSize(shutMouth['height']), 'the shut mouth has no size');
  }
  demand(isRecord(anchors), 'there are no anchors');
  const [leftEye, rightEye, , , chin, crown] = ANCHORS.map((name) => checkPoint(anchors[name], name));
  demand(chin!.y > crown!.y, 'the chin is above the crown');
  demand(rightEye!.x > leftEye!.x, 'the eyes are the wrong way round');
}

function checkPoint(point: unknown, name: string): HeadPoint {
  demand(
    isRecord(point) && Number.isFinite(point['x']) && Number.isFinite(point['y']),
    `${name} is not a point`,
  );
  return { x: Number(point['x']), y: Number(point['y']) };
}

function isSize(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && Number.isFinite(value);
}
