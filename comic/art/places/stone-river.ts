import { INK } from '../../drawing/colour.ts';
import { cornerFade, halftone } from '../../drawing/halftone.ts';
import { ellipse, num } from '../../drawing/path.ts';
import { between, seeded } from '../../drawing/random.ts';
import { linear, shape } from '../../drawing/tree.ts';
import { butterflies, canopy, rock, sunbeams, trunk } from './forest.ts';
import { hills, hours, skyAt } from './hours.ts';
import type { DrawPlace } from './place.ts';

/** A wide forest river at noon, with or without a bridge of stones. */
const stoneRiver =
  (stones: number): DrawPlace =>
  (area, seed) => {
    const random = seeded(`river ${seed}`);
    const { x, y, width, height } = area;
    const hour = hours.noon;
    const [far, near, bottom] = [y + height * 0.52, y + height * 0.84, y + height + 30];
    let ripples = '';
    for (let i = 0; i < 26; i++) {
      const k = random();
      const [rx, ry] = [x + width * random(), far + (near - far) * (0.08 + k * 0.86)];
      const r = width * (0.012 + k * 0.03);
      ripples += `M${num(rx - r)} ${num(ry)}Q${num(rx)} ${num(ry - r * 0.24)} ${num(rx + r)} ${num(ry)}`;
    }
    const bank = `M${x - 30} ${near}C${x + width * 0.25} ${near - height * 0.06} ${x + width * 0.6} ${near + height * 0.05} ${x + width + 30} ${near - height * 0.01}L${x + width + 30} ${bottom}L${x - 30} ${bottom}Z`;
    return {
      back: [
        ...skyAt(area, hour, [0.5, 0.18], random),
        ...hour.hills.map((colour, i) =>
          hills(area, far - height * (0.1 - i * 0.04), height * (0.26 - i * 0.06), colour, random),
        ),
        ...[0.1, 0.24, 0.8, 0.9].flatMap((k) =>
          trunk(
            area,
            x + width * k,
            Math.min(width, height) * 0.022,
            far + height * 0.02,
            hour.bark[0],
            0,
            random,
          ),
        ),
        shape(`M${x - 30} ${far}L${x + width + 30} ${far}L${x + width + 30} ${bottom}L${x - 30} ${bottom}Z`, {
          fill: linear([0, far], [0, near], '#bff1ef', '#4cc0dc', '#1f86c8'),
        }),
        shape(
          `M${x - 30} ${far - 14}L${x + width + 30} ${far - 14}L${x + width + 30} ${far + 10}L${x - 30} ${far + 16}Z`,
          {
            fill: hour.ground[0],
          },
        ),
        shape(ripples, { stroke: '#ffffff', width: 7, opacity: 0.7 }),
        ...Array.from({ length: stones }, (_, i) => {
          const k = (i + 0.5) / stones;
          const r = height * (0.03 + k * 0.03);
          const [sx, sy] = [
            x + width * (0.7 - k * 0.36 + (i % 2) * 0.04),
            far + (near - far) * (0.06 + k * 0.9),
          ];
          return [
            shape(ellipse(sx, sy + r * 0.36, r * 1.5, r * 0.4), { fill: '#ffffff', opacity: 0.6 }),
            ...rock(sx, sy, r, hour.stone[1]),
          ];
        }).flat(),
        shape(bank, {
          fill: linear([0, near], [0, bottom], hour.ground[0], hour.ground[1]),
          stroke: INK,
          width: 6,
        }),
        ...[0.06, 0.9].flatMap((k) =>
          rock(x + width * k, near + height * between(random, 0, 0.05), height * 0.05, hour.stone[1]),
        ),
        ...sunbeams(area),
        ...halftone(area, 26, '#0c5a4a', cornerFade([x, y], Math.min(width, height) * 0.5), 0.4),
      ],
      flying: butterflies({ ...area, height: height * 0.92 }, random),
      front: canopy(area, random, hour.leaves),
      light: hour.light,
    };
  };

export const river = stoneRiver(0);
export const stoneBridge = stoneRiver(7);
