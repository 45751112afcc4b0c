import { describe, expect, it } from 'vitest';
import { drawBust } from './art/hero/bust.ts';
import { anyStyle } from './art/hero/more-hair.ts';
import { pointsAlong } from './art/hero/mirrored-edge.ts';
import { drawnFaceShape, FACE_CHOICES, type DrawnFace } from './drawn-face.ts';
import { FRAMES, HAIR_STYLES, type DrawnHero } from './hero.ts';
import { drawnSample } from './sample-heroes.ts';

const parts = Object.keys(FACE_CHOICES) as (keyof typeof FACE_CHOICES)[];
const drawing = (change: Partial<DrawnHero>): string =>
  JSON.stringify(drawBust({ ...drawnSample, ...change }, 'calm').nodes);

describe.each(parts)('%s', (part) => {
  const [usual, ...others] = FACE_CHOICES[part];

  it('is drawn as usual when it is not chosen', () => {
    expect(drawing({ face: { [part]: usual } })).toBe(drawing({ face: {} }));
  });

  it.each(others)('%s is seen', (choice) => {
    const faces = FACE_CHOICES[part].map((each) => drawing({ face: { [part]: each } }));
    const own = drawing({ face: { [part]: choice } });
    expect(faces.filter((face) => face === own)).toHaveLength(1);
  });
});

it.each(FRAMES.slice(1))('%s glasses are seen', (frames) => {
  expect(drawing({ face: { frames } })).not.toBe(drawing({ face: {} }));
});

it('keeps every face in its head, whatever is chosen together', () => {
  const all = parts.reduce<DrawnFace[]>(
    (faces, part) =>
      faces.flatMap((face) => FACE_CHOICES[part].map((choice) => ({ ...face, [part]: choice }))),
    [{}],
  );
  expect(all.flatMap((face) => faultsOf(face).map((fault) => `${JSON.stringify(face)}: ${fault}`))).toEqual(
    [],
  );
});

function faultsOf(face: DrawnFace): string[] {
  const { width, eye, brow, nose, mouth } = drawnFaceShape(face);
  const rules: [boolean, string][] = [
    [eye.x - eye.rx > 18, 'the eyes meet'],
    [eye.x + eye.rx < width.face - 12, 'an eye is over the cheek’s edge'],
    [brow.y - brow.thickness / 2 > eye.ry, 'a brow lies on its eye'],
    [nose.y - eye.y >= 34, 'the nose is between the eyes'],
    [mouth.y - nose.y >= 33, 'the mouth is on the nose'],
    [mouth.y <= -43, 'the mouth is on the chin'],
    [mouth.halfWidth < width.lowJaw - 20, 'the mouth is wider than the jaw'],
  ];
  return rules.filter(([holds]) => !holds).map(([, fault]) => fault);
}

it.each([
  ['from a newer release', { shape: 'star', frames: 'hearts' }],
  ['from a damaged draft', { age: 7, eyes: null, ears: 'constructor', frames: '__proto__' }],
])('draws the usual for a choice %s', (_where, face) => {
  const given = { ...drawnSample, face: face as unknown as DrawnFace };
  expect(JSON.stringify(drawBust(given, 'calm').nodes)).toBe(drawing({ face: {} }));
});

it.each(HAIR_STYLES)('%s: all outlines run the same way, so that none cuts a hole', (style) => {
  const hair = anyStyle(style);
  for (const d of [...hair.behind, ...hair.over]) expect(area(pointsAlong(d))).toBeGreaterThan(0);
});

/** Twice the area inside a loop; negative when the loop runs counterclockwise. */
function area(points: readonly (readonly [number, number])[]): number {
  return points.reduce((sum, [x, y], index) => {
    const [u, v] = points[(index + 1) % points.length]!;
    return sum + x * v - u * y;
  }, 0);
}
