import type { DrawnHero, LikenessHero } from '../../hero.ts';
import type { FaceShape } from '../../likeness-features.ts';
import { boxAround, pathBox } from '../../drawing/path.ts';
import { corners } from '../../drawing/box.ts';
import type { Node } from '../../drawing/tree.ts';
import { drawBareHead, earAt, earPaths } from './bare-head.ts';
import { drawFace, type FaceLook, mouthAt } from './face.ts';
import { drawHairBehind, drawHairOver, type Hair } from './hair.ts';
import type { Head, HeadRequest } from './head.ts';
import { drawHeadwearBehind, drawHeadwearOver, type Headwear } from './headwear.ts';
import { drawHearingAid } from './worn-on-face.ts';

/** What distinguishes one drawn head from another. */
interface Parts {
  skull: string;
  /** How far the ears are from the middle. */
  earsAt: number;
  shaped: FaceShape;
  /** How much larger than usual the ears are, in steps. */
  earSteps: number | undefined;
  look: FaceLook;
  /** Headwear hides the hair. */
  wear?: Headwear;
  /** None on a bald head. */
  hair?: Hair;
  tones?: { dark: string; light: string };
  /** Drawn on the skin, under the features. */
  shadow?: readonly Node[];
  /** How far a head reaches that has no hair and no headwear. */
  leastReach: number;
  /** The width of a crown or circlet. */
  browWidth: number;
}

/** A head in ink and flat colours, like all heads in the book. */
export function inkedHead(hero: DrawnHero | LikenessHero, parts: Parts, request: HeadRequest): Head {
  const { skull, earsAt, shaped, wear } = parts;
  const { turn, weights } = request;
  const hair = wear ? undefined : parts.hair;
  const ears =
    hero.headwear === 'hijab' || hero.headwear === 'turban' ? [] : earPaths(turn, earsAt, parts.earSteps);
  const aid = hero.hearingAid && ears.length ? drawHearingAid(earAt(1, turn, earsAt), 1, weights) : [];
  const dress = wear ?? hair;
  const edges = [skull, ...ears, ...(dress ? [...dress.behind, ...dress.over] : [])];
  const behind = wear
    ? drawHeadwearBehind(wear, weights)
    : hair
      ? drawHairBehind(hair, hero.hair, weights)
      : [];
  const over = wear
    ? drawHeadwearOver(wear, weights)
    : hair
      ? drawHairOver(hair, hero.hair, weights, parts.tones)
      : [];
  return {
    behind,
    over: [
      ...drawBareHead({ skull, ears, skin: hero.skin, bald: !dress }, request),
      ...(hair ? (parts.shadow ?? []) : []),
      ...drawFace(parts.look, request, shaped),
      ...over,
      ...aid,
    ],
    edges,
    box: boxAround(edges.flatMap((edge) => corners(pathBox(edge)))),
    face: { x: -128 + turn * 20, y: -246, width: 256, height: 250 },
    mouth: mouthAt(turn, shaped),
    brow: { at: [turn * 16, -292], width: parts.browWidth },
    reach: dress?.reach ?? parts.leastReach,
    middle: [0, -192],
    dressed: wear !== undefined,
  };
}
