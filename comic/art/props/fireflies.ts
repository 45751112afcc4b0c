import { ellipse } from '../../drawing/path.ts';
import { radial, shape, type Node } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

/** Fifty fireflies in the air: each a spark in its own small glow. */
export const fireflies: DrawProp = () => {
  const sparks = Array.from({ length: 50 }, (_, i) => {
    const reach = 120 + ((i * 97) % 100) * 8;
    const a = i * 2.4;
    return [Math.cos(a) * reach * 1.3, Math.sin(a) * reach * 0.55, 9 + (i % 4) * 3] as const;
  });
  const nodes: Node[] = [
    ...sparks
      .filter((_, i) => i % 3 === 0)
      .map(([x, y, r]) =>
        shape(ellipse(x, y, r * 6), {
          fill: radial(
            [x, y],
            r * 6,
            { at: 0, colour: '#d8ff4d', opacity: 0.8 },
            { at: 1, colour: '#d8ff4d', opacity: 0 },
          ),
        }),
      ),
    shape(sparks.map(([x, y, r]) => ellipse(x, y, r)).join(''), { fill: '#f6ffb0' }),
  ];
  return { nodes };
};
