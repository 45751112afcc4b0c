import type { HeadPoint } from '../hero.ts';
import { guidedFilter } from './guided.ts';
import { faceHeight, MESH, meshIn, middle, OVAL, pointOf } from './landmarks.ts';
import type { Face } from './landmarks.ts';
import type { Model } from './models.ts';
import { PARTS_SIDE, tellParts } from './parts.ts';
import type { Parts } from './parts.ts';
import { boxBlur, brightness, frameAround, frameWithin, look, ramp, softBlur, valueAt } from './raster.ts';
import type { Frame, Photo, Picture, Plane } from './raster.ts';
import { fillPolygon, grow, joinedTo } from './shape.ts';
import type { Box } from './shape.ts';

/** A face with the parts of the person around it, seen upright in a square window. */
export interface FaceParts {
  frame: Frame;
  /** The mesh in the window's pixels. */
  mesh: HeadPoint[];
  parts: Parts;
  /** Share of the face's oval that is face skin, and that is the skin of hands or arms. */
  faceShare: number;
  handShare: number;
  /** The head: how much each pixel belongs to it, and the box around its connected part. */
  head: Plane;
  box: Box;
}

/** A head in the size of the finished picture. */
export interface CutOut {
  picture: Picture;
  mesh: HeadPoint[];
  head: Plane;
  hair: Plane;
  faceSkin: Plane;
}

/** The window is this many face heights high at first. */
const FIRST_VIEW = 2.7;
const WIDER = 1.4;
const MOST_LOOKS = 3;

/** Tells head from neck, clothes and room; looks again from further off while hair leaves the window. */
export async function headParts(photo: Photo, face: Face, model: Model): Promise<FaceParts> {
  const height = faceHeight(face.points);
  const centre = middle(face.points, [MESH.forehead, MESH.chin]);
  const up = { x: Math.sin(face.angle), y: -Math.cos(face.angle) };
  for (let view = FIRST_VIEW, looks = 1; ; view *= WIDER, looks++) {
    const lift = height * (0.12 + 0.1 * (looks - 1));
    const eyeLevel = { x: centre.x + up.x * lift, y: centre.y + up.y * lift };
    const frame = frameAround(eyeLevel, face.angle, (view * height) / PARTS_SIDE, PARTS_SIDE, PARTS_SIDE);
    const found = judge(frame, meshIn(frame, face.points), await tellParts(photo, frame, model));
    const { left, top, right } = found.box;
    const touches = left <= 1 || top <= 1 || right >= PARTS_SIDE - 1;
    if (!touches || looks === MOST_LOOKS) return found;
  }
}

function judge(frame: Frame, mesh: HeadPoint[], parts: Parts): FaceParts {
  const oval = fillPolygon(
    OVAL.map((index) => pointOf(mesh, index)),
    PARTS_SIDE,
    PARTS_SIDE,
  );
  const area = oval.values.reduce((sum, inside) => sum + inside, 0) || 1;
  const share = (part: Plane) =>
    part.values.reduce((sum, value, i) => sum + value * oval.values[i]!, 0) / area;
  const head = headPlane(mesh, parts);
  const seeds: number[] = [];
  oval.values.forEach((inside, at) => inside && seeds.push(at));
  const { kept, box } = joinedTo(head, seeds);
  keepNear(head, kept);
  return {
    frame,
    mesh,
    parts,
    faceShare: share(parts.faceSkin),
    handShare: share(parts.bodySkin),
    head,
    box,
  };
}

