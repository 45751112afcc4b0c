import type { Expression, Hero } from '../../hero.ts';
import type { Box, Node, Point } from '../../drawing/tree.ts';
import { backOfHead } from './back-head.ts';
import { drawnHead } from './drawn-head.ts';
import type { Weights } from './limbs.ts';
import { photoHead } from './photo-head.ts';

/** A head in head units: the chin at the origin, y down, about 385 high. */
export interface Head {
  /** Hair that hangs behind neck and shoulders. */
  behind: readonly Node[];
  over: readonly Node[];
  /** Edges for the figure's outer contour. */
  edges: readonly string[];
  /** Everything, hair included. */
  box: Box;
  /** Brow to chin, cheek to cheek: what words must never cover. */
  face: Box;
  mouth: Point;
  /** Where a crown or circlet sits: the middle of the hair line and the width of the brow. */
  brow: { at: Point; width: number };
  /** How far hair reaches from the middle of the head, for a helmet. */
  reach: number;
  middle: Point;
}

export interface HeadRequest {
  expression: Expression;
  /** −1 looks left .. 1 right. A photo looks where it was taken. */
  turn: number;
  /** Seen from behind. */
  back?: boolean;
  /** Eyes shut. */
  shut?: boolean;
  weights: Weights;
  /** The colour of the scene's light and how much of it falls on the face. */
  tint?: { colour: string; amount: number };
}

export function drawHead(hero: Hero, request: HeadRequest): Head {
  const front = hero.kind === 'photo' ? photoHead(hero, request) : drawnHead(hero, request);
  return request.back ? backOfHead(hero, front, request.weights) : front;
}
