import type { HeadPoint } from '../hero.ts';
import { faceHeight, faceOval, MESH, middle, OVAL, pointOf } from './landmarks.ts';
import { PARTS_SIDE } from './parts.ts';
import type { Parts } from './parts.ts';
import { softBlur } from './pixels/blur.ts';
import { distanceFrom } from './pixels/distance.ts';
import type { Plane } from './pixels/raster.ts';
import { fillPolygon, grow, joinedTo } from './pixels/shape.ts';

/**
 * When separate face skin belongs to another person. The piece is larger than `least`, as a share of the
 * face, and less than the share `within` of it lies on this skull or on the face's oval, enlarged by
 * `beside` to include the ears. Pieces of that size further than `far` face heights from the skull always
 * belong to another person.
 */
const STRANGER = { least: 0.03, within: 0.7, beside: 1.35, far: 0.2 } as const;
/** The least share of an ear that lies beside the face. An arm has a smaller share there. */
const MOST_EAR = 0.6;
/** Two touching cheeks share an edge shorter than twice this, in face heights. */
const TOUCH = 0.04;
/**
 * The skull of a face, in face heights: half its width, half its height, and how far its middle is above the
 * face's.
 */
const SKULL = { wide: 0.48, high: 0.6, up: 0.165 } as const;
/**
 * Hair above the brow that reaches `most` further than on the other side, in face heights, belongs to a
 * person behind. It is removed from where it reaches `from` further. A turned head adds `turned` to both
 * limits.
 */
const UNEVEN = { most: 0.36, from: 0.08, turned: 0.3 } as const;
/**
 * A stranger may hide hair within this distance of the skull, in face heights. Hair further away does not
 * count as hidden.
 */
const HIDDEN = 0.2;
/**
 * The limits for a piece that is joined to the head by a narrow neck. A piece with a neck narrower than
 * twice `low` does not belong to the head; above the brow, where no plait hangs, the limit is `high`. In
 * face heights.
 */
const NECK = { low: 0.06, high: 0.13 } as const;
/** Parts other than hair that are narrower than twice this, in face heights, do not belong to the head. */
const SPUR = 0.035;
/** The greatest distance of a bun from the middle of the head, in face heights. */
const BUN = 0.25;
/** The least share of hair in a bun, a bunch or a plait that hangs by a narrow neck. */
const LEAST_HAIR = 0.8;
/** The greatest distance between a bunch and the mirror image of the other bunch, in face heights. */
const TWIN = 0.1;
/** Holes smaller than this share of the face are light on the hair, a clip or an earring. */
const MOST_HOLE = 0.1;

/**
 * Marks other people's faces in the window: the detected ones, and separate face skin of heads that look
 * away or are cut off.
 */
export function strangersIn(mesh: HeadPoint[], rivals: HeadPoint[][], { faceSkin }: Parts): Uint8Array {
  const own = faceOval(mesh, PARTS_SIDE, PARTS_SIDE).values;
  const tall = faceHeight(mesh);
  const corners = OVAL.map((index) => pointOf(mesh, index));
  const near = fillPolygon(grow(corners, STRANGER.beside), PARTS_SIDE, PARTS_SIDE, skullOf(mesh)).values;
  const strangers = new Uint8Array(own.length);
  for (const rival of rivals)
    skullOf(rival).forEach((inside, at) => {
      if (inside) strangers[at] = 1;
    });
  const bare = Float32Array.from(faceSkin.values, (value, at) =>
    value < 0.5 || (strangers[at] && !own[at]) ? 1 : 0,
  );
  const touch = TOUCH * tall;
  const skin = distanceFrom(bare, PARTS_SIDE, PARTS_SIDE).map((depth) => (depth > touch ? 1 : 0));
  const least = STRANGER.least * own.reduce((sum, inside) => sum + inside, 0);
  const [mine, ...others] = piecesOf({ ...faceSkin, values: skin }, own);
  const far = distanceFrom(skullOf(mesh), PARTS_SIDE, PARTS_SIDE).map((away, at) =>
    away > STRANGER.far * tall ? skin[at]! : 0,
  );
  const foreign = (mine!.length ? others : []).filter(
    (piece) => piece.filter((at) => near[at]).length < STRANGER.within * piece.length,
  );
  for (const piece of [
    ...foreign,
    ...piecesOf(
      { ...faceSkin, values: far },
      far.map(() => 0),
    ),
  ])
    if (piece.length > least) for (const at of piece) strangers[at] = 1;
  const wide = distanceFrom(strangers, PARTS_SIDE, PARTS_SIDE);
  faceSkin.values.forEach((value, at) => {
    if (value >= 0.5 && !own[at] && wide[at]! <= 2 * touch) strangers[at] = 1;
  });
  return strangers;
}

