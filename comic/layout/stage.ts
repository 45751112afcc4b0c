import type { Actor, Facing, Item, Scene, StoryPlan, Supporting, Thing, Wording, World } from '../book.ts';
import type { Art } from '../art/art.ts';
import { drawCast } from '../art/cast/index.ts';
import { type CostumeName, costumeOf } from '../art/costumes/index.ts';
import { drawFigure, type FigureRequest } from '../art/hero/figure.ts';
import { poses } from '../art/hero/poses.ts';
import { seated } from '../art/hero/seated.ts';
import { HEAD_HEIGHT } from '../art/hero/skeleton.ts';
import { seenFrom } from '../art/places/angle.ts';
import { closeUp } from '../art/places/close-up.ts';
import { drawPlace } from '../art/places/index.ts';
import type { PlacePart, Place } from '../art/places/place.ts';
import { drawHeld, drawProp } from '../art/props/index.ts';
import { contains, grow } from '../drawing/box.ts';
import { cull } from '../drawing/cull.ts';
import { ellipse } from '../drawing/path.ts';
import { group, place, shape, type Box, type Node, type Point } from '../drawing/tree.ts';
import { DYES, type Favourites } from '../favourites.ts';
import type { Hero } from '../hero.ts';
import { lookedAt, type Spoken } from './eye-lines.ts';
import { TRIM } from './measures.ts';
import type { Presence } from './place-balloons.ts';

/** What every panel of one book shares. */
export interface Company {
  hero: Hero;
  art: Art;
  costume: CostumeName;
  world: World;
  /** Path data of the name's first letter, for badges. */
  initial: string;
  /** The speakers' names, including the favourite animal's when there is one. */
  voices: StoryPlan['voices'] & { friend?: Wording };
  favourites: Favourites;
  /** Colour of the hero's wheelchair, when there is one. */
  wheelchair: string | undefined;
}

export interface Staged {
  /** The drawings inside the frame, from back to front. */
  nodes: readonly Node[];
  /** The drawings over the frame. */
  breaking: readonly Node[];
  present: readonly Presence[];
  /** The subjects of the picture besides faces. */
  subjects: readonly Box[];
  /** Flying parts that touch no character or thing. */
  flying: readonly PlacePart[];
}

/** The space kept free round a flying part. */
const AIR = 14;

const HERO_PAPER = '#fffdf5';

/**
 * The last staging of each scene. While somebody types a name, only words change, so the staging is reused.
 */
const lastStaged = new WeakMap<Scene, { key: string; hero: Hero; staged: Staged }>();

/** Draws the place in `area` and puts every character in it; their positions are fractions of `frame`. */
export function stage(scene: Spoken, area: Box, frame: Box, company: Company): Staged {
  const { initial, costume, favourites, wheelchair } = company;
  const boxes = [...Object.values(area), ...Object.values(frame)];
  const key = [initial, costume, favourites.animal, favourites.colour, wheelchair, ...boxes].join(' ');
  const last = lastStaged.get(scene);
  if (last?.hero === company.hero && last.key === key) return last.staged;
  const staged = stageAnew(scene, area, frame, company);
  lastStaged.set(scene, { key, hero: company.hero, staged });
  return staged;
}

function stageAnew(scene: Spoken, area: Box, frame: Box, company: Company): Staged {
  const setting = setUp(scene, area, company.art);
  const inside: Node[] = [];
  const breaking: Node[] = [];
  const present: Presence[] = [];
  const others = new Map(
    scene.items.flatMap((item) =>
      isHero(item) ? [] : [[item, standing(item, scene, frame, company)] as const],
    ),
  );
  const seen = [...others.values()].flatMap(({ presence }) => presence ?? []);
  for (const item of scene.items) {
    const { node, presence } = isHero(item)
      ? actor(item, frame, company, setting.light, lookedAt(item, scene, seen, frame))
      : others.get(item)!;
    (item.breaks ? breaking : inside).push(node);
    if (presence) present.push(presence);
  }
  const subjects = (scene.keepClear ?? []).map((box) => ({
    x: frame.x + frame.width * box.x,
    y: frame.y + frame.height * box.y,
    width: frame.width * box.width,
    height: frame.height * box.height,
  }));
  const over = (box: Box): Node[] => cull([...inside, ...breaking], box);
  const growing = (setting.growing ?? [])
    .filter(({ box }) => !over(box).some(hasInk))
    .map(({ node }) => node);
  return {
    nodes: [...setting.back, ...growing, ...inside, ...setting.front],
    breaking,
    present,
    subjects,
    flying: (setting.flying ?? []).filter(({ box }) => {
      const room = grow(box, AIR);
      return contains(frame, room) && over(room).length === 0;
    }),
  };
}

/** Whether a node has ink lines or a picture. Light and shadow have neither. */
function hasInk(node: Node): boolean {
  if (node.kind === 'group') return node.children.some(hasInk);
  return node.kind === 'picture' || node.stroke !== undefined;
}

function setUp({ place: name, seed = 1, camera }: Scene, area: Box, art: Art): Place {
  const draw = (whole: Box): Place => drawPlace(name, whole, seed, art);
  if (!camera) return draw(area);
  return 'angle' in camera ? seenFrom(draw, area, camera.angle) : closeUp(draw, area, camera);
}

