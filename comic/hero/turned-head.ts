import { readFileSync } from 'node:fs';
import sharp, { type Sharp } from 'sharp';
import { LEFT_EYE, OVAL, RIGHT_EYE } from './landmarks.ts';
import { openModels } from './models.ts';
import { fillPolygon } from './pixels/shape.ts';
import { frameAround, look, toPhoto, type Photo } from './pixels/raster.ts';
import { modelFiles, photoOf, portrait } from './test-photos.ts';

/** Portrait pixels; z grows away from the camera. */
interface Spot {
  x: number;
  y: number;
  z: number;
}

type Radius = Spot & { back: number };

/** Three corners, by their indices in the mesh. */
type Triangle = [number, number, number];

/** The position of the face in the portrait. */
const FACE = { x: 169, y: 124, size: 108, lean: 0.058 };
/** The factor for the mesh's depth, because it is flatter than real heads. */
const DEPTH = 1.2;
const AXIS = { x: 171, z: 50 };
const PICTURE = { width: 570, height: 510, scale: 1.5 };
const WALL = [150, 164, 176];
const HAIR = { middle: { x: 172, y: 84, z: 42 }, radius: { x: 72, y: 66, z: 56, back: 80 } };
/**
 * Jaw, neck and shoulders as ellipsoids, each with the places in the portrait from which its colours come.
 */
const BODY: [Spot, Radius, (spot: Spot) => { x: number; y: number }][] = [
  [
    { x: 169, y: 122, z: 40 },
    { x: 46, y: 48, z: 44, back: 44 },
    ({ y }) => (y < 104 ? { x: 110, y } : { x: 142, y: Math.min(156, y + 10) }),
  ],
  [
    { x: 169, y: 190, z: 62 },
    { x: 34, y: 90, z: 34, back: 34 },
    ({ y }) => (y < 182 ? { x: 146, y: 170 } : { x: 160, y: 200 }),
  ],
  [{ x: 171, y: 330, z: 66 }, { x: 120, y: 112, z: 84, back: 84 }, () => ({ x: 60, y: 260 })],
];
/** The rim of the inner lips, because the mesh leaves eyes and mouth open. */
const MOUTH = [78, 191, 80, 81, 82, 13, 312, 311, 310, 415, 308, 324, 318, 402, 317, 14, 87, 178, 88, 95];

/**
 * The head of the portrait as a solid that can be turned all the way round, in front of a plain wall. The
 * face has the depth of the face mesh; hair, jaw, neck and shoulders are ellipsoids.
 * @param degrees to the viewer's left; 90 is a true profile
 */
export async function turnedHead(degrees: number): Promise<Sharp> {
  const photo = await photoOf(portrait());
  const { width, height, scale } = PICTURE;
  const data = Buffer.alloc(width * height * 3, Buffer.from(WALL));
  const nearest = new Float32Array(width * height).fill(Infinity);
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];

  /** Paints a spot in the portrait's colour at `from`, unless something nearer hides it. */
  const paint = ({ x, y, z }: Spot, from: { x: number; y: number }) => {
    const [beside, behind] = [x - AXIS.x, z - AXIS.z];
    const px = Math.floor(width / 2 + (beside * cos + behind * sin) * scale);
    const py = Math.floor((y + 10) * scale);
    const depth = behind * cos - beside * sin;
    const at = py * width + px;
    if (px < 0 || px >= width || py < 0 || py >= height || depth >= nearest[at]!) return;
    nearest[at] = depth;
    const source = (Math.floor(from.y) * photo.width + Math.floor(from.x)) * 3;
    data.set(photo.data.subarray(source, source + 3), at * 3);
  };

  const points = await facePoints(photo);
  for (const [a, b, c] of triangles()) {
    for (const spot of triangle(points[a]!, points[b]!, points[c]!))
      paint(spot, { x: Math.min(208, Math.max(130, spot.x)), y: spot.y });
  }
  const rim = OVAL.map((index) => points[index]!);
  const face = fillPolygon(rim, photo.width, photo.height).values;
  for (const spot of ellipsoid(HAIR.middle, HAIR.radius)) {
    const front = spot.z < HAIR.middle.z;
    const beforeFace =
      face[Math.floor(spot.y) * photo.width + Math.floor(spot.x)] || (spot.y > 78 && spot.z < 14);
    const below = spot.y > 128 + Math.max(0, spot.z - 60) * 0.3;
    if (!below && !(front && beforeFace)) paint(spot, front ? hairBefore(spot) : hairBehind(spot));
  }
  for (const [middle, radius, from] of BODY)
    for (const spot of ellipsoid(middle, radius)) paint(spot, from(spot));
  return sharp(data, { raw: { width, height, channels: 3 } })
    .blur(0.7)
    .png();
}

