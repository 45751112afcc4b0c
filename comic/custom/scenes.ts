import type { Expression } from '../hero.ts';
import type { Item, Mood, Scene, Supporting } from '../book.ts';
import type { PoseName } from '../art/hero/poses.ts';
import type { Point } from '../drawing/tree.ts';
import { asleepInBed } from '../stories/asleep-in-bed.ts';
import type { Direction } from './direct.ts';
import type { Shape } from './divide-pages.ts';
import type { CustomCast, CustomThing } from './lexicon.ts';
import { FIGURES, SETTINGS, type Setting, THINGS } from './settings.ts';

/** The framing of a picture: a place with a character in it, people down to the knee, or a face. */
export type Shot = 'far' | 'wide' | 'near' | 'face';

/** What a panel shows, once everything is decided. */
export interface Picture extends Omit<Direction, 'pose' | 'face' | 'cast' | 'arrives'> {
  shape: Shape;
  shot: Shot;
  pose: PoseName;
  face: Expression;
  cast: readonly (CustomCast | 'friend')[];
  /** Whose face a close-up shows. */
  closeOn: 'hero' | CustomCast;
  /** On which side the hero stands. */
  side: 'left' | 'right';
  seed: number;
}

/** Width of a panel divided by its height. */
const ASPECT: Readonly<Record<Shape, number>> = { splash: 1, wide: 2.15, square: 1.05, tall: 0.7 };
const MOODS: Readonly<Record<Expression, Mood>> = {
  calm: 'happy',
  happy: 'happy',
  surprised: 'amazed',
  brave: 'proud',
  worried: 'scared',
  proud: 'proud',
  laughing: 'happy',
  sad: 'sad',
  thinking: 'happy',
};
/** Poses that do not touch the ground. */
const IN_THE_AIR: readonly PoseName[] = ['fly', 'float', 'glide', 'fall'];
/** Poses with a hand free to hold a thing, on the side that they face. */
const HANDS: readonly PoseName[] = ['offer', 'lift', 'point', 'think', 'cheer', 'tiptoe'];

interface Stand {
  /** Height of the hero's head as a share of the panel's height. */
  head: number;
  x: number;
  /** Of the soles, or of the middle of the head for characters in the air. */
  y: number;
  /** Where the other characters stand; `tall` is how tall a hero would be there. */
  others: readonly Point[];
  tall: number;
  floor: Point;
}

const STANDS: Readonly<Record<Shape, Readonly<Record<'far' | 'wide' | 'near', Stand>>>> = {
  splash: {
    far: {
      head: 0.15,
      x: 0.4,
      y: 0.92,
      others: [
        [0.62, 0.92],
        [0.8, 0.93],
      ],
      tall: 0.36,
      floor: [0.22, 0.93],
    },
    wide: {
      head: 0.235,
      x: 0.34,
      y: 0.945,
      others: [
        [0.72, 0.945],
        [0.9, 0.92],
      ],
      tall: 0.54,
      floor: [0.53, 0.95],
    },
    near: {
      head: 0.32,
      x: 0.36,
      y: 1.08,
      others: [
        [0.78, 1.02],
        [0.95, 0.98],
      ],
      tall: 0.7,
      floor: [0.58, 0.97],
    },
  },
  wide: {
    far: {
      head: 0.24,
      x: 0.2,
      y: 0.96,
      others: [
        [0.38, 0.96],
        [0.52, 0.97],
      ],
      tall: 0.56,
      floor: [0.63, 0.95],
    },
    wide: {
      head: 0.3,
      x: 0.2,
      y: 0.97,
      others: [
        [0.42, 0.97],
        [0.58, 0.96],
      ],
      tall: 0.7,
      floor: [0.62, 0.96],
    },
    near: {
      head: 0.4,
      x: 0.2,
      y: 1.16,
      others: [
        [0.46, 1.08],
        [0.62, 1.04],
      ],
      tall: 0.84,
      floor: [0.64, 0.99],
    },
  },
  square: {
    far: {
      head: 0.2,
      x: 0.4,
      y: 0.96,
      others: [
        [0.68, 0.96],
        [0.88, 0.96],
      ],
      tall: 0.46,
      floor: [0.16, 0.96],
    },
    wide: {
      head: 0.25,
      x: 0.34,
      y: 0.98,
      others: [
        [0.74, 0.98],
        [0.92, 0.97],
      ],
      tall: 0.58,
      floor: [0.55, 0.98],
    },
    near: {
      head: 0.3,
      x: 0.34,
      y: 1.1,
      others: [
        [0.76, 1.04],
        [0.95, 1],
      ],
      tall: 0.62,
      floor: [0.58, 1],
    },
  },
  tall: {
    far: { head: 0.17, x: 0.5, y: 0.96, others: [[0.78, 0.96]], tall: 0.36, floor: [0.2, 0.97] },
    wide: { head: 0.2, x: 0.5, y: 0.97, others: [[0.8, 0.97]], tall: 0.44, floor: [0.2, 0.98] },
    near: { head: 0.26, x: 0.5, y: 1.1, others: [[0.85, 1.05]], tall: 0.5, floor: [0.2, 1] },
  },
};

