import fc from 'fast-check';
import { expect, it } from 'vitest';
import { skullHalfWidth, skullOf } from './art/hero/likeness-skull.ts';
import { pathBox } from './drawing/path.ts';
import { EXAGGERATION, FEATURES, faceShape, MOST_SPREADS, type Features } from './likeness-features.ts';

const spreads = fc.double({ min: -MOST_SPREADS, max: MOST_SPREADS, noNaN: true });
const features: fc.Arbitrary<Features> = fc
  .array(spreads, { minLength: FEATURES.length, maxLength: FEATURES.length })
  .map((list) => Object.fromEntries(FEATURES.map((name, i) => [name, list[i]])) as Features);
const exaggeration = fc.double({ min: EXAGGERATION.least, max: EXAGGERATION.most, noNaN: true });
const middle = Object.fromEntries(FEATURES.map((name) => [name, 0])) as Features;

it('keeps every face a face: features in their order, apart from each other and inside the head', () => {
  fc.assert(
    fc.property(features, exaggeration, (own, much) => {
      const face = faceShape(own, much);
      const { eye, brow, nose, mouth, width } = face;
      expect(eye.x - eye.rx).toBeGreaterThan(8);
      expect(eye.x + eye.rx).toBeLessThan(skullHalfWidth(face, eye.y) - 8);
      expect(brow.y).toBeGreaterThan(eye.ry);
      expect(eye.y - brow.y).toBeGreaterThan(-250);
      expect(nose.y - eye.y).toBeGreaterThanOrEqual(34);
      expect(mouth.y - nose.y).toBeGreaterThan(20);
      expect(mouth.y).toBeLessThanOrEqual(-40);
      expect(mouth.halfWidth).toBeLessThan(skullHalfWidth(face, mouth.y) - 20);
      expect(width.temple).toBeGreaterThanOrEqual(width.face - 8);
      expect([width.face, width.jaw, width.lowJaw, width.chin]).toEqual(
        [width.face, width.jaw, width.lowJaw, width.chin].sort((a, b) => b - a),
      );
      const box = pathBox(skullOf(face));
      expect(box.y).toBeGreaterThan(-380);
      expect(box.y + box.height).toBeLessThan(12);
    }),
  );
});

it('draws larger eyes for the low eyes of a young child, and smaller ones for high eyes', () => {
  const [young, old] = [-1, 1].map((eyeHeight) => faceShape({ ...middle, eyeHeight }).eye);
  const usual = faceShape(middle).eye;
  expect(young!.ry).toBeGreaterThan(usual.ry);
  expect(young!.rx).toBeGreaterThan(usual.rx);
  expect(old!.ry).toBeLessThan(usual.ry);
  expect(old!.rx).toBeLessThan(usual.rx);
});

it('draws the middle child at the comic’s end of the parent’s control, and much of the own one at the photo’s', () => {
  const { least, usual, most } = EXAGGERATION;
  const own: Features = { ...middle, browHeight: 0.7, eyeTilt: 0.7, mouthWidth: -0.7, browThickness: 0.7 };
  const shapes = [least, usual, most].map((much) => faceShape(own, much));
  expect(shapes[0]).toEqual(faceShape(middle));
  const steps = (measure: (face: (typeof shapes)[number]) => number) => {
    const [comic, photo, more] = shapes.map(measure) as [number, number, number];
    return [Math.abs(photo - comic), Math.abs(more - photo)];
  };
  for (const step of steps(({ brow }) => brow.y)) expect(step).toBeGreaterThan(4);
  for (const step of steps(({ eye }) => eye.tilt)) expect(step).toBeGreaterThan(3);
  for (const step of steps(({ mouth }) => mouth.halfWidth)) expect(step).toBeGreaterThan(2.5);
});

it('makes more of what is the child’s own, but never of how wide a face is', () => {
  const own: Features = { ...middle, eyeOpenness: 1, faceWidth: 1 };
  const [less, more] = [faceShape(own, 0.5), faceShape(own, 1.5)];
  expect(more.eye.ry).toBeGreaterThan(less.eye.ry);
  expect(more.width).toEqual(less.width);
  expect(faceShape(middle, 0.5)).toEqual(faceShape(middle, 1.5));
});
