import type { Hero } from '../../hero.ts';
import { INK, brightness, light, shade } from '../../drawing/colour.ts';
import { boxAround, pathBox } from '../../drawing/path.ts';
import { corners } from '../../drawing/box.ts';
import { group, shape, type Node } from '../../drawing/tree.ts';
import { bodySkin } from './body-skin.ts';
import type { Head } from './head.ts';
import type { Weights } from './limbs.ts';

/** The head seen from behind: hair or cloth all round, and the nape. */
export function backOfHead(hero: Hero, front: Head, back: Back, weights: Weights): Head {
  const skin = bodySkin(hero);
  const { colour, cloth, ears, below } = back;
  const silhouette = cloth.join('');
  const [x] = front.middle;
  const { y: top } = pathBox(silhouette);
  const over: Node[] = [
    ...ears.map((d) => shape(d, { fill: skin, stroke: INK, width: weights.inner * 1.3 })),
    ...(below ? underTurban(below, x, hero.hair, skin, weights) : []),
    shape(silhouette, { fill: INK, stroke: INK, width: weights.inner * 1.5 }),
    shape(silhouette, { fill: colour }),
    group(
      [
        ...(back.combing ?? linedAndLit(back, x, top, weights)),
        ...(back.nape ? nape(x, skin, weights, back.combing ? 0.2 : 0.4) : []),
      ],
      { clip: silhouette },
    ),
  ];
  const edges = [...cloth, ...ears, ...(hero.kind === 'photo' && below ? [below] : [])];
  return {
    ...front,
    behind: [],
    over,
    edges,
    box: boxAround(edges.flatMap((edge) => corners(pathBox(edge)))),
  };
}

/** The parts of a head that are seen from behind. */
export interface Back {
  colour: string;
  /** A photo's hair; it replaces lines and shine. */
  combing?: readonly Node[];
  cloth: readonly string[];
  ears: readonly string[];
  lines: string;
  shine: string;
  /** Whether the hair ends above the neck. */
  nape: boolean;
  /** The head that shows below the cloth. */
  below?: string;
}

/** Shaded on the right, with a gleam on the left, and lines. */
function linedAndLit({ colour, lines, shine }: Back, x: number, top: number, weights: Weights): Node[] {
  return [
    shape(`M${x + 30} ${top - 30}C150 -380 170 -200 110 60L330 60L330 ${top - 30}Z`, {
      fill: shade(colour, 0.55),
      opacity: 0.5,
    }),
    shape(shine, { stroke: light(colour, 0.45), width: 20, opacity: 0.5 }),
    shape(lines, {
      stroke: brightness(colour) < 0.3 ? light(colour, 0.25) : shade(colour, 0.5),
      width: weights.inner * 0.85,
      opacity: 0.75,
    }),
  ];
}

/** Skin below the hair's uneven edge, shaded where the hair ends. */
function nape(x: number, skin: string, weights: Weights, shadow = 0.4): Node[] {
  const hem =
    `M${x - 130} -74C${x - 112} -46 ${x - 96} -36 ${x - 78} -36Q${x - 66} -22 ${x - 50} -14Q${x - 48} -26 ${x - 40} -31` +
    `Q${x - 26} -18 ${x - 4} -6Q${x} -20 ${x + 8} -28Q${x + 26} -20 ${x + 46} -12Q${x + 50} -26 ${x + 60} -34` +
    `C${x + 92} -34 ${x + 112} -46 ${x + 130} -74`;
  const neck = `${hem}L${x + 130} 40L${x - 130} 40Z`;
  return [
    shape(neck, { fill: skin }),
    group([shape(hem, { stroke: shade(skin, shadow), width: 34, opacity: 0.6 })], { clip: neck }),
    shape(hem, { stroke: INK, width: weights.inner }),
  ];
}

/** Hair and nape below the cloth. */
function underTurban(skull: string, x: number, hair: string, skin: string, weights: Weights): Node[] {
  return [
    shape(skull, { fill: hair, stroke: INK, width: weights.inner * 1.5 }),
    group(nape(x, skin, weights), { clip: skull }),
  ];
}
