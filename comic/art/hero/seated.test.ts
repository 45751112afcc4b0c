import { describe, expect, it } from 'vitest';
import { drawnSample, photoSample } from '../../sample-heroes.ts';
import { pyjamas } from '../costumes/pyjamas.ts';
import { drawFigure } from './figure.ts';
import { poses, type PoseName } from './poses.ts';
import { mirroredRide, seated } from './seated.ts';
import { skeleton } from './skeleton.ts';
import { drawWheelchair } from './wheelchair.ts';

const names = Object.keys(poses) as PoseName[];
const WEIGHTS = { outer: 9, inner: 5 };

describe.each(names)('%s in a wheelchair', (name) => {
  const { pose, ride } = seated(name);

  it('keeps both feet above the ground and on the side that the chair looks to', () => {
    const { lowest } = drawWheelchair(ride, '#ff0000', WEIGHTS);
    for (const { ankle } of skeleton(pose, pyjamas().girth).legs) {
      expect(ankle[1]).toBeLessThan(lowest - 20);
      expect(ankle[0] * ride.facing).toBeGreaterThan(-30);
    }
  });

  it('rolls on the given point, lower than somebody who stands, with the face as it was', () => {
    const request = {
      costume: pyjamas(),
      expression: 'happy',
      headHeight: 300,
      initial: '',
    } as const;
    const place = { at: [1000, 1500], anchor: 'feet' } as const;
    for (const hero of [drawnSample, photoSample]) {
      const wheelchair = { ride, colour: '#ff0000' };
      const { head, face, mouth, body } = drawFigure({ hero, pose, wheelchair, ...request, ...place });
      expect(body.y + body.height).toBeLessThan(1545);
      expect(head.y).toBeGreaterThan(700);
      expect(mouth[0]).toBeGreaterThan(face.x);
      expect(mouth[0]).toBeLessThan(face.x + face.width);
    }
  });

  it('is seen in a mirror as it is', () => {
    expect(mirroredRide(mirroredRide(ride))).toEqual(ride);
  });
});

it('says by the chair what the pose says: rolling fast, flying, seen from behind', () => {
  expect(seated('run').ride).toMatchObject({ facing: 1, trail: 'speed' });
  expect(seated('fly').ride.trail).toBe('flames');
  expect(seated('lookUp').ride.facing).toBe(0);
  expect(seated('tiptoe', true).ride.trail).toBe('flames');
  expect(seated('wave').ride.facing).toBe(-1);
});
