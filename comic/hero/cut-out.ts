import type { HeadPoint } from '../hero.ts';
import { headHeight } from '../hero.ts';
import { anchorsOf } from './anchors.ts';
import { roundCrown } from './crown.ts';
import { clothOn } from './head-cloth.ts';
import type { HeadCloth } from './head-cloth.ts';
import { completeFace, faceShown, mirrorCutSides } from './cut-sides.ts';
import { borderOf } from './photo-border.ts';
import { contour } from './pixels/contour.ts';
import { enlarged } from './pixels/enlarge.ts';
import { smoothGrain } from './pixels/grain.ts';
import type { Grain } from './pixels/grain.ts';
import { guidedFilter } from './pixels/guided.ts';
import { faceHeight, faceOval, MESH, meshIn, middle, OVAL, pointOf } from './landmarks.ts';
import type { Face } from './landmarks.ts';
import type { Model } from './models.ts';
import { earsAmong, keepOwnHead, leaveStrangers, strangersIn } from './own-head.ts';
import { PARTS_SIDE, tellParts } from './parts.ts';
import type { Parts } from './parts.ts';
import { boxBlur, softBlur } from './pixels/blur.ts';
import { brightness, frameAround, frameWithin, look, ramp, toPhoto, valueAt } from './pixels/raster.ts';
import type { Frame, Photo, Picture, Plane } from './pixels/raster.ts';
import { fillPolygon, grow, joinedTo } from './pixels/shape.ts';
import type { Box } from './pixels/shape.ts';

/** A face and the parts of the person around it, upright in a square window. */
export interface FaceParts {
  frame: Frame;
  /** The mesh in the window's pixels. */
  mesh: HeadPoint[];
  parts: Parts;
  /** 1 where the window shows the photo, 0 beyond its edge and where the head was rounded. */
  seen: Plane;
  /** Share of the face's oval that is face skin. */
  faceShare: number;
  /** Share of the face's oval that lies within the photo. */
  shown: number;
  /** The head: how much each pixel belongs to it, and the box around its connected part. */
  head: Plane;
  box: Box;
  /** What covers the hair, if anything does. */
  cloth?: HeadCloth;
  /** What lies above the forehead. A cap counts as cloth. */
  top: 'hair' | 'skin' | 'cloth';
}

/** A head in the size of the finished picture. */
export interface CutOut {
  picture: Picture;
  mesh: HeadPoint[];
  head: Plane;
  hair: Plane;
  faceSkin: Plane;
  /** 1 where the photo shows something, 0 beyond its edge. */
  seen: Plane;
  /** How strong the photo's coarsest grain was on the skin, as a share of its brightness. */
  grain: number;
}

/** The initial height of the window, in face heights. */
const FIRST_VIEW = 2.7;
const WIDER = 1.4;
const MOST_LOOKS = 3;

/**
 * Separates the head of one face from neck, clothes, background and the heads of `others`. As long as hair
 * leaves the window, it tries again with a larger one, up to `MOST_LOOKS` times.
 */
export async function headParts(photo: Photo, face: Face, others: Face[], model: Model): Promise<FaceParts> {
  const height = faceHeight(face.points);
  const centre = middle(face.points, [MESH.forehead, MESH.chin]);
  const up = { x: Math.sin(face.angle), y: -Math.cos(face.angle) };
  const border = borderOf(photo);
  for (let view = FIRST_VIEW, looks = 1; ; view *= WIDER, looks++) {
    const lift = height * (0.12 + 0.1 * (looks - 1));
    const eyeLevel = { x: centre.x + up.x * lift, y: centre.y + up.y * lift };
    const frame = frameAround(eyeLevel, face.angle, (view * height) / PARTS_SIDE, PARTS_SIDE, PARTS_SIDE);
    const parts = await tellParts(photo, frame, meshIn(frame, face.points), model);
    const rivals = others.map((other) => meshIn(frame, other.points));
    const found = judge(
      frame,
      { ...face, points: meshIn(frame, face.points) },
      rivals,
      parts,
      seenIn(frame, photo, border),
    );
    const { left, top, right } = found.box;
    const touches = left <= 1 || top <= 1 || right >= PARTS_SIDE - 1;
    if (!touches || looks === MOST_LOOKS) return found;
  }
}

