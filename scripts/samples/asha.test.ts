import { expect, it } from 'vitest';
import { checkHero } from '../../comic/check-hero.ts';
import { SAMPLE_HEROES } from '../../app/shop/product/sample-heroes.ts';
import { chosenHeroSchema } from '../../app/books/book/book.schema.ts';
import { ashasLikeness } from './asha.ts';

it('Asha is what the studio draws from her painted photo, and what a parent may order', async () => {
  const hero = await ashasLikeness();
  expect(hero.traced?.over.length).toBeGreaterThan(0);
  expect(hero.headwear).toBe('none');
  expect(hero.wishes).toEqual({ backHair: 'braids', bindi: true });
  expect(JSON.stringify(hero).length).toBeLessThan(8_000);
  expect(chosenHeroSchema.parse(hero)).toEqual(checkHero(hero));
});

it.each(Object.entries(SAMPLE_HEROES))(
  'the child on the cover of %s can be made by a parent too',
  (_, { hero }) => {
    const { kind, ...chosen } = hero;
    expect(kind).toBe('drawn');
    expect(JSON.parse(JSON.stringify(chosenHeroSchema.parse(chosen)))).toEqual(chosen);
  },
);
