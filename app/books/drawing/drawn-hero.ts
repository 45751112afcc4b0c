import type { DrawnHero } from '#comic';

/** A drawn hero as drafts and orders keep it. */
export interface DrawnChoices extends Omit<DrawnHero, 'kind' | 'skin' | 'hair'> {
  /** `#rrggbb`. */
  skin: string;
  /** `#rrggbb`. */
  hair: string;
}

export const FIRST_DRAWN_HERO: DrawnChoices = {
  skin: '#c58c5a',
  hair: '#2b1a12',
  hairStyle: 'short',
  glasses: false,
  headwear: 'none',
};

export const HAIR_STYLES = [
  'short',
  'side-parting',
  'cropped',
  'curly',
  'coily',
  'bob',
  'braids',
  'plait',
  'ponytail',
  'bun',
  'long',
  'shaved',
  'down',
  'oiled',
  'bunches',
  'hairband',
  'locs',
  'long-curls',
] as const satisfies readonly DrawnHero['hairStyle'][];

export const HEADWEAR = [
  'none',
  'hijab',
  'turban',
  'patka',
] as const satisfies readonly DrawnHero['headwear'][];
