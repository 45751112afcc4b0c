import type { Frames } from '#comic';
import type { DrawnChoices } from '../drawing/drawn-hero.ts';

/** The choices for a drawn hero, with the names that customers read. */
export const SKINS = [
  { colour: '#fbe3d0', name: 'Very fair' },
  { colour: '#f0cba8', name: 'Fair' },
  { colour: '#dcab7c', name: 'Wheat' },
  { colour: '#c58c5a', name: 'Warm wheat' },
  { colour: '#a06c42', name: 'Brown' },
  { colour: '#7d5233', name: 'Dark brown' },
  { colour: '#5b3a26', name: 'Deep brown' },
  { colour: '#472c1e', name: 'Deepest brown' },
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
  { id: 'shaved', name: 'Shaved' },
  { id: 'down', name: 'Toddler’s down' },
  { id: 'oiled', name: 'Oiled and parted' },
  { id: 'bunches', name: 'Two bunches' },
  { id: 'hairband', name: 'Fringe and hairband' },
  { id: 'locs', name: 'Locs' },
  { id: 'long-curls', name: 'Long curls' },
] as const satisfies readonly { id: DrawnChoices['hairStyle']; name: string }[];

export const HEADWEAR = [
  { id: 'none', name: 'Nothing' },
  { id: 'hijab', name: 'Hijab' },
  { id: 'turban', name: 'Turban' },
  { id: 'patka', name: 'Patka' },
] as const satisfies readonly { id: DrawnChoices['headwear']; name: string }[];

export const CLOTHS = [
  { colour: '#ff8a1f', name: 'Saffron' },
  { colour: '#b3263a', name: 'Red' },
  { colour: '#d9578f', name: 'Pink' },
  { colour: '#7a1f3d', name: 'Maroon' },
  { colour: '#3d5afe', name: 'Blue' },
  { colour: '#1f2f63', name: 'Navy' },
  { colour: '#17a398', name: 'Teal' },
  { colour: '#2f7d3a', name: 'Green' },
  { colour: '#f4efe4', name: 'White' },
  { colour: '#2a2530', name: 'Black' },
] as const;

/** The colour of each kind of headwear when none was chosen. */
export const USUAL_CLOTH = { none: '', hijab: '#17a398', turban: '#ff8a1f', patka: '#3d5afe' } as const;

export const EYES = [
  { colour: '#3b2213', name: 'Nearly black' },
  { colour: '#5e3519', name: 'Dark brown' },
  { colour: '#8a5230', name: 'Brown' },
  { colour: '#b07b35', name: 'Hazel' },
  { colour: '#5c7f45', name: 'Green' },
  { colour: '#4d86b0', name: 'Blue' },
  { colour: '#7b8794', name: 'Grey' },
] as const;

export const FRAMES = [
  { id: 'round', name: 'Round' },
  { id: 'square', name: 'Square' },
  { id: 'cat', name: 'Cat’s eye' },
] as const satisfies readonly { id: Frames; name: string }[];
