import { EXPRESSIONS, HAIR_STYLES, HEADWEAR, type HeadPoint, type Hero } from './hero.ts';

const COLOUR = /^#[0-9a-f]{6}$/i;
const PATH = /^M[MLCZ\d\s.,e+-]*$/i;
const PICTURE = /^(?:data:image\/(?:jpeg|png|webp);base64,[\w+/=]+|blob:[\w:/.-]+|\/(?!\/)[\w\-./?=&%]*)$/;
const ANCHORS = ['leftEye', 'rightEye', 'nose', 'mouth', 'chin', 'crown'] as const;

/**
 * Heroes come from storage and browsers: nothing of them may become markup or reach a foreign host.
 * @param hero anything at all.
 * @throws TypeError saying which part is wrong.
 */
export function checkHero(hero: unknown): Hero {
  demand(isRecord(hero), 'it is no record');
  demand(matches(COLOUR, hero['skin']), 'skin is not #rrggbb');
  demand(matches(COLOUR, hero['hair']), 'hair is not #rrggbb');
  if (hero['kind'] === 'drawn') checkDrawn(hero);
  else if (hero['kind'] === 'photo') checkPhoto(hero);
  else demand(false, 'neither drawn nor a photo');
  return hero as unknown as Hero;
}

function checkDrawn({ hairStyle, headwear, glasses, hearingAid, bindi }: Record<string, unknown>): void {
  demand(HAIR_STYLES.includes(hairStyle as never), 'unknown hair style');
  demand(HEADWEAR.includes(headwear as never), 'unknown headwear');
  for (const [what, worn] of Object.entries({ glasses, hearingAid, bindi }))
    demand(worn === undefined || typeof worn === 'boolean', `${what} is neither worn nor not`);
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
  for (const expression of EXPRESSIONS)
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

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function isSize(value: unknown): boolean {
  return typeof value === 'number' && value > 0 && Number.isFinite(value);
}

function matches(pattern: RegExp, value: unknown): boolean {
  return typeof value === 'string' && pattern.test(value);
}

function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new TypeError(`This hero cannot be drawn: ${what}.`);
}
