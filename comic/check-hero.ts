import { EXPRESSIONS, type Hero } from './hero.ts';

const COLOUR = /^#[0-9a-f]{6}$/i;
const PATH = /^[MLCZ\d\s.,e+-]+$/i;
const PICTURE = /^(?:data:image\/(?:jpeg|png|webp);base64,[\w+/=]+|blob:[\w:/.-]+|\/(?!\/)[\w\-./?=&%]*)$/;

/**
 * Heroes come from storage and browsers: nothing of them may become markup or reach a foreign host.
 * @throws TypeError saying which part is wrong.
 */
export function checkHero(hero: Hero): Hero {
  demand(COLOUR.test(hero.skin), 'skin is not #rrggbb');
  demand(COLOUR.test(hero.hair), 'hair is not #rrggbb');
  if (hero.kind === 'drawn') {
    demand(['short', 'curly', 'bob', 'braids', 'bun', 'long'].includes(hero.hairStyle), 'unknown hair style');
    demand(['none', 'hijab', 'turban', 'patka'].includes(hero.headwear), 'unknown headwear');
    return hero;
  }
  demand(hero.kind === 'photo', 'neither drawn nor a photo');
  demand(
    hero.width > 0 && hero.height > 0 && Number.isFinite(hero.width * hero.height),
    'pictures have no size',
  );
  demand(PATH.test(hero.outline) && hero.outline.startsWith('M'), 'outline is not a path of M, L, C, Z');
  for (const expression of EXPRESSIONS)
    demand(PICTURE.test(hero.heads[expression]), `no usable picture for ${expression}`);
  for (const { x, y } of Object.values(hero.anchors))
    demand(Number.isFinite(x) && Number.isFinite(y), 'an anchor is not a point');
  demand(hero.anchors.chin.y > hero.anchors.crown.y, 'the chin is above the crown');
  demand(hero.anchors.rightEye.x > hero.anchors.leftEye.x, 'the eyes are the wrong way round');
  return hero;
}

function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new TypeError(`This hero cannot be drawn: ${what}.`);
}
