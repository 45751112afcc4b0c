import { adjustLikeness, type WishedLikeness } from '../../adjust-likeness.ts';
import { mix } from '../../drawing/colour.ts';
import type { LikenessHero } from '../../hero.ts';
import { mirrorPath, pathBox } from '../../drawing/path.ts';
import type { Back } from './back-head.ts';
import { earPaths } from './bare-head.ts';
import { backOfCloth, backOfHair, kindOfHair } from './drawn-back.ts';
import type { Head } from './head.ts';
import { hairOf, wishedShape } from './likeness-head.ts';
import { skullOf } from './likeness-skull.ts';

export { likenessHead as front } from './likeness-head.ts';

const wished = new WeakMap<LikenessHero, WishedLikeness>();

/** The likeness after its parent's wishes. The same likeness always gives the same object. */
export function asWished(hero: LikenessHero): WishedLikeness {
  const known = wished.get(hero);
  if (known) return known;
  const made = adjustLikeness(hero);
  wished.set(hero, made);
  return made;
}

/** A likeness seen from behind: the traced hair, mirrored. */
export function back(hero: WishedLikeness, front: Head): Back {
  const shaped = wishedShape(hero);
  const head = { skull: skullOf(shaped), ears: earPaths(0, shaped.width.face, hero.ears) };
  if (hero.headwear !== 'none') return backOfCloth(hero.headwear, head, front, hero.cloth);
  const hair = hairOf(hero, shaped);
  if (!hair)
    return { colour: hero.skin, cloth: [head.skull], ears: head.ears, shine: '', lines: '', nape: false };
  const traced = hero.hairStyle === 'traced';
  const paths = [...hair.behind, ...(traced ? hair.over.map(mirrorPath) : hair.over)];
  const style = hero.backHair === 'braids' ? 'braids' : hero.hairStyle;
  return backOfHair(head, front, {
    colour: mix(hero.skin, hero.hair, hair.dense ?? 1),
    paths,
    kind: kindOfHair(style, traced && hero.traced?.curly),
    nape: !paths.some(hidesNape),
  });
}

/** Hair that ends lower than this at both sides hides the nape. The chin is at 0. */
const LONG = -34;

function hidesNape(d: string): boolean {
  const { x, y, width, height } = pathBox(d);
  return y + height > LONG && x < -100 && x + width > 100;
}
