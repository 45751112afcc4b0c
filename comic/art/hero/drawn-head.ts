import type { DrawnHero } from '../../hero.ts';
import { INK, light, mix, shade } from '../../drawing/colour.ts';
import { boxAround, curve, ellipse, pathBox } from '../../drawing/path.ts';
import { corners } from '../../drawing/box.ts';
import { group, radial, shape, type Node } from '../../drawing/tree.ts';
import { drawFace, mouthAt } from './face.ts';
import { drawHairBehind, drawHairOver, hairStyles } from './hair.ts';
import type { Head, HeadRequest } from './head.ts';
import { drawHeadwearBehind, drawHeadwearOver, headwears } from './headwear.ts';
import { drawHearingAid } from './worn-on-face.ts';

/** The bare head, chin at the origin. */
export const SKULL =
  'M-152 -186C-156 -306 -94 -372 0 -372C94 -372 156 -306 152 -186C158 -120 150 -66 104 -28C74 -4 34 5 0 5C-34 5 -74 -4 -104 -28C-150 -66 -158 -120 -152 -186Z';

/** A child drawn from choices, in the same ink as the body. */
export function drawnHead(hero: DrawnHero, { expression, shut, turn, weights, tint }: HeadRequest): Head {
  const wear = hero.headwear === 'none' ? undefined : headwears[hero.headwear];
  const hair = hairStyles[hero.hairStyle];
  const covered = wear?.hidesHair ?? false;
  const ears = hero.headwear === 'hijab' || hero.headwear === 'turban' ? [] : earPaths(turn);
  const aid = hero.hearingAid && ears.length ? drawHearingAid(earAt(1, turn), 1, weights) : [];
  const skull: Node[] = [
    ...ears.map((d) => shape(d, { fill: hero.skin, stroke: INK, width: weights.inner * 1.3 })),
    ...ears.map((d) => innerEar(d, hero.skin, weights.inner)),
    shape(SKULL, { fill: hero.skin }),
    group(
      [
        shape('M60 20C150 -40 158 -140 120 -390L240 -390L240 30Z', {
          fill: shade(hero.skin, 0.7),
          opacity: 0.26,
        }),
        shape('M-160 -240C-100 -300 100 -300 160 -240L160 -420L-160 -420Z', {
          fill: shade(hero.skin, 0.8),
          opacity: 0.3,
        }),
        shape(ellipse(-70, -200, 90, 110), {
          fill: radial(
            [-70, -200],
            110,
            { at: 0, colour: mix(light(hero.skin, 0.35), '#ffb98a', 0.35), opacity: 0.5 },
            { at: 1, colour: mix(light(hero.skin, 0.35), '#ffb98a', 0.35), opacity: 0 },
          ),
        }),
        ...(tint ? [shape(SKULL, { fill: tint.colour, opacity: tint.amount })] : []),
      ],
      { clip: SKULL },
    ),
    shape(SKULL, { stroke: INK, width: weights.inner * 1.3 }),
  ];
  const face = drawFace(expression, hero, turn, weights, shut);
  const behind =
    wear && covered ? drawHeadwearBehind(wear, weights) : drawHairBehind(hair, hero.hair, weights);
  const over = wear && covered ? drawHeadwearOver(wear, weights) : drawHairOver(hair, hero.hair, weights);
  const edges = [
    SKULL,
    ...ears,
    ...(wear && covered ? [...wear.behind, ...wear.over] : [...hair.behind, ...hair.over]),
  ];
  return {
    behind,
    over: [...skull, ...face, ...over, ...aid],
    edges,
    box: boxAround(edges.flatMap((edge) => corners(pathBox(edge)))),
    face: { x: -128 + turn * 20, y: -246, width: 256, height: 250 },
    mouth: mouthAt(turn),
    brow: { at: [turn * 16, -292], width: 276 },
    reach: wear?.reach ?? hair.reach,
    middle: [0, -192],
  };
}

export function earPaths(turn: number): string[] {
  return [-1, 1].map((side) => ellipse(...earAt(side, turn), 26, 36));
}

function earAt(side: number, turn: number): [number, number] {
  const shift = side * turn > 0 ? -26 * Math.abs(turn) : 4 * Math.abs(turn);
  return [side * (150 + shift), -138];
}

function innerEar(ear: string, skin: string, width: number): Node {
  const { x, y, width: w, height } = pathBox(ear);
  const middle = x + w / 2;
  const side = middle < 0 ? -1 : 1;
  return shape(
    curve([
      [middle + side * 6, y + height * 0.32],
      [middle + side * 10, y + height * 0.52],
      [middle, y + height * 0.7],
    ]),
    {
      stroke: shade(skin, 0.6),
      width,
    },
  );
}
