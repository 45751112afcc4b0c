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

export const SKINS = [
  { colour: '#472c1e', name: 'Deepest brown' },
  { colour: '#5b3a26', name: 'Deep brown' },
  { colour: '#7d5233', name: 'Dark brown' },
  { colour: '#a06c42', name: 'Brown' },
  { colour: '#c58c5a', name: 'Warm wheat' },
  { colour: '#dcab7c', name: 'Wheat' },
  { colour: '#f0cba8', name: 'Fair' },
  { colour: '#fbe3d0', name: 'Very fair' },
] as const;

export const HAIR_COLOURS = [
  { colour: '#17110f', name: 'Black' },
  { colour: '#2b1a12', name: 'Dark brown' },
  { colour: '#5a3620', name: 'Brown' },
  { colour: '#8a4b23', name: 'Chestnut' },
  { colour: '#c98b3c', name: 'Golden' },
] as const;

export const HAIR_STYLES = [
  { id: 'short', name: 'Short' },
  { id: 'side-parting', name: 'Side parting' },
  { id: 'cropped', name: 'Very short' },
  { id: 'curly', name: 'Curly' },
  { id: 'coily', name: 'Coily' },
  { id: 'bob', name: 'Bob' },
  { id: 'braids', name: 'Two braids' },
  { id: 'plait', name: 'One plait' },
  { id: 'ponytail', name: 'Ponytail' },
  { id: 'bun', name: 'Bun' },
  { id: 'long', name: 'Long' },
] as const;

export const HEADWEAR = [
  { id: 'none', name: 'Nothing' },
  { id: 'hijab', name: 'Hijab' },
  { id: 'turban', name: 'Turban' },
  { id: 'patka', name: 'Patka' },
] as const;
