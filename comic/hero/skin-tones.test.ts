import { beforeAll, describe, expect, it } from 'vitest';
import type { CutOut } from './cut-out.ts';
import { faceAt } from './made-up-heads.ts';
import { SHADOW_BELOW, shadeSkin } from './skin-tones.ts';

const [WIDTH, HEIGHT] = [300, 200];
const AREA = WIDTH * HEIGHT;
const SKIN = [0.85, 0.67, 0.55] as const;
const TOOTH = { x: 200, y: 150, colour: [0.5, 0.49, 0.47] } as const;
const FRECKLE = { x: 60, y: 60, colour: [0.6, 0.44, 0.34] } as const;

/** Skin with light that falls off from left to right, with a freckle and, in the shadow, a tooth. */
function face(): { picture: CutOut['picture']; features: CutOut['head']; level: Float32Array } {
  const planes = new Float32Array(3 * AREA);
  const features = new Float32Array(AREA);
  for (let at = 0; at < AREA; at++) {
    const [x, y] = [at % WIDTH, Math.floor(at / WIDTH)];
    const light = 1 - 0.5 * Math.min(1, Math.max(0, (x - 120) / 60));
    const near = ({ x: px, y: py }: { x: number; y: number }, reach: number) =>
      Math.hypot(x - px, y - py) < reach;
    if (near(TOOTH, 8)) features[at] = 1;
    for (let k = 0; k < 3; k++)
      planes[k * AREA + at] = near(TOOTH, 5)
        ? TOOTH.colour[k]!
        : near(FRECKLE, 2)
          ? FRECKLE.colour[k]!
          : SKIN[k]! * light;
  }
  const plane = (values: Float32Array) => ({ width: WIDTH, height: HEIGHT, values });
  const picture = { width: WIDTH, height: HEIGHT, planes };
  const faceSkin = plane(new Float32Array(AREA).fill(1));
  const cut = { picture, faceSkin, mesh: faceAt(150, 100).points } as unknown as CutOut;
  const level = shadeSkin(cut, plane(features));
  return { picture, features: plane(features), level };
}

describe('skin', () => {
  let drawn: ReturnType<typeof face>;
  const colour = (x: number, y: number) =>
    [0, 1, 2].map((k) => drawn.picture.planes[k * AREA + y * WIDTH + x]!);
  beforeAll(() => {
    drawn = face();
  });

  it('has two tones and a narrow passage between them', () => {
    const row = Array.from({ length: WIDTH }, (_, x) => colour(x, 100)[1]!);
    const [lit, dark] = [row[20]!, row[280]!];
    expect(dark / lit).toBeLessThan(0.78);
    const between = row.filter((value) => value < lit * 0.96 && value > dark * 1.06).length;
    // The light itself falls off over sixty pixels.
    expect(between).toBeLessThan(16);
  });

  it('is lit in the colour that it has', () => {
    colour(20, 100).forEach((value, k) => expect(value).toBeCloseTo(SKIN[k]!, 2));
  });

  it('keeps what is smaller than a cheek', () => {
    expect(colour(FRECKLE.x, FRECKLE.y)[1]! / colour(20, 100)[1]!).toBeCloseTo(
      FRECKLE.colour[1] / SKIN[1],
      1,
    );
  });

  it('gives teeth in its shadow its light, and not its colour', () => {
    const [red, , blue] = colour(TOOTH.x, TOOTH.y);
    expect(blue! / red!).toBeCloseTo(TOOTH.colour[2] / TOOTH.colour[0], 3);
    expect(red!).toBeGreaterThan(TOOTH.colour[0] * 1.2);
  });

  it('tells where its shadow lay', () => {
    expect(drawn.level[100 * WIDTH + 20]).toBeCloseTo(1, 1);
    expect(drawn.level[100 * WIDTH + 280]).toBeLessThan(SHADOW_BELOW);
  });
});
