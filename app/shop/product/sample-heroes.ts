import type { Colour, DrawnHero, StoryId } from '#comic';

/** The heroes of the shop's own covers and sample pages. None comes from a photo. */
export const SAMPLE_HEROES: Record<StoryId, { name: string; hero: DrawnHero }> = {
  'superhero-adventure': {
    name: 'Mira',
    hero: look('#a9673f', 'braids', { face: { shape: 'heart', smile: 'wide' } }),
  },
  'magic-kingdom': {
    name: 'Kabir',
    hero: look('#c98d62', 'short', {
      hair: '#20161c',
      glasses: true,
      face: { shape: 'round', frames: 'square', frameColour: '#2f62d9' },
    }),
  },
  'space-explorer': {
    name: 'Zoya',
    hero: look('#d9a679', 'hairband', { hair: '#3a241c', face: { eyes: 'round', nose: 'button' } }),
  },
  'princess-adventure': {
    name: 'Anvi',
    hero: look('#c08457', 'long-curls', { hair: '#241820', face: { eyes: 'almond', brows: 'arched' } }),
  },
  hanuman: { name: 'Dev', hero: look('#b87a4e', 'oiled', { face: { age: 'toddler', ears: 'large' } }) },
  spider: {
    name: 'Tara',
    hero: look('#8a5233', 'bunches', { face: { freckles: true, toothGap: true, smile: 'wide' } }),
  },
  iron: {
    name: 'Arjan',
    hero: look('#b87a4e', 'short', { headwear: 'patka', face: { brows: 'thick', shape: 'long' } }),
  },
  thor: {
    name: 'Ishaan',
    hero: look('#9c5f3b', 'curly', { glasses: true, face: { nose: 'wide', frameColour: '#1e8c8a' } }),
  },
};

function look(skin: Colour, hairStyle: DrawnHero['hairStyle'], more: Partial<DrawnHero> = {}): DrawnHero {
  return { kind: 'drawn', skin, hair: '#1d1420', hairStyle, glasses: false, headwear: 'none', ...more };
}
