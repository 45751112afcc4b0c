import { faceHeight, MESH, meshFace, middle, type Face } from '../landmarks.ts';
import type { Model } from '../models.ts';
import { frameAround, look, toBytes, type Photo } from '../pixels/raster.ts';
import { ratiosOf, type Ratio } from './ratios.ts';
import { straightFace } from './straight-face.ts';

/** The window that a face is measured in: its side in pixels, and in face heights. */
const SIDE = 480;
const VIEW = 2.4;
/** The square around brow and chin, in face heights. */
const FACE = 1.05;

/**
 * The ratios of a face, measured once as it is and once in a mirror: the mesh sees the two a little differently, and their
 * mean is steadier than either.
 */
export async function steadyRatios(photo: Photo, face: Face, model: Model): Promise<Record<Ratio, number>> {
  const height = faceHeight(face.points);
  const centre = middle(face.points, [MESH.forehead, MESH.chin]);
  const picture = look(photo, frameAround(centre, face.angle, (VIEW * height) / SIDE, SIDE, SIDE));
  const bytes = toBytes(picture);
  const guess = {
    x: SIDE / 2,
    y: SIDE / 2,
    size: (FACE * SIDE) / VIEW,
    angle: 0,
    turned: face.turned,
    score: face.score,
  };
  const measured: Record<Ratio, number>[] = [];
  for (const data of [bytes, mirrored(bytes)])
    measured.push(ratiosOf(straightFace(await meshFace({ width: SIDE, height: SIDE, data }, guess, model))));
  const [plain, other] = measured as [Record<Ratio, number>, Record<Ratio, number>];
  const names = Object.keys(plain) as Ratio[];
  return Object.fromEntries(names.map((name) => [name, (plain[name] + other[name]) / 2])) as Record<
    Ratio,
    number
  >;
}

function mirrored(bytes: Uint8Array): Uint8Array {
  const other = new Uint8Array(bytes.length);
  for (let row = 0; row < SIDE; row++)
    for (let x = 0; x < SIDE; x++) {
      const from = (row * SIDE + x) * 3;
      other.set(bytes.subarray(from, from + 3), (row * SIDE + SIDE - 1 - x) * 3);
    }
  return other;
}
