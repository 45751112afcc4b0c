import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { PHOTO_EXPRESSIONS, type PhotoHero } from '#comic';
import { photoSample } from '../../../comic/sample-heroes.ts';
import { pressBook } from './book-press.server.ts';

const request = {
  story: 'space-explorer',
  name: 'Meera',
  hero: {
    kind: 'drawn',
    skin: '#b9773f',
    hair: '#241510',
    hairStyle: 'curly',
    glasses: true,
    headwear: 'none',
  },
} as const;

/** Five heads from the portrait, as large as the studio makes them. */
async function photoHero(): Promise<PhotoHero> {
  const heads = PHOTO_EXPRESSIONS.map(async (expression, index) => {
    const head = sharp('comic/hero/fixtures/astronaut.jpg').resize(1000, 1125, { fit: 'fill' });
    const jpeg = await head.modulate({ hue: index }).jpeg().toBuffer();
    return [expression, `data:image/jpeg;base64,${jpeg.toString('base64')}`];
  });
  return { ...photoSample, heads: Object.fromEntries(await Promise.all(heads)) };
}

describe('the press', () => {
  it('makes the files of a photo’s book in processes with little memory, the same to the byte each time', async () => {
    const hero = await photoHero();
    const answers = await Promise.all([1, 2].map(() => pressBook({ ...request, hero }, true, undefined)));
    const [first, second] = answers.map((answer) => {
      if (!('made' in answer) || !answer.made.print) throw new Error(JSON.stringify(answer));
      expect(answer.made.pages).toBe(24);
      const { reading, print } = answer.made;
      return [reading, print.pages, print.cover].map((file) => Buffer.from(file));
    });
    for (const [index, file] of first!.entries()) {
      expect(file.toString('latin1', 0, 8)).toBe('%PDF-1.6');
      expect(file.includes('/DCTDecode')).toBe(true);
      expect(file.equals(second![index]!)).toBe(true);
    }
  });

  it('prints nothing with a colour profile that is none, and says so', async () => {
    expect(await pressBook(request, true, '/nowhere/press.icc')).toEqual({
      refused: [{ rule: 'colours', message: 'There is no colour profile /nowhere/press.icc.' }],
    });
  });

  it('refuses a photo that is too coarse for print, by the finished files', async () => {
    const answer = await pressBook({ ...request, hero: photoSample }, true, undefined);
    if (!('refused' in answer)) throw new Error('It went to the printer.');
    expect(answer.refused[0]).toMatchObject({ page: 0, rule: 'pictures' });
    expect(new Set(answer.refused.map(({ rule }) => rule))).toEqual(new Set(['pictures']));
  });

  it('needs no profile for a book that is only read', async () => {
    expect(await pressBook(request, false, '/nowhere/press.icc')).toMatchObject({ made: { print: null } });
  });
});
