import { INK, light, shade } from '../../drawing/colour.ts';
import { rect } from '../../drawing/path.ts';
import { linear, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const WOOD = '#d98a4a';

/** A low garden fence: what sheep jump over for those who cannot sleep. */
export const fence: DrawProp = (ink) => {
  const plank = linear([0, -500], [0, 500], light(WOOD, 0.35), WOOD, shade(WOOD, 0.35));
  const rail = (y: number): Node =>
    shape(rect(-900, y, 1800, 120, 30), { fill: plank, stroke: INK, width: ink });
  const posts = [-720, -360, 0, 360, 720].map((x) =>
    shape(`M${x - 100} 500L${x - 100} -380L${x} -500L${x + 100} -380L${x + 100} 500Z`, {
      fill: plank,
      stroke: INK,
      width: ink,
    }),
  );
  return { nodes: [rail(-220), rail(140), ...posts] };
};
