import { light } from '../../drawing/colour.ts';
import { ellipse } from '../../drawing/path.ts';
import { shape, type Node, type Point } from '../../drawing/tree.ts';
import { shadow, type DrawFriend, type Part } from './friend.ts';

const BLUE = '#2f7fe0';
const TEAL = '#1aa08c';
const GOLD = '#f2c12e';

/** A young peacock: its first fan is not quite full yet, and it does not care. */
export const peacock: DrawFriend = (mood) => {
  const folded = mood === 'sad' || mood === 'scared';
  const turns = folded ? [-62, 62] : [-82, 82, -57, 57, -32, 32];
  const reach = folded ? 250 : 450;
  const tip = (turn: number): Point => {
    const a = ((turn - 90) * Math.PI) / 180;
    return [Math.cos(a) * reach, -320 + Math.sin(a) * reach * (folded ? -0.5 : 1)];
  };
  const feather = (turn: number): Part => {
    const [x, y] = tip(turn);
    const a = ((turn - 90) * Math.PI) / 180;
    const [sx, sy] = [-Math.sin(a) * 92, Math.cos(a) * 92];
    const eye = (r: number, fill: string): Node => shape(ellipse(x * 0.97, y + 8, r, r * 1.1), { fill });
    return {
      d: `M0 -200C${x * 0.5 - sx} ${-200 + (y + 200) * 0.5 - sy} ${x - sx} ${y - sy} ${x * 1.16} ${y - 62 * Math.abs(Math.sin(a))}C${x + sx} ${y + sy} ${x * 0.5 + sx} ${-200 + (y + 200) * 0.5 + sy} 0 -200Z`,
      coat: TEAL,
      marks: [eye(56, GOLD), eye(40, '#2bc4b0'), eye(24, '#1d3f9e')],
    };
  };
  const open = mood === 'happy' || mood === 'amazed' || mood === 'proud';
  return {
    behind: turns.map(feather),
    body: [
      ...[-1, 1].map((side): Part => ({
        d: [-34, 0, 34].map((x) => ellipse(side * 78 + x, -26, 24, 26)).join(''),
        coat: '#e8a94a',
      })),
      {
        d: ellipse(0, -240, 178, 206),
        coat: BLUE,
        marks: [shape(ellipse(-10, -200, 112, 150), { fill: light(BLUE, 0.3) }), shadow(BLUE, 110, -450, 0)],
      },
      ...[-1, 1].map((side): Part => ({
        d: `M${side * 130} -370C${side * 250} -330 ${side * 250} -170 ${side * 170} -90C${side * 120} -150 ${side * 110} -260 ${side * 130} -370Z`,
        coat: '#caa06a',
        marks: [
          shape(`M${side * 150} -300L${side * 210} -220M${side * 140} -230L${side * 190} -150`, {
            stroke: '#8a5f34',
            width: 13,
          }),
        ],
      })),
    ],
    head: [
      ...[-34, 0, 34].map((x): Part => ({
        d: ellipse(x * 2.1, -952 + Math.abs(x) * 0.5, 34, 40),
        coat: '#2bc4b0',
        marks: [shape(ellipse(x * 2.1, -952 + Math.abs(x) * 0.5, 15), { fill: '#1d3f9e' })],
      })),
      {
        d: ellipse(0, -650, 244, 244),
        coat: BLUE,
        marks: [
          shape(ellipse(-116, -656, 104, 116) + ellipse(116, -656, 104, 116), { fill: '#ffffff' }),
          shape(ellipse(-60, -830, 90, 40), { fill: light(BLUE, 0.5), opacity: 0.6 }),
          shadow(BLUE, 166, -900, -400),
        ],
      },
    ],
    front: [
      ...(open
        ? [{ d: 'M-48 -520C-30 -460 30 -460 48 -520C26 -506 -26 -506 -48 -520Z', coat: '#c97a18' }]
        : []),
      {
        d: 'M-62 -556C-40 -606 40 -606 62 -556C40 -520 20 -494 0 -484C-20 -494 -40 -520 -62 -556Z',
        coat: GOLD,
      },
    ],
    eyes: { at: [116, -664], rx: 62, ry: 74, iris: ['#10163a', '#3a4fb0'] },
    face: { x: -215, y: -780, width: 430, height: 330 },
    headBox: { x: -250, y: -990, width: 500, height: 590 },
  };
};
