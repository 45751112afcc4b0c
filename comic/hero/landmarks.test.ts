import { describe, expect, it } from 'vitest';
import { MESH, turnedAway } from './landmarks.ts';

function facing(nose: number): number {
  const points = Array.from({ length: 468 }, () => ({ x: 0, y: 0 }));
  points[MESH.leftCheekEdge] = { x: 0, y: 0 };
  points[MESH.rightCheekEdge] = { x: 100, y: 0 };
  points[MESH.noseTip] = { x: nose, y: 0 };
  return turnedAway(points);
}

describe('turnedAway', () => {
  it('is one for a face that looks ahead and grows to either side alike', () => {
    expect(facing(50)).toBeCloseTo(1);
    expect(facing(80)).toBeCloseTo(4);
    expect(facing(20)).toBeCloseTo(4);
  });
});
