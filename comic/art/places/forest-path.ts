import { INK, mix } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { between, seeded } from '../../drawing/random.ts';
import { ellipse } from '../../drawing/path.ts';
import { linear, shape, type Box, type Node } from '../../drawing/tree.ts';
import { butterflies, canopy, ferns, rock, sunbeams, trunk } from './forest.ts';
import { fireflies, hills, hours, skyAt, type Hour } from './hours.ts';
import type { DrawPlace } from './place.ts';

/** A path between great trees, at any hour. */
const forestPath =
  (hour: Hour): DrawPlace =>
  (area, seed) => {
    const random = seeded(`forest path ${seed}`);
    const { x, y, width, height } = area;
    const ground = y + height * 0.68;
    const unit = Math.min(width, height * 1.3);
    const tree = (k: number, half: number, foot: number, near: boolean): Node[] =>
      trunk(
        area,
        x + width * k,
        unit * half,
        ground + height * foot,
        hour.bark[near ? 1 : 0],
        near ? 6 : 0,
        random,
      );
    return {
      back: [
        ...skyAt(area, hour, [seed % 2 ? 0.62 : 0.36, 0.34], random),
        ...hour.hills.map((colour, i) =>
          hills(area, ground - height * (0.1 - i * 0.04), height * (0.22 - i * 0.05), colour, random),
        ),
        ...lawn(area, ground, hour, seed),
        ...[0.16, 0.3, 0.71, 0.85].flatMap((k) =>
          tree(k + between(random, -0.03, 0.03), between(random, 0.016, 0.026), 0.03, false),
        ),
        ...tree(0.03, 0.05, 0.14, true),
        ...tree(0.97, 0.056, 0.1, true),
        ...rock(x + width * (seed % 2 ? 0.15 : 0.84), ground + height * 0.09, unit * 0.07, hour.stone[1]),
        ...(hour.dark ? fireflies(area, random) : sunbeams(area)),
        ...halftone(area, 26, hour.leaves[1], cornerFade([x, y], Math.min(width, height) * 0.5), 0.4),
      ],
      flying: hour.dark ? [] : butterflies(area, random),
      front: [...canopy(area, random, hour.leaves), ...(hour.dark ? [] : ferns(area, random))],
      light: hour.light,
    };
  };

export function lawn({ x, y, width, height }: Box, ground: number, hour: Hour, seed: number): Node[] {
  const bottom = y + height + 30;
  const bend = seed % 2 ? 1 : -1;
  const middle = x + width * (0.5 + bend * 0.1);
  const at = (k: number): number => middle - bend * width * k;
  return [
    shape(
      `M${x - 30} ${ground}C${x + width * 0.3} ${ground - height * 0.05} ${x + width * 0.7} ${ground + height * 0.04} ${x + width + 30} ${ground - height * 0.02}L${x + width + 30} ${bottom}L${x - 30} ${bottom}Z`,
      { fill: linear([0, ground], [0, bottom], ...hour.ground) },
    ),
    shape(
      `M${at(-0.03)} ${ground}C${at(-0.08)} ${ground + height * 0.1} ${at(0.2)} ${ground + height * 0.12} ${at(-0.1)} ${bottom}L${at(0.45)} ${bottom}C${at(0.36)} ${ground + height * 0.16} ${at(0.02)} ${ground + height * 0.08} ${at(0.03)} ${ground}Z`,
      { fill: linear([0, ground], [0, bottom], ...hour.path) },
    ),
    shape(
      [0.16, 0.27, 0.1, 0.22]
        .map((k, i) => ellipse(at(k), ground + height * (0.13 + i * 0.05), 26 + i * 9, 8 + i * 3))
        .join(''),
      { fill: mix(hour.path[1], INK, 0.2), opacity: 0.5 },
    ),
  ];
}

export const forestDawn = forestPath(hours.dawn);
export const forestNoon = forestPath(hours.noon);
export const forestDusk = forestPath(hours.dusk);