/** The scene of a panel, from back to front. */
export function sceneOf(picture: Picture): Scene {
  const setting = SETTINGS[picture.place];
  if (picture.shot === 'face') return faceScene(picture, setting);
  const scene = (items: readonly Item[]): Scene => ({
    place: setting.drawn[picture.time] ?? setting.drawn.day,
    seed: picture.seed,
    items: [...over(picture, setting, 'behind'), ...items, ...over(picture, setting, 'before')],
  });
  if (picture.pose === 'asleep')
    return scene(asleep(picture, setting.indoors === true && picture.place !== 'cave'));
  const flies = setting.air === true || IN_THE_AIR.includes(picture.pose);
  return scene(flies ? floating(picture) : standing(picture, setting));
}

/** A close-up of the hero or of the speaker. */
function faceScene(
  { shape, pose, face, closeOn, side, seed, time, place }: Picture,
  setting: Setting,
): Scene {
  const night = time === 'night' && !setting.indoors;
  const ground =
    face === 'worried' || face === 'sad'
      ? 'nightBurst'
      : night && setting.close !== 'nightBurst'
        ? 'nightBurst'
        : setting.close;
  const x = shape === 'tall' ? 0.5 : side === 'left' ? 0.44 : 0.56;
  const size = shape === 'tall' ? 0.34 : shape === 'square' ? 0.43 : shape === 'wide' ? 0.5 : 0.36;
  const at: Point = [
    shape === 'wide' ? (side === 'left' ? 0.26 : 0.74) : x,
    shape === 'splash' ? 0.62 : 0.67,
  ];
  const items: Item[] =
    closeOn === 'hero'
      ? [{ who: 'hero', pose: upright(pose), face, at, size, anchor: 'head', flip: side === 'right' }]
      : [castItem(closeOn, MOODS[face], at[0], 1.02, closeUpSize(closeOn, shape))];
  // Every other face is shown in its place, seen from near; the rest in front of rays, which suit feelings.
  if (seed % 2 && setting.air !== true && setting.counter !== true)
    return {
      place: setting.drawn[time] ?? setting.drawn.day,
      camera: { zoom: 2, at: [side === 'left' ? 0.6 : 0.4, 0.62] },
      seed,
      items,
    };
  return { place: place === 'bedroom' ? 'nightBurst' : ground, seed, items };
}

/** A small character fills a close-up as a tall one does. */
function closeUpSize(who: CustomCast, shape: Shape): number {
  const most = shape === 'tall' ? 0.46 : shape === 'splash' ? 0.6 : 0.66;
  return FIGURES[who].tall > 1 ? most : most * 0.92;
}

/** Replaces a pose that hides the face when only head and shoulders are seen. */
function upright(pose: PoseName): PoseName {
  const seen: readonly PoseName[] = [
    'think',
    'wave',
    'cheer',
    'shout',
    'shrug',
    'point',
    'namaste',
    'lift',
    'offer',
    'proud',
  ];
  return seen.includes(pose) ? pose : 'proud';
}

function standing({ shape, shot, pose, face, cast, things, side }: Picture, setting: Setting): Item[] {
  const counter = setting.counter === true;
  const stand = STANDS[shape][counter ? 'wide' : (shot as 'far' | 'wide' | 'near')];
  const alone = cast.length === 0 && things.every((thing) => THINGS[thing].where !== 'floor');
  const x = alone && shape !== 'wide' ? lean(stand.x, 0.44) : stand.x;
  // Behind a counter, characters are visible from the waist up.
  const drop = counter ? 0.16 : 0;
  const mood = MOODS[face];
  const hand = handThing(things, pose);
  const hero: Item = {
    who: 'hero',
    pose: hand && pose === 'lift' ? 'carry' : pose,
    face,
    at: [turned(x, side), stand.y + drop],
    size: stand.head,
    flip: side === 'right',
    ...(hand && { holds: { thing: hand, hand: side === 'left' ? 1 : 0, size: THINGS[hand].tall } }),
  };
  const others = cast.slice(0, stand.others.length).map((who, index) => {
    const [ox, oy] = stand.others[index]!;
    const { tall, air } = FIGURES[who];
    const size = tall * stand.tall;
    // Only tall characters are cut at the knee, so that the faces of small ones keep clear of the page
    // number.
    const soles = Math.min(oy, 0.97 + Math.max(0, tall - 0.85) * 0.4);
    const y = air ? oy - stand.tall * 0.62 + size * 0.5 : soles + drop * Math.min(1, tall);
    return castItem(who, mood, turned(ox, side), y, size);
  });
  return [
    ...floorThings(things, stand, cast.length, side, 'behind'),
    ...others,
    hero,
    ...floorThings(things, stand, cast.length, side, 'before'),
  ];
}

