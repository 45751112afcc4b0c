import type { Colour, LikenessHero, LikenessWishes } from '#comic';
import { HAIR_STYLES } from './drawn-choices.ts';

/** The workshop's even scale of skin, from light to deep. */
export const SKINS = [
  { colour: '#fce3d2', name: 'Very fair' },
  { colour: '#f2ccb4', name: 'Fair' },
  { colour: '#e2b597', name: 'Light wheat' },
  { colour: '#d09f80', name: 'Wheat' },
  { colour: '#ba8a6c', name: 'Warm wheat' },
  { colour: '#a37459', name: 'Light brown' },
  { colour: '#8a5e47', name: 'Brown' },
  { colour: '#714a36', name: 'Dark brown' },
  { colour: '#593829', name: 'Deep brown' },
  { colour: '#41281d', name: 'Deepest brown' },
] as const;

/**
 * The tone of the scale that is nearest to a skin. A hero that was kept long ago may have a tone of an
 * earlier scale.
 */
export function nearestSkin(skin: Colour): Colour {
  const distance = (colour: Colour) =>
    channels(colour).reduce((sum, value, at) => sum + (value - channels(skin)[at]!) ** 2, 0);
  return SKINS.reduce((best, each) => (distance(each.colour) < distance(best.colour) ? each : best)).colour;
}

const channels = (colour: Colour): number[] =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** The hair styles to choose from. If the photo shows the child's own hair, that comes first. */
export const hairStyles = ({ traced }: LikenessHero) => [
  ...(traced ? [{ id: 'traced', name: 'Own hair' } as const] : []),
  ...HAIR_STYLES,
  { id: 'none', name: 'No hair' } as const,
];

export const BACKS = [
  { id: 'as-traced', name: 'As in front' },
  { id: 'long', name: 'Long and open' },
  { id: 'plait', name: 'One plait' },
  { id: 'braids', name: 'Two braids' },
  { id: 'ponytail', name: 'Ponytail' },
  { id: 'bun', name: 'Bun' },
] as const;

export const MARKS = [
  { id: 'glasses', name: 'Glasses' },
  { id: 'bindi', name: 'Bindi' },
  { id: 'hearingAid', name: 'Hearing aid' },
  { id: 'freckles', name: 'Freckles' },
  { id: 'dimples', name: 'Dimples' },
  { id: 'teeth', name: 'Smiles with teeth' },
  { id: 'toothGap', name: 'Gap in the teeth' },
] as const;

/** Five steps each: two less than in the photo to two more. */
export const SLIDERS = [
  { id: 'eyeSize', legend: 'Eyes', ends: ['Smaller', 'Larger'] },
  { id: 'brows', legend: 'Brows', ends: ['Thinner', 'Thicker'] },
  { id: 'faceWidth', legend: 'Face', ends: ['Narrower', 'Wider'] },
  { id: 'ears', legend: 'Ears', ends: ['Smaller', 'Larger'] },
] as const satisfies readonly { id: keyof LikenessWishes; legend: string; ends: readonly [string, string] }[];

/** From more like the comic to more like the photo, in the workshop's own unit. */
export const EXAGGERATION = { least: 0, usual: 1.35, most: 2.6 };

/** A step of such a slider in words. */
export function stepWords(value: number, [less, more]: readonly [string, string]): string {
  if (value === 0) return 'As in the photo';
  const way = (value < 0 ? less : more).toLowerCase();
  return Math.abs(value) === 1 ? `A little ${way}` : `Much ${way}`;
}
