import { describe, expect, it } from 'vitest';
import { photoSample } from '../../comic/sample-heroes.ts';
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

describe('the press', () => {
  it('makes the files of a book in a process with little memory', async () => {
    const answer = await pressBook(request, true, undefined);
    expect(answer).toMatchObject({ made: { pages: 24 } });
    if (!('made' in answer) || !answer.made.print) throw new Error('Nothing to print.');
    for (const file of [answer.made.reading, answer.made.print.pages, answer.made.print.cover])
      expect(Buffer.from(file).toString('latin1', 0, 8)).toBe('%PDF-1.6');
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
