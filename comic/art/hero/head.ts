import type { Expression, Hero, LikenessHero, PhotoHero } from '../../hero.ts';
import type { Box, Node, Point } from '../../drawing/tree.ts';
import { type Back, backOfHead } from './back-head.ts';
import { drawnBack, drawnHead, loadChosenFaces } from './drawn-head.ts';
import { isFirstStyle } from './hair.ts';
import type { Weights } from './limbs.ts';

/** A head in head units: the chin at the origin, y down, about 385 high. */
export interface Head {
  /** Hair that hangs behind neck and shoulders. */
  behind: readonly Node[];
  over: readonly Node[];
  /** Edges for the figure's outer contour. */
  edges: readonly string[];
  /** Everything, hair included. */
  box: Box;
  /** From brow to chin and from cheek to cheek: words must never cover it. */
  face: Box;
  mouth: Point;
  /** Where a crown or circlet sits: the middle of the hair line and the width of the brow. */
  brow: { at: Point; width: number };
  /** How far hair reaches from the middle of the head, for a helmet. */
  reach: number;
  middle: Point;
  /** Whether cloth such as a hijab, turban or patka covers the hair. Nothing is put on such a head. */
  dressed: boolean;
}

export interface HeadRequest {
  expression: Expression;
  /** −1 looks left .. 1 right. A photo keeps the turn with which it was taken. */
  turn: number;
  /** −1 looks up .. 1 down. */
  nod?: number;
  /** Where the eyes look, −1..1 to the right and down; when left out, the expression decides. */
  gaze?: Point;
  /** Seen from behind. */
  back?: boolean;
  /** Eyes shut. */
  shut?: boolean;
  weights: Weights;
  /** The colour of the scene's light and how much of it falls on the face. */
  tint?: { colour: string; amount: number };
}

type Kind<H extends Hero> = {
  front: (hero: H, request: HeadRequest) => Head;
  back: (hero: H, front: Head) => Back;
};

/** Loaded when needed: a browser that draws one kind of hero needs no code for the others. */
let photo: Kind<PhotoHero> | undefined;
let likeness: (Kind<LikenessHero> & { asWished: (hero: LikenessHero) => LikenessHero }) | undefined;

/** A kind of hero; `chosen` means drawn heroes with a chosen face or newer hair. */
export type HeadKind = Hero['kind'] | 'chosen';

/** The fields of a hero that tell which heads it needs. */
export interface HeroLook {
  kind: Hero['kind'];
  face?: unknown;
  hairStyle?: unknown;
}

export const headKind = ({ kind, face, hairStyle }: HeroLook): HeadKind =>
  kind === 'drawn' && (face !== undefined || !isFirstStyle(hairStyle ?? 'short')) ? 'chosen' : kind;

/**
 * Loads the code for the heads of a kind of hero. Call it before one is drawn; usual drawn heroes need no
 * loading.
 */
export async function loadHeads(kind: HeadKind): Promise<void> {
  if (kind === 'chosen') await loadChosenFaces();
  if (kind === 'photo') photo ??= await import('./photo-heads.ts');
  if (kind === 'likeness') likeness ??= await import('./likeness-heads.ts');
}

/** A hero as it is drawn: a likeness gets its parent's wishes. @throws Error as `drawHead` does. */
export function asDrawn(hero: Hero): Hero {
  return hero.kind === 'likeness' && hero.wishes ? brought(likeness).asWished(hero) : hero;
}

/** @throws Error when the heads of the hero's kind are not loaded. */
export function drawHead(hero: Hero, request: HeadRequest): Head {
  if (hero.kind === 'photo') return seen(brought(photo), hero, request);
  if (hero.kind === 'likeness') return seen(brought(likeness), hero, request);
  return seen({ front: drawnHead, back: drawnBack }, hero, request);
}

function seen<H extends Hero>(kind: Kind<H>, hero: H, request: HeadRequest): Head {
  const front = kind.front(hero, request);
  return request.back ? backOfHead(hero, front, kind.back(hero, front), request.weights) : front;
}

function brought<T>(kind: T | undefined): T {
  if (!kind) throw new Error('The heads of this kind of hero were not brought: see loadHeads.');
  return kind;
}
