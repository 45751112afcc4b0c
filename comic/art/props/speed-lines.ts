import { num } from '../../drawing/path.ts';
import { shape } from '../../drawing/tree.ts';
import type { DrawProp } from './prop.ts';

/** Streaks that trail to the left of something fast; turn them along its flight. */
export const speedLines: DrawProp = () => ({
  nodes: [
    [-420, 620, 20],
    [-270, 900, 30],
    [-110, 560, 16],
    [40, 980, 34],
    [190, 640, 20],
    [330, 820, 26],
    [450, 420, 14],
  ].map(([y, length, thick], i) => {
    const head = 300 - ((i * 97) % 240);
    const tip = head - length! * 1.5;
    return shape(
      `M${num(tip)} ${num(y!)}L${num(head)} ${num(y! - thick! / 2)}L${num(head)} ${num(y! + thick! / 2)}Z`,
      { fill: '#ffffff', opacity: 0.7 },
    );
  }),
});
