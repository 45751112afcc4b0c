import type { LikenessHero, TracedHair } from '../../hero.ts';
import type { WishedLikeness } from '../../adjust-likeness.ts';
import { faceShape, widened, type FaceShape } from '../../likeness-features.ts';
import { INK, brightness, light, mix, shade } from '../../drawing/colour.ts';
import { movePath } from '../../drawing/path.ts';
import { group, shape, type Matrix, type Node } from '../../drawing/tree.ts';
import { fitHair, hairStyles, type Hair } from './hair.ts';
import { anyStyle } from './more-hair.ts';
import type { Head, HeadRequest } from './head.ts';
import { wearOf } from './headwear.ts';
import { inkedHead } from './inked-head.ts';
import { skullOf } from './likeness-skull.ts';
import { pointsAlong } from './mirrored-edge.ts';

/** Colour of the glasses' frames. */
const FRAMES = '#3d63c9';
/** How much lighter than its lit tone the hair shines. */
const SHEEN = 0.2;
/** Moves a fringe to where its shadow falls. */
const SHADOW: Matrix = [1, 0, 0, 1, 4, 12];

/** The head of a child drawn from a photo: the child's own face and hair, in the same ink as the body. */
export function likenessHead(hero: WishedLikeness, request: HeadRequest): Head {
  const shaped = wishedShape(hero);
  const skull = skullOf(shaped);
  const hair = hairOf(hero, shaped);
  const parts = {
    skull,
    earsAt: shaped.width.face,
    earSteps: hero.ears,
    shaped,
    look: { ...hero, hair: browColour(hero), frameColour: FRAMES },
    wear: wearOf(hero),
    hair,
    tones: { ...hero.hairTones, light: light(hero.hairTones.light, SHEEN) },
    shadow: hair && fringeShadow(hair, skull, hero.skin),
    leastReach: REACH.least,
    browWidth: 2 * shaped.width.face - 28,
  };
  return inkedHead(hero, parts, request);
}

/** The face after the parent's wishes. */
export function wishedShape({ features, exaggeration, widened: times = 1 }: WishedLikeness): FaceShape {
  return widened(faceShape(features, exaggeration), times);
}

/** The hair as it is drawn: the photo's own or a drawn style, with the back that the parent chose. */
export function hairOf(hero: WishedLikeness, shaped: FaceShape): Hair | undefined {
  const front = frontHair(hero, shaped);
  if (hero.backHair === 'as-traced') return front;
  const back = hairStyles[hero.backHair];
  const { over = [], strands = [], shine = '' } = front ?? {};
  return {
    over,
    strands,
    shine,
    behind: [...(front?.behind ?? []), ...back.behind],
    strandsBehind: back.strandsBehind,
    tiesBehind: back.tiesBehind,
    ties: back.ties,
    reach: Math.max(front?.reach ?? 0, back.reach),
  };
}

function frontHair(hero: WishedLikeness, shaped: FaceShape): Hair | undefined {
  if (hero.hairStyle === 'none') return undefined;
  if (hero.hairStyle === 'traced') return hero.traced && styledAs(hero.traced, hero.widened);
  return fitHair(anyStyle(hero.hairStyle), shaped);
}

/** Scales the hair along with a face that is made wider or narrower. */
function styledAs({ over, behind, strands, shine }: TracedHair, times = 1): Hair {
  const fit = (d: string): string => (times === 1 || d === '' ? d : movePath(d, [times, 0, 0, 1, 0, 0]));
  const fitted = over.map(fit);
  return {
    over: fitted,
    behind: behind.map(fit),
    strands: strands.map(fit),
    shine: fit(shine),
    reach: reachOf(fitted),
  };
}

/** The least and the most that a helmet reaches. Hair below `above` hangs outside of it. */
const REACH = { least: 208, most: 246, above: -60 } as const;

/** How far hair reaches from the middle of the head, within a helmet's bounds. */
function reachOf(hair: readonly string[]): number {
  const away = pointsAlong(hair.join(''))
    .filter(([, y]) => y < REACH.above)
    .map(([x, y]) => Math.hypot(x, y + 190));
  return Math.min(REACH.most, Math.max(REACH.least, ...away));
}

function fringeShadow({ over }: Hair, skull: string, skin: string): Node[] {
  return [
    group(
      over.map((d) => shape(movePath(d, SHADOW), { fill: shade(skin, 0.55), opacity: 0.38 })),
      { clip: skull },
    ),
  ];
}

/** Brows are as dark as the hair's shadow, and darker where they would be lost on the skin. */
function browColour({ hair, hairTones, skin }: LikenessHero): string {
  const colour = mix(hair, hairTones.dark, 0.5);
  return brightness(colour) > brightness(skin) - 0.12 ? mix(colour, INK, 0.4) : colour;
}