/** 1 where the window shows the photo, 0 beyond the photo's edge and on a border around it. */
function seenIn(frame: Frame, photo: Photo, border: Plane | undefined): Plane {
  const values = Float32Array.from({ length: PARTS_SIDE * PARTS_SIDE }, (_, at) => {
    const { x, y } = toPhoto(frame, (at % PARTS_SIDE) + 0.5, Math.floor(at / PARTS_SIDE) + 0.5);
    if (x < 1 || y < 1 || x > photo.width - 1 || y > photo.height - 1) return 0;
    if (!border) return 1;
    return valueAt(border, (x / photo.width) * border.width, (y / photo.height) * border.height) < 0.1
      ? 1
      : 0;
  });
  return { width: PARTS_SIDE, height: PARTS_SIDE, values };
}

function judge(
  frame: Frame,
  { points: mesh, turned }: Face,
  rivals: HeadPoint[][],
  parts: Parts,
  seen: Plane,
): FaceParts {
  const oval = faceOval(mesh, PARTS_SIDE, PARTS_SIDE);
  const area = oval.values.reduce((sum, inside) => sum + inside, 0) || 1;
  const share = (part: Plane) =>
    part.values.reduce((sum, value, i) => sum + value * oval.values[i]!, 0) / area;
  const seeds: number[] = [];
  oval.values.forEach((inside, at) => inside && seeds.push(at));
  const strangers = strangersIn(mesh, rivals, parts);
  const joinedHead = (hangs: boolean) => {
    const { head, seen: shown } = headPlane({ mesh, turned, strangers }, parts, seen, hangs);
    const { kept, box } = joinedTo(head, seeds);
    keepNear(head, kept);
    return { head, box, seen: shown };
  };
  const above = joinedHead(false);
  const cloth = clothOn(above.head, mesh, parts);
  const faceShare = share(parts.faceSkin);
  const found = cloth === 'hanging' ? joinedHead(true) : above;
  return {
    frame,
    mesh,
    parts,
    faceShare,
    shown: faceShown(mesh, seen),
    ...found,
    ...(cloth && { cloth }),
    top: topOf(mesh, parts),
  };
}

/**
 * The head: face, hair, ears, and what is worn on it. Skin below the jaw, and hair far below it, are left
 * out.
 * @param hangs whether cloth hangs beside the face. Such cloth is kept to below the chin, other cloth to the
 * mouth.
 */
