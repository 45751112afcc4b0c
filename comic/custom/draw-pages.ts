import type { Balloon, Caption, PagePlan, Panel, Row, Story, Wording } from '../book.ts';
import type { PoseName } from '../art/hero/poses.ts';
import type { Point } from '../drawing/tree.ts';
import type { Expression } from '../hero.ts';
import { type Direction, poseIn } from './direct.ts';
import { GRIDS, type Shape, shapesOf } from './divide-pages.ts';
import type { WordedPage } from './lay-words.ts';
import { type CustomCast, findMood } from './lexicon.ts';
import { type Picture, sceneOf, type Shot } from './scenes.ts';
import { SETTINGS } from './settings.ts';
import type { Part } from './spoken.ts';
import { weightOf, wordsOf } from './words.ts';

/** Poses, in turn, for a hero to whom the words give nothing to do. */
const AT_EASE: readonly PoseName[] = ['wave', 'proud', 'point', 'tiptoe', 'lift', 'think', 'offer'];
const QUIET_POSES: readonly PoseName[] = ['lookUp', 'tiptoe', 'sit', 'point', 'cheer', 'think', 'crouch'];
const SIDES = ['left', 'right'] as const;

/** Turns pages into plans: a scene for each panel, with its words in captions and balloons. */
export function drawPages(
  pages: readonly WordedPage[],
  directions: readonly Direction[],
  heroNames: ReadonlySet<string>,
  base: Pick<Story, 'pages'>,
): PagePlan[] {
  const memory: Memory = {
    heroNames,
    panel: 0,
    beat: 0,
    shown: '',
    pose: null,
    world: 0,
  };
  const worlds = pages.filter(({ quiet }) => quiet === 'world').length;
  return pages.map((page, number) => {
    if (page.quiet === 'world') {
      const at = Math.floor((memory.world++ * base.pages.length) / Math.max(1, worlds));
      return withoutWords(base.pages[at % base.pages.length]!);
    }
    const shapes = shapesOf(page.grid);
    const panels = page.panels.map((parts, index) => drawPanel(parts, shapes[index]!, directions, memory));
    return { rows: rowsOf(page, panels, number) };
  });
}

/** What the earlier panels showed. */
interface Memory {
  heroNames: ReadonlySet<string>;
  panel: number;
  beat: number;
  shown: string;
  pose: PoseName | null;
  world: number;
}

function drawPanel(
  parts: readonly Part[],
  shape: Shape,
  directions: readonly Direction[],
  memory: Memory,
): Omit<Panel, 'width'> {
  const seed = ++memory.panel;
  const beats = [...new Set(parts.map(({ beat }) => beat))].map((beat) => directions[beat]!);
  const direction = beats[0] ?? directions[memory.beat]!;
  memory.beat = parts.at(-1)?.beat ?? memory.beat;
  const key = `${direction.place} ${direction.time}`;
  const arrives = key !== memory.shown;
  memory.shown = key;
  const speakers = [...new Set(parts.flatMap(({ speaker }) => speaker ?? []))];
  const cast = [
    ...new Set([
      ...speakers.filter((one): one is CustomCast => one !== 'hero' && one !== 'unseen'),
      ...(beats.length > 0 ? beats : [direction]).flatMap((each) => each.cast.map(({ who }) => who)),
    ]),
  ].slice(0, 2);
  const pose = poseFor(parts, beats, seed, memory);
  memory.pose = pose;
  const face = faceFor(parts, beats, seed);
  const shot = shotFor(parts, shape, cast, arrives, pose, seed);
  const closeOn = shot === 'face' && cast.length > 0 && speakers[0] === cast[0] ? cast[0]! : 'hero';
  const picture: Picture = {
    shape,
    shot,
    pose,
    face,
    // The favourite animal, if one was chosen, joins some of the panels where the hero is alone.
    cast: shot === 'face' ? [] : cast.length === 0 && seed % 3 === 0 ? ['friend'] : cast,
    closeOn,
    side: sideFor(parts, speakers, seed),
    seed,
    place: aloft(pose, direction) ? 'sky' : direction.place,
    time: direction.time,
    things: [...new Set((beats.length > 0 ? beats : [direction]).flatMap(({ things }) => things))].slice(
      0,
      2,
    ),
  };
  const scene = sceneOf(picture);
  return { ...scene, ...lettered(parts, picture) };
}

/** Whether the picture moves to the sky: a hero who flies over a forest is shown there. */
function aloft(pose: PoseName, { place }: Direction): boolean {
  return (pose === 'fly' || pose === 'glide') && SETTINGS[place].air !== true;
}

function poseFor(
  parts: readonly Part[],
  beats: readonly Direction[],
  seed: number,
  { pose: last, heroNames }: Memory,
): PoseName {
  const words = parts.flatMap(({ kind, text }) => (kind === 'told' ? wordsOf(text) : []));
  const told = beats.map(({ pose }) => pose).find((pose) => pose !== undefined) ?? poseIn(words, heroNames);
  if (told === 'climb') return 'lookUp';
  if (told !== undefined && (told === 'asleep' || told !== last)) return told;
  const shouted = parts.some(({ kind, speaker }) => kind === 'shout' && speaker === 'hero');
  const choices = parts.length === 0 ? QUIET_POSES : shouted ? (['shout', 'cheer'] as const) : AT_EASE;
  const choice = choices[seed % choices.length]!;
  return choice === last ? choices[(seed + 1) % choices.length]! : choice;
}

