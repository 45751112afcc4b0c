import { checkHero } from '../../check-hero.ts';
import { INK, shade } from '../../drawing/colour.ts';
import { boxAround, capsule, ellipse } from '../../drawing/path.ts';
import { corners } from '../../drawing/box.ts';
import { group, shape, type Box, type Node } from '../../drawing/tree.ts';
import type { Expression, Hero } from '../../hero.ts';
import { bodySkin } from './body-skin.ts';
import { asDrawn, drawHead } from './head.ts';

const WEIGHTS = { outer: 20, inner: 11 };
const SHIRT = '#e4512f';
const SHOULDERS = 'M-176 196C-170 96 -108 62 -52 52C-28 84 28 84 52 52C108 62 170 96 176 196Z';
const ROOM = 26;

/** Head, neck and shoulders of a hero in head units, and the box around them. */
export function drawBust(given: Hero, expression: Expression): { nodes: Node[]; view: Box } {
  const hero = asDrawn(checkHero(given));
  const head = drawHead(hero, { expression, turn: 0, weights: WEIGHTS });
  const skin = bodySkin(hero);
  const neck = capsule([0, -30], [0, 66], 36, 40);
  const nodes: Node[] = [
    shape([...head.edges].join(''), { fill: INK, stroke: INK, width: WEIGHTS.outer }),
    ...head.behind,
    shape(neck, { fill: skin, stroke: INK, width: WEIGHTS.inner * 1.3 }),
    group([shape(ellipse(0, -14, 74, 36), { fill: shade(skin, 0.62) })], { clip: neck }),
    shape(SHOULDERS, { fill: SHIRT, stroke: INK, width: WEIGHTS.outer * 0.8 }),
    ...head.over,
  ];
  const { x, y, width } = boxAround([...corners(head.box), [-190, 0], [190, 170]]);
  const side = Math.max(width, 170 - y) + 2 * ROOM;
  return { nodes, view: { x: x + width / 2 - side / 2, y: y - ROOM, width: side, height: side } };
}
