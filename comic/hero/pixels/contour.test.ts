import { describe, expect, it } from 'vitest';
import { contour } from './contour.ts';

function plane(size: number, inside: (x: number, y: number) => boolean) {
  const values = Float32Array.from({ length: size * size }, (_, at) =>
    inside((at % size) + 0.5, Math.floor(at / size) + 0.5) ? 1 : 0,
  );
  return { width: size, height: size, values };
}

describe('contour', () => {
  it('follows a disc to within a pixel', () => {
    const { points } = contour(
      plane(200, (x, y) => Math.hypot(x - 100, y - 90) < 60),
      4,
    );
    for (const { x, y } of points) expect(Math.hypot(x - 100, y - 90)).toBeCloseTo(60, -0.3);
  });

  it('takes the largest shape and leaves its holes out', () => {
    const { points } = contour(
      plane(200, (x, y) => {
        const ring = Math.hypot(x - 120, y - 120);
        return (ring < 60 && ring > 20) || Math.hypot(x - 20, y - 20) < 12;
      }),
      3,
    );
    for (const { x, y } of points) expect(Math.hypot(x - 120, y - 120)).toBeGreaterThan(50);
  });

  it('closes a shape that runs off the picture, inside the picture', () => {
    const { path, points } = contour(
      plane(100, (_, y) => y < 40),
      3,
    );
    expect(path.endsWith('Z')).toBe(true);
    for (const { x, y } of points) expect(Math.min(x, y, 100 - x)).toBeGreaterThan(0);
  });

  it('throws when there is nothing to outline', () => {
    expect(() =>
      contour(
        plane(50, () => false),
        3,
      ),
    ).toThrow(/outline/);
  });
});
