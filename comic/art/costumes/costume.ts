import type { Node } from '../../drawing/tree.ts';
import type { Head } from '../hero/head.ts';
import type { FootLook } from '../hero/feet.ts';
import type { LimbLook, Weights } from '../hero/limbs.ts';
import type { Girth, Skeleton } from '../hero/skeleton.ts';

/** What a costume's drawings may depend on, all in body units. */
export interface Wearer {
  body: Skeleton;
  head: Head;
  skin: string;
  hair: string;
  weights: Weights;
  /**
   * Path data of the first letter of the hero's name, about 100 high round the origin; '' if it cannot be
   * drawn.
   */
  initial: string;
}

/** A costume: the look of the limbs, and drawings behind, on and over the body. */
export interface Costume {
  girth: Girth;
  arm: LimbLook;
  leg: LimbLook;
  trunk: LimbLook;
  /** Colour of the gloves; without it the hands are bare. */
  glove?: string;
  cuff?: string;
  foot: FootLook | ((skin: string) => FootLook);
  /** Capes and packs, drawn behind everything. */
  behind?(wearer: Wearer): Node[];
  /** What lies over the back of a hero seen from behind; by default, what `behind` draws. */
  back?(wearer: Wearer): Node[];
  /** On the trunk, drawn under the arms. */
  chest?(wearer: Wearer): Node[];
  /** Over the neck, drawn under the head. */
  collar?(wearer: Wearer): Node[];
  /** Drawn in front of chin and helmet. */
  overNeck?(wearer: Wearer): Node[];
  /** Drawn behind and over the head, in head units. */
  behindHead?(wearer: Wearer): Node[];
  overHead?(wearer: Wearer): Node[];
  /** How far the costume's headgear reaches from the middle of the head, in head units. */
  headReach?(head: Head): number;
}