const browOf = (mesh: HeadPoint[]): number => middle(mesh, [MESH.leftBrow.middle, MESH.rightBrow.middle]).y;

/** Returns 1 on the face and on the skull under its hair. */
function skullOf(mesh: HeadPoint[]): Float32Array<ArrayBuffer> {
  const tall = faceHeight(mesh);
  const centre = middle(mesh, [MESH.forehead, MESH.chin]);
  const skull = Array.from({ length: 40 }, (_, i) => {
    const angle = (i / 20) * Math.PI;
    return {
      x: centre.x + SKULL.wide * tall * Math.sin(angle),
      y: centre.y - SKULL.up * tall - SKULL.high * tall * Math.cos(angle),
    };
  });
  const face = Float32Array.from(faceOval(mesh, PARTS_SIDE, PARTS_SIDE).values);
  fillPolygon(skull, PARTS_SIDE, PARTS_SIDE, face);
  return face;
}

/**
 * Returns 1 where body skin above the mouth may be an ear, and 0 on arms, which extend beyond the region of
 * the ears.
 * @param around 1 in the region of the ears
 */
export function earsAmong(bodySkin: Plane, around: Float32Array, mouth: number): Float32Array {
  const { width, values } = bodySkin;
  const above = values.map((value, at) => (at < mouth * width ? value : 0));
  const ears = new Float32Array(values.length).fill(1);
  for (const piece of piecesOf({ ...bodySkin, values: above }, new Float32Array(values.length)))
    if (piece.filter((at) => around[at]! >= 0.5).length < MOST_EAR * piece.length)
      for (const at of piece) ears[at] = 0;
  return ears;
}

/**
 * Removes the parts of a head that are nearer to a stranger's face than to its own skull.
 * @returns where the head is visible: a stranger may cover part of it.
 */
export function leaveStrangers(head: Plane, seen: Plane, mesh: HeadPoint[], strangers: Uint8Array): Plane {
  if (!strangers.includes(1)) return seen;
  const { width, height, values } = head;
  const oval = faceOval(mesh, width, height).values;
  const shown = { ...seen, values: seen.values.slice() };
  const tall = faceHeight(mesh);
  const toOwn = distanceFrom(
    skullOf(mesh).map((inside, at) => (oval[at] || (inside && !strangers[at]) ? 1 : 0)),
    width,
    height,
  );
  const toOther = distanceFrom(strangers, width, height);
  for (let at = 0; at < values.length; at++) {
    if (oval[at] || toOther[at]! >= toOwn[at]!) continue;
    values[at] = 0;
    if (toOwn[at]! < HIDDEN * tall) shown.values[at] = 0;
  }
  return shown;
}

/** Removes hair above the brow without a match on the other side: it belongs to a person behind the head. */
function dropUneven({ width, height, values }: Plane, mesh: HeadPoint[], turned: number): void {
  const tall = faceHeight(mesh);
  const axis = middle(mesh, [MESH.forehead, MESH.chin]).x;
  const brow = browOf(mesh);
  const even = skullOf(mesh);
  values.forEach((value, at) => {
    const other = Math.round(2 * axis) - (at % width);
    if (value >= 0.5 && other >= 0 && other < width) even[at - (at % width) + other] = 1;
  });
  const beyond = distanceFrom(even, width, height).map((away, at) =>
    values[at]! >= 0.5 && at < brow * width ? away / tall - UNEVEN.turned * turned : 0,
  );
  const seeds: number[] = [];
  beyond.forEach((far, at) => far > UNEVEN.most && seeds.push(at));
  const outside = { width, height, values: beyond.map((far) => (far > UNEVEN.from ? 1 : 0)) };
  joinedTo(outside, seeds).kept.forEach((dropped, at) => dropped && (values[at] = 0));
}

/**
 * Removes what only touches the head, such as another person's hair or hand behind it or a thing on top of
 * it. Fills holes.
 */
export function keepOwnHead(head: Plane, mesh: HeadPoint[], { hair }: Parts, turned: number): void {
  const oval = faceOval(mesh, head.width, head.height).values;
  const tall = faceHeight(mesh);
  const brow = browOf(mesh);
  const axis = middle(mesh, [MESH.forehead, MESH.chin]).x;
  for (const [neck, foot] of [
    [NECK.low, head.height],
    [NECK.high, brow],
  ] as const)
    dropPieces(head, oval, neck * tall, (piece, toHead) => {
      const [x, y] = meanOf(piece, head.width);
      if (y > foot) return true;
      const hairy = piece.reduce((sum, at) => sum + hair.values[at]!, 0) / piece.length;
      if (hairy < LEAST_HAIR) return false;
      const mirrored =
        Math.floor(y) * head.width + Math.max(0, Math.min(head.width - 1, Math.round(2 * axis - x)));
      const twin = toHead[mirrored]! < (TWIN + UNEVEN.turned * turned) * tall;
      return y > brow || Math.abs(x - axis) < BUN * tall || twin;
    });
  dropUneven(head, mesh, turned);
  dropSpurs(head, hair, oval, SPUR * tall);
  fillHoles(head, MOST_HOLE * oval.reduce((sum, inside) => sum + inside, 0));
}

