import type { Colour, DrawnHero, StoryId } from '#comic';

/** Whom the shop's own covers and sample pages are drawn with: nobody's photo. */
export const SAMPLE_HEROES: Record<StoryId, { name: string; hero: DrawnHero }> = {
  'superhero-adventure': { name: 'Mira', hero: look('#a9673f', 'braids') },
  'magic-kingdom': { name: 'Kabir', hero: look('#c98d62', 'short', { hair: '#20161c', glasses: true }) },
  'space-explorer': { name: 'Zoya', hero: look('#d9a679', 'bob', { hair: '#3a241c' }) },
  'princess-adventure': { name: 'Anvi', hero: look('#c08457', 'long', { hair: '#241820' }) },
  hanuman: { name: 'Dev', hero: look('#b87a4e', 'short') },
  spider: { name: 'Tara', hero: look('#8a5233', 'curly') },
  iron: { name: 'Arjan', hero: look('#b87a4e', 'short', { headwear: 'patka' }) },
  thor: { name: 'Ishaan', hero: look('#9c5f3b', 'curly', { glasses: true }) },
};

function look(skin: Colour, hairStyle: DrawnHero['hairStyle'], more: Partial<DrawnHero> = {}): DrawnHero {
  return { kind: 'drawn', skin, hair: '#1d1420', hairStyle, glasses: false, headwear: 'none', ...more };
}