/** Hair and face, ears, and what sits on the head; skin below the jaw and hair far below it is left out. */
function headPlane(mesh: HeadPoint[], parts: Parts): Plane {
  const height = faceHeight(mesh);
  const chin = pointOf(mesh, MESH.chin);
  const mouth = pointOf(mesh, MESH.mouth.innerTop);
  const middleX = pointOf(mesh, MESH.noseTip).x;
  const jaw = fillPolygon(
    grow(
      OVAL.map((index) => pointOf(mesh, index)),
      1.07,
    ),
    PARTS_SIDE,
    PARTS_SIDE,
  );
  const withinJaw = boxBlur(jaw.values, PARTS_SIDE, PARTS_SIDE, 1);
  const covered = wearsSomething(mesh, parts) ? 1 : 0;
  const values = new Float32Array(PARTS_SIDE * PARTS_SIDE);
  for (let at = 0; at < values.length; at++) {
    const x = at % PARTS_SIDE;
    const y = Math.floor(at / PARTS_SIDE);
    const low = ramp(mouth.y - 0.05 * height, mouth.y + 0.05 * height, y);
    const face = parts.faceSkin.values[at]! * (1 - low * (1 - withinJaw[at]!));
    // Locks end in a curve, higher at the sides, as if they fell behind drawn shoulders.
    const aside = Math.abs(x - middleX) / height;
    const end = chin.y + height * (0.42 - 0.25 * aside * aside);
    const hair = parts.hair.values[at]! * ramp(end + 2, end - 2, y);
    // Ears may count as body; hands beside the cheek must not.
    const nearFace = ramp(0.72, 0.62, aside) * (1 - low);
    const ear = parts.bodySkin.values[at]! * nearFace;
    const worn = parts.things.values[at]! + covered * parts.clothes.values[at]!;
    const reach = Math.hypot(aside / 0.95, (y - (chin.y - 0.75 * height)) / height);
    const onHead = Math.max(
      worn * ramp(1.05, 0.95, reach) * (1 - low),
      withinJaw[at]! * parts.things.values[at]!,
    );
    values[at] = Math.min(1, face + hair + ear + onHead);
  }
  return { width: PARTS_SIDE, height: PARTS_SIDE, values };
}

/** Whether a hat, scarf or turban lies above the forehead, where hair would be. */
function wearsSomething(mesh: HeadPoint[], parts: Parts): boolean {
  const height = faceHeight(mesh);
  const forehead = pointOf(mesh, MESH.forehead);
  let cloth = 0;
  let hair = 0;
  for (let dy = 0.04; dy < 0.3; dy += 0.02) {
    for (let dx = -0.25; dx <= 0.25; dx += 0.05) {
      const [x, y] = [forehead.x + dx * height, forehead.y - dy * height];
      cloth += valueAt(parts.clothes, x, y) + valueAt(parts.things, x, y);
      hair += valueAt(parts.hair, x, y) + valueAt(parts.faceSkin, x, y);
    }
  }
  return cloth > hair;
}

/** Wipes out of the plane what is neither kept nor right beside it. */
function keepNear(plane: Plane, kept: Uint8Array): void {
  const near = boxBlur(Float32Array.from(kept), plane.width, plane.height, 2);
  near.forEach((value, at) => {
    if (value === 0) plane.values[at] = 0;
  });
}

/** Room around the head, as a share of its greater side: the ink outline's outer half needs some. */
const MARGIN = 0.05;

/** Draws the head at its final size, `side` pixels along its longer side, with sharpened edges. */
export function cutOut(photo: Photo, found: FaceParts, side: number): CutOut {
  const { left, top, right, bottom } = found.box;
  const longer = Math.max(right - left, bottom - top);
  const margin = MARGIN * longer;
  const scale = (longer + 2 * margin) / side;
  const width = Math.round((right - left + 2 * margin) / scale);
  const height = Math.round((bottom - top + 2 * margin) / scale);
  const corner = { x: left - margin, y: top - margin };
  const picture = look(photo, frameWithin(found.frame, corner, scale, width, height));
  const enlarge = (plane: Plane): Float32Array => {
    const values = new Float32Array(width * height);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++)
        values[y * width + x] = valueAt(plane, corner.x + (x + 0.5) * scale, corner.y + (y + 0.5) * scale);
    return softBlur(values, width, height, 0.5 / scale);
  };
  const guide = brightness(picture);
  const rough = [enlarge(found.head), enlarge(found.parts.hair), enlarge(found.parts.faceSkin)];
  const [head, hair, faceSkin] = guidedFilter(guide, rough, Math.round(1.6 / scale), 0.06).map((values) => ({
    width,
    height,
    values,
  }));
  const mesh = found.mesh.map((p) => ({ x: (p.x - corner.x) / scale, y: (p.y - corner.y) / scale }));
  return { picture, mesh, head: head!, hair: hair!, faceSkin: faceSkin! };
}
