import { bendNodes, type Warp } from '../../drawing/bend-nodes.ts';
import type { Box } from '../../drawing/tree.ts';
import type { Character } from './cast.ts';

/** How far the middle of a face slides when its head turns, as a share of half the head. */
const SLIDE = 0.24;

/**
 * Turns a character drawn from the front to one side. As on a round thing that turns, the middle slides over,
 * the far half gets narrow and the near half wide. The body follows a little; the feet stay.
 */
export function threeQuarter(character: Character, side: -1 | 1): Character {
  const warp = turning(character.head, character.face, side);
  const middle = character.face.x + character.face.width / 2;
  const [moved] = warp([middle, character.face.y + character.face.height / 2]);
  return {
    ...character,
    nodes: bendNodes(character.nodes, warp),
    face: { ...character.face, x: character.face.x + (moved - middle) / 2 },
    mouth: warp(character.mouth),
  };
}

function turning(head: Box, face: Box, side: -1 | 1): Warp {
  const middle = face.x + face.width / 2;
  const reach = Math.max(face.width * 0.5, Math.min(head.width * 0.5, face.width * 0.8)) * 1.05;
  const chin = face.y + face.height;
  return ([x, y]) => {
    const k = (x - middle) / reach;
    if (Math.abs(k) >= 1) return [x, y];
    const lower = y > chin && chin < 0 ? Math.max(0, 1 - (y - chin) / -chin) * 0.6 : 1;
    return [x + side * SLIDE * reach * lower * Math.cos((k * Math.PI) / 2) ** 2, y];
  };
}
