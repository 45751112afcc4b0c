import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { at, curve, ellipse, rect, star } from '../../drawing/path.ts';
import { group, linear, radial, shape, type Matrix, type Node, type Point } from '../../drawing/tree.ts';
import type { DrawCharacter } from './cast.ts';
import { bigEye } from './eyes.ts';
import { moodMouth } from './mouths.ts';

interface Look {
  wood: string;
  stone: string;
  /** Brass work on the leaf; it gives each door its own character. */
  trim: 'moustache' | 'flowers' | 'stars';
}

const GOLD = '#ffc93c';
const FRAME = 'M-310 0L-310 -600C-300 -790 -110 -850 0 -1000C110 -850 300 -790 310 -600L310 0L232 0L-232 0Z';
const LEAF = 'M-232 0L-232 -580C-224 -730 -84 -776 0 -880C84 -776 224 -730 232 -580L232 0Z';

const gazes: Record<Mood, Point> = {
  happy: [0, -0.1],
  amazed: [0, -0.4],
  sad: [-0.3, 0.6],
  scared: [0.6, 0.1],
  proud: [-0.3, 0],
};
const brows: Record<Mood, readonly [inner: number, outer: number]> = {
  happy: [-8, 0],
  amazed: [-34, -26],
  sad: [-34, 18],
  scared: [-34, 10],
  proud: [12, -12],
};

const green: Look = { wood: '#2f9e6a', stone: '#f2c9a0', trim: 'moustache' };
const rose: Look = { wood: '#e8578f', stone: '#ffe3c2', trim: 'flowers' };
const orange: Look = { wood: '#f2913c', stone: '#ffe9cf', trim: 'stars' };
const violet: Look = { wood: '#8a5fd0', stone: '#f2c9d8', trim: 'flowers' };
const teal: Look = { wood: '#18a89c', stone: '#ffdf9a', trim: 'moustache' };
const blue: Look = { wood: '#3f7fe0', stone: '#bfc4e6', trim: 'stars' };

/** The first door: brass moustache, loud opinions. */
export const khatkhat: DrawCharacter = (mood, ink) => shut(green, mood, ink);
export const khatkhatOpen: DrawCharacter = (mood, ink) => open(green, mood, ink);

/** The ticklish door. */
export const khikhi: DrawCharacter = (mood, ink) => shut(rose, mood, ink);
export const khikhiOpen: DrawCharacter = (mood, ink) => open(rose, mood, ink);

/** The handsome door, who knows it. */
export const sajila: DrawCharacter = (mood, ink) => shut(teal, mood, ink);

/** The nosy door. */
export const jhaankuOpen: DrawCharacter = (mood, ink) => open(orange, mood, ink);

/** The door of one polite mouse. */
export const chhutku: DrawCharacter = (mood, ink) => shut(violet, mood, ink);

/** The hundredth door, which is small and blue and has not spoken for sixty years. */
export const sau: DrawCharacter = (mood, ink) => shut(blue, mood, ink);
export const sauOpen: DrawCharacter = (mood, ink) => open(blue, mood, ink);

function shut(look: Look, mood: Mood, ink: number): ReturnType<DrawCharacter> {
  return {
    nodes: [...frame(look, ink), ...leaf(look, mood, ink), ...step(look, ink)],
    face: { x: -180, y: -690, width: 360, height: 390 },
    head: { x: -300, y: -980, width: 600, height: 720 },
    mouth: [0, -350],
    paper: light(look.wood, 0.84),
  };
}

/** An open door: light in the opening, and the leaf swung towards us on its left hinge. */
function open(look: Look, mood: Mood, ink: number): ReturnType<DrawCharacter> {
  const swing: Matrix = [0.62, 0.12, 0, 1.04, -352, 22];
  return {
    nodes: [
      shape(ellipse(0, -480, 760), {
        fill: radial(
          [0, -480],
          760,
          { at: 0, colour: '#fff3b0', opacity: 0.95 },
          { at: 0.5, colour: '#ffd76a', opacity: 0.4 },
          { at: 1, colour: '#ffd76a', opacity: 0 },
        ),
      }),
      ...frame(look, ink),
      shape(LEAF, {
        fill: radial([0, -380], 620, '#fffdf0', '#ffe88a', '#ffa94a'),
        stroke: INK,
        width: ink,
      }),
      group(
        [
          shape(rays(), { fill: '#ffffff', opacity: 0.5 }),
          shape('M-260 20C-160 -110 -60 -60 20 -120C120 -170 190 -90 260 -130L260 20Z', { fill: '#5cc06a' }),
          shape(
            ellipse(-40, -60, 26) + ellipse(70, -100, 22) + ellipse(150, -60, 28) + ellipse(-130, -40, 20),
            { fill: '#ff5f9a' },
          ),
        ],
        { clip: LEAF },
      ),
      ...step(look, ink),
      group(leaf(look, mood, ink), { matrix: swing }),
    ],
    face: { x: -470, y: -720, width: 230, height: 410 },
    head: { x: -500, y: -980, width: 800, height: 720 },
    mouth: [-352, -346],
    paper: light(look.wood, 0.84),
  };
}

function rays(): string {
  return [-150, -126, -102, -78, -54, -30]
    .map((turn) => `M0 -60L${far(turn - 5)}L${far(turn + 5)}Z`)
    .join('');
}