function faceFor(parts: readonly Part[], beats: readonly Direction[], seed: number): Expression {
  const words = parts.flatMap(({ text }) => wordsOf(text));
  const told =
    beats.map(({ face }) => face).find((face) => face !== undefined) ??
    words.map(findMood).findLast((face) => face !== undefined);
  if (told) return told;
  const text = parts.map((part) => part.text).join(' ');
  if (/[?]/.test(text)) return 'surprised';
  if (/!/.test(text)) return 'happy';
  return (['happy', 'calm', 'happy', 'brave'] as const)[seed % 4]!;
}

function shotFor(
  parts: readonly Part[],
  shape: Shape,
  cast: readonly CustomCast[],
  arrives: boolean,
  pose: PoseName,
  seed: number,
): Shot {
  if (pose === 'asleep') return 'wide';
  if (shape === 'tall') return 'face';
  if (shape === 'square') {
    const together =
      cast.length > 0 && parts.some(({ speaker }) => speaker === undefined || speaker === 'hero');
    if (arrives) return 'wide';
    if (together) return seed % 2 ? 'near' : 'wide';
    return seed % 3 ? 'face' : 'near';
  }
  if (arrives) return shape === 'splash' && parts.length === 1 ? 'far' : 'wide';
  return seed % 3 === 0 ? 'near' : 'wide';
}

/** The first speaker stands on the left. If told words come first, they take the upper left instead. */
function sideFor(
  parts: readonly Part[],
  speakers: readonly Part['speaker'][],
  seed: number,
): Picture['side'] {
  if (speakers.length === 0) return SIDES[seed % 2]!;
  const heroFirst = speakers[0] === 'hero' || speakers[0] === 'unseen';
  return heroFirst === (parts[0]?.kind === 'told') ? 'right' : 'left';
}

/** Sets told words in captions and said words in balloons, each near the place where it is read in order. */
function lettered(parts: readonly Part[], { side, shape }: Picture): Pick<Panel, 'captions' | 'balloons'> {
  const firstSaid = parts.findIndex(({ kind }) => kind !== 'told');
  const points = typeFor(parts, shape);
  const away = side === 'left' ? 0.97 : 0.03;
  const captions = parts.flatMap((part, index): Caption[] => {
    if (part.kind !== 'told') return [];
    const after = firstSaid !== -1 && index > firstSaid;
    const near: Point = after
      ? [0.97, 0.97]
      : firstSaid === -1
        ? index === 0
          ? [shape === 'wide' ? away : 0.03, 0.03]
          : [away, index * 0.32]
        : [0.02, 0.02 + index * 0.2];
    return [{ text: wording(part.text), near, points, ...(after && { after: true as const }) }];
  });
  let spoken = 0;
  const balloons = parts.flatMap((part): Balloon[] => {
    if (part.kind === 'told') return [];
    const turn = spoken++;
    const onLeft = ((part.speaker ?? 'hero') === 'hero') === (side === 'left');
    const near: Point = [onLeft ? 0.2 : 0.74, 0.06 + turn * 0.14];
    return [
      {
        kind: part.kind,
        from: (part.speaker ?? 'hero') as Balloon['from'],
        text: wording(part.text),
        near,
        points,
      },
    ];
  });
  return { ...(captions.length > 0 && { captions }), ...(balloons.length > 0 && { balloons }) };
}

/** The type size in points. A few words in a large picture are set large, as in a picture book. */
function typeFor(parts: readonly Part[], shape: Shape): number {
  const letters = parts.reduce((sum, { text }) => sum + weightOf(text), 0);
  if (shape === 'splash') return letters < 130 ? 18 : 15;
  return shape === 'wide' && letters < 80 ? 15 : 13;
}

const wording = (text: string): Wording => ({ en: text, hi: text });

const SLANTS = [50, -50, 30, -40] as const;

function rowsOf({ grid }: WordedPage, panels: readonly Omit<Panel, 'width'>[], number: number): Row[] {
  const rows = GRIDS[grid];
  if (rows.length === 1) return [{ height: 1, bleed: true, panels: [{ ...panels[0]!, width: 1 }] }];
  let next = 0;
  const slant = SLANTS[number % SLANTS.length]!;
  const bleeding = rows[0].length === 1 && (grid !== 'two' || number % 2 === 0) ? 0 : 1;
  return rows.map((shapes, row): Row => {
    const own = shapes.map((_shape, index): Panel => {
      const wider = shapes.length === 2 ? (number % 2 === index ? 5.2 : 4.8) : 1;
      const lean = index < shapes.length - 1 ? (number % 2 ? 40 : -40) : undefined;
      return { ...panels[next++]!, width: wider, ...(lean !== undefined && { lean }) };
    });
    return {
      height: shapes.length === 1 ? 5.3 : 4.7,
      ...(row === 0 && { slant }),
      ...(row === bleeding && shapes.length === 1 && { bleed: true }),
      panels: own,
    };
  });
}

/** A page of the chosen story as a picture without words. */
function withoutWords({ rows }: PagePlan): PagePlan {
  return {
    rows: rows.map((row) => ({
      ...row,
      panels: row.panels.map(({ captions: _c, balloons: _b, effects: _e, ...scene }) => scene),
    })),
  };
}
