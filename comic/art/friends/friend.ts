import type { Mood } from '../../book.ts';
import { INK, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { group, shape, type Box, type Node, type Point } from '../../drawing/tree.ts';
import type { Character } from '../cast/cast.ts';
import { bigEye } from '../cast/eyes.ts';
import { moodMouth } from '../cast/mouths.ts';

/** A piece of the animal: its edge, its coat, and marks that are cut off at the edge. */
export interface Part {
  d: string;
  coat: string;
  marks?: readonly Node[];
}

/** A young animal that sits on the origin, 1000 units high. The head is most of it. */
export interface Animal {
  /** Tail, ears, shell, wings: drawn behind the body, from back to front. */
  behind: readonly Part[];
  /** Body, feet, paws. */
  body: readonly Part[];
  /** The head and what is on it, drawn under the eyes. */
  head: readonly Part[];
  /** Trunk, beak, muzzle: drawn over the eyes. */
  front: readonly Part[];
  eyes: { at: Point; rx: number; ry: number; iris: readonly [string, string] };
  nose?: Part;
  /** None for animals with a beak, which is a part. */
  mouth?: { at: Point; scale: number };
  whiskers?: boolean;
  face: Box;
  headBox: Box;
}

/** How an animal is drawn in a mood. */
export type DrawFriend = (mood: Mood) => Animal;

const GAZE: Record<Mood, Point> = {
  happy: [-0.15, -0.15],
  proud: [0.1, -0.3],
  amazed: [0, -0.6],
  sad: [-0.1, 0.6],
  scared: [0.5, 0.2],
};
const BROW: Record<Mood, readonly [inner: number, outer: number]> = {
  happy: [-8, -6],
  proud: [-2, -14],
  amazed: [-34, -28],
  sad: [-34, 14],
  scared: [-34, 6],
};

/** Draws the animal with a kerchief round its neck. */
export function drawAnimal(animal: Animal, mood: Mood, ink: number, kerchief: string): Character {
  const { behind, body, head, front, eyes, nose, mouth } = animal;
  const inner = ink * 0.6;
  const parts = [...behind, ...body, ...head, ...front];
  const part = ({ d, coat, marks }: Part): Node[] => [
    shape(d, { fill: coat }),
    ...(marks ? [group(marks, { clip: d })] : []),
    shape(d, { stroke: INK, width: inner }),
  ];
  const [x, y] = eyes.at;
  const [low, high] = BROW[mood];
  return {
    nodes: [
      shape(ellipse(24, -8, 280, 38), { fill: '#1a0b45', opacity: 0.35 }),
      shape(parts.map(({ d }) => d).join(''), { fill: INK, stroke: INK, width: ink * 1.8 }),
      ...behind.flatMap(part),
      ...body.flatMap(part),
      ...scarf(kerchief, inner, ink),
      ...head.flatMap(part),
      ...[-1, 1].map((side) =>
        shape(ellipse(side * (x + eyes.rx * 0.9), y + eyes.ry * 1.5, 40, 24), {
          fill: '#ff7d7d',
          opacity: 0.5,
        }),
      ),
      ...[-1, 1].flatMap((side) => [
        ...bigEye([side * x, y], eyes.rx, eyes.ry, eyes.iris, GAZE[mood], inner),
        shape(
          curve([
            [side * (x - eyes.rx * 0.7), y - eyes.ry * 1.35 + low],
            [side * x, y - eyes.ry * 1.48 + (low + high) / 2],
            [side * (x + eyes.rx * 0.8), y - eyes.ry * 1.28 + high],
          ]),
          { stroke: INK, width: 17, opacity: 0.75 },
        ),
      ]),
      ...(mouth ? [moodMouth(mood, mouth.at, mouth.scale, inner)] : []),
      ...front.flatMap(part),
      ...(nose ? part(nose) : []),
      ...(animal.whiskers ? [whiskers(inner)] : []),
    ],
    face: animal.face,
    head: animal.headBox,
    mouth: mouth?.at ?? [0, y + eyes.ry * 1.8],
    paper: '#fffdf0',
  };
}

/** The shadow on the side away from the light; an edge has to clip it. */
export function shadow(colour: string, x: number, top: number, foot: number): Node {
  return shape(
    `M${x} ${top}C${x + 100} ${top * 0.7 + foot * 0.3} ${x + 60} ${top * 0.3 + foot * 0.7} ${x - 90} ${foot}L${x + 400} ${foot}L${x + 400} ${top}Z`,
    { fill: shade(colour, 0.6), opacity: 0.24 },
  );
}

/** A body, hind feet and front paws, all in one coat. */
export function sitting(coat: string, belly: string, paw = light(coat, 0.25)): Part[] {
  return [
    ...[-1, 1].map((side): Part => ({ d: ellipse(side * 168, -42, 96, 42), coat: paw })),
    {
      d: ellipse(0, -220, 186, 216),
      coat,
      marks: [shape(ellipse(-8, -190, 112, 160), { fill: belly }), shadow(coat, 120, -440, 0)],
    },
    ...[-1, 1].map((side): Part => ({ d: ellipse(side * 66, -52, 56, 52), coat: paw })),
  ];
}

function scarf(colour: string, inner: number, ink: number): Node[] {
  const band = 'M-178 -452C-90 -380 90 -380 178 -452L186 -392C96 -318 -96 -318 -186 -392Z';
  const flap = 'M-116 -372C-40 -330 40 -330 116 -372C84 -300 46 -248 6 -214C-44 -252 -86 -306 -116 -372Z';
  return [
    shape(band + flap, { fill: INK, stroke: INK, width: ink * 1.1 }),
    shape(flap, { fill: shade(colour, 0.16), stroke: INK, width: inner }),
    shape(ellipse(-34, -318, 12) + ellipse(30, -312, 12) + ellipse(2, -266, 12), {
      fill: light(colour, 0.7),
    }),
    shape(band, { fill: colour, stroke: INK, width: inner }),
    shape(
      curve([
        [-150, -418],
        [0, -366],
        [120, -404],
      ]),
      { stroke: light(colour, 0.5), width: 9, opacity: 0.8 },
    ),
  ];
}

function whiskers(inner: number): Node {
  return shape(
    [-1, 1]
      .flatMap((side) => [
        curve([
          [side * 120, -520],
          [side * 210, -536],
          [side * 300, -530],
        ]),
        curve([
          [side * 120, -496],
          [side * 205, -490],
          [side * 290, -470],
        ]),
      ])
      .join(''),
    { stroke: INK, width: inner * 0.75, opacity: 0.8 },
  );
}
