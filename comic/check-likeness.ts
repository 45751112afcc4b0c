import { COLOUR, demand, demandChoices, isRecord, matches } from './demand.ts';
import { BACK_HAIR, FRAMES, HAIR_STYLES, HEADWEAR } from './hero.ts';
import { EXAGGERATION, FEATURES, MOST_SPREADS } from './likeness-features.ts';

/** A point as the studio writes it: whole numbers of at most four digits. A path must be complete. */
const POINT = '-?\\d{1,4} -?\\d{1,4}';
const PATH = new RegExp(`^(?:M${POINT}(?:L${POINT}|C${POINT} ${POINT} ${POINT})*Z?)+$`);
/** The most characters that all paths of traced hair may have together. A likeness is 2 to 7 kB. */
const MOST_CHARACTERS = 8_000;
/** The most paths in each list of traced hair. */
export const MOST_PATHS = 40;
const CHOICES = ['glasses', 'bindi', 'hearingAid', 'freckles', 'dimples', 'toothGap', 'teeth'] as const;

/** Wishes that are given in steps. */
const STEPS = ['eyeSize', 'brows', 'faceWidth'];

/** @throws TypeError saying which part of a likeness or of its parent's wishes is wrong. */
export function checkLikeness({ wishes = {}, ...hero }: Record<string, unknown>): void {
  checkOwn(hero);
  demand(isRecord(wishes), 'the wishes are none');
  for (const name of STEPS)
    demand(wishes[name] === undefined || isWithin(wishes[name], -2, 2), `${name} is out of bounds`);
  checkOwn({ ...hero, ...wishes });
}

function checkOwn(hero: Record<string, unknown>): void {
  const { skin, hair, features, exaggeration, traced, hairTones } = hero;
  demand(matches(COLOUR, skin) && matches(COLOUR, hair), 'skin or hair is not #rrggbb');
  demand(isRecord(features), 'there are no features');
  for (const name of FEATURES)
    demand(isWithin(features[name], -MOST_SPREADS, MOST_SPREADS), `${name} is no number of spreads`);
  demand(isWithin(exaggeration, 0, EXAGGERATION.most), 'the exaggeration is out of bounds');
  demand(isRecord(hairTones), 'the hair has no tones');
  for (const tone of ['dark', 'light'])
    demand(matches(COLOUR, hairTones[tone]), `${tone} hair is not #rrggbb`);
  demand(matches(COLOUR, hero['eyes']), 'eyes are not #rrggbb');
  demand(hero['cloth'] === undefined || matches(COLOUR, hero['cloth']), 'cloth is not #rrggbb');
  demand(hero['ears'] === undefined || isWithin(hero['ears'], -2, 2), 'ears are out of bounds');
  const style = hero['hairStyle'];
  demand(
    style === 'traced' || style === 'none' || HAIR_STYLES.includes(style as never),
    'unknown hair style',
  );
  demand(style !== 'traced' || traced !== undefined, 'no hair was traced');
  demand(BACK_HAIR.includes(hero['backHair'] as never), 'unknown hair at the back');
  demand(HEADWEAR.includes(hero['headwear'] as never), 'unknown headwear');
  demand(hero['frames'] === undefined || FRAMES.includes(hero['frames'] as never), 'unknown glasses');
  demandChoices(hero, CHOICES);
  if (traced !== undefined) checkTraced(traced);
}

function checkTraced(traced: unknown): void {
  demand(isRecord(traced), 'the traced hair is none');
  const { over, behind, strands, shine, curly } = traced;
  const paths = [over, behind, strands].flatMap((list) => {
    demand(Array.isArray(list) && list.length <= MOST_PATHS, 'hair is not a list of paths');
    return list as unknown[];
  });
  for (const path of paths) demand(matches(PATH, path), 'hair is not a path of M, L, C, Z');
  demand(shine === '' || matches(PATH, shine), 'the shine is not a path of M, L, C, Z');
  const characters = [...paths, shine].reduce<number>((sum, path) => sum + String(path).length, 0);
  demand(characters <= MOST_CHARACTERS, 'hair has too many lines');
  demand(typeof curly === 'boolean', 'hair is neither curly nor not');
}

function isWithin(value: unknown, least: number, most: number): boolean {
  return typeof value === 'number' && value >= least && value <= most;
}
