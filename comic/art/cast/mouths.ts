import type { Mood } from '../../book.ts';
import { INK } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { group, place, shape, type Node, type Point } from '../../drawing/tree.ts';

const INSIDE = '#5b1630';
const TONGUE = '#ff7d86';

/** A friendly mouth for every mood, about 200 wide at scale 1. */
export function moodMouth(mood: Mood, [x, y]: Point, scale: number, ink: number): Node {
  return group(lips(mood, ink / scale), { matrix: place(x, y, 0, scale) });
}

function lips(mood: Mood, ink: number): Node[] {
  const line = Math.max(ink * 1.2, 15);
  if (mood === 'sad')
    return [
      shape(
        curve([
          [-64, 22],
          [0, -14],
          [64, 22],
        ]),
        { stroke: INK, width: line },
      ),
    ];
  if (mood === 'scared') {
    return [
      shape(
        curve([
          [-72, 8],
          [-40, -12],
          [-8, 10],
          [26, -12],
          [58, 10],
          [78, -4],
        ]),
        { stroke: INK, width: line },
      ),
    ];
  }
  if (mood === 'amazed') return open(ellipse(0, 14, 46, 58), 56, ink);
  if (mood === 'proud') {
    return open('M-72 -14C-30 2 40 -2 84 -30C84 14 48 42 4 42C-34 42 -64 20 -72 -14Z', 40, ink);
  }
  return open('M-98 -24C-50 -6 50 -6 98 -24C94 48 54 82 0 82C-54 82 -94 48 -98 -24Z', 78, ink);
}

function open(d: string, depth: number, ink: number): Node[] {
  return [
    shape(d, { fill: INSIDE }),
    group([shape(ellipse(0, depth, 58, 36), { fill: TONGUE })], { clip: d }),
    shape(d, { stroke: INK, width: ink }),
  ];
}