function floating({ shape, shot, pose, face, cast, things, side }: Picture): Item[] {
  const head = { splash: 0.23, wide: 0.32, square: 0.3, tall: 0.22 }[shape] * (shot === 'far' ? 0.72 : 1);
  const at: Point = shape === 'wide' ? [0.26, 0.55] : [cast.length > 0 ? 0.36 : 0.46, 0.6];
  const aloft: readonly PoseName[] = ['fly', 'glide', 'float', 'fall', 'leap', 'cheer', 'wave'];
  return [
    ...airThings(things, shape, side),
    ...cast.slice(0, 2).map((who, index) => {
      const size = FIGURES[who].tall * head * 1.9;
      const x = shape === 'wide' ? 0.52 + index * 0.16 : 0.76 + index * 0.14;
      return castItem(who, MOODS[face], turned(x, side), 0.56 + index * 0.2 + size / 2, size);
    }),
    {
      who: 'hero',
      pose: aloft.includes(pose) ? pose : 'float',
      face,
      at: [turned(at[0], side), at[1]],
      size: head,
      anchor: 'head',
      flip: side === 'right',
    },
  ];
}

/** The hero asleep under the quilt, in bed if the place allows one. Other characters stand beside. */
function asleep({ shape, cast }: Picture, bed: boolean): Item[] {
  const size = { splash: 0.3, wide: 0.42, square: 0.34, tall: 0.24 }[shape];
  const x = shape === 'wide' ? 0.38 : cast.length > 0 ? 0.4 : 0.48;
  return [
    ...cast.slice(0, 1).map((who) => {
      const tall = FIGURES[who].tall * size * 1.25;
      return castItem(who, 'happy', shape === 'wide' ? 0.84 : 0.86, 0.97, tall);
    }),
    ...asleepInBed(x, bed ? 0.76 : 0.88, { size, aspect: ASPECT[shape], bed }),
  ];
}

function castItem(who: CustomCast | 'friend', mood: Mood, x: number, y: number, size: number): Item {
  return { who: who as Supporting['who'], mood, at: [x, y], size };
}

/** The thing in the hand, when the pose has a free hand. */
function handThing(things: readonly CustomThing[], pose: PoseName): CustomThing | undefined {
  return HANDS.includes(pose) ? things.find((thing) => THINGS[thing].where === 'hand') : undefined;
}

/** Tall things stand behind people, small ones in front. */
function floorThings(
  things: readonly CustomThing[],
  stand: Stand,
  company: number,
  side: Picture['side'],
  where: 'behind' | 'before',
): Item[] {
  return things
    .filter(
      (thing) =>
        THINGS[thing].where === 'floor' && (THINGS[thing].tall > 0.45 ? 'behind' : 'before') === where,
    )
    .slice(0, 1)
    .map((thing) => {
      const size = THINGS[thing].tall * stand.tall;
      const [x, y] = company === 0 && where === 'behind' ? stand.others[0]! : stand.floor;
      return { thing, at: [turned(x, side), y - size / 2] as Point, size };
    });
}

function airThings(things: readonly CustomThing[], shape: Shape, side: Picture['side']): Item[] {
  return things
    .filter((thing) => THINGS[thing].where === 'air')
    .slice(0, 2)
    .map((thing, index) => {
      const size = THINGS[thing].tall * 0.6;
      const x = shape === 'wide' ? 0.84 - index * 0.2 : 0.84 - index * 0.66;
      return { thing, at: [turned(x, side), index === 0 ? 0.36 : 0.82] as Point, size };
    });
}

/** Rain and sparks in front of everything; planets and kites in the sky of a place with ground. */
function over({ things, shape, side, place }: Picture, setting: Setting, where: 'behind' | 'before'): Item[] {
  if (where === 'behind')
    return setting.air || setting.indoors || place === 'space' ? [] : airThings(things, shape, side);
  return things
    .filter((thing) => THINGS[thing].where === 'over' && !setting.indoors)
    .map((thing) => ({ thing, at: [0.5, 0.5] as Point, size: 1 }));
}

const turned = (x: number, side: Picture['side']): number => (side === 'left' ? x : 1 - x);
const lean = (from: number, to: number): number => from + (to - from) * 0.7;
