import { labOf, type Lab } from '../comic/drawing/lab.ts';
import type { Colour } from '../comic/hero.ts';

/** By the photo's lit skin. */
const GROUPS: [string, (l: number) => boolean][] = [
  ['light, L* over 62', (l) => l > 62],
  ['middle', (l) => l > 45 && l <= 62],
  ['deep, L* up to 45', (l) => l <= 45],
];
/** Skin with less colour than this, of a photo without colours, has no hue. */
const LEAST_CHROMA = 8;

/**
 * How much lighter and how much more colourful the page's skin is than the photo's lit skin, and how far its hue is turned
 * towards yellow, on the mean of each group of tone. @param pairs of the photo's skin and the page's
 */
export function skinLines(what: string, pairs: (readonly [Colour, Colour])[]): string[] {
  const measured = pairs.map(([photo, page]) => ({ photo: labOf(photo), page: labOf(page) }));
  return GROUPS.map(([name, belongs]) => {
    const group = measured.filter(({ photo }) => belongs(photo.l));
    const lighter = group.map(({ photo, page }) => page.l - photo.l);
    const coloured = group.filter(({ photo }) => chromaOf(photo) >= LEAST_CHROMA);
    const turned = coloured.map(({ photo, page }) => ((hueOf(page) - hueOf(photo) + 540) % 360) - 180);
    const fuller = coloured.map(({ photo, page }) => chromaOf(page) - chromaOf(photo));
    const figures = `${mean(lighter)} L*, ${mean(fuller)} of chroma, ${mean(turned)}° of hue`;
    return `skin of the ${what}, ${name}: page minus photo ${figures} (${group.length} photos)`;
  });
}

function chromaOf({ a, b }: Lab): number {
  return Math.hypot(a, b);
}

function hueOf({ a, b }: Lab): number {
  return (Math.atan2(b, a) * 180) / Math.PI;
}

function mean(values: number[]): string {
  return (values.reduce((sum, value) => sum + value, 0) / (values.length || 1)).toFixed(1);
}