/**
 * Toward the hero, or else the nearest companion. A character alone looks into the panel; in the middle of
 * it, the direction is into the page.
 */
function facingOf(item: Supporting, { items }: Scene, frame: Box): Facing {
  const others = items.filter((other): other is Actor | Supporting => 'who' in other && other !== item);
  const away = ({ at }: Actor | Supporting): number => (at[0] - item.at[0]) * frame.width;
  const partner =
    others.find(({ who }) => who === 'hero') ??
    others.toSorted((a, b) => Math.abs(away(a)) - Math.abs(away(b)))[0];
  if (partner) return sideOf(away(partner), item.size * frame.height * 0.2);
  const inPanel = sideOf((0.5 - item.at[0]) * frame.width, frame.width * 0.12);
  return inPanel === 'front'
    ? sideOf(TRIM.width / 2 - (frame.x + frame.width * item.at[0]), TRIM.width / 8)
    : inPanel;
}

function sideOf(across: number, front: number): Facing {
  if (Math.abs(across) < front) return 'front';
  return across < 0 ? 'left' : 'right';
}

/**
 * Contour width in page units: the same for all of a panel's figures, except very small and very large ones.
 */
function inkFor(size: number): number {
  return Math.max(6.5, Math.min(12, 5 + size * 0.014));
}

function isHero(item: Item): item is Actor {
  return 'who' in item && item.who === 'hero';
}

/** The position and height of an item in page units. */
function placeOf({ at, size }: Item, frame: Box): { at: Point; size: number } {
  return {
    at: [frame.x + frame.width * at[0], frame.y + frame.height * at[1]],
    size: frame.height * size,
  };
}

function standing(
  item: Supporting | Thing,
  scene: Scene,
  frame: Box,
  company: Company,
): { node: Node; presence?: Presence } {
  const { at, size } = placeOf(item, frame);
  if ('thing' in item) {
    const scale = size / 1000;
    const { nodes, voice } = drawProp(item.thing, inkFor(size) / scale, company.art);
    const matrix = place(at[0], at[1], item.turn ?? 0, item.flip ? -scale : scale, scale);
    const node = group(nodes, { matrix });
    if (!voice) return { node };
    const reach = size * 0.12;
    const angle = ((item.turn ?? 0) * Math.PI) / 180;
    const [vx, vy] = [voice[0] * (item.flip ? -scale : scale), voice[1] * scale];
    const mouth: Point = [
      at[0] + vx * Math.cos(angle) - vy * Math.sin(angle),
      at[1] + vx * Math.sin(angle) + vy * Math.cos(angle),
    ];
    const box = { x: mouth[0] - reach, y: mouth[1] - reach, width: reach * 2, height: reach * 2 };
    return { node, presence: { who: item.thing, face: box, head: box, body: box, mouth, paper: HERO_PAPER } };
  }
  const { node, paper, ...boxes } = drawCast(
    item,
    at,
    size,
    item.facing ?? facingOf(item, scene, frame),
    company.art,
  );
  return { node, presence: { who: item.who, paper, ...boxes } };
}

/** The pose as it is, or seated in the hero's wheelchair. */
function postureOf(
  { pose, wheels }: Actor,
  { wheelchair: colour }: Company,
): Pick<FigureRequest, 'pose' | 'wheelchair'> {
  if (!colour || wheels === 'out' || pose === 'asleep') return { pose: poses[pose] };
  const { ride, ...seat } = seated(pose, wheels === 'hover');
  return { ...seat, wheelchair: { ride, colour } };
}

function actor(
  item: Actor,
  frame: Box,
  company: Company,
  light: { colour: string; amount: number },
  looksAt: Point | undefined,
): { node: Node; presence: Presence } {
  const { at, size } = placeOf(item, frame);
  const held =
    item.holds &&
    drawHeld(
      item.holds.thing,
      (item.holds.size * HEAD_HEIGHT) / 1000,
      (inkFor(size) * HEAD_HEIGHT) / size,
      company.art,
    );
  const dye = company.favourites.colour && DYES[company.favourites.colour];
  const figure = drawFigure({
    hero: company.hero,
    costume: costumeOf(item.costume ?? company.costume, dye, company.art),
    ...postureOf(item, company),
    expression: item.face,
    headHeight: size,
    at,
    anchor: item.anchor ?? 'feet',
    flip: item.flip,
    looksAt,
    tint: light,
    initial: company.initial,
    ink: inkFor(size),
    ...(item.holds && held
      ? {
          holds: {
            hand: item.holds.hand,
            gripped: held.gripped,
            nodes: [held.node],
          },
        }
      : {}),
  });
  const { face, head, body, mouth } = figure;
  const [x, y] = at;
  const shadow = shape(ellipse(x + size * 0.05, y - size * 0.015, size * 0.62, size * 0.085), {
    fill: '#1a0b45',
    opacity: 0.4,
  });
  const node = item.anchor === 'head' ? figure.node : group([shadow, figure.node]);
  return { node, presence: { who: 'hero', face, head, body, mouth, paper: HERO_PAPER } };
}