/**
 * Removes the pieces of a head that are joined to it by a neck narrower than twice `neck`, with the pixels
 * nearer to them than to the head itself. Pieces for which `stays` returns true are kept.
 */
function dropPieces(
  { width, height, values }: Plane,
  oval: Float32Array,
  neck: number,
  stays: (piece: number[], toHead: Float32Array) => boolean,
): void {
  // Softened, because the model may be unsure between two parts.
  const whole = softBlur(values, width, height, 1.5).map((value) => (value >= 0.5 ? 1 : 0));
  const depth = distanceFrom(
    whole.map((inside) => 1 - inside),
    width,
    height,
  );
  const core = depth.map((value) => (value > neck ? 1 : 0));
  const [own, ...pieces] = piecesOf({ width, height, values: core }, oval);
  const toHead = distanceFrom(whole, width, height);
  const foreign = pieces.filter((piece) => own && !stays(piece, toHead));
  if (!own || !foreign.length) return;
  const from = (pixels: number[]) => {
    const marked = new Uint8Array(whole.length);
    for (const at of pixels) marked[at] = 1;
    return distanceFrom(marked, width, height);
  };
  const [toOwn, toForeign] = [from(own), from(foreign.flat())];
  for (let at = 0; at < values.length; at++)
    if (toForeign[at]! < toOwn[at]! && toOwn[at]! > neck && !oval[at]) values[at] = 0;
}

/** Removes what is narrower than twice `thick` and not hair: a necklace, a strap, somebody's finger. */
function dropSpurs({ width, height, values }: Plane, hair: Plane, oval: Float32Array, thick: number): void {
  const bare = values.map((value) => (value < 0.5 ? 1 : 0));
  const core = distanceFrom(bare, width, height).map((depth) => (depth > thick ? 1 : 0));
  distanceFrom(core, width, height).forEach((away, at) => {
    if (away > 2 * thick && hair.values[at]! < 0.5 && !oval[at]) values[at] = 0;
  });
}

/**
 * The connected pieces of a plane above one half: first the piece that is joined to `own`, then the others.
 */
function piecesOf({ width, height, values }: Plane, own: ArrayLike<number>): number[][] {
  const left = new Uint8Array(values.length);
  values.forEach((value, at) => value >= 0.5 && (left[at] = 1));
  const mine: number[] = [];
  for (let at = 0; at < left.length; at++) if (left[at] && own[at]) spread(at, mine);
  const pieces = [mine];
  for (let at = 0; at < left.length; at++) if (left[at]) pieces.push(spread(at, []));
  return pieces;

  function spread(from: number, piece: number[]): number[] {
    let next = piece.length;
    take(from, piece);
    for (; next < piece.length; next++) {
      const at = piece[next]!;
      const x = at % width;
      if (x > 0) take(at - 1, piece);
      if (x < width - 1) take(at + 1, piece);
      if (at >= width) take(at - width, piece);
      if (at < (height - 1) * width) take(at + width, piece);
    }
    return piece;
  }

  function take(at: number, piece: number[]): void {
    if (!left[at]) return;
    left[at] = 0;
    piece.push(at);
  }
}

function meanOf(pixels: number[], width: number): [number, number] {
  let [x, y] = [0, 0];
  for (const at of pixels) {
    x += at % width;
    y += Math.floor(at / width);
  }
  return [x / pixels.length, y / pixels.length];
}

/** Fills holes of fewer than `most` pixels that the head encloses. */
function fillHoles({ width, height, values }: Plane, most: number): void {
  const empty = values.map((value) => (value >= 0.5 ? 0 : 1));
  const edge = new Float32Array(values.length);
  for (let x = 0; x < width; x++) edge[x] = edge[(height - 1) * width + x] = 1;
  for (let y = 0; y < height; y++) edge[y * width] = edge[y * width + width - 1] = 1;
  const [, ...holes] = piecesOf({ width, height, values: empty }, edge);
  for (const hole of holes) if (hole.length < most) for (const at of hole) values[at] = 1;
}
