import type { Hero } from '../../hero.ts';
import { INK, brightness, light, shade } from '../../drawing/colour.ts';
import { curve, ellipse } from '../../drawing/path.ts';
import { group, shape, type Node } from '../../drawing/tree.ts';
import { earPaths, SKULL } from './drawn-head.ts';
import { hairStyles } from './hair.ts';
import type { Head } from './head.ts';
import { headwears } from './headwear.ts';
import type { Weights } from './limbs.ts';

/** The same head seen from behind: hair or cloth all round, and the nape. */
export function backOfHead(hero: Hero, front: Head, weights: Weights): Head {
  const { colour, cloth, ears } = dressOf(hero, front);
  const [x] = front.middle;
  const { y: top, height } = front.box;
  const silhouette = cloth.join('');
  const nape = ellipse(x, 14, 74, 66);
  const bare = hero.kind === 'photo' || (hero.headwear !== 'hijab' && !isWound(hero));
  const lines = isWound(hero) ? folds(front) : strands(front);
  const over: Node[] = [
    ...ears.map((d) => shape(d, { fill: hero.skin, stroke: INK, width: weights.inner * 1.3 })),
    ...(isWound(hero) ? underTurban(hero, nape, weights) : []),
    shape(silhouette, { fill: INK, stroke: INK, width: weights.inner * 1.5 }),
    shape(silhouette, { fill: colour }),
    group(
      [
        shape(`M${x + 30} ${top - 30}C150 -380 170 -200 110 60L330 60L330 ${top - 30}Z`, {
          fill: shade(colour, 0.55),
          opacity: 0.5,
        }),
        shape(
          curve([
            [x - 120, -260],
            [x - 88, -322],
            [x - 28, -352],
          ]),
          { stroke: light(colour, 0.45), width: 20, opacity: 0.6 },
        ),
        shape(lines.join(''), {
          stroke: brightness(colour) < 0.3 ? light(colour, 0.25) : shade(colour, 0.6),
          width: weights.inner,
          opacity: 0.7,
        }),
        shape(
          curve([
            [x - 170, top + height * 0.34],
            [x - 60, top + height * 0.42],
            [x + 70, top + height * 0.42],
            [x + 170, top + height * 0.33],
          ]),
          { stroke: light(colour, 0.4), width: 34, opacity: 0.2 },
        ),
        ...(bare
          ? [
              shape(nape, { fill: hero.skin, stroke: INK, width: weights.inner }),
              group([shape(ellipse(x, -44, 90, 44), { fill: shade(hero.skin, 0.6), opacity: 0.7 })], {
                clip: nape,
              }),
            ]
          : []),
      ],
      { clip: silhouette },
    ),
  ];
  return { ...front, behind: [], over };
}

const isWound = (hero: Hero): boolean =>
  hero.kind === 'drawn' && (hero.headwear === 'turban' || hero.headwear === 'patka');

/** Hair falls from the crown, as a hijab's cloth does. */
function strands({ middle: [x], box: { y: top, height } }: Head): string[] {
  return [-138, -100, -64, -30, 4, 40, 74, 110, 142].map((foot, i) =>
    curve([
      [x + foot * 0.2, top + height * (0.05 + (i % 3) * 0.02)],
      [x + foot * 0.96, top + height * 0.36],
      [x + foot * 0.94, top + height * (0.56 + (i % 3) * 0.12)],
    ]),
  );
}

/** The cloth comes lower at the back than over the brow. */
const BACK_OF_TURBAN = ellipse(6, -262, 168, 104);

/** Hair and nape below the cloth. */
function underTurban(hero: Hero, nape: string, weights: Weights): Node[] {
  return [
    shape(SKULL, { fill: hero.hair, stroke: INK, width: weights.inner * 1.5 }),
    group([shape(nape, { fill: hero.skin, stroke: INK, width: weights.inner })], { clip: SKULL }),
  ];
}

/** A turban is wound: its folds rise from both sides and cross at the back. */
function folds({ middle: [x], box: { y: top, height } }: Head): string[] {
  return [0.02, 0.12, 0.22, 0.32, 0.42].map((share, i) => {
    const side = i % 2 ? 1 : -1;
    return curve([
      [x - side * 230, top + height * (share + 0.2)],
      [x - side * 60, top + height * (share + 0.06)],
      [x + side * 120, top + height * (share - 0.06)],
    ]);
  });
}

function dressOf(
  hero: Hero,
  front: Head,
): { colour: string; cloth: readonly string[]; ears: readonly string[] } {
  if (hero.kind === 'photo') return { colour: hero.hair, cloth: front.edges, ears: [] };
  if (hero.headwear !== 'none') {
    const wear = headwears[hero.headwear];
    return {
      colour: wear.colour,
      cloth: isWound(hero)
        ? [...wear.behind, ...wear.over, BACK_OF_TURBAN]
        : [SKULL, ...wear.behind, ...wear.over],
      ears: hero.headwear === 'patka' ? earPaths(0) : [],
    };
  }
  const { behind, over } = hairStyles[hero.hairStyle];
  return { colour: hero.hair, cloth: [SKULL, ...behind, ...over], ears: earPaths(0) };
}
