import { INK } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { group, linear, place, shape } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

const BRASS = linear([-260, -200], [260, 200], '#fff0a6', '#ffc935', '#c26f1c');

/**
 * A brass bell that swings on a chain from above. The end of its rope, where somebody rings it, is at the
 * origin.
 */
export const templeBell: DrawProp = (ink) => {
  const body =
    'M-90 -260C-220 -210 -200 60 -300 200C-320 250 320 250 300 200C200 60 220 -210 90 -260C60 -300 -60 -300 -90 -260Z';
  const rope = curve([
    [0, 0],
    [70, -170],
    [230, -300],
    [330, -440],
  ]);
  return {
    nodes: [
      shape(rope, { stroke: INK, width: 34 + ink * 1.4 }),
      shape(rope, { stroke: '#e8b26a', width: 34 }),
      group(
        [
          shape('M0 -280L0 -2400', { stroke: INK, width: 30 + ink * 1.4 }),
          shape('M0 -280L0 -2400', { stroke: '#d9a03a', width: 30 }),
          shape(ellipse(0, 270, 74), { fill: '#d9801f', stroke: INK, width: ink }),
          shape(ellipse(0, -300, 60), { fill: BRASS, stroke: INK, width: ink }),
          shape(body, { fill: BRASS, stroke: INK, width: ink * 1.6 }),
          shape('M-240 110C-120 140 120 140 240 110M-172 -110C-90 -90 90 -90 172 -110', {
            stroke: '#a55a1c',
            width: 22,
          }),
          shape('M-130 -200C-160 -100 -150 0 -200 100', { stroke: '#ffffff', width: 26, opacity: 0.8 }),
        ],
        { matrix: place(430, -720, 16) },
      ),
      shape(
        'M60 -900C20 -820 20 -740 50 -660M-20 -940C-80 -830 -80 -720 -30 -620M850 -860C890 -780 880 -700 840 -620',
        {
          stroke: '#fff3c4',
          width: 26,
        },
      ),
    ],
  };
};
