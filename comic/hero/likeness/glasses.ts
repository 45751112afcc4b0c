import type { HeadPoint } from '../../hero.ts';
import { faceHeight, MESH, middle } from '../landmarks.ts';
import { PARTS_SIDE, type Parts } from '../parts.ts';
import { valueAt } from '../pixels/raster.ts';

/** Rings round the eyes with more things on them than this wear glasses. */
const SURELY = 0.13;
/** With a bridge over the nose, so much is enough. */
const WITH_BRIDGE = 0.045;
const BRIDGE = 0.3;
const EYES = [Object.values(MESH.leftEye), Object.values(MESH.rightEye)];

/** Whether the face wears glasses, by what the model takes for things round its eyes. */
export function glassesOn({ things }: Parts, mesh: HeadPoint[]): boolean {
  const height = faceHeight(mesh);
  const rings = EYES.map((eye) => {
    const { x, y } = middle(mesh, eye);
    let [sum, count] = [0, 0];
    for (let angle = 0; angle < Math.PI * 2; angle += Math.PI / 24)
      for (const reach of [0.1, 0.13, 0.16]) {
        sum += valueAt(
          things,
          x + Math.cos(angle) * reach * height,
          y + 0.01 * height + Math.sin(angle) * reach * height * 0.8,
        );
        count++;
      }
    return sum / count;
  });
  const [left, right] = rings as [number, number];
  const nose = middle(mesh, [168, 6]);
  const bridge = Math.max(
    ...[-0.02, 0, 0.02].map((off) =>
      valueAt(things, nose.x, Math.min(PARTS_SIDE - 1, nose.y + off * height)),
    ),
  );
  // Somebody's hand or a toy lies over one eye, glasses over both.
  const least = Math.min(left, right);
  return least > SURELY || (least > WITH_BRIDGE && bridge > BRIDGE);
}
