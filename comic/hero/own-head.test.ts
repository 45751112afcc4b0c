import { describe, expect, it } from 'vitest';
import { headParts, type FaceParts } from './cut-out.ts';
import {
  BACKGROUND,
  byColour,
  CLOTHES,
  FACE,
  faceAt,
  HAIR,
  headAt,
  photoDrawn,
  withHair,
  type Drawing,
} from './made-up-heads.ts';
import { PARTS_SIDE } from './parts.ts';
import { toFrame, type Photo } from './pixels/raster.ts';

function headIn(photo: Photo): Promise<FaceParts> {
  return headParts(photo, faceAt(500, 524), [], byColour);
}

const cut = (drawing: Drawing): Promise<FaceParts> => headIn(photoDrawn(drawing));

function holds({ frame, head }: FaceParts, x: number, y: number): boolean {
  const at = toFrame(frame, x, y);
  return head.values[Math.floor(at.y) * PARTS_SIDE + Math.floor(at.x)]! > 0.5;
}

const within = (x: number, y: number, rx: number, ry: number): boolean => Math.hypot(x / rx, y / ry) < 1;

/** The ordinary head in front of something else. */
const before =
  (other: Drawing): Drawing =>
  (x, y) =>
    headAt(x, y) === BACKGROUND ? other(x, y) : headAt(x, y);

/** The photo cut off at this column. */
function endingAt(photo: Photo, column: number): Photo {
  const data = new Uint8Array(column * photo.height * 3);
  for (let y = 0; y < photo.height; y++)
    data.set(photo.data.subarray(y * photo.width * 3, (y * photo.width + column) * 3), y * column * 3);
  return { width: column, height: photo.height, data };
}

describe('a head leaves', () => {
  it('somebody who looks away, whose hair touches: no face was found there', async () => {
    const found = await cut(
      before((x, y) =>
        within(x - 690, y - 540, 60, 90) ? FACE : within(x - 670, y - 480, 110, 130) ? HAIR : BACKGROUND,
      ),
    );
    expect(holds(found, 590, 440)).toBe(true);
    expect(holds(found, 690, 540)).toBe(false);
    expect(holds(found, 690, 400)).toBe(false);
  });

  it('the cheek of somebody who presses his own against it', async () => {
    const found = await cut(before((x, y) => (within(x - 660, y - 540, 90, 120) ? FACE : BACKGROUND)));
    expect(holds(found, 560, 530)).toBe(true);
    expect(holds(found, 660, 520)).toBe(false);
  });

  it('the dark hair of somebody behind, at one side above the brow', async () => {
    const found = await cut(withHair((x, y) => within(x - 620, y - 400, 70, 70)));
    expect(holds(found, 500, 380)).toBe(true);
    expect(holds(found, 640, 400)).toBe(false);
  });

  it('a dark thing that stands beside its crown on a thin foot', async () => {
    const found = await cut(
      withHair((x, y) => within(x - 580, y - 310, 34, 40) || (Math.abs(x - 565) < 9 && y > 320 && y < 420)),
    );
    expect(holds(found, 500, 380)).toBe(true);
    expect(holds(found, 585, 310)).toBe(false);
  });

  it('a finger that points at it', async () => {
    const found = await cut(before((x, y) => (x > 560 && Math.abs(y - 500) < 6 ? FACE : BACKGROUND)));
    expect(holds(found, 650, 500)).toBe(false);
  });
});

describe('a head keeps', () => {
  it('a bun and two bunches', async () => {
    const bun = await cut(withHair((x, y) => within(x - 500, y - 320, 50, 55)));
    expect(holds(bun, 500, 300)).toBe(true);
    const bunches = await cut(withHair((x, y) => within(Math.abs(x - 500) - 140, y - 440, 55, 55)));
    expect(holds(bunches, 360, 440)).toBe(true);
    expect(holds(bunches, 640, 440)).toBe(true);
  });

  it('what is light on its hair or stuck in it: there is no hole', async () => {
    const found = await cut((x, y) => (within(x - 520, y - 395, 14, 9) ? BACKGROUND : headAt(x, y)));
    expect(holds(found, 520, 395)).toBe(true);
  });

  it('its side where the photo ends, or a black border begins, as it is at the other side', async () => {
    const whole = photoDrawn(withHair((x, y) => Math.abs(x - 500) < 125 && y > 400 && y < 520));
    const bordered = photoDrawn(withHair((x, y) => Math.abs(x - 500) < 125 && y > 400 && y < 520));
    for (let at = 0; at < whole.width * whole.height; at++) {
      const x = at % whole.width;
      // The background of these photos is black. Black counts as a border only beside a straight edge of
      // something else.
      const lit = whole.data[3 * at]! + whole.data[3 * at + 1]! + whole.data[3 * at + 2]! > 0;
      bordered.data.set(
        x >= 590 ? [0, 0, 0] : lit ? whole.data.subarray(3 * at, 3 * at + 3) : [30, 30, 30],
        3 * at,
      );
    }
    for (const photo of [endingAt(whole, 590), bordered]) {
      const found = await headIn(photo);
      expect(holds(found, 390, 460)).toBe(true);
      expect(holds(found, 610, 460)).toBe(true);
      const at = toFrame(found.frame, 610, 460);
      expect(found.seen.values[Math.floor(at.y) * PARTS_SIDE + Math.floor(at.x)]).toBe(0);
      expect(found.shown).toBeGreaterThan(0.95);
    }
  });
});

it('has its whole chin where a blanket hides a corner of it', async () => {
  const found = await cut((x, y) => (x - 500 + (y - 524) > 90 && y > 540 ? CLOTHES : headAt(x, y)));
  expect(holds(found, 535, 600)).toBe(true);
  const at = toFrame(found.frame, 535, 600);
  expect(found.seen.values[Math.floor(at.y) * PARTS_SIDE + Math.floor(at.x)]).toBe(0);
});

it('knows how much of a face the photo shows', async () => {
  const found = await headIn(endingAt(photoDrawn(headAt), 530));
  expect(found.shown).toBeGreaterThan(0.6);
  expect(found.shown).toBeLessThan(0.8);
});