function headPlane(
  { mesh, turned, strangers }: { mesh: HeadPoint[]; turned: number; strangers: Uint8Array },
  parts: Parts,
  seen: Plane,
  hangs: boolean,
): Pick<FaceParts, 'head' | 'seen'> {
  const height = faceHeight(mesh);
  const [forehead, chin] = [pointOf(mesh, MESH.forehead), pointOf(mesh, MESH.chin)];
  const brow = middle(mesh, [MESH.leftBrow.middle, MESH.rightBrow.middle]);
  const mouth = pointOf(mesh, MESH.mouth.innerTop);
  const middleX = (forehead.x + chin.x) / 2;
  const around = (factor: number) => {
    const oval = OVAL.map((index) => pointOf(mesh, index));
    const inside = fillPolygon(grow(oval, factor), PARTS_SIDE, PARTS_SIDE);
    return boxBlur(inside.values, PARTS_SIDE, PARTS_SIDE, 1);
  };
  const [withinJaw, withinEars] = [around(1.07), around(1.25)];
  const skullAt = (x: number, y: number) => {
    const down = (y - (forehead.y + chin.y - 0.33 * height) / 2) / (0.66 * height);
    return ramp(1.03, 0.97, Math.hypot((x - middleX) / (0.53 * height), down));
  };
  const top = topOf(mesh, parts);
  const covered = top === 'cloth' ? 1 : 0;
  const bald = top === 'skin' ? 1 : 0;
  const ears = earsAmong(parts.bodySkin, withinEars, mouth.y);
  const values = new Float32Array(PARTS_SIDE * PARTS_SIDE);
  for (let at = 0; at < values.length; at++) {
    const x = at % PARTS_SIDE;
    const y = Math.floor(at / PARTS_SIDE);
    const aside = Math.abs(x - middleX) / height;
    if (!seen.values[at]) continue;
    const skull = skullAt(x, y);
    const low = ramp(mouth.y - 0.05 * height, mouth.y + 0.05 * height, y);
    const face = parts.faceSkin.values[at]! * (1 - low * (1 - withinJaw[at]!));
    const hair = parts.hair.values[at]! * ramp(chin.y + 0.36 * height, chin.y + 0.3 * height, y);
    // Ears and bald heads may count as body; hands and arms beside the cheek must not.
    const besideCheek = withinEars[at]! * (1 - low) * ramp(brow.y - 1, brow.y + 1, y);
    const ear =
      parts.bodySkin.values[at]! *
      Math.max(ears[at]! * besideCheek, bald * skull * (1 - ramp(brow.y - 1, brow.y + 1, y)));
    const worn = parts.things.values[at]! + covered * parts.clothes.values[at]!;
    const reach = Math.hypot(aside / 0.95, (y - (chin.y - 0.75 * height)) / height);
    const onHead = Math.max(
      worn *
        ramp(1.05, 0.95, reach) *
        (hangs ? ramp(chin.y + 0.2 * height, chin.y + 0.14 * height, y) : 1 - low),
      withinJaw[at]! * parts.things.values[at]!,
    );
    values[at] = Math.min(1, face + hair + ear + onHead) * withinReach(mesh, x, y);
  }
  const head = { width: PARTS_SIDE, height: PARTS_SIDE, values };
  const unhidden = leaveStrangers(head, seen, mesh, strangers);
  keepOwnHead(head, mesh, parts, turned);
  const shown = roundCrown(head, seen, mesh);
  mirrorCutSides(head, unhidden, mesh);
  completeFace(head, shown, mesh);
  unhidden.values.forEach((visible, at) => visible || (shown.values[at] = 0));
  return { head: roundLocks(head, chin.y, 0.06 * height), seen: shown };
}

/** 1 near the face, 0 where hair is dropped. */
function withinReach(mesh: HeadPoint[], x: number, y: number): number {
  const centre = middle(mesh, [MESH.forehead, MESH.chin]);
  const height = Math.max(1, faceHeight(mesh));
  const [aside, up] = [(x - centre.x) / height, (y - centre.y) / height];
  return ramp(1, 0.97, Math.hypot(aside / FURTHEST_HAIR.aside, up / FURTHEST_HAIR.up));
}

/**
 * The furthest hair that is kept, in face heights from the middle of the face. The face sets the scale of
 * the picture, so the spread hair of a child lying on the floor would make the picture too large for the
 * studio and for any page.
 */
const FURTHEST_HAIR = { aside: 1.35, up: 1.6 };

/** Rounds the ends of long hair where it is cut below the chin. */
function roundLocks(plane: Plane, chinY: number, softness: number): Plane {
  const { width, height, values } = plane;
  const soft = softBlur(values, width, height, softness);
  for (let at = 0; at < values.length; at++) {
    const low = ramp(chinY - softness, chinY + 2 * softness, Math.floor(at / width));
    const rounded = ramp(0.42, 0.58, soft[at]!);
    values[at] = values[at]! + (Math.min(rounded, values[at]! * 2) - values[at]!) * low;
  }
  return plane;
}

