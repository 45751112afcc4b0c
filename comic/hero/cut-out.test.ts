import { describe, expect, it } from 'vitest';
import type { HeadPoint } from '../hero.ts';
import { headParts } from './cut-out.ts';
import type { FaceParts } from './cut-out.ts';
import { MESH, OVAL } from './landmarks.ts';
import type { Face } from './landmarks.ts';
import type { Model } from './models.ts';
import { PARTS_SIDE } from './parts.ts';
import { toFrame } from './pixels/raster.ts';
import { painted } from './test-photos.ts';

const [BACKGROUND, HAIR, BODY, FACE, CLOTHES] = [0, 1, 2, 3, 4];

/** A face 200 pixels high around a point; only what the cut-out asks for lies in its place. */
function faceAt(x: number, y: number): Face {
  const points: HeadPoint[] = Array.from({ length: 468 }, () => ({ x, y }));
  OVAL.forEach((index, i) => {
    const angle = (i / OVAL.length) * 2 * Math.PI;
    points[index] = { x: x + 75 * Math.sin(angle), y: y - 100 * Math.cos(angle) };
  });
  points[MESH.mouth.innerTop] = { x, y: y + 50 };
  points[MESH.leftBrow.middle] = { x: x - 35, y: y - 40 };
  points[MESH.rightBrow.middle] = { x: x + 35, y: y - 40 };
  return { points, score: 1, angle: 0, turned: 0 };
}

/** Stands in for the model: every pixel is the part that a drawing in photo pixels says it is. */
function drawing(view: () => number, partAt: (x: number, y: number) => number): Model {
  return async () => {
    const area = PARTS_SIDE * PARTS_SIDE;
    const parts = new Float32Array(6 * area).fill(-10);
    const scale = view() / PARTS_SIDE;
    for (let at = 0; at < area; at++) {
      const x = 500 + ((at % PARTS_SIDE) + 0.5 - PARTS_SIDE / 2) * scale;
      const y = ((at / PARTS_SIDE) | 0) + 0.5 - PARTS_SIDE / 2;
      parts[partAt(x, 500 + y * scale) * area + at] = 10;
    }
    return { parts };
  };
}

/** An ordinary head at (500, 500): face, short hair, ears, neck and shirt. */
function headAt(x: number, y: number): number {
  const [dx, dy] = [x - 500, y - 524];
  if (Math.hypot(dx / 78, dy / 104) < 1) return FACE;
  if (dy < -40 && Math.hypot(dx / 100, (dy + 30) / 130) < 1) return HAIR;
  if (Math.abs(Math.abs(dx) - 84) < 12 && Math.abs(dy - 5) < 25) return BODY;
  if (Math.abs(dx) < 45 && dy > 0 && dy < 150) return BODY;
  if (dy >= 140) return CLOTHES;
  return BACKGROUND;
}

const room = painted(1000, 1000, () => [90, 110, 130]);

async function cut(partAt: (x: number, y: number) => number, others: Face[] = []): Promise<FaceParts> {
  // The window is 2.7 face heights wide at first, its middle 24 pixels above the face's.
  return headParts(
    room,
    faceAt(500, 524),
    others,
    drawing(() => 540, partAt),
  );
}

function headHolds({ frame, head }: FaceParts, x: number, y: number): boolean {
  const at = toFrame(frame, x, y);
  return head.values[Math.floor(at.y) * PARTS_SIDE + Math.floor(at.x)]! > 0.5;
}

describe('headParts', () => {
  it('keeps hair, face and ears, and leaves neck and shirt', async () => {
    const found = await cut(headAt);
    expect(headHolds(found, 500, 524)).toBe(true);
    expect(headHolds(found, 500, 380)).toBe(true);
    expect(headHolds(found, 587, 529)).toBe(true);
    expect(headHolds(found, 500, 645)).toBe(false);
    expect(headHolds(found, 500, 700)).toBe(false);
    expect(found.handShare).toBeLessThan(0.02);
    expect(found.faceShare).toBeGreaterThan(0.9);
  });

  it('measures a hand in front of the face', async () => {
    const found = await cut((x, y) => (x > 520 && y > 540 && y < 640 ? BODY : headAt(x, y)));
    expect(found.handShare).toBeGreaterThan(0.08);
  });

  it('leaves an arm beside the head', async () => {
    const found = await cut((x, y) => (x > 600 && x < 650 ? BODY : headAt(x, y)));
    expect(headHolds(found, 625, 500)).toBe(false);
  });

  it('keeps a turban, and leaves the clothes of someone behind a head of hair', async () => {
    const turban = await cut((x, y) => (headAt(x, y) === HAIR ? CLOTHES : headAt(x, y)));
    expect(headHolds(turban, 500, 380)).toBe(true);
    const hugged = await cut((x, y) => (headAt(x, y) === BACKGROUND ? CLOTHES : headAt(x, y)));
    expect(headHolds(hugged, 625, 450)).toBe(false);
  });

  it('leaves the neighbour whose hair touches', async () => {
    const found = await cut(
      (x, y) => (headAt(x, y) === BACKGROUND && y < 560 && x > 560 ? HAIR : headAt(x, y)),
      [faceAt(740, 524)],
    );
    expect(headHolds(found, 605, 450)).toBe(true);
    expect(headHolds(found, 660, 450)).toBe(false);
  });

  it('ends long hair below the chin', async () => {
    const found = await cut((x, y) =>
      Math.abs(Math.abs(x - 500) - 90) < 30 && y > 450 ? HAIR : headAt(x, y),
    );
    expect(headHolds(found, 410, 630)).toBe(true);
    expect(headHolds(found, 410, 720)).toBe(false);
  });

  it('steps back until tall hair fits', async () => {
    let looks = 0;
    const views = [540, 756, 1058];
    const tall = drawing(
      () => views[looks++] ?? 0,
      (x, y) => (Math.abs(x - 500) < 60 && y < 480 && y > 240 - 20 * looks ? HAIR : headAt(x, y)),
    );
    await headParts(room, faceAt(500, 524), [], tall);
    expect(looks).toBeGreaterThan(1);
  });
});