let found: Promise<Spot[]> | undefined;

/** The points of the face, found only once: opening the models takes longer than all the rest. */
const facePoints = (photo: Photo): Promise<Spot[]> => (found ??= findPoints(photo));

async function findPoints(photo: Photo): Promise<Spot[]> {
  const frame = frameAround(FACE, FACE.lean, (FACE.size * 1.5) / 192, 192, 192);
  const { faceLandmarks } = await openModels(modelFiles());
  const { landmarks } = await faceLandmarks(look(photo, frame));
  return Array.from({ length: 468 }, (_, i) => ({
    ...toPhoto(frame, landmarks![3 * i]!, landmarks![3 * i + 1]!),
    z: landmarks![3 * i + 2]! * frame.across * DEPTH,
  }));
}

/** The triangles of the mesh, derived from the sides that its package lists. */
function triangles(): Triangle[] {
  const script = readFileSync(
    new URL('../../node_modules/@mediapipe/face_mesh/face_mesh.js', import.meta.url),
    'utf8',
  );
  const sides = JSON.parse(/FACEMESH_TESSELATION",(\[\[.*?\]\])/s.exec(script)![1]!) as [number, number][];
  const mesh = Array.from({ length: sides.length / 3 }, (_, i): Triangle => [
    sides[3 * i]![0],
    sides[3 * i + 1]![0],
    sides[3 * i + 2]![0],
  ]);
  const closed = [LEFT_EYE, RIGHT_EYE, MOUTH].flatMap((rim) =>
    rim.slice(2).map((corner, i): Triangle => [rim[0]!, rim[i + 1]!, corner]),
  );
  return [...mesh, ...closed];
}

/** The points of a triangle, closer together than the picture's pixels. */
function* triangle(a: Spot, b: Spot, c: Spot): Generator<Spot> {
  const reach = Math.max(
    Math.hypot(b.x - a.x, b.y - a.y, b.z - a.z),
    Math.hypot(c.x - a.x, c.y - a.y, c.z - a.z),
  );
  const steps = Math.ceil(reach * PICTURE.scale * 1.5);
  for (let i = 0; i <= steps; i++) {
    for (let j = 0; i + j <= steps; j++) {
      const mix = (key: keyof Spot) => a[key] + ((b[key] - a[key]) * i + (c[key] - a[key]) * j) / steps;
      yield { x: mix('x'), y: mix('y'), z: mix('z') };
    }
  }
}

function* ellipsoid(middle: Spot, radius: Spot & { back: number }): Generator<Spot> {
  const steps = Math.ceil(Math.max(radius.x, radius.y, radius.z, radius.back) * Math.PI * PICTURE.scale);
  for (let i = 0; i <= steps; i++) {
    const down = (Math.PI * i) / steps;
    for (let j = 0; j < 2 * steps; j++) {
      const round = (Math.PI * j) / steps;
      const z = Math.sin(round) * Math.sin(down);
      yield {
        x: middle.x + radius.x * Math.cos(round) * Math.sin(down),
        y: middle.y - radius.y * Math.cos(down),
        z: middle.z + z * (z < 0 ? radius.z : radius.back),
      };
    }
  }
}

/** Where the colour of the front hair comes from: the hair in the portrait, a little within its edge. */
function hairBefore({ x, y }: Spot): { x: number; y: number } {
  return { x: 172 + (x - 172) * 0.9, y: 84 + (y - 84) * 0.9 };
}

/** Where the colour of the back of the head comes from: the hair at the portrait's crown, stretched. */
function hairBehind({ x, y, z }: Spot): { x: number; y: number } {
  return { x: 208 + (z - 42) * 0.25 + (x - 172) * 0.1, y: 40 + (y - 18) * 0.5 };
}
