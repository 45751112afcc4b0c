import { describe, expect, it } from 'vitest';
import { handBefore } from './covered-face.ts';
import { headParts } from './cut-out.ts';
import type { FaceParts } from './cut-out.ts';
import type { Face } from './landmarks.ts';
import {
  BACKGROUND,
  BODY,
  byColour,
  CLOTHES,
  faceAt,
  HAIR,
  headAt,
  photoDrawn,
  type Drawing,
} from './made-up-heads.ts';
import { PARTS_SIDE } from './parts.ts';
import { toFrame } from './pixels/raster.ts';

function cut(drawing: Drawing, others: Face[] = []): Promise<FaceParts> {
  return headParts(photoDrawn(drawing), faceAt(500, 524), others, byColour);
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
    expect(handBefore(found.mesh, found.parts)).toBeLessThan(0.02);
    expect(found.faceShare).toBeGreaterThan(0.9);
  });

  it('measures a hand in front of the face', async () => {
    const found = await cut((x, y) => (x > 520 && y > 540 && y < 640 ? BODY : headAt(x, y)));
    expect(handBefore(found.mesh, found.parts)).toBeGreaterThan(0.08);
  });

  it('measures no hand where arms are raised beside the face', async () => {
    const found = await cut((x, y) =>
      Math.abs(x - 500) > 68 && headAt(x, y) !== HAIR ? BODY : headAt(x, y),
    );
    expect(handBefore(found.mesh, found.parts)).toBeLessThan(0.02);
  });

  it('leaves an arm beside the head', async () => {
    const found = await cut((x, y) => (x > 600 && x < 650 ? BODY : headAt(x, y)));
    expect(headHolds(found, 625, 500)).toBe(false);
  });

  it('leaves arms that touch both cheeks, and keeps bare ears', async () => {
    const found = await cut((x, y) =>
      Math.abs(x - 500) > 84 && y > 430 && headAt(x, y) !== HAIR ? BODY : headAt(x, y),
    );
    expect(headHolds(found, 588, 515)).toBe(false);
    expect(headHolds(await cut(headAt), 587, 529)).toBe(true);
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
    const found = await cut((x, y) => (Math.abs(x - 500) < 60 && y < 480 && y > 220 ? HAIR : headAt(x, y)));
    expect(headHolds(found, 500, 300)).toBe(true);
    expect(found.box.top).toBeGreaterThan(1);
  });
});
