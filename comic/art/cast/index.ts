import type { Supporting } from '../../book.ts';
import { moveBox } from '../../drawing/box.ts';
import { apply, group, place, type Box, type Node, type Point } from '../../drawing/tree.ts';
import { bholu } from './bholu.ts';
import type { DrawCharacter } from './cast.ts';
import { gloom } from './gloom.ts';
import { moru } from './moru.ts';
import { tara } from './tara.ts';
import { tiko } from './tiko.ts';
import { chapal } from './chapal.ts';
import { resham } from './resham.ts';
import { dabba } from './dabba.ts';
import { gudgud } from './gudgud.ts';
import { gilli } from './gilli.ts';
import { jamba } from './jamba.ts';
import { jhonka } from './jhonka.ts';
import { ghup } from './ghup.ts';
import { jhatpat } from './jhatpat.ts';

/** Everybody who can act beside the hero. */
const cast = {
  bholu,
  gloom,
  moru,
  tiko,
  tara,
  chapal,
  resham,
  dabba,
  gudgud,
  gilli,
  jamba,
  jhonka,
  ghup,
  jhatpat,
} satisfies Record<string, DrawCharacter>;
export type CastName = keyof typeof cast;

export interface CastFigure {
  node: Node;
  face: Box;
  head: Box;
  body: Box;
  mouth: Point;
  paper: string;
}

/** Stands a character at a page point, `height` page units high. */
export function drawCast(item: Supporting, at: Point, height: number): CastFigure {
  const scale = height / 1000;
  const matrix = place(at[0], at[1], item.turn ?? 0, item.flip ? -scale : scale, scale);
  const weight = Math.max(6.5, Math.min(11, 5 + height * 0.008));
  const { nodes, face, head, mouth, paper } = cast[item.who](item.mood, weight / scale);
  return {
    node: group(nodes, { matrix }),
    face: moveBox(face, matrix),
    head: moveBox(head, matrix),
    body: moveBox({ x: -330, y: -1000, width: 660, height: 1000 }, matrix),
    mouth: apply(matrix, mouth),
    paper,
  };
}