/** What lies above the forehead, where hair would be. */
function topOf(mesh: HeadPoint[], parts: Parts): FaceParts['top'] {
  const height = faceHeight(mesh);
  const forehead = pointOf(mesh, MESH.forehead);
  const found = { hair: 0, skin: 0, cloth: 0 };
  for (let dy = 0.06; dy < 0.3; dy += 0.02) {
    for (let dx = -0.25; dx <= 0.25; dx += 0.05) {
      const [x, y] = [forehead.x + dx * height, forehead.y - dy * height];
      found.hair += valueAt(parts.hair, x, y);
      found.skin += valueAt(parts.faceSkin, x, y) + valueAt(parts.bodySkin, x, y);
      found.cloth += valueAt(parts.clothes, x, y) + valueAt(parts.things, x, y);
    }
  }
  if (found.cloth > found.hair + found.skin) return 'cloth';
  return found.skin > found.hair ? 'skin' : 'hair';
}

/** Clears the plane everywhere except on kept pixels and right beside them. */
function keepNear(plane: Plane, kept: Uint8Array): void {
  const near = boxBlur(Float32Array.from(kept), plane.width, plane.height, 2);
  near.forEach((value, at) => {
    if (value === 0) plane.values[at] = 0;
  });
}

/** Room around the head for the outer half of the ink outline, as a share of the head's height. */
const MARGIN = 0.05;

/** The head's height for which the sizes of grain below were measured, in pixels. */
const GRAIN_HEIGHT = 660;
const GRAIN: readonly Grain[] = [
  { sigma: 1.2, clean: 0.014 },
  { sigma: 2.4, clean: 0.0145 },
  { sigma: 4.8, clean: 0.0186 },
];

/** In a smaller picture of a head the same grain is smaller. */
function grainAt(pixels: number): Grain[] {
  return GRAIN.map(({ sigma, clean }) => ({ sigma: (sigma * pixels) / GRAIN_HEIGHT, clean }));
}

/**
 * Draws the head with sharpened edges, at its final size.
 * @param pixels the height of the head as `headHeight` measures it. The picture is larger when hair reaches
 * below the chin or out to the sides.
 */
export function cutOut(photo: Photo, found: FaceParts, pixels: number): CutOut {
  const { left, top, right, bottom } = found.box;
  const inWindow = headHeight(anchorsOf(found.mesh, outlineOf(found).points));
  const scale = inWindow / pixels;
  const margin = MARGIN * inWindow;
  const width = Math.round((right - left + 2 * margin) / scale);
  const height = Math.round((bottom - top + 2 * margin) / scale);
  const corner = { x: left - margin, y: top - margin };
  const picture = look(photo, frameWithin(found.frame, corner, scale, width, height));
  const enlarge = (plane: Plane): Float32Array => {
    const values = enlarged(plane, corner, scale, width, height);
    return softBlur(values, width, height, 0.5 / scale, values);
  };
  const planes = [enlarge(found.head), enlarge(found.parts.hair), enlarge(found.parts.faceSkin)];
  const grain = smoothGrain(picture, planes[2]!, grainAt(pixels)).at(-1)!;
  const guide = brightness(picture);
  guidedFilter(guide, planes, Math.round(1.6 / scale), 0.06);
  const [head, hair, faceSkin] = planes.map((values) => ({ width, height, values }));
  const mesh = found.mesh.map((p) => ({ x: (p.x - corner.x) / scale, y: (p.y - corner.y) / scale }));
  const whole = found.seen.values.every((value) => value === 1);
  const values = whole ? new Float32Array(width * height).fill(1) : enlarge(found.seen);
  const seen = { width, height, values };
  return { picture, mesh, head: head!, hair: hair!, faceSkin: faceSkin!, seen, grain };
}

/** The outline of the head. A larger face gets a smoother outline. */
export function outlineOf({ head, mesh }: Pick<FaceParts, 'head' | 'mesh'>): ReturnType<typeof contour> {
  return contour(head, faceHeight(mesh) / 60);
}
