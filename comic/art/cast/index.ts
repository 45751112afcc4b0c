import type { Facing, Supporting } from '../../book.ts';
import { moveBox } from '../../drawing/box.ts';
import { apply, group, place, type Box, type Node, type Point } from '../../drawing/tree.ts';
import type { Art, Drawn } from '../art.ts';
import type { Character, DrawCharacter } from './cast.ts';
import { drawHeld } from '../props/index.ts';
import { threeQuarter } from './three-quarter.ts';

/** All characters that can act beside the hero, in any story. */
export type CastName = Drawn<'cast'>;

export interface CastFigure {
  node: Node;
  face: Box;
  head: Box;
  body: Box;
  mouth: Point;
  paper: string;
}

/** Stands a character on a point of the page, `height` page units high. */
export function drawCast(item: Supporting, at: Point, height: number, facing: Facing, art: Art): CastFigure {
  const draw = art.cast[item.who];
  if (!draw) throw new Error(`The story has nobody called ${item.who}.`);
  const scale = height / 1000;
  const matrix = place(at[0], at[1], item.turn ?? 0, item.flip ? -scale : scale, scale);
  const weight = Math.max(6.5, Math.min(11, 5 + height * 0.008));
  const { nodes, face, head, mouth, paper } = seen(draw, item, weight / scale, facing, art);
  return {
    node: group(nodes, { matrix }),
    face: moveBox(face, matrix),
    head: moveBox(head, matrix),
    body: moveBox({ x: -330, y: -1000, width: 660, height: 1000 }, matrix),
    mouth: apply(matrix, mouth),
    paper,
  };
}

function seen(draw: DrawCharacter, item: Supporting, ink: number, facing: Facing, art: Art): Character {
  if (facing === 'away') return draw(item.mood, ink, 'back', item.gesture);
  const character = draw(item.mood, ink, 'front', item.gesture, item.flip);
  const nodes = [...character.nodes, ...heldBy(character, item, ink, art)];
  if (facing === 'front') return { ...character, nodes };
  // A mirrored character is first turned to the other side.
  return threeQuarter({ ...character, nodes }, (facing === 'right') === !item.flip ? 1 : -1);
}

/** The thing in a character's hand. The hand closes over a thing that has a stem. */
function heldBy({ hands }: Character, { who, holds }: Supporting, ink: number, art: Art): Node[] {
  if (!holds) return [];
  if (!hands) throw new Error(`${who} has no hands to hold with.`);
  const { middle, top, over } = hands[holds.hand];
  const { node, gripped } = drawHeld(holds.thing, holds.size, ink * 0.7, art);
  const [x, y] = gripped ? middle : top;
  const held = group([node], { matrix: place(x, y, holds.turn ?? 0) });
  return gripped ? [held, ...over] : [held];
}
