import { describe, expect, it } from 'vitest';
import {
  countLetters,
  type Hero,
  loadBook,
  loadLettering,
  LONGEST_NAME,
  LONGEST_TITLE,
  planBook,
} from '#comic';
import { fontBytes } from '#comic/node-fonts.ts';
import { FIRST_DRAWN_HERO } from '../drawing/drawn-hero.ts';
import { bookSchema } from './book.schema.ts';
import { LONGEST } from './longest-words.ts';

const BOOK = { story: 'space-explorer', format: 'digital', characterName: 'Mira' };
const DRAWN = { kind: 'drawn', ...FIRST_DRAWN_HERO } as Hero;
const WORDS = ['characterName', 'customTitle', 'customMessage', 'customStory'] as const;

it.each(['ஆதித்யா', 'অর্জুন', 'અર્જુન', 'అర్జున్', 'مريم', '明', 'Arjun অ', 'Міра'])(
  'says at the field that %s cannot be printed',
  (text) => {
    for (const field of WORDS) {
      const [issue, ...more] = bookSchema.safeParse({ ...BOOK, [field]: text }).error?.issues ?? [];
      expect([issue?.path, more]).toEqual([[field], []]);
      expect(issue?.message).toMatch(
        /^Our books have English and Hindi letters; “[^A-Za-z ]+” cannot be printed yet\.$/,
      );
    }
  },
);

it.each(['🦄', ' 🦁🦁 ', '👩🏽‍🚀', '❤️'])(
  'says at the name that nothing of %s can be printed',
  (characterName) => {
    expect(bookSchema.safeParse({ ...BOOK, characterName }).error?.issues).toMatchObject([
      {
        path: ['characterName'],
        message: 'Emoji cannot be printed: in the book the name would read “Hero”. Type a name in letters.',
      },
    ]);
    expect(bookSchema.parse({ ...BOOK, customMessage: '🦄' })).toMatchObject({ customMessage: '🦄' });
  },
);

it.each([
  'Jo',
  'अर्जुन',
  'क्षितिज श्रीवास्तव',
  'Śrī-Lakshmī d’Souza',
  'Ved 🚀',
  'e\u0301lan',
  'Mira 2',
  'W'.repeat(40),
  '𝐌𝐢𝐫𝐚',
  'Ｍｉｒａ',
  'Kr̥ṣṇa',
  'Ŋgũgĩ',
  'क्षि'.repeat(40),
])('takes the name %s', (name) => {
  for (const field of WORDS)
    expect(bookSchema.parse({ ...BOOK, [field]: name })).toMatchObject({ [field]: name });
});

describe('what is too long', () => {
  it.each([
    [
      'characterName',
      'Venkatanarasimharajuvaripeta Srinivasa Raghavendra Rao',
      'A name in a book has at most 40 letters; this has 54. Please shorten it a little.',
    ],
    [
      'characterName',
      'क्षि'.repeat(41),
      'A name in a book has at most 40 letters; this has 41. Please shorten it a little.',
    ],
    [
      'customTitle',
      'T'.repeat(81),
      'A cover has room for 80 letters; this has 81. Please shorten it a little.',
    ],
    [
      'customMessage',
      'm'.repeat(601),
      'The first page has room for 600 letters; this has 601. Please shorten it a little.',
    ],
    [
      'customStory',
      's'.repeat(4001),
      'A book has room for 4,000 letters; this has 4,001. Please shorten it a little.',
    ],
  ])('%s is told at its field, and cut nowhere', (field, text, message) => {
    expect(bookSchema.safeParse({ ...BOOK, [field]: text }).error?.issues).toMatchObject([
      { path: [field], message },
    ]);
  });

  it('is nothing that the book itself would cut', async () => {
    const longest = 'Kshitij Venkatanarasimharajuvaripeta Rao'.slice(0, LONGEST.characterName);
    const lettering = await loadLettering(fontBytes());
    await loadBook({ story: 'space-explorer' });
    for (const name of [longest, '𝐌𝐢𝐫𝐚', 'Kr̥ṣṇa', 'क्षि'.repeat(LONGEST.characterName)]) {
      await lettering.bring(name);
      const book = planBook({ story: 'space-explorer', name, hero: DRAWN }, lettering);
      expect(countLetters(book.name)).toBe(countLetters(name));
    }
    expect([LONGEST.characterName, LONGEST.customTitle]).toEqual([LONGEST_NAME, LONGEST_TITLE]);
  });
});
