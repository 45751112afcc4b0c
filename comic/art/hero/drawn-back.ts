import type { DrawnHero, LikenessHero } from '../../hero.ts';
import type { Back } from './back-head.ts';
import {
  BACK_OF_TURBAN,
  combed,
  curls,
  falls,
  folds,
  gleam,
  HALF,
  parted,
  shineOfHair,
} from './back-lines.ts';
import type { Head } from './head.ts';
import { type Headwear, headwears } from './headwear.ts';

/** What a drawn head shows from behind, apart from headwear and hair. */
interface BareBack {
  skull: string;
  ears: readonly string[];
}

type Worn = Exclude<DrawnHero['headwear'], 'none'>;

/** Cloth seen from behind: wound, with hair and nape below it, or hanging. */
export function backOfCloth(
  worn: Worn,
  { skull, ears }: BareBack,
  front: Head,
  colour = headwears[worn].colour,
): Back {
  const { behind, over }: Headwear = headwears[worn];
  const wound = worn === 'turban' || worn === 'patka';
  const {
    middle: [x],
    box: { y: top, height },
  } = front;
  return {
    colour,
    cloth: wound ? [...behind, ...over, BACK_OF_TURBAN] : [skull, ...behind, ...over],
    ears: worn === 'patka' ? ears : [],
    lines: (wound ? folds(front) : falls(x, top, height)).join(''),
    shine: gleam(x, top, height),
    nape: false,
    ...(wound ? { below: skull } : {}),
  };
}

/** Hair seen from behind. */
export function backOfHair(
  { skull, ears }: BareBack,
  { middle: [x], box: { y: top } }: Head,
  hair: {
    colour: string;
    paths: readonly string[];
    kind: 'curls' | 'braids' | 'combed';
    /** Whether the hair ends above the neck. */
    nape: boolean;
  },
): Back {
  const lines = { curls, braids: parted, combed }[hair.kind];
  return {
    colour: hair.colour,
    cloth: [skull, ...hair.paths],
    ears,
    shine: shineOfHair(x, top, HALF),
    lines: lines(x, top),
    nape: hair.nape,
  };
}

export function kindOfHair(style: LikenessHero['hairStyle'], curly = false): 'curls' | 'braids' | 'combed' {
  if (curly || style === 'curly' || style === 'coily' || style === 'long-curls') return 'curls';
  return style === 'braids' || style === 'bunches' ? 'braids' : 'combed';
}