function far(degrees: number): string {
  const angle = (degrees * Math.PI) / 180;
  return at([Math.cos(angle) * 1100, -60 + Math.sin(angle) * 1100]);
}

function frame({ stone }: Look, ink: number): Node[] {
  return [
    shape(ellipse(20, -4, 380, 40), { fill: '#1a0b45', opacity: 0.35 }),
    shape(FRAME, {
      fill: linear([-310, -900], [310, 0], light(stone, 0.4), stone, shade(stone, 0.3)),
      stroke: INK,
      width: ink * 1.6,
    }),
    shape(
      'M-310 -150L-232 -150M-310 -320L-232 -320M-310 -490L-232 -490M310 -150L232 -150M310 -320L232 -320M310 -490L232 -490M-250 -752L-196 -690M250 -752L196 -690',
      { stroke: shade(stone, 0.6), width: ink * 0.6 },
    ),
    shape(ellipse(0, -930, 24), { fill: GOLD, stroke: INK, width: ink * 0.6 }),
  ];
}

function step({ stone }: Look, ink: number): Node[] {
  return [
    shape(rect(-350, -34, 700, 54, 14), {
      fill: linear([0, -34], [0, 20], light(stone, 0.5), shade(stone, 0.15)),
      stroke: INK,
      width: ink,
    }),
  ];
}

function leaf(look: Look, mood: Mood, ink: number): Node[] {
  const { wood } = look;
  const inner = ink * 0.6;
  const [low, high] = brows[mood];
  return [
    shape(LEAF, {
      fill: linear([-232, -800], [232, 0], light(wood, 0.3), wood, shade(wood, 0.25)),
      stroke: INK,
      width: ink,
    }),
    group(
      [
        shape('M-116 -900L-116 0M0 -900L0 0M116 -900L116 0', { stroke: shade(wood, 0.45), width: inner }),
        shape(rect(-240, -250, 480, 66), { fill: GOLD, stroke: INK, width: inner }),
        shape(
          [-180, -90, 0, 90, 180].map((x) => ellipse(x, -217, 16)).join('') +
            [-180, -90, 0, 90, 180].map((x) => ellipse(x, -60, 15)).join(''),
          { fill: '#fff0a6', stroke: INK, width: inner * 0.8 },
        ),
        shape('M-232 -580C-224 -730 -84 -776 0 -880L0 -850C-70 -750 -196 -710 -200 -560L-200 0L-232 0Z', {
          fill: '#ffffff',
          opacity: 0.3,
        }),
      ],
      { clip: LEAF },
    ),
    ...trimOf(look, inner),
    ...[-1, 1].flatMap((side) => [
      ...bigEye([side * 100, -570], 70, 80, ['#2a1420', shade(wood, 0.3)], gazes[mood], inner),
      shape(
        curve([
          [side * 34, -690 + low],
          [side * 96, -704 + (low + high) / 2],
          [side * 166, -678 + high],
        ]),
        { stroke: INK, width: 36 },
      ),
      shape(
        curve([
          [side * 34, -690 + low],
          [side * 96, -704 + (low + high) / 2],
          [side * 166, -678 + high],
        ]),
        { stroke: GOLD, width: 20 },
      ),
      shape(ellipse(side * 170, -440, 40, 26), { fill: '#ffa9a0', opacity: 0.85 }),
    ]),
    ...(mood === 'sad' ? tears(inner) : []),
    moodMouth(mood, [0, look.trim === 'moustache' ? -336 : -366], 0.72, inner),
  ];
}

/** A knocker for a nose, and the trim around it. */
function trimOf({ trim }: Look, inner: number): Node[] {
  const brass = { fill: GOLD, stroke: INK, width: inner };
  const knob = shape(ellipse(0, -470, 34), { ...brass, fill: radial([-10, -480], 50, '#fff0a6', GOLD) });
  if (trim === 'moustache')
    return [
      shape(
        'M0 -430C-40 -470 -110 -460 -140 -410C-160 -380 -196 -390 -204 -414C-206 -360 -160 -336 -116 -346C-70 -356 -30 -380 0 -396C30 -380 70 -356 116 -346C160 -336 206 -360 204 -414C196 -390 160 -380 140 -410C110 -460 40 -470 0 -430Z',
        brass,
      ),
      knob,
    ];
  if (trim === 'flowers')
    return [
      ...[-150, 150].map((x) =>
        shape(
          [0, 72, 144, 216, 288]
            .map((turn) => {
              const a = (turn * Math.PI) / 180;
              return ellipse(x + Math.cos(a) * 24, -120 + Math.sin(a) * 24, 18);
            })
            .join('') + ellipse(x, -120, 16),
          { fill: '#fff0f6', stroke: INK, width: inner * 0.7 },
        ),
      ),
      knob,
    ];
  return [
    shape([-150, 0, 150].map((x) => star(x, -128, 40, 18, 5)).join(''), {
      fill: '#fff3b0',
      stroke: INK,
      width: inner * 0.7,
    }),
    shape(star(0, -770, 44, 20, 5), { fill: '#fff3b0', stroke: INK, width: inner * 0.7 }),
    knob,
  ];
}

function tears(inner: number): Node[] {
  return [
    shape('M150 -480C176 -440 186 -420 186 -400C186 -374 114 -374 114 -400C114 -420 124 -440 150 -480Z', {
      fill: '#9fe6ff',
      stroke: INK,
      width: inner * 0.7,
    }),
  ];
}
